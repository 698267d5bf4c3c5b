package consensus

import (
	"testing"

	"silvertray/engine"
	"silvertray/vision"
)

// cellsOf are a few cells that show symbols, by their letters; a . is an empty one.
// Digits behind are how sure each is, in tenths.
func cellsOf(symbols, tenths string) (r vision.BoardReading) {
	for i, s := range symbols {
		cell := vision.HexCell{Hex: engine.Hex{Q: i}, Confidence: float64(tenths[i]-'0') / 10}
		if s != '.' {
			symbol := string(s)
			cell.Symbol, cell.Tile = &symbol, true
		}
		cell.Sure = cell.Confidence >= 0.9
		r.Cells = append(r.Cells, cell)
	}
	r.Sure = true
	return r
}

// doubted adds a doubt about some cells.
func doubted(r vision.BoardReading, kind string, at ...int) vision.BoardReading {
	p := vision.BoardProblem{Problem: vision.Problem{Kind: kind}}
	for _, q := range at {
		p.Places = append(p.Places, engine.Hex{Q: q})
		r.Cells[q].Sure = false
	}
	r.Problems, r.Sure = append(r.Problems, p), false
	return r
}

// TestWhatLayThereLiesThereStill reads boards after one that was sure.
func TestWhatLayThereLiesThereStill(t *testing.T) {
	for name, test := range map[string]struct {
		now   vision.BoardReading
		sure  bool
		left  int
		which string // cells that are sure: y or n
	}{
		"a symbol hard to read":      {doubted(cellsOf("ab.", "989"), vision.Unclear, 1), true, 0, "yyy"},
		"an empty cell hard to read": {doubted(cellsOf("ab.", "998"), vision.Glare, 2), true, 0, "yyy"},
		"too hard to read":           {doubted(cellsOf("ab.", "949"), vision.Covered, 1), false, 1, "yny"},
		"a shadow":                   {doubted(cellsOf("ab.", "992"), vision.Shaded, 2), true, 0, "yyy"},
		"a shadow where a tile was":  {doubted(cellsOf("a..", "929"), vision.Shaded, 1), false, 1, "yny"},
		"another symbol":             {doubted(cellsOf("ac.", "989"), vision.Unclear, 1), false, 1, "yny"},
		"a new one hard to read":     {doubted(cellsOf("abc", "988"), vision.Unclear, 1, 2), false, 1, "yyn"},
		"half a tile":                {doubted(cellsOf("abc", "999"), vision.Odd, 0, 1, 2), false, 1, "nnn"},
		"no board":                   {doubted(cellsOf("ab.", "000"), vision.NoBoard), false, 1, "nnn"},
		"nothing in doubt":           {cellsOf("abc", "999"), true, 0, "yyy"},
	} {
		t.Run(name, func(t *testing.T) {
			known := cellsOf("ab.", "999")
			before := len(test.now.Problems)
			r := Remembered(&known, test.now)
			which := ""
			for _, c := range r.Cells {
				which += map[bool]string{true: "y", false: "n"}[c.Sure]
			}
			if r.Sure != test.sure || len(r.Problems) != test.left || which != test.which {
				t.Errorf("sure %v with %v, cells %s", r.Sure, r.Problems, which)
			}
			if len(test.now.Problems) != before {
				t.Error("the reading itself was changed")
			}
		})
	}
}

// TestNothingIsRememberedAtFirst reads a board that nothing is known of.
func TestNothingIsRememberedAtFirst(t *testing.T) {
	if r := Remembered(nil, doubted(cellsOf("ab.", "989"), vision.Unclear, 1)); r.Sure {
		t.Error("what was never read is remembered")
	}
}
