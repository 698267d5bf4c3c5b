// Package clever plays the clever family of dice games: Ganz schön clever and
// Doppelt so clever.
//
// All games of the family share one flow. Every round begins with a bonus for
// all. Then each player in turn is active: up to three times the dice in hand
// are thrown, one is taken and marked, and all lower ones go to the silver
// tray. Afterwards the active player may use extra dice, and the others, in
// seating order, each use one die from the tray and then extra dice of their
// own. A solo player alternates between an active turn and a passive one, for
// which six dice are thrown and the three lowest go to the tray.
//
// What differs between two games is the printed sheet, in the package paper below: it
// is data that reads like the print, and the kinds of area it is made of. A kind says which boxes take a value; nothing else decides what is
// legal. A match is that sheet, the setup, and a plain value that holds the
// rest: = copies it, == compares it.
//
// In Doppelt so clever the pick of a silver die, or of the white one as silver,
// may also mark the dice that it moves to the tray; before a roll dice may be
// taken back from there; and nobody has to take a die.
//
// # Settings
//
// Of both games:
//
//	solo-extra     yes (default) or no: extra dice in a solo passive turn
//	solo-tie       nearest (default) or rightmost: how near= in a solo passive
//	               roll orders equal dice. With rightmost the dice that lie
//	               furthest to the right are named first
//	solo-fallback  nothing (default) or others: what a solo passive player may
//	               use when no tray die fits
//
// Of Doppelt so clever only:
//
//	unused-roll    ends-turn (default, as the rule book says) or lost: what
//	               becomes of a turn when no die of a roll is used
//	negative-fox   counts (default) or zero: what a fox is worth beside an area
//	               with less than no points
package clever
