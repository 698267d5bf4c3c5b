package paper

// GanzSchoen is the printed sheet of Ganz schön clever (Schmidt Spiele, 88198), from the top.
var GanzSchoen = printed(Layout{
	Name:  "ganz-schoen-clever",
	Title: "Ganz schön clever",
	Dice:  []Colour{White, Yellow, Blue, Green, Orange, Purple},
	wild:  White,

	Rounds: []int{1: 6, 2: 6, 3: 5, 4: 4},
	Starts: []Bonus{Plain(Reroll), Plain(PlusOne), Plain(Reroll), Plain(Black)},
	Either: []Bonus{X(Yellow), X(Blue), X(Green), Num(6, Orange), Num(6, Purple)},

	Tracks: []Track{
		{Action: Plain(Reroll), Slots: 7},
		{Action: Plain(PlusOne), Slots: 7},
	},

	Areas: []Area{
		{Yellow, None, newGrid(gridPrint{
			rows: [][]int{
				{3, 6, 5, given},
				{2, 1, given, 5},
				{1, given, 2, 4},
				{given, 3, 4, 6},
			},
			columnStars: []int{10, 14, 16, 20},
			rowBonus:    []Bonus{X(Blue), Num(4, Orange), X(Green), Plain(Fox)},
			diagonal:    Plain(PlusOne),
		})},
		{Blue, White, newGrid(gridPrint{
			scale: []int{0, 1, 2, 4, 7, 11, 16, 22, 29, 37, 46, 56},
			rows: [][]int{
				{gap, 2, 3, 4},
				{5, 6, 7, 8},
				{9, 10, 11, 12},
			},
			columnBonus: []Bonus{Plain(Reroll), X(Green), Num(6, Purple), Plain(PlusOne)},
			rowBonus:    []Bonus{Num(5, Orange), X(Yellow), Plain(Fox)},
		})},
		{Green, None, newSteps(stepsPrint{
			stars:   []int{1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66},
			atLeast: []int{1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 6},
			under: map[int]Bonus{
				4: Plain(PlusOne), 6: X(Blue), 7: Plain(Fox), 9: Num(6, Purple), 10: Plain(Reroll),
			},
		})},
		{Orange, None, newWriting(writingPrint{
			factor: []int{1, 1, 1, 2, 1, 1, 2, 1, 2, 1, 3},
			under: map[int]Bonus{
				3: Plain(Reroll), 5: X(Yellow), 6: Plain(PlusOne), 8: Plain(Fox), 10: Num(6, Purple),
			},
		})},
		{Purple, None, newWriting(writingPrint{
			rising: true,
			factor: []int{1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1},
			under: map[int]Bonus{
				3: Plain(Reroll), 4: X(Blue), 5: Plain(PlusOne), 6: X(Yellow), 7: Plain(Fox),
				8: Plain(Reroll), 9: X(Green), 10: Num(6, Orange), 11: Plain(PlusOne),
			},
		})},
	},

	ratings: []rating{
		{281, 5, "As clever as it gets!"},
		{260, 4, "Einstein would ask you for help."},
		{240, 3, "A brilliant mind!"},
		{220, 2.5, "Impressive!"},
		{200, 2, "Hats off!"},
		{180, 1.5, "A fine result."},
		{160, 1, "Nicely done."},
		{140, 0.5, "Not bad, and there is more in you."},
		{0, 0, "Keep practising!"},
	},
})
