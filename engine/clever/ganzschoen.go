package clever

// GanzSchoen is Ganz schön clever (Schmidt Spiele, 88198).
var GanzSchoen = &Game{layout: ganzSchoen}

// ganzSchoen is its printed sheet, from the top.
var ganzSchoen = printed(layout{
	name:  "ganz-schoen-clever",
	title: "Ganz schön clever",
	dice:  []colour{white, yellow, blue, green, orange, purple},
	wild:  white,

	rounds: []int{1: 6, 2: 6, 3: 5, 4: 4},
	starts: []bonus{plain(reroll), plain(plusOne), plain(reroll), plain(black)},
	either: []bonus{x(yellow), x(blue), x(green), num(6, orange), num(6, purple)},

	tracks: []track{
		{action: plain(reroll), slots: 7},
		{action: plain(plusOne), slots: 7},
	},

	areas: []area{
		{yellow, none, newGrid(gridPrint{
			rows: [][]int{
				{3, 6, 5, given},
				{2, 1, given, 5},
				{1, given, 2, 4},
				{given, 3, 4, 6},
			},
			columnStars: []int{10, 14, 16, 20},
			rowBonus:    []bonus{x(blue), num(4, orange), x(green), plain(fox)},
			diagonal:    plain(plusOne),
		})},
		{blue, white, newGrid(gridPrint{
			scale: []int{0, 1, 2, 4, 7, 11, 16, 22, 29, 37, 46, 56},
			rows: [][]int{
				{gap, 2, 3, 4},
				{5, 6, 7, 8},
				{9, 10, 11, 12},
			},
			columnBonus: []bonus{plain(reroll), x(green), num(6, purple), plain(plusOne)},
			rowBonus:    []bonus{num(5, orange), x(yellow), plain(fox)},
		})},
		{green, none, newSteps(stepsPrint{
			stars:   []int{1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66},
			atLeast: []int{1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 6},
			under: map[int]bonus{
				4: plain(plusOne), 6: x(blue), 7: plain(fox), 9: num(6, purple), 10: plain(reroll),
			},
		})},
		{orange, none, newWriting(writingPrint{
			factor: []int{1, 1, 1, 2, 1, 1, 2, 1, 2, 1, 3},
			under: map[int]bonus{
				3: plain(reroll), 5: x(yellow), 6: plain(plusOne), 8: plain(fox), 10: num(6, purple),
			},
		})},
		{purple, none, newWriting(writingPrint{
			rising: true,
			factor: []int{1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1},
			under: map[int]bonus{
				3: plain(reroll), 4: x(blue), 5: plain(plusOne), 6: x(yellow), 7: plain(fox),
				8: plain(reroll), 9: x(green), 10: num(6, orange), 11: plain(plusOne),
			},
		})},
	},

	switches: []option{soloExtra, soloTie, soloFallback},

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
