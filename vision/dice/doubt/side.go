package doubt

import (
	"silvertray/internal/geometry"
	"silvertray/internal/words"
	"silvertray/vision"
	"silvertray/vision/dice/pose"
	"silvertray/vision/dice/sight"
)

// overMiddle is how far from above its die's middle a face may lie, in dice, to
// be the top one. Of 649 true ones 95 % lie within 0.35 and 99 % within 0.5; of
// nine side faces taken for top ones, all where the camera leans by 13 degrees
// and more, six lie beyond.
const overMiddle = 0.48

// Sides adds a doubt about each face that does not lie above the middle of
// its die as the finder saw it: it may be a side.
func Sides(reading *vision.Reading, found []sight.Sighting, v pose.View) {
	for i, s := range found {
		if geometry.Distance(v.Table(s.Face.Centre, 1), v.Table(s.Middle, 0.5)) <= overMiddle {
			continue
		}
		die := &reading.Dice[i]
		die.Sure = false
		reading.Problems = append(reading.Problems, vision.Problem{
			Kind: vision.Value, Colour: die.Colour,
			Text: words.Say("Perhaps a side of the %s die was read. Check its value, or let the camera look more from above.", words.Phrase(die.Colour)),
		})
	}
}
