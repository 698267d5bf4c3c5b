package clever

import (
	"os"
	"strings"
	"testing"

	"silvertray/engine"
)

// TestPerft holds the number of legal sequences from positions of both games to
// what a person can count. The rolls are those that engine.Perft states.
func TestPerft(t *testing.T) {
	tests := []struct {
		name  string
		match *Match
		want  []uint64 // by depth, from 0
	}{
		// Before the last roll of the solo playthrough. Open are 1, 2, 4 and 5 of
		// yellow (a3, a2, d3, d2), 9 of blue, green from box 10, orange from box 7,
		// and purple from box 7, behind a 1. One extra die is left.
		//
		// 1: the roll is white 3, yellow 1, blue 4, green 1, orange 5, purple 2;
		//    yellow, green and purple lie on the tray. One sequence.
		//
		// 2: yellow takes a3. Green 1 is less than the 5 of box 10. Purple 2 is
		//    more than 1 and takes box 7. Two sequences.
		//
		// 3: after yellow a3, the extra die is white in orange 7 or purple 7 (its
		//    yellow boxes and blue 7 are crossed, green 10 needs 5), orange in
		//    orange 7, purple in purple 7, or none: 5. After purple 7, it is white
		//    in orange 7 or purple 8, yellow in a3, orange in orange 7, or none; the
		//    2 is not more than the 2 before it: 5. Together 10.
		//
		// 4: no extra die is left or wanted and the game is over: none.
		{"last roll", lastRoll(t), []uint64{1, 1, 2, 10, 0}},
		// An opening for one, with the reroll of round 1.
		//
		// 1: the same roll.
		//
		// 2: white 3 fits two yellow boxes, blue 7, and the first boxes of green,
		//    orange and purple: 6. Yellow 1 fits two boxes; blue, green, orange
		//    and purple one each: 6. With the reroll 13.
		//
		// 3: each is followed by one roll.
		//
		// 4: the values go on 6 5 3 5 3 2. After white (six ways) blue 6 and orange
		//    5 are thrown: one box each, and the reroll, 18 in all. After yellow
		//    (two ways) white 6 has six ways, the others and the reroll 5: 22. After
		//    blue only orange is left: 2. After green 12: white 6 ways, yellow 2,
		//    blue, orange, purple, reroll. After orange the hand is empty, and the
		//    passive roll has blue, orange and purple on the tray: 3. After purple
		//    9: white 6 ways, blue, orange, reroll. After the reroll 12: white 6
		//    ways, yellow 2, blue, green, orange, purple. Together 78.
		{"opening, solo", newMatch(t, 1, nil), []uint64{1, 1, 13, 13, 78}},
		// Two players before the black bonus of round 4, on empty sheets: each has
		// 12 + 11 crosses, a green one and two sixes, 26 choices. Without rerolls
		// the roll has 12 answers; Ana's own bonus takes away 1 for each of four
		// yellow boxes, 2 for blue 7, and 1 for green: 26 (26 * 12 - 7) = 7930.
		{"black bonus, two players", atRound(t, 2, 4), []uint64{1, 26, 676, 676, 7930}},
		// A yellow and a green cross wait: 6 and 1 boxes. Then yellow c1 ends row 1
		// and leaves 5 blue boxes and the green one, d2 ends row 2 and leaves orange
		// and green, the four others leave green; the green cross leaves 6 yellow
		// and 5 blue boxes. 6 + 2 + 4 + 11 = 23.
		{"bonuses in a row, solo", twoDue(t), []uint64{1, 7, 23, 98, 170}},
		// An opening of Doppelt so clever for one, with the reroll of round 1.
		//
		// 1: white 3, silver 1, yellow 4, blue 1, green 5, pink 2.
		//
		// 2: white 3 fits four silver boxes, two yellow ones, blue 4, green and pink:
		//    9. Silver 1 fits four, yellow 4 two, blue 4, green and pink one each: 9.
		//    With pass and the reroll 20.
		//
		// 3: white as silver (four ways) leaves marks for silver 1 in four rows, blue
		//    1, pink 2, or none: 28. The 16 others are each followed by one roll: 44.
		//
		// 4: among the marks, none leaves the roll, 4; blue 1 leaves silver in three
		//    rows, pink, none, 20; pink 2 leaves silver in four, blue, none, 24; silver
		//    1 leaves blue, pink, none, but blue is lost behind blue 1, 44. Together 92.
		//    The rolls go on 6 5 3 5 3 2. After white (five ways) yellow 6 and green 5
		//    are thrown: one box each, pass, reroll, 20. After silver (four ways) white
		//    6 has eight ways, yellow 5 two, blue 9, green, pink, pass, reroll: 60. After
		//    yellow (two ways) only green is left, pass, reroll: 6. After blue 4 the
		//    sum 7 is too high: white 6 seven ways, silver 5 four, yellow 3 two, green,
		//    pink, pass, reroll: 17. After green the hand is empty, and the passive roll
		//    has yellow 3, green 3 and pink 2 on the tray: 5 with pass. After pink white
		//    6 has eight ways, yellow 5 two, green, pass, reroll: 13. Pass ends the turn,
		//    and the passive roll has the same: 5. After the reroll white 6 has eight
		//    ways, silver 5 four, yellow 3 two, blue, green, pink, pass: 18. 92 + 20 +
		//    60 + 6 + 17 + 5 + 13 + 5 + 18 = 236.
		{"opening, solo, Doppelt so clever", newDoppelt(t, 1, nil), []uint64{1, 1, 20, 44, 236}},
	}
	for _, tt := range tests {
		for depth, want := range tt.want {
			if got := engine.Perft(tt.match, depth); got != want {
				t.Errorf("%s, depth %d: %d sequences, want %d", tt.name, depth, got, want)
			}
		}
	}
}

// lastRoll is the solo playthrough before its last roll.
func lastRoll(t *testing.T) *Match {
	text, err := os.ReadFile("testdata/play/ganz-schoen-clever/solo.txt")
	if err != nil {
		t.Fatal(err)
	}
	moves := movesOf(string(text))
	for i := len(moves) - 1; i >= 0; i-- {
		if strings.HasPrefix(moves[i], "roll ") {
			return newMatch(t, 1, nil).played(t, moves[:i]...)
		}
	}
	t.Fatal("the playthrough has no roll")
	return nil
}
