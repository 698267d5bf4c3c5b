package ingenious

import (
	"iter"
	"slices"

	"silvertray/engine"
)

// best are the places of the tiles shown, best first: the score row that the
// ranking puts ahead, so what raises the lowest symbol. Of equal ones the more
// extra tiles, then the order of moves.
func (m *Match) best() iter.Seq[engine.Move] {
	return func(yield func(engine.Move) bool) {
		var some [kinds]bool
		for k, n := range m.mine() {
			some[k] = n > 0
		}
		type worth struct {
			lay
			value uint64
		}
		var all []worth
		for l := range m.lays(some) {
			all = append(all, worth{l, m.worth(l)})
		}
		slices.SortStableFunc(all, func(a, b worth) int {
			switch {
			case a.value > b.value:
				return -1
			case a.value < b.value:
				return 1
			}
			return 0
		})
		for _, w := range all {
			if !yield(Tile{w.lay}) {
				return
			}
		}
	}
}

// worth is a number that grows with what a tile is worth: the score row after
// it from the lowest symbol up, then the ends of score boards it reaches.
func (m *Match) worth(l lay) (value uint64) {
	row, reached := m.earns(l)
	slices.Sort(row[:])
	for _, points := range row {
		value = value<<8 | uint64(points)
	}
	return value<<8 | uint64(reached)
}
