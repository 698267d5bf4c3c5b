package paper

// Doppelt is the printed sheet of Doppelt so clever (Schmidt Spiele, 88234), from the top.
var Doppelt = printed(Layout{
	Name:  "doppelt-so-clever",
	Title: "Doppelt so clever",
	Dice:  []Colour{White, Silver, Yellow, Blue, Green, Pink},
	wild:  White,

	Rounds: []int{1: 6, 2: 6, 3: 5, 4: 4},
	Starts: []Bonus{Plain(Reroll), Plain(PlusOne), Plain(TakeBack), Plain(Black)},
	Either: []Bonus{Q(Silver), Q(Yellow), Q(Blue), Q(Green), Q(Pink)},

	Declines: true,

	Tracks: []Track{
		{Plain(Reroll), 6, Plain(Fox)},
		{Plain(TakeBack), 6, Q(Pink)},
		{Plain(PlusOne), 6, Q(Silver)},
	},

	Areas: []Area{
		{Silver, None, newTally(tallyPrint{
			columnBonus: []Bonus{Plain(PlusOne), Q(Yellow), Plain(Fox), Q(Blue), Q(Green), Q(Pink)},
			rows:        []Colour{Yellow, Blue, Green, Pink},
			rowStars:    []int{0, 2, 4, 7, 11, 16, 22},
		})},
		{Yellow, None, newCircles(circlesPrint{
			scale: []int{0, 3, 10, 21, 36, 55, 75, 96, 118, 141, 165},
			rows: [][]int{
				{gap, 3, gap, 6},
				{1, gap, 2, gap},
				{gap, 4, gap, 3},
				{2, gap, 5, gap},
				{gap, 5, gap, 4},
			},
			rowBonus:    []Bonus{Q(Blue), Plain(TakeBack), Q(Yellow), Q(Green), Q(Pink)},
			columnBonus: []Bonus{Plain(Reroll), Plain(PlusOne), Q(Silver), Plain(Fox)},
		})},
		{Blue, White, newFalling(fallingPrint{
			stars: []int{1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78},
			under: map[int]Bonus{
				2: Plain(TakeBack), 3: Q(Yellow), 5: Plain(PlusOne), 6: Plain(Reroll), 7: Q(Pink),
				9: Plain(Fox), 10: Plain(TakeBack), 12: Q(Green),
			},
		})},
		{Green, None, newPairs(pairsPrint{
			factor: []int{2, 2, 2, 1, 3, 3, 3, 2, 3, 1, 4, 1},
			under: map[int]Bonus{
				2: Plain(Reroll), 4: Q(Blue), 5: Plain(TakeBack), 7: Plain(Fox),
				8: Q(Silver), 9: Plain(PlusOne), 11: Q(Pink), 12: Q(Yellow),
			},
		})},
		{Pink, None, newWriting(writingPrint{
			factor:  []int{1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1},
			atLeast: map[int]int{3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 2, 9: 3, 10: 4, 11: 5, 12: 6},
			under: map[int]Bonus{
				3: Plain(Reroll), 4: Plain(TakeBack), 5: Plain(PlusOne), 6: Q(Green), 7: Q(Yellow),
				8: Plain(Fox), 9: Q(Silver), 10: Plain(Reroll), 11: Q(Blue), 12: Q(Yellow),
			},
		})},
	},

	ratings: []rating{
		{320, 5, "Twice as clever as anyone expected!"},
		{300, 4.5, "A mind to be admired!"},
		{280, 4, "The whole table bows to you."},
		{260, 3.5, "That was skill, not luck."},
		{240, 3, "Come and look at this score!"},
		{220, 2.5, "Very clever!"},
		{200, 2, "The practice shows."},
		{180, 1.5, "A good result."},
		{160, 1, "You are on your way."},
		{140, 0.5, "The dice are to blame."},
		{0, 0, "Next time will be better!"},
	},
})
