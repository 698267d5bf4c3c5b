package paper

import "silvertray/engine/icon"

// FoxIcon is a face with two ears, two eyes and a pointed nose.
var FoxIcon = icon.Icon{
	Name: "fox",
	Outline: icon.Outline{
		{{0, 0}, {0.3, 0.24}, {0.7, 0.24}, {1, 0}, {1, 0.55}, {0.62, 0.94}, {0.5, 1}, {0.38, 0.94}, {0, 0.55}},
		icon.Reversed([]icon.Corner{{0.18, 0.42}, {0.38, 0.52}, {0.38, 0.66}, {0.18, 0.52}}),
		icon.Reversed([]icon.Corner{{0.82, 0.42}, {0.82, 0.52}, {0.62, 0.66}, {0.62, 0.52}}),
	},
	Seven: "#.....#|##...##|#######|#..#..#|#######|.#####.|..###..",
}

// backIcon is an arrow that turns back to the left.
var backIcon = icon.Icon{
	Name: "back",
	Outline: icon.Outline{{
		{0, 0.34}, {0.4, 0}, {0.4, 0.22}, {0.7, 0.22}, {0.97, 0.46}, {0.97, 0.76}, {0.7, 1}, {0.15, 1},
		{0.15, 0.76}, {0.6, 0.76}, {0.72, 0.66}, {0.72, 0.56}, {0.6, 0.46}, {0.4, 0.46}, {0.4, 0.68},
	}},
	Seven: "..#....|.##....|######.|.##...#|..#...#|......#|.#####.",
}
