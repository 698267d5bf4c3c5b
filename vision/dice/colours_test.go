package dice

import (
	"errors"
	"strings"
	"testing"
)

// With every face known, at most one picture in fifty may name a colour wrong
// and not say so.
func TestSetColoursOfKnownFaces(t *testing.T) {
	for _, dir := range []string{ownScenes, sharedScenes} {
		t.Run(dir, func(t *testing.T) {
			wrong, silent, dice := 0, 0, 0
			for _, s := range scenes(t, dir) {
				faces := make([]face, len(s.Dice))
				for i, d := range s.Dice {
					faces[i] = trueFace(d.Top)
				}
				measured, err := tintsOf(load(t, s.path), faces)
				if err != nil {
					t.Fatal(err)
				}
				names, margins := paletteFor(clever, nil).nameSet(measured)
				for i, d := range s.Dice {
					dice++
					if names[i] != d.Colour {
						wrong++
						t.Logf("%s: %s named %s, margin %.1f", s.path, d.Colour, names[i], margins[i])
						if margins[i] >= surelyColour {
							silent++
						}
					}
				}
				for i, m := range margins {
					if m < surelyColour {
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

func TestCheckSet(t *testing.T) {
	for _, test := range []struct{ set, want string }{
		{"white,yellow,blue,green,orange,purple", ""},
		{"white,yellow,blue,green,pink,silver", ""},
		{"white,grey,turquoise", ""},
		{"white,mauve", `unknown die colour "mauve": known are black, blue, brown, green, grey, orange, pink, purple, red, silver, turquoise, white, yellow; ` +
			`teach another one with "silvertray calibrate --dice white,mauve"`},
		{"white,blue,white", "twice"},
		{"white,", `""`},
	} {
		set := strings.Split(test.set, ",")
		err := errors.Join(checkNames(set), checkKnown(set, nil))
		if (err == nil) != (test.want == "") || err != nil && !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: %v", test.set, err)
		}
	}
}
