package doubt

import (
	"math"
	"slices"

	"silvertray/engine"
	"silvertray/internal/words"
	"silvertray/vision"
	"silvertray/vision/hexboard/lattice"
)

// spoken are the names of Symbols in words.
var spoken = [lattice.Turns]words.Phrase{"red", "green", "blue", "orange", "yellow", "purple"}

func names(order []string) words.Phrase {
	var all []words.Phrase
	for _, n := range order {
		all = append(all, spoken[slices.Index(lattice.Symbols[:], n)])
	}
	return words.List(all)
}

// problems puts doubtful cells into words, those of one kind together.
func (b Board) problems(doubtful map[string][]engine.Hex) (all []vision.BoardProblem) {
	for _, kind := range []string{vision.CutOff, vision.Covered, vision.Glare, vision.Unclear, vision.Shaded} {
		places := doubtful[kind]
		if len(places) == 0 {
			continue
		}
		near := b.nearest(places)
		var text words.Phrase
		switch {
		case kind == vision.CutOff:
			text = "The board is not wholly in the picture. Move it or the camera."
		case kind == vision.Covered && len(places) >= hand:
			text = words.Say("Something covers the board near the printed %s symbol. Take the hand away, or whatever lies there.", near)
		case kind == vision.Covered:
			text = words.Say("Something on the board near the printed %s symbol is no tile, or a tile lies askew. Take it away, or lay it straight.", near)
		case kind == vision.Glare:
			text = words.Say("A lamp mirrors on the board near the printed %s symbol. Turn it aside, or check these cells.", near)
		case kind == vision.Shaded:
			text = words.Say("Cells near the printed %s symbol seem to be empty, but for a shadow. Take away what lies there, or turn the lamp.", near)
		default:
			text = words.Say("Cells near the printed %s symbol are hard to read. Check them, or wait until the picture is sharp.", near)
		}
		all = append(all, problem(kind, text, places...))
	}
	return all
}

// nearest is the printed symbol nearest to the middle of some places.
func (b Board) nearest(places []engine.Hex) words.Phrase {
	var centre vision.Point
	for _, h := range places {
		at := lattice.Middle(h)
		centre[0] += at[0] / float64(len(places))
		centre[1] += at[1] / float64(len(places))
	}
	best, least := 0, math.Inf(1)
	for i, h := range lattice.Printed {
		at := lattice.Middle(h)
		if d := math.Hypot(at[0]-centre[0], at[1]-centre[1]); d < least {
			best, least = i, d
		}
	}
	class, _ := b.Cells[lattice.Number[lattice.Printed[best]]].Best()
	if symbol, _, ok := lattice.SymbolOf(class); ok {
		return spoken[symbol]
	}
	return spoken[best]
}
