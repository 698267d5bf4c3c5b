package doubt

import (
	"fmt"
	"math"

	"silvertray/internal/words"
	"silvertray/vision"
	"silvertray/vision/dice/sight"
)

// strangerSize is how many times larger or smaller than the family's dice a
// stranger is. The same die is up to 1.25 times larger at the near side of a
// table seen from 35 degrees than in its middle, and the outlines of glossy
// faces were read up to 1.55 times too small in the recorded game.
const strangerSize = 1.8

// CompareSize adds a doubt about a die that is much larger or smaller than the
// dice the reader was set up for.
func CompareSize(die *vision.Die, f sight.Face, usual float64, problems []vision.Problem) []vision.Problem {
	if usual == 0 {
		return problems
	}
	ratio := f.Side() / usual
	if ratio < strangerSize && 1/ratio < strangerSize {
		return problems
	}
	format := words.Phrase("The %s die is much larger than yours. Take away what does not belong, or calibrate again if the camera was moved.")
	if ratio < 1 {
		format = "The %s die is much smaller than yours. Take away what does not belong, or calibrate again if the camera was moved."
	}
	die.Sure = false
	return append(problems, vision.Problem{Kind: vision.Extra, Colour: die.Colour, Text: words.Say(format, words.Phrase(die.Colour))})
}

func CheckSide(px float64) error {
	if px < 0 || math.IsNaN(px) || math.IsInf(px, 0) {
		return fmt.Errorf("side of the dice: %g px cannot be meant", px)
	}
	return nil
}
