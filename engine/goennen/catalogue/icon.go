package catalogue

import "silvertray/engine/icon"

// icons are the pictures of what cards bring, by kind.
var icons = [...]icon.Icon{
	// Bars above, below and beside a place that is left open.
	LineCompleted: {
		Name:    "line-completed",
		Outline: icon.Outline{icon.Box(0, 0.36, 0.3, 0.64), icon.Box(0.7, 0.36, 1, 0.64), icon.Box(0.36, 0, 0.64, 0.3), icon.Box(0.36, 0.7, 0.64, 1)},
		Seven:   "..###..|..###..|##...##|##...##|##...##|..###..|..###..",
	},
	// Cards on a pile.
	PerColour: {
		Name:    "per-colour",
		Outline: icon.Outline{icon.Box(0.3, 0, 1, 0.1), icon.Box(0.9, 0, 1, 0.7), icon.Box(0.15, 0.15, 0.85, 0.25), icon.Box(0.75, 0.15, 0.85, 0.85), icon.Box(0, 0.3, 0.7, 1)},
		Seven:   "..#####|......#|#####.#|#####.#|#####.#|#####..|#####..",
	},
	// A card and its four neighbours.
	AdjacentColour: {
		Name: "adjacent-colour",
		Outline: icon.Outline{
			icon.Box(0.36, 0.36, 0.64, 0.64), icon.Box(0.36, 0, 0.64, 0.26), icon.Reversed(icon.Box(0.43, 0.07, 0.57, 0.19)), icon.Box(0.36, 0.74, 0.64, 1), icon.Reversed(icon.Box(0.43, 0.81, 0.57, 0.93)),
			icon.Box(0, 0.36, 0.26, 0.64), icon.Reversed(icon.Box(0.07, 0.43, 0.19, 0.57)), icon.Box(0.74, 0.36, 1, 0.64), icon.Reversed(icon.Box(0.81, 0.43, 0.93, 0.57)),
		},
		Seven: "...#...|.......|..###..|#.###.#|..###..|.......|...#...",
	},
	// Three full places in a row of a grid.
	FullLines: {
		Name: "full-lines",
		Outline: append(icon.Outline{icon.Box(0, 0, 0.28, 0.28), icon.Box(0.36, 0, 0.64, 0.28), icon.Box(0.72, 0, 1, 0.28)},
			icon.Specks([]float64{0.14, 0.5, 0.86}, []float64{0.5, 0.86})...),
		Seven: "##.#.##|##.#.##|.......|#..#..#|.......|.......|#..#..#",
	},
	FiveColours: {
		Name:    "five-colours",
		Outline: icon.Outline{icon.Star(0.5)},
		Seven:   "...#...|...#...|#######|.#####.|..###..|.##.##.|.#...#.",
	},
	// A row that is all of one kind.
	MonoLines: {
		Name: "mono-lines",
		Outline: append(icon.Outline{icon.Box(0, 0.3, 1, 0.7), icon.Reversed(icon.Box(0.08, 0.38, 0.92, 0.62)), icon.Box(0.08, 0.46, 0.92, 0.54)},
			icon.Specks([]float64{0.14, 0.5, 0.86}, []float64{0.1, 0.9})...),
		Seven: "#..#..#|.......|#######|#.#.#.#|#######|.......|#..#..#",
	},
	// A disc, a square and a triangle.
	BonusVariety: {
		Name:    "bonus-variety",
		Outline: icon.Outline{{{0.5, 0}, {0.75, 0.42}, {0.25, 0.42}}, icon.Box(0, 0.56, 0.42, 0.98), icon.Ring(0.77, 0.77, 0.23)},
		Seven:   "...#...|..###..|.......|###..#.|###.###|###..#.|.......",
	},
	// An arrow up and an arrow down.
	PlusMinus: {
		Name: "plus-minus-1",
		Outline: icon.Outline{
			{{0.25, 0}, {0.5, 0.35}, {0.33, 0.35}, {0.33, 0.75}, {0.17, 0.75}, {0.17, 0.35}, {0, 0.35}},
			{{0.75, 1}, {0.5, 0.65}, {0.67, 0.65}, {0.67, 0.25}, {0.83, 0.25}, {0.83, 0.65}, {1, 0.65}},
		},
		Seven: ".#.....|###..#.|.#...#.|.#...#.|.#...#.|.#..###|.....#.",
	},
	// A white die becomes a black one.
	OtherColour: {
		Name:    "other-colour",
		Outline: icon.Outline{icon.Box(0, 0, 0.6, 0.6), icon.Reversed(icon.Box(0.1, 0.1, 0.5, 0.5)), icon.Box(0.4, 0.4, 1, 1)},
		Seven:   "####...|#..#...|#..####|#######|..#####|...####|...####",
	},
	// Two dice.
	SecondDie: {
		Name: "second-die",
		Outline: icon.Outline{
			icon.Box(0, 0.28, 0.46, 0.74), icon.Reversed(icon.Box(0.08, 0.36, 0.38, 0.66)), icon.Ring(0.23, 0.51, 0.08),
			icon.Box(0.54, 0.28, 1, 0.74), icon.Reversed(icon.Box(0.62, 0.36, 0.92, 0.66)), icon.Ring(0.77, 0.51, 0.08),
		},
		Seven: ".......|###.###|#.#.#.#|###.###|.......",
	},
	// Four quarters of a disc, two of them filled.
	ColourJoker: {
		Name: "colour-joker",
		Outline: icon.Outline{
			icon.Arc(0.5, 0, 1), icon.Reversed(icon.Arc(0.42, 0, 1)),
			append(icon.Arc(0.42, 0, 0.25), icon.Corner{0.5, 0.5}), append(icon.Arc(0.42, 0.5, 0.75), icon.Corner{0.5, 0.5}),
		},
		Seven: "..###..|.#.###.|#..####|#######|####..#|.###.#.|..###..",
	},
	// A die that is struck out.
	OneDieLess: {
		Name:    "one-die-less",
		Outline: icon.Outline{icon.Box(0.1, 0.1, 0.9, 0.9), icon.Reversed(icon.Box(0.2, 0.2, 0.8, 0.8)), {{0, 0.1}, {0.1, 0}, {1, 0.9}, {0.9, 1}}},
		Seven:   "#.....#|.#####.|.##..#.|.#.#.#.|.#..##.|.#####.|#.....#",
	},
}

// Icon is the picture of what a card brings.
func (k Kind) Icon() *icon.Icon { return &icons[k] }
