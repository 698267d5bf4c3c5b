package board

import (
	"silvertray/engine"
	"silvertray/engine/placement"
	"silvertray/internal/words"
	"silvertray/vision"
)

// difference is the piece of so many symbols that lies on the board as it was
// read, and not yet in the match. Where that is not clear, the note says why, and
// the marks where; all are empty while nothing was laid.
func difference(b engine.Board, r vision.BoardReading, lay int) (puts []engine.Put, note words.Phrase, marks []engine.Hex) {
	for _, p := range r.Problems {
		return nil, p.Text, p.Places
	}
	if !r.Sure {
		return nil, "The board is not seen clearly.", nil
	}
	d := compare(b, r)
	switch {
	case len(d.printed) > 0:
		return nil, "Another board lies here. Lay back the one of this match.", d.printed
	case len(d.other) > 0:
		return nil, "The board shows another symbol here. Lay back what was there, or correct the cell.", d.other
	case len(d.gone) > 0:
		return nil, "Something is gone from here. Lay it back, or take moves back.", append(d.gone, cellsOf(d.laid)...)
	case len(d.laid) > lay:
		return nil, "That is more than one tile. Take the others away.", cellsOf(d.laid)
	case len(d.laid) > 0 && (len(d.laid) < lay || !placement.Joined(d.laid)):
		return nil, "Here lies no whole tile. Lay it straight onto its cells.", cellsOf(d.laid)
	}
	return d.laid, "", nil
}

// differs are the cells that a reading shows otherwise than the match.
type differs struct {
	laid                 []engine.Put
	gone, other, printed []engine.Hex
}

func compare(b engine.Board, r vision.BoardReading) (d differs) {
	seen := make(map[engine.Hex]string, len(r.Cells))
	for _, cell := range r.Cells {
		seen[cell.Hex] = cell.Shows()
	}
	for _, spot := range b.Cells {
		shows, read := seen[spot.At]
		switch {
		case !read || shows == spot.Symbol:
		case spot.Printed:
			d.printed = append(d.printed, spot.At)
		case spot.Symbol == "":
			d.laid = append(d.laid, engine.Put{At: spot.At, Symbol: shows})
		case shows == "":
			d.gone = append(d.gone, spot.At)
		default:
			d.other = append(d.other, spot.At)
		}
	}
	return d
}

func cellsOf(puts []engine.Put) (cells []engine.Hex) {
	for _, p := range puts {
		cells = append(cells, p.At)
	}
	return cells
}
