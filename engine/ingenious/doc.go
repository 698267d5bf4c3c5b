// Package ingenious plays Einfach Genial: tiles of two symbols on a board of
// hexagons, for one to four players and for two teams of two.
//
// # The table and the players
//
// Racks stay hidden, so the box scores what is laid: most of the time the match
// asks the table for a tile (engine.Lay), and any tile of which not all are on
// the board yet is legal. Whoever wants help shows a tile, or all of a rack:
// engine.Lay.Best then has the places, best first. After one tile of several any
// other may still be laid. After the whole rack, and for a player alone after the
// tile drawn, what is laid has to be among those shown, and the match asks for an
// engine.Choice too. A tile laid on the table answers both.
//
// What was shown stays known until it is laid or swapped; places are proposed in the
// turn in which a tile was shown, and where all tiles are known. Until the next player
// shows or lays a tile, the player before may swap, unless what is known of the rack
// rules it out: the rack is shown by that very move. What others have shown does not
// limit what a player may lay: a refusal would tell what is on their racks.
//
// # The board
//
// Cells are engine.Hex with 0,0 in the middle and at most 7 away from it. One and
// two players have the inner 91 cells, three 127, four all 169. The printed
// symbols are always the corners of the inner part: red at 0,-5, the others
// clockwise at 5,-5, 5,0, 0,5, -5,5 and -5,0.
//
// # Moves
//
//	tile red blue at 1,-3 2,-3    a tile laid, the symbols and their cells
//	shows red blue                a tile shown for help, or drawn by a player alone
//	shows red blue, red red, …    a whole rack shown
//	swap green green, …           a rack shown and put back, right after a turn
//	pass                          extra tiles are left alone, where the setting allows
//
// # Settings
//
//	teams    no (default) or yes: four players are two teams, the first and third
//	         against the second and fourth, each with one row over two score boards
//	extra    must (default, as the rule text says) or may: whether an extra tile
//	         has to be laid
//	symbols  the printed symbols clockwise, beginning with red:
//	         red-green-blue-orange-yellow-purple (default) or any other order
//
// # Counting sequences
//
// For engine.Perft tiles are drawn by the fixed values, two for each: the symbols
// in the order red, green, blue, orange, yellow, purple, counted from 1. A tile of
// which none is left is passed over. A player alone shows one tile, others a whole
// rack in every turn: the tiles left over, and as many new ones as were laid.
//
// # Where the rules leave something open
//
// Extra tiles end when no tile is left on the rack, which takes six of them, or
// when no place is left on the board. A team or a player alone with all symbols at
// the end of the second board ends the game, as a player at 18 does. What is lost
// at the end of the first board is what the same tile earned beyond it; the next
// extra tile counts on the second board. Players whose rows are equal share their
// place.
package ingenious
