package icon

// Again is an arrow that runs in a circle: dice are thrown again.
var Again = Icon{
	Name:    "again",
	Outline: Outline{Band(0.44, 0.26, 0.2, 1), {{0.5, -0.04}, {0.84, 0.21}, {0.5, 0.46}}},
	Seven:   "..##.#.|.#..##.|#..###.|#......|#.....#|.#...#.|..###..",
}
