package ingenious

import (
	"silvertray/engine"
	"silvertray/engine/icon"
)

// symbols are the signs on board and tiles: each colour has a shape of its own.
var symbols = func() (all [colours]engine.Symbol) {
	for c := range colour(colours) {
		shape := shapes[c]
		shape.Name = c.String()
		all[c] = engine.Symbol{Name: c.String(), Icon: &shape}
	}
	return all
}()

// shapes as they are printed, as far as one bit a dot tells them apart.
var shapes = [colours]icon.Icon{
	red: {
		Outline: icon.Outline{icon.Spikes(12, 0.5, 0.27)},
		Seven:   "#..#..#|.#.#.#.|..###..|#######|..###..|.#.#.#.|#..#..#",
		Five:    "#.#.#|.###.|#####|.###.|#.#.#",
	},
	green: {
		Outline: icon.Outline{icon.Arc(0.47, 0, 1)},
		Seven:   "..###..|.#####.|#######|#######|#######|.#####.|..###..",
		Five:    ".###.|#####|#####|#####|.###.",
	},
	blue: {
		Outline: icon.Outline{icon.Spikes(6, 0.5, 0.27)},
		Seven:   "...#...|..###..|#######|.#####.|#######|..###..|...#...",
		Five:    "..#..|#####|.###.|#####|..#..",
	},
	// A solid hexagon would look like a disc.
	orange: {
		Outline: icon.Outline{icon.Spikes(6, 0.5, 0.433), icon.Reversed(icon.Spikes(6, 0.38, 0.329)), icon.Spikes(6, 0.17, 0.147)},
		Seven:   ".#####.|.#...#.|#.....#|#..#..#|#.....#|.#...#.|.#####.",
		Five:    ".###.|#...#|#.#.#|#...#|.###.",
	},
	yellow: {
		Outline: append(icon.Outline{icon.Arc(0.24, 0, 1)}, icon.Beams(12)...),
		Seven:   "#..#..#|.......|..###..|#.###.#|..###..|.......|#..#..#",
		Five:    "#...#|..#..|.###.|..#..|#...#",
	},
	purple: {
		Outline: icon.Outline{icon.Arc(0.48, 0, 1), icon.Reversed(icon.Arc(0.24, 0, 1))},
		Seven:   "..###..|.#####.|##...##|##...##|##...##|.#####.|..###..",
		Five:    ".###.|##.##|#...#|##.##|.###.",
	},
}
