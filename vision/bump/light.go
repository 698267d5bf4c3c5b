package bump

import (
	"image"
	"math"

	"gocv.io/x/gocv"

	"silvertray/vision"
)

// gamma is the rough exponent between a picture's bytes and the light.
const gamma = 2.2

const (
	// dimmer and brighter are how much the light may change without a word:
	// a cloud halves it, and cameras follow.
	brighter = 3.0
	// tinted is how much a colour may change against the others: daylight
	// instead of a lamp makes 2 and more, a cloud less than 1.2.
	tinted = 1.35
)

// light is the mean light of a table, linear blue, green and red.
type light [3]float64

func lightOf(small gocv.Mat, covered []image.Rectangle) light {
	mask := gocv.NewMatWithSizeFromScalar(gocv.NewScalar(255, 0, 0, 0), small.Rows(), small.Cols(), gocv.MatTypeCV8UC1)
	defer mask.Close()
	frame := image.Rect(0, 0, small.Cols(), small.Rows())
	for _, r := range covered {
		if r = r.Intersect(frame); !r.Empty() {
			hole := mask.Region(r)
			hole.SetTo(gocv.NewScalar(0, 0, 0, 0))
			hole.Close()
		}
	}
	mean := small.MeanWithMask(mask)
	var l light
	for i, v := range [...]float64{mean.Val1, mean.Val2, mean.Val3} {
		l[i] = math.Pow((v+1)/256, gamma)
	}
	return l
}

// against compares the light with how it was.
func (l light) against(was light) Change {
	var part [3]float64
	for i := range part {
		part[i] = l[i] / was[i]
	}
	least, most := min(part[0], part[1], part[2]), max(part[0], part[1], part[2])
	return Change{Light: math.Cbrt(part[0] * part[1] * part[2]), Tint: most / least}
}

// Relit reports whether the light differs by more than a cloud makes.
func (c Change) Relit() bool {
	return c.Light > brighter || c.Light < 1/brighter || c.Tint > tinted
}

// Problem says what a person has to know of a change: that the camera was
// bumped, where the tray's place matters, or that the light has changed, where
// a reading is in doubt. Nil when nothing.
func (c Change) Problem(r vision.Reading, tray bool) *vision.Problem {
	switch {
	case tray && c.Bumped():
		return &vision.Problem{Kind: vision.Moved, Text: "The camera or the tray was moved by some millimetres. " +
			"Put it back, or set up the table again with \"silvertray calibrate\"."}
	case !r.Sure && c.Relit():
		return &vision.Problem{Kind: vision.Relit, Text: "The light has changed since the table was set up. " +
			"Put it back as it was, or set up the table again with \"silvertray calibrate\"."}
	}
	return nil
}
