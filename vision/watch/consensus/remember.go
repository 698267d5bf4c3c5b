package consensus

import (
	"slices"

	"silvertray/engine"
	"silvertray/vision"
)

// likely is the least confidence in a cell that shows what it did before. A reading
// of its own must be surer: that something lies there still needs less to be
// believed than that it has come.
const likely = 0.7

// Remembered takes back doubts about cells that show what they did when the board
// was last read surely; known is that reading, nil while there was none. What was
// empty then, and has but a shadow now, is empty still.
func Remembered(known *vision.BoardReading, now vision.BoardReading) vision.BoardReading {
	if known == nil || now.Sure || len(known.Cells) != len(now.Cells) {
		return now
	}
	shadows := placesOf(now, vision.Shaded)
	still := make(map[engine.Hex]bool)
	for i, c := range now.Cells {
		same := c.Tile == known.Cells[i].Tile && c.Shows() == known.Cells[i].Shows()
		if same && (c.Confidence >= likely || slices.Contains(shadows, c.Hex)) {
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

// placesOf are the cells with a kind of problem.
func placesOf(r vision.BoardReading, kind string) (all []engine.Hex) {
	for _, p := range r.Problems {
		if p.Kind == kind {
			all = append(all, p.Places...)
		}
	}
	return all
}

// lessened is a problem without the places that are as they were.
func lessened(p vision.BoardProblem, still map[engine.Hex]bool) vision.BoardProblem {
	if inSight(p.Kind) {
		p.Places = slices.DeleteFunc(slices.Clone(p.Places), func(h engine.Hex) bool { return still[h] })
	}
	return p
}

// inSight reports whether a kind of problem is about how well single cells are seen.
func inSight(kind string) bool {
	return kind == vision.Unclear || kind == vision.Covered || kind == vision.Glare || kind == vision.Shaded
}
