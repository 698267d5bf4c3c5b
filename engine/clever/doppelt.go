package clever

// Doppelt is Doppelt so clever (Schmidt Spiele, 88234).
var Doppelt = &Game{layout: doppelt}

// doppelt is its printed sheet, from the top.
var doppelt = printed(layout{
	name:  "doppelt-so-clever",
	title: "Doppelt so clever",
	dice:  []colour{white, silver, yellow, blue, green, pink},
	wild:  white,

	rounds: []int{1: 6, 2: 6, 3: 5, 4: 4},
	starts: []bonus{plain(reroll), plain(plusOne), plain(takeBack), plain(black)},
	either: []bonus{q(silver), q(yellow), q(blue), q(green), q(pink)},

	declines: true,

	tracks: []track{
		{plain(reroll), 6, plain(fox)},
		{plain(takeBack), 6, q(pink)},
		{plain(plusOne), 6, q(silver)},
	},

	areas: []area{
		{silver, none, newTally(tallyPrint{
			columnBonus: []bonus{plain(plusOne), q(yellow), plain(fox), q(blue), q(green), q(pink)},
			rows:        []colour{yellow, blue, green, pink},
			rowStars:    []int{0, 2, 4, 7, 11, 16, 22},
		})},
		{yellow, none, newCircles(circlesPrint{
			scale: []int{0, 3, 10, 21, 36, 55, 75, 96, 118, 141, 165},
			rows: [][]int{
				{gap, 3, gap, 6},
				{1, gap, 2, gap},
				{gap, 4, gap, 3},
				{2, gap, 5, gap},
				{gap, 5, gap, 4},
			},
			rowBonus:    []bonus{q(blue), plain(takeBack), q(yellow), q(green), q(pink)},
			columnBonus: []bonus{plain(reroll), plain(plusOne), q(silver), plain(fox)},
		})},
		{blue, white, newFalling(fallingPrint{
			stars: []int{1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78},
			under: map[int]bonus{
				2: plain(takeBack), 3: q(yellow), 5: plain(plusOne), 6: plain(reroll), 7: q(pink),
				9: plain(fox), 10: plain(takeBack), 12: q(green),
			},
		})},
		{green, none, newPairs(pairsPrint{
			factor: []int{2, 2, 2, 1, 3, 3, 3, 2, 3, 1, 4, 1},
			under: map[int]bonus{
				2: plain(reroll), 4: q(blue), 5: plain(takeBack), 7: plain(fox),
				8: q(silver), 9: plain(plusOne), 11: q(pink), 12: q(yellow),
			},
		})},
		{pink, none, newWriting(writingPrint{
			factor:  []int{1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1},
			atLeast: map[int]int{3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 2, 9: 3, 10: 4, 11: 5, 12: 6},
			under: map[int]bonus{
				3: plain(reroll), 4: plain(takeBack), 5: plain(plusOne), 6: q(green), 7: q(yellow),
				8: plain(fox), 9: q(silver), 10: plain(reroll), 11: q(blue), 12: q(yellow),
			},
		})},
	},

	switches: []option{unusedRoll, negativeFox, soloExtra, soloTie, soloFallback},

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
