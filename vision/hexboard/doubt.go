package hexboard

import (
	"math"
	"slices"

	"silvertray/engine"
	"silvertray/internal/words"
	"silvertray/vision"
)

const (
	// surely is the least probability with which a cell counts, among all that
	// belongs on a board, and strange that from which it may show what does not.
	surely, strange = 0.9, 0.3
	// shade is the least probability of an empty cell with which what seems strange
	// there may be a mere shadow.
	shade = 0.15
	// hand is how many cells something large covers at least.
	hand = 5
	// hot is a px that says nothing any more, and hotShare the share of them in
	// a doubtful cell from which a lamp is to blame.
	hot, hotShare = 250, 0.25
	// darkGain is the gain from which a picture is dark.
	darkGain = 5.0
	// sides of a cell in the picture, in px, below which symbols are hard to
	// tell apart.
	smallest = 9
	// leastColoured is the chroma that at least one px in a hundred of a board
	// has in a picture that knows colours.
	leastColoured = 40
)

// spoken are the names of Symbols in words.
var spoken = [turns]words.Phrase{"red", "green", "blue", "orange", "yellow", "purple"}

// reading says what each cell shows, and every reason to doubt it.
func (r *Reader) reading(b seenBoard, width, height int) vision.BoardReading {
	out := vision.BoardReading{Width: width, Height: height, Problems: []vision.BoardProblem{}}
	for _, cell := range cells {
		out.Cells = append(out.Cells, vision.HexCell{Hex: cell})
	}
	if !b.found {
		out.Problems = append(out.Problems, problem(vision.NoBoard,
			"No board is to be seen. Take hands away, and show it whole, from above and in the light."))
		return out
	}
	out.Order = b.bearing.order
	doubtful := map[string][]engine.Hex{}
	for i := range out.Cells {
		if kind := b.judge(&out.Cells[i], width, height); kind != "" {
			doubtful[kind] = append(doubtful[kind], out.Cells[i].Hex)
		}
	}
	doubtful[vision.Unclear] = b.vouch(out.Cells, doubtful[vision.Unclear])
	out.Problems = append(out.Problems, b.whole(r.order)...)
	out.Problems = append(out.Problems, b.said(doubtful)...)
	out.Problems = append(out.Problems, halves(out.Cells)...)
	for _, p := range out.Problems {
		for _, h := range p.Places {
			out.Cells[number[h]].Sure = false
		}
	}
	out.Sure = len(out.Problems) == 0
	return out
}

func problem(kind string, text words.Phrase, places ...engine.Hex) vision.BoardProblem {
	return vision.BoardProblem{Problem: vision.Problem{Kind: kind, Text: text}, Places: places}
}

// judge fills in what a cell shows, and tells the kind of doubt there is.
func (b seenBoard) judge(cell *vision.HexCell, width, height int) (kind string) {
	i := number[cell.Hex]
	isPrinted := slices.Contains(printed[:], cell.Hex)
	class, p, odd := b.cells[i].belonging(isPrinted)
	cell.Confidence, cell.Centre = p*(1-odd), b.view.At(middle(cell.Hex))
	symbol, tile, ok := symbolOf(class)
	if ok {
		// Where no symbol is printed it is a tile's, even if glare makes its black
		// as bright as a field; then it is doubted below.
		name := Symbols[symbol]
		cell.Symbol, cell.Tile = &name, tile || !isPrinted
	}
	switch {
	case !b.inView(cell.Hex, width, height):
		return vision.CutOff
	case odd > strange && b.glares(cell.Hex):
		return vision.Glare
	case odd > strange && !isPrinted && !ok && p >= surely && cell.Confidence >= shade:
		return vision.Shaded
	case odd > strange:
		return vision.Covered
	case p < surely && b.glares(cell.Hex):
		return vision.Glare
	case p < surely:
		return vision.Unclear
	case isPrinted != (ok && !tile):
		return vision.Covered // by what is no tile, or a tile upon a printed symbol
	}
	cell.Sure = true
	return ""
}

// inView reports whether a cell lies wholly in the picture.
func (b seenBoard) inView(h engine.Hex, width, height int) bool {
	at := middle(h)
	for _, side := range sides {
		p := b.view.At(vision.Point{at[0] + 0.45*side[0], at[1] + 0.45*side[1]})
		if !(p[0] >= 0 && p[1] >= 0 && p[0] <= float64(width)-1 && p[1] <= float64(height)-1) {
			return false
		}
	}
	return true
}

// glares reports whether much of a cell, as it was seen before the board was turned,
// is as bright as the camera can tell.
func (b seenBoard) glares(h engine.Hex) bool {
	at, count := crop(turnedBy(h, b.bearing.sixths)), 0
	for y := at.Y; y < at.Y+side; y++ {
		for x := at.X; x < at.X+side; x++ {
			p := b.flat[3*(y*wide+x):][:3]
			if min(p[0], p[1], p[2]) >= hot {
				count++
			}
		}
	}
	return float64(count) > hotShare*side*side
}

// whole is what is wrong with the picture as a whole.
func (b seenBoard) whole(order [turns]string) (problems []vision.BoardProblem) {
	from, to := b.view.At(vision.Point{}), b.view.At(vision.Point{1, 0})
	if math.Hypot(to[0]-from[0], to[1]-from[1]) < smallest {
		problems = append(problems, problem(vision.Unclear, "The board is too small in the picture. Bring the camera nearer."))
	}
	if b.grey() {
		problems = append(problems, problem(vision.Colour, "The picture shows no colours. Give more light, or use a camera with colour."))
	}
	if b.gain[1] > darkGain {
		problems = append(problems, problem(vision.Dark, "There is too little light to read by. Turn on a lamp."))
	}
	switch {
	case b.bearing.match == turns:
	case b.bearing.order != nil:
		problems = append(problems, problem(vision.Order,
			words.Say("This board's symbols are printed in another order than the one that was learnt: %s. Let the box learn the board.", names(b.bearing.order)), printed[:]...))
	case b.bearing.match < turns-1:
		problems = append(problems, problem(vision.Order, "Too few of the printed symbols can be seen to tell which way the board lies. Free them.", printed[:]...))
	}
	return problems
}

// grey reports whether hardly any px has a colour, though each board has six.
func (b seenBoard) grey() bool {
	count := 0
	for _, c := range coloured(b.flat, b.gain) {
		if c > leastColoured {
			count++
		}
	}
	return count < wide*high/sparse/sparse/200
}

func names(order []string) words.Phrase {
	var all []words.Phrase
	for _, n := range order {
		all = append(all, spoken[slices.Index(Symbols[:], n)])
	}
	return words.List(all)
}

// said puts doubtful cells into words, those of one kind together.
func (b seenBoard) said(doubtful map[string][]engine.Hex) (problems []vision.BoardProblem) {
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
		problems = append(problems, problem(kind, text, places...))
	}
	return problems
}

// nearest is the printed symbol nearest to the middle of some places.
func (b seenBoard) nearest(places []engine.Hex) words.Phrase {
	var centre vision.Point
	for _, h := range places {
		at := middle(h)
		centre[0] += at[0] / float64(len(places))
		centre[1] += at[1] / float64(len(places))
	}
	best, least := 0, math.Inf(1)
	for i, h := range printed {
		at := middle(h)
		if d := math.Hypot(at[0]-centre[0], at[1]-centre[1]); d < least {
			best, least = i, d
		}
	}
	class, _ := b.cells[number[printed[best]]].best()
	if symbol, _, ok := symbolOf(class); ok {
		return spoken[symbol]
	}
	return spoken[best]
}

// halves finds tiles of which one half only was read: where tiles touch each
// other, they cover an even number of cells.
func halves(all []vision.HexCell) (problems []vision.BoardProblem) {
	seen := map[engine.Hex]bool{}
	for _, start := range all {
		if !start.Tile || seen[start.Hex] {
			continue
		}
		seen[start.Hex] = true
		patch := []engine.Hex{start.Hex}
		for i := 0; i < len(patch); i++ {
			for _, next := range patch[i].Neighbours() {
				if n, ok := number[next]; ok && all[n].Tile && !seen[next] {
					seen[next] = true
					patch = append(patch, next)
				}
			}
		}
		if len(patch)%2 == 1 {
			problems = append(problems, problem(vision.Odd, words.Count(len(patch),
				"One cell seems to have half a tile. Check it.",
				"%d cells that touch seem to have tiles, but two make a tile. Check them."), patch...))
		}
	}
	return problems
}
