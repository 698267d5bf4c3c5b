// Package sqlite stores matches in one SQLite file: who played, by which rules, each
// move, and how it ended.
//
//	matches ─┬─ seats ── players      who sat where
//	         ├─ settings              the rules of this match
//	         ├─ lines                 moves, corrected moves and remarks, in the order they came
//	         └─ results ─┬─ areas     what was scored, once the match is over
//	                     └─ counts    things that are counted, and what they add up to
//
// # Why a rollback journal
//
// A commit with SQLite's write-ahead log takes one wait for the disk instead of
// five. But then the last thousand pages, which is a whole evening, lie in a
// second file: a copy of the first one lacks them, and a single wrong byte in
// the second silently ends it there. With a journal that is truncated, the file
// is whole after every move and damage shows. It costs some milliseconds a
// move, before a panel that needs 400.
package sqlite
