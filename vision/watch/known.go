package watch

import (
	"slices"

	"silvertray/vision"
)

// likely is the least confidence in a cell that shows what it did before. A reading
// of its own must be surer: that something lies there still needs less to be
// believed than that it has come.
const likely = 0.7

// remembered takes back doubts about cells that show what they did when the board
// was last read surely; known is that reading, nil while there was none.
func remembered(known *vision.BoardReading, now vision.BoardReading) vision.BoardReading {
	if known == nil || now.Sure || len(known.Cells) != len(now.Cells) {
		return now
	}
	still := make(map[vision.Hex]bool)
	for i, c := range now.Cells {
		if c.Confidence >= likely && c.Tile == known.Cells[i].Tile && c.Shows() == known.Cells[i].Shows() {
			still[c.Hex] = true
		}
	}
	now.Problems = slices.Clone(now.Problems)
	for i := range now.Problems {
		now.Problems[i] = lessened(now.Problems[i], still)
	}
	now.Problems = slices.DeleteFunc(now.Problems, func(p vision.BoardProblem) bool { return inSight(p.Kind) && len(p.Places) == 0 })
	now.Cells = slices.Clone(now.Cells)
	for i := range now.Cells {
		c := &now.Cells[i]
		doubted := slices.ContainsFunc(now.Problems, func(p vision.BoardProblem) bool { return slices.Contains(p.Places, c.Hex) })
		c.Sure = c.Sure || still[c.Hex] && !doubted
	}
	now.Sure = len(now.Problems) == 0
	return now
}

// lessened is a problem without the places that are as they were.
func lessened(p vision.BoardProblem, still map[vision.Hex]bool) vision.BoardProblem {
	if inSight(p.Kind) {
		p.Places = slices.DeleteFunc(slices.Clone(p.Places), func(h vision.Hex) bool { return still[h] })
	}
	return p
}

// inSight tells that a kind of problem is about how well single cells are seen.
func inSight(kind string) bool {
	return kind == vision.Unclear || kind == vision.Covered || kind == vision.Glare
}
