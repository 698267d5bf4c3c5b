// Package hexboard reads the board of Einfach Genial: where it lies in a
// picture, and what each of its 169 cells shows.
//
// A small network looks at the whole picture, 160 px wide, and shows where the
// board is, even where a hand or the picture's edge hides a part of it. A
// hexagon is fitted to the edge of that area, and the board is straightened by
// it. The middles of all symbols then mend the view to about a px.
//
// The hue that occurs most on the overhead picture is that of its own white,
// grey and black fields under this lamp: it is made neutral. A second network
// reads each cell by colour and shape together: empty, one of six symbols
// printed or on a tile, or nothing that can be read. Where a symbol is only
// likely, its tint decides, against those of the board's other symbols.
//
// The six printed symbols tell which way the board lies. A reading is sure
// when every cell is likely enough, printed symbols are where they belong and
// nowhere else, and tiles that touch cover an even number of cells.
//
// Where asked to, it reads the tiles that lie beside the board, too.
//
// Only this package touches OpenCV. Below it, in plain Go: lattice knows the board,
// outline finds where it lies, overhead works on its picture from straight above,
// doubt says what each cell shows, offboard finds tiles beside it.
package hexboard
