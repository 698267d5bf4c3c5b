// Package usercards is the game whose cards its owner wrote down: what is printed
// on them belongs to the publisher, so they come from a file, the catalogue.
//
// The file is read again for each match, since it may be filled over several
// evenings. While something is missing in it no match can be dealt, and the
// reason says what.
package usercards
