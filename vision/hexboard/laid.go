package hexboard

import (
	"silvertray/internal/words"
	"silvertray/vision"
)

// Tile is a tile on the board: two neighbouring cells and their symbols.
type Tile struct {
	Cells   [2]vision.Hex
	Symbols [2]string
}

// changes are the cells that differ between two readings.
type changes struct{ new, gone, other []vision.Hex }

// Laid tells which tile was laid between two readings of one board. When it was
// not just one, ok is false and the problems say in words why: that nothing
// was laid is one of them, of kind vision.NotLaid. Only what both readings are
// sure of counts.
func Laid(before, after vision.BoardReading) (tile Tile, problems []vision.BoardProblem, ok bool) {
	for _, r := range []vision.BoardReading{before, after} {
		if !r.Sure || len(r.Cells) != len(cells) {
			return Tile{}, r.Problems, false
		}
	}
	c := compare(before, after)
	if p := c.problem(); p != nil {
		return Tile{}, []vision.BoardProblem{*p}, false
	}
	for i, h := range c.new {
		tile.Cells[i], tile.Symbols[i] = h, after.Cells[number[h]].Shows()
	}
	return tile, nil, true
}

func compare(before, after vision.BoardReading) (c changes) {
	for i, was := range before.Cells {
		is := after.Cells[i]
		switch {
		case was.Shows() == is.Shows():
		case was.Symbol == nil:
			c.new = append(c.new, is.Hex)
		case is.Symbol == nil:
			c.gone = append(c.gone, is.Hex)
		default:
			c.other = append(c.other, is.Hex)
		}
	}
	return c
}

// problem says why the changes are not one tile, nil when they are.
func (c changes) problem() *vision.BoardProblem {
	say := func(kind string, text words.Phrase, places []vision.Hex) *vision.BoardProblem {
		p := problem(kind, text, places...)
		return &p
	}
	switch {
	case len(c.other) > 0:
		return say(vision.Different, "A tile that lay here was changed for another. Lay it back, or correct the game.", c.other)
	case len(c.gone) > 0 && len(c.new) > 0:
		return say(vision.Nudged, "A tile was moved. Lay it back to where it was.", append(c.gone, c.new...))
	case len(c.gone) > 0:
		return say(vision.Gone, "A tile is gone from the board. Lay it back, or correct the game.", c.gone)
	case len(c.new) == 0:
		return say(vision.NotLaid, "No tile was laid yet.", nil)
	case len(c.new) > 2:
		return say(vision.TwoLaid, "More than one tile was laid. Take back all but one.", c.new)
	case len(c.new) == 1, !c.new[0].Beside(c.new[1]):
		return say(vision.HalfLaid, "What was laid does not cover two cells that touch. Lay it straight.", c.new)
	}
	return nil
}
