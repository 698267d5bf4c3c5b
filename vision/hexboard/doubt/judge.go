package doubt

import (
	"math"
	"slices"

	"silvertray/engine"
	"silvertray/internal/words"
	"silvertray/vision"
	"silvertray/vision/hexboard/lattice"
	"silvertray/vision/hexboard/overhead"
)

const (
	// Surely is the least probability with which a cell counts, among all that
	// belongs on a board, and strange that from which it may show what does not.
	// With them nothing is silently wrong on the 96 boards that README.md of package
	// hexboard counts.
	Surely, strange = 0.9, 0.3
	// shade is the least probability of an empty cell with which what seems strange
	// there may be a mere shadow: half of strange.
	shade = 0.15
	// hand is how many cells something large covers at least: more than two tiles.
	hand = 5
	// hot is a px that says nothing any more, as it is all but full, and hotShare the share of them in
	// a doubtful cell from which a lamp is to blame.
	hot, hotShare = 250, 0.25
	// darkGain is the gain from which a picture is dark: the board's white has a
	// fifth of what it should have, and as much more noise.
	darkGain = 5.0
	// smallest distance of two cells in the picture, in px, at which symbols can be
	// told apart: they are cut out twice as large.
	smallest = 9
	// viewShare is how much of a cell, as a share of its size, must be in the picture
	// for it to be wholly in view: a symbol with its tile's rim.
	viewShare = 0.45
	// leastColoured is the chroma that at least one px in colouredShare of a board
	// has in a picture that knows colours: the six printed symbols alone fill
	// twice as much.
	leastColoured, colouredShare = 40, 200
)

// Reading says what each cell shows, and every reason to doubt it.
func (b Board) Reading(order [lattice.Turns]string, width, height int) vision.BoardReading {
	out := vision.BoardReading{Width: width, Height: height, Problems: []vision.BoardProblem{}}
	for _, cell := range lattice.Cells {
		out.Cells = append(out.Cells, vision.HexCell{Hex: cell})
	}
	if !b.Found {
		out.Problems = append(out.Problems, problem(vision.NoBoard,
			"No board is to be seen. Take hands away, and show it whole, from above and in the light."))
		return out
	}
	out.Order = b.Bearing.Order
	doubtful := map[string][]engine.Hex{}
	for i := range out.Cells {
		if kind := b.judge(&out.Cells[i], width, height); kind != "" {
			doubtful[kind] = append(doubtful[kind], out.Cells[i].Hex)
		}
	}
	doubtful[vision.Unclear] = b.vouch(out.Cells, doubtful[vision.Unclear])
	out.Problems = append(out.Problems, b.whole(order)...)
	out.Problems = append(out.Problems, b.problems(doubtful)...)
	out.Problems = append(out.Problems, halves(out.Cells)...)
	for _, p := range out.Problems {
		for _, h := range p.Places {
			out.Cells[lattice.Number[h]].Sure = false
		}
	}
	out.Sure = len(out.Problems) == 0
	return out
}

func problem(kind string, text words.Phrase, places ...engine.Hex) vision.BoardProblem {
	return vision.BoardProblem{Problem: vision.Problem{Kind: kind, Text: text}, Places: places}
}

// judge fills in what a cell shows, and tells the kind of doubt there is.
func (b Board) judge(cell *vision.HexCell, width, height int) (kind string) {
	i := lattice.Number[cell.Hex]
	isPrinted := slices.Contains(lattice.Printed[:], cell.Hex)
	class, p, odd := b.Cells[i].Belonging(isPrinted)
	cell.Confidence, cell.Centre = p*(1-odd), b.View.At(lattice.Middle(cell.Hex))
	symbol, tile, ok := lattice.SymbolOf(class)
	if ok {
		// Where no symbol is printed it is a tile's, even if glare makes its black
		// as bright as a field; then it is doubted below.
		name := lattice.Symbols[symbol]
		cell.Symbol, cell.Tile = &name, tile || !isPrinted
	}
	switch {
	case !b.inView(cell.Hex, width, height):
		return vision.CutOff
	case odd > strange && b.glares(cell.Hex):
		return vision.Glare
	case odd > strange && !isPrinted && !ok && p >= Surely && cell.Confidence >= shade:
		return vision.Shaded
	case odd > strange:
		return vision.Covered
	case p < Surely && b.glares(cell.Hex):
		return vision.Glare
	case p < Surely:
		return vision.Unclear
	case isPrinted != (ok && !tile):
		return vision.Covered // by what is no tile, or a tile upon a printed symbol
	}
	cell.Sure = true
	return ""
}

// inView reports whether a cell lies wholly in the picture.
func (b Board) inView(h engine.Hex, width, height int) bool {
	at := lattice.Middle(h)
	for _, side := range lattice.SideDirections {
		p := b.View.At(vision.Point{at[0] + viewShare*side[0], at[1] + viewShare*side[1]})
		if !(p[0] >= 0 && p[1] >= 0 && p[0] <= float64(width)-1 && p[1] <= float64(height)-1) {
			return false
		}
	}
	return true
}

// glares reports whether much of a cell, as it was seen before the board was turned,
// is as bright as the camera can tell.
func (b Board) glares(h engine.Hex) bool {
	at, count := lattice.CropOf(lattice.TurnedBy(h, b.Bearing.Sixths)), 0
	for y := at.Y; y < at.Y+lattice.Side; y++ {
		for x := at.X; x < at.X+lattice.Side; x++ {
			p := b.Flat[3*(y*lattice.Wide+x):][:3]
			if min(p[0], p[1], p[2]) >= hot {
				count++
			}
		}
	}
	return float64(count) > hotShare*lattice.Side*lattice.Side
}

// whole is what is wrong with the picture as a whole.
func (b Board) whole(order [lattice.Turns]string) (problems []vision.BoardProblem) {
	from, to := b.View.At(vision.Point{}), b.View.At(vision.Point{1, 0})
	if math.Hypot(to[0]-from[0], to[1]-from[1]) < smallest {
		problems = append(problems, problem(vision.Unclear, "The board is too small in the picture. Bring the camera nearer."))
	}
	if b.grey() {
		problems = append(problems, problem(vision.Colour, "The picture shows no colours. Give more light, or use a camera with colour."))
	}
	if b.Gain[1] > darkGain {
		problems = append(problems, problem(vision.Dark, "There is too little light to read by. Turn on a lamp."))
	}
	switch {
	case b.Bearing.Match == lattice.Turns:
	case b.Bearing.Order != nil:
		problems = append(problems, problem(vision.Order,
			words.Say("This board's symbols are printed in another order than the one that was learnt: %s. Let the box learn the board.", names(b.Bearing.Order)), lattice.Printed[:]...))
	case b.Bearing.Match < lattice.Turns-1:
		problems = append(problems, problem(vision.Order, "Too few of the printed symbols can be seen to tell which way the board lies. Free them.", lattice.Printed[:]...))
	}
	return problems
}

// grey reports whether hardly any px has a colour, though each board has six.
func (b Board) grey() bool {
	count := 0
	for _, c := range overhead.Coloured(b.Flat, b.Gain) {
		if c > leastColoured {
			count++
		}
	}
	return count < lattice.Wide*lattice.High/overhead.Sparse/overhead.Sparse/colouredShare
}
