package page_test

import (
	"math/rand/v2"
	"testing"

	"silvertray/engine"
	"silvertray/vision"
)

// throw is a roll by chance of the dice that are asked for.
func throw(r *rand.Rand, ask engine.Ask) engine.Thrown {
	var roll engine.Thrown
	for _, die := range ask.Roll.Dice {
		roll.Faces = append(roll.Faces, engine.Face{Die: die, Value: 1 + r.IntN(engine.Sides)})
	}
	return roll
}

// seen is what a camera without a tray sees of a roll.
func seen(roll engine.Thrown) vision.Reading {
	reading := vision.Reading{Sure: true}
	for _, f := range roll.Faces {
		reading.Dice = append(reading.Dice, vision.Die{Colour: f.Die, Value: f.Value, Sure: true})
	}
	return reading
}

// playOn plays so many moves by chance, or to the end, and returns their texts
// too.
func playOn(t *testing.T, match engine.Match, r *rand.Rand, moves int) (end engine.Match, made []string) {
	t.Helper()
	for ; moves > 0 && !match.Ask().Over(); moves-- {
		move := byChance(r, match)
		next, err := match.Apply(move)
		if err != nil {
			t.Fatal(err)
		}
		match, made = next, append(made, move.String())
	}
	return match, made
}

// byChance is a legal move by chance.
func byChance(r *rand.Rand, match engine.Match) (move engine.Move) {
	ask := match.Ask()
	if ask.Roll != nil {
		roll := throw(r, ask)
		if ask.Roll.Tray {
			roll.Near = engine.Tied(roll.Faces)
		}
		return roll
	}
	n := 0.0
	for m := range ask.Moves {
		if n++; r.Float64()*n < 1 {
			move = m
		}
	}
	return move
}
