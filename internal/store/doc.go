// Package store keeps the matches of a box on its disk, whatever befalls that. It is
// a ledger.Keeper: a move is on the disk when Append returns.
//
// Package sqlite has the file they are in. Package journal and package memory are
// Keepers as well, of one match in a text file and in memory.
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
package store
