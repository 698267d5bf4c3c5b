// Package record keeps a game as plain text that a person can read and write.
//
// A record begins with the line "silvertray record 1", the format's version.
// The header follows: the game, the players in seating order with commas
// between them, and the settings that differ from the default, one a line.
// After the header every line is one move, in the words of the game:
//
//	silvertray record 1
//	# played on a rainy Sunday
//	game ganz-schoen-clever
//	players Ana
//	set solo-extra no
//
//	# round 1
//	roll white=3 yellow=5 blue=2 green=6 orange=1 purple=4
//	take yellow yellow.c1  # the lower dice go to the tray
//
// A roll is what the table showed; the other moves are what players chose.
// What follows from a move by itself is not written down. A record may end
// anywhere: the game is then unfinished.
//
// Blank lines are allowed everywhere after the first line. A # begins a
// comment that runs to the end of its line. Comments are kept; those of the
// header are gathered below the first line. Words may be separated by several
// spaces or tabs, and lines may end as they do on Windows.
package record
