package dice

import (
	"testing"

	"silvertray/vision/dice/sight"
	"silvertray/vision/dice/tint"
)

// With every face known, at most one picture in fifty may name a colour wrong
// and not say so.
func TestSetColoursOfKnownFaces(t *testing.T) {
	for _, dir := range []string{ownScenes, sharedScenes} {
		t.Run(dir, func(t *testing.T) {
			wrong, silent, dice := 0, 0, 0
			for _, s := range scenes(t, dir) {
				faces := make([]sight.Face, len(s.Dice))
				for i, d := range s.Dice {
					faces[i] = trueFace(d.Top)
				}
				measured := tintsOf(pixels(t, load(t, s.path)), faces)
				names, margins := tint.NewPalette(clever, nil).NameSet(measured)
				for i, d := range s.Dice {
					dice++
					if names[i] != d.Colour {
						wrong++
						t.Logf("%s: %s named %s, margin %.1f", s.path, d.Colour, names[i], margins[i])
						if margins[i] >= tint.SureMargin {
							silent++
						}
					}
				}
				for i, m := range margins {
					if m < tint.SureMargin {
						t.Logf("%s: %s asked, margin %.1f", s.path, names[i], m)
					}
				}
			}
			t.Logf("%d of %d colours wrong, %d of them silently", wrong, dice, silent)
			if wrong*50 > dice || silent > 0 {
				t.Errorf("%d of %d colours wrong, %d of them silently", wrong, dice, silent)
			}
		})
	}
}
