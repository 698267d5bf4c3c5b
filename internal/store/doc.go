// Package store keeps every match in one SQLite file: who played, by which
// rules, each move, and how it ended. A move is on the disk when Keep returns.
//
//	matches ─┬─ seats ── players      who sat where
//	         ├─ settings              the rules of this match
//	         ├─ lines                 moves, corrected moves and remarks, in the order they came
//	         └─ results ── areas      what was scored, once the match is over
//
// Nothing that was played is deleted: a move taken back or replaced stays, and
// says so. What is scored follows from the moves, and is stored only to be
// added up.
//
// # When the disk fails
//
// A damaged file is put aside under another name, all that can be read goes
// into a new one, and the match goes on. So does a file of a newer version.
// Three things stand against damage: SQLite's own checks, a checksum in each
// row, and a backup of the match in progress as a text that people can read.
//
// While nothing can be written, a move does not count; who wants to play on all
// the same says so with GoOffline, and the match is then held in memory and written
// as soon as that is possible. News says in words what has happened.
//
// # Why a rollback journal
//
// A commit with SQLite's write-ahead log takes one wait for the disk instead of
// five. But then the last thousand pages, which is a whole evening, lie in a
// second file: a copy of the first one lacks them, and a single wrong byte in
// the second silently ends it there. With a journal that is truncated, the file
// is whole after every move and damage shows. It costs some milliseconds a
// move, before a panel that needs 400.
package store
