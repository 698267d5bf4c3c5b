package doubt

import (
	"silvertray/engine"
	"silvertray/internal/words"
	"silvertray/vision"
	"silvertray/vision/hexboard/lattice"
)

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
				if n, ok := lattice.Number[next]; ok && all[n].Tile && !seen[next] {
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
