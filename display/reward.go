package display

// rewards are the pictograms of what cards bring, by the word of engine.Card.Kind:
// what they look like where there is room, and dot by dot where there is little.
var rewards = map[string]shape{
	// Bars above, below and beside a place that is left open.
	"line-completed": {
		outline: outline{box(0, 0.36, 0.3, 0.64), box(0.7, 0.36, 1, 0.64), box(0.36, 0, 0.64, 0.3), box(0.36, 0.7, 0.64, 1)},
		seven:   "..###..|..###..|##...##|##...##|##...##|..###..|..###..",
	},
	// Cards on a pile.
	"per-colour": {
		outline: outline{box(0.3, 0, 1, 0.1), box(0.9, 0, 1, 0.7), box(0.15, 0.15, 0.85, 0.25), box(0.75, 0.15, 0.85, 0.85), box(0, 0.3, 0.7, 1)},
		seven:   "..#####|......#|#####.#|#####.#|#####.#|#####..|#####..",
	},
	// A card and its four neighbours.
	"adjacent-colour": {
		outline: outline{
			box(0.36, 0.36, 0.64, 0.64), box(0.36, 0, 0.64, 0.26), reversed(box(0.43, 0.07, 0.57, 0.19)), box(0.36, 0.74, 0.64, 1), reversed(box(0.43, 0.81, 0.57, 0.93)),
			box(0, 0.36, 0.26, 0.64), reversed(box(0.07, 0.43, 0.19, 0.57)), box(0.74, 0.36, 1, 0.64), reversed(box(0.81, 0.43, 0.93, 0.57)),
		},
		seven: "...#...|.......|..###..|#.###.#|..###..|.......|...#...",
	},
	// Three full places in a row of a grid.
	"full-lines": {
		outline: append(outline{box(0, 0, 0.28, 0.28), box(0.36, 0, 0.64, 0.28), box(0.72, 0, 1, 0.28)},
			specks([]float64{0.14, 0.5, 0.86}, []float64{0.5, 0.86})...),
		seven: "##.#.##|##.#.##|.......|#..#..#|.......|.......|#..#..#",
	},
	"five-colours": {
		outline: outline{star(0.5, 10)},
		seven:   "...#...|...#...|#######|.#####.|..###..|.##.##.|.#...#.",
	},
	// A row that is all of one kind.
	"mono-lines": {
		outline: append(outline{box(0, 0.3, 1, 0.7), reversed(box(0.08, 0.38, 0.92, 0.62)), box(0.08, 0.46, 0.92, 0.54)},
			specks([]float64{0.14, 0.5, 0.86}, []float64{0.1, 0.9})...),
		seven: "#..#..#|.......|#######|#.#.#.#|#######|.......|#..#..#",
	},
	// A disc, a square and a triangle.
	"bonus-variety": {
		outline: outline{{{0.5, 0}, {0.75, 0.42}, {0.25, 0.42}}, box(0, 0.56, 0.42, 0.98), ring(0.77, 0.77, 0.23)},
		seven:   "...#...|..###..|.......|###..#.|###.###|###..#.|.......",
	},
	// An arrow up and an arrow down.
	"plus-minus-1": {
		outline: outline{
			{{0.25, 0}, {0.5, 0.35}, {0.33, 0.35}, {0.33, 0.75}, {0.17, 0.75}, {0.17, 0.35}, {0, 0.35}},
			{{0.75, 1}, {0.5, 0.65}, {0.67, 0.65}, {0.67, 0.25}, {0.83, 0.25}, {0.83, 0.65}, {1, 0.65}},
		},
		seven: ".#.....|###..#.|.#...#.|.#...#.|.#...#.|.#..###|.....#.",
	},
	// A white die becomes a black one.
	"other-colour": {
		outline: outline{box(0, 0, 0.6, 0.6), reversed(box(0.1, 0.1, 0.5, 0.5)), box(0.4, 0.4, 1, 1)},
		seven:   "####...|#..#...|#..####|#######|..#####|...####|...####",
	},
	// Two dice.
	"second-die": {
		outline: outline{
			box(0, 0.28, 0.46, 0.74), reversed(box(0.08, 0.36, 0.38, 0.66)), ring(0.23, 0.51, 0.08),
			box(0.54, 0.28, 1, 0.74), reversed(box(0.62, 0.36, 0.92, 0.66)), ring(0.77, 0.51, 0.08),
		},
		seven: ".......|###.###|#.#.#.#|###.###|.......",
	},
	// Four quarters of a disc, two of them filled.
	"colour-joker": {
		outline: outline{
			arcOf(0.5, 0, 1), reversed(arcOf(0.42, 0, 1)),
			append(arcOf(0.42, 0, 0.25), corner{0.5, 0.5}), append(arcOf(0.42, 0.5, 0.75), corner{0.5, 0.5}),
		},
		seven: "..###..|.#.###.|#..####|#######|####..#|.###.#.|..###..",
	},
	// A die that is struck out.
	"one-die-less": {
		outline: outline{box(0.1, 0.1, 0.9, 0.9), reversed(box(0.2, 0.2, 0.8, 0.8)), {{0, 0.1}, {0.1, 0}, {1, 0.9}, {0.9, 1}}},
		seven:   "#.....#|.#####.|.##..#.|.#.#.#.|.#..##.|.#####.|#.....#",
	},
}

// specks are small squares around all points of some columns and rows.
func specks(columns, rows []float64) (all outline) {
	const half = 0.07
	for _, y := range rows {
		for _, x := range columns {
			all = append(all, box(x-half, y-half, x+half, y+half))
		}
	}
	return all
}
