package record_test

import (
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"silvertray/engine"
	"silvertray/engine/clever"
	"silvertray/engine/record"
)

// opening is the beginning of a solo game: Ana misread the green die.
var opening = []string{
	"roll white=3 yellow=5 blue=2 green=4 orange=1 purple=4",
	"take green green.1",
	"roll yellow=6 purple=5",
	"take purple purple.1",
	"roll yellow=3",
	"take yellow yellow.a1",
}

func dealt(t *testing.T) engine.Match {
	t.Helper()
	m, err := clever.GanzSchoen.New(engine.Setup{Players: []string{"Ana"}})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func TestCorrect(t *testing.T) {
	tests := []struct {
		name          string
		at            int
		text          string
		kept, dropped int
		why           string
	}{
		{"the same again", 0, opening[0], 6, 0, ""},
		// Purple is now lower than the green die that was taken, so it went to
		// the tray and is not thrown again.
		{"green was a 5", 0, "roll white=3 yellow=5 blue=2 green=5 orange=1 purple=4", 2, 4,
			"purple is not among the dice of this roll (yellow)"},
		{"orange was a 2, which changes nothing", 0, "roll white=3 yellow=5 blue=2 green=4 orange=2 purple=4", 6, 0, ""},
		{"purple was a 6", 2, "roll yellow=6 purple=6", 6, 0, ""},
		{"another box", 5, "take yellow yellow.b4", 6, 0, ""},
		// Purple is lower than the yellow die: no die is left to throw.
		{"another die", 3, "take yellow yellow.b1", 4, 2, "white is missing from the roll"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			c, err := record.Correct(dealt(t), opening, tt.at, tt.text)
			if err != nil {
				t.Fatal(err)
			}
			if len(c.Moves) != tt.kept || len(c.Dropped) != tt.dropped {
				t.Errorf("kept %q, dropped %q", c.Moves, c.Dropped)
			}
			var refusal *engine.Refusal
			if errors.As(c.Why, &refusal); (refusal == nil) != (tt.why == "") {
				t.Fatalf("because %v, want %q", c.Why, tt.why)
			}
			if refusal != nil && !strings.Contains(refusal.Error(), tt.why) {
				t.Errorf("because %v, want %q", refusal, tt.why)
			}
		})
	}
}

func TestCorrectRefuses(t *testing.T) {
	tests := []struct {
		at   int
		text string
		want string
	}{
		{6, "done", "correct move 7: the game has 6 moves"},
		{-1, "done", "correct move 0: the game has 6 moves"},
		{0, "roll white=3", "correct move 1: roll white=3: yellow is missing from the roll"},
		{1, "take orange blue.3", "correct move 2: take orange blue.3: the orange die is not used in the blue area"},
	}
	for _, tt := range tests {
		if _, err := record.Correct(dealt(t), opening, tt.at, tt.text); err == nil || err.Error() != tt.want {
			t.Errorf("%d, %s: got %v, want %s", tt.at, tt.text, err, tt.want)
		}
	}
}

// TestCorrectAnyMoveOfRandomGames replaces any move of random games of both
// kinds by any other legal one: what comes out is a game that replays, begins
// as it did, and loses no move on the way.
func TestCorrectAnyMoveOfRandomGames(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		game := rapid.SampledFrom([]*clever.Game{clever.GanzSchoen, clever.Doppelt}).Draw(t, "game")
		start, err := game.New(engine.Setup{Players: []string{"Ana", "Ben"}[:rapid.IntRange(1, 2).Draw(t, "players")]})
		if err != nil {
			t.Fatal(err)
		}
		r := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 1))
		var before []engine.Match
		var moves []string
		for m := start; !m.Ask().Over() && len(moves) < 120; {
			move := anyMove(m.Ask(), r)
			before, moves = append(before, m), append(moves, move.String())
			if m, err = m.Apply(move); err != nil {
				t.Fatal(err)
			}
		}
		at := rapid.IntRange(0, len(moves)-1).Draw(t, "at")
		text := anyMove(before[at].Ask(), r).String()
		c, err := record.Correct(start, moves, at, text)
		if err != nil {
			t.Fatal(err)
		}
		want := slices.Concat(moves[:at], []string{text}, moves[at+1:])
		if !slices.Equal(slices.Concat(c.Moves, c.Dropped), want) {
			t.Fatalf("kept %q and dropped %q of %q", c.Moves, c.Dropped, want)
		}
		if (c.Why == nil) != (len(c.Dropped) == 0) {
			t.Fatalf("dropped %q because %v", c.Dropped, c.Why)
		}
		again := record.New(start)
		for _, move := range c.Moves {
			again.Lines = append(again.Lines, record.Line{Move: move})
		}
		m, err := record.Replay(again, engine.NewGames(game))
		if err != nil || m.Ask().Title != c.Match.Ask().Title {
			t.Fatalf("the corrected game replays to %v, %v", m, err)
		}
	})
}

// anyMove answers an ask at random.
func anyMove(ask engine.Ask, r *rand.Rand) engine.Move {
	if ask.Choice != nil {
		moves := slices.Collect(ask.Moves)
		return moves[r.IntN(len(moves))]
	}
	var roll engine.Thrown
	for _, die := range ask.Roll.Dice {
		roll.Faces = append(roll.Faces, engine.Face{Die: die, Value: 1 + r.IntN(engine.Sides)})
	}
	if ask.Roll.Tray {
		roll.Near = engine.Tied(roll.Faces)
	}
	return roll
}
