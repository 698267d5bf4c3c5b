package pictures

import (
	"fmt"
	"io"
	"strings"

	"silvertray/vision"
)

// printBoard prints a board as a small map for people: a letter for a symbol, small
// where it is printed on the board, a dot for an empty cell, a question mark for one
// that is not sure.
func printBoard(w io.Writer, r vision.BoardReading) error {
	verdict := "sure"
	if !r.Sure {
		verdict = "not sure"
	}
	tiles := 0
	rows := map[int]*strings.Builder{}
	var order []int
	for _, c := range r.Cells {
		if c.Tile {
			tiles++
		}
		row, ok := rows[c.R]
		if !ok {
			row = &strings.Builder{}
			row.WriteString("  " + strings.Repeat(" ", max(c.R, -c.R)))
			rows[c.R], order = row, append(order, c.R)
		}
		row.WriteString(letter(c) + " ")
	}
	if _, err := fmt.Fprintf(w, "%s: %d tiles, %s\n", r.Image, tiles/2, verdict); err != nil {
		return err
	}
	for _, n := range order {
		if _, err := fmt.Fprintln(w, strings.TrimRight(rows[n].String(), " ")); err != nil {
			return err
		}
	}
	for _, tile := range r.Offboard {
		if _, err := fmt.Fprintln(w, offboardLine(tile)); err != nil {
			return err
		}
	}
	for _, p := range r.Problems {
		if _, err := fmt.Fprintf(w, "  ! %s\n", p.Text); err != nil {
			return err
		}
	}
	return nil
}

// offboardLine describes a tile that lies beside the board.
func offboardLine(t vision.Tile) string {
	line := fmt.Sprintf("  beside the board, at %.0f,%.0f: %s %s", t.Centre[0], t.Centre[1], t.Symbols[0], t.Symbols[1])
	if !t.Sure {
		line += ", not sure"
	}
	return line
}

// letter is the character of a cell: the first letter of its symbol's name.
func letter(c vision.HexCell) string {
	switch {
	case !c.Sure:
		return "?"
	case c.Symbol == nil:
		return "."
	case c.Tile:
		return strings.ToUpper((*c.Symbol)[:1])
	}
	return (*c.Symbol)[:1]
}
