// Package goennen plays Man muss auch gönnen können with any catalogue of cards:
// that of an owner's copy, or the practice deck.
//
// Chance stays outside: dice are thrown at the table, and cards are turned over
// there. So a match asks the table for both, and refuses what cannot be: a card
// that lies elsewhere, or one put under its pile while others are on top.
//
// A display is kept in a field of five columns a to e and five rows 1 to 5. The
// first card lies in the middle, c3; with that every grid of three by three that
// a player can build has its place, and no card ever moves.
//
// # Settings
//
//	level          1 (default) to 7: of a solo match
//	carried        0 (default) to 999: campaign points brought along to a level
//	line           row-column (default) or neighbours: which completed cards count
//	               for a reward per completed card in line. The rule text gives
//	               the word "adjacent" to another reward only
//	plain-colours  count (default) or not: whether cards that are not completed
//	               count for the five colours and for lines of one colour. The
//	               rule text asks for completed cards elsewhere, but not here
//	tie            places (default) or boxes: what the empty spaces are of which
//	               fewer win a tie. "In the display" are places for cards
//	ninth          ends (default) or not: whether a ninth card from the pile ends
//	               the match as a bought one does. Otherwise a match in which all
//	               displays are filled so would never end
//	hopeless       allowed (default) or forbidden: whether a number may be entered
//	               after which the card cannot be completed any more. The rule
//	               text forbids nothing
//	chance-card    aside (default) or under: where a card goes that was drawn by
//	               chance and is not wanted: out of the match, or under its pile
//	catalogue      the name and checksum of the cards, put in by itself: a match is
//	               not taken up again with other cards
//	solo-second    yes (default) or no: whether the help for a second die adds one
//	               in a solo passive turn
//
// # Other rulings
//
// A chance is taken after the third roll only, and only by a player who has
// neither bought nor completed a card in this turn; one with dice enters one or
// two. A turn ends without any of it after the third roll only. A box that is the
// last empty one of a card is not filled when the card would be full and not
// completed. Where piles run out, places of the market stay empty.
//
// The legal moves are listed without those that mark more circles than the same dice
// need. The rule text does not forbid such a move, so it is taken where a player
// states it, and so are dice in any order; a record has them in the usual one.
package goennen
