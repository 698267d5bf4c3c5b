package doubt

import (
	"image"
	"math"
	"slices"

	"silvertray/vision"
	"silvertray/vision/dice/sight"
	"silvertray/vision/raster"
)

const (
	// blurWays is in how many directions, evenly over half a turn, brightness is
	// compared: a picture may be blurred along one only, by movement.
	blurWays = 8
	// blurStep is the shorter of the two distances over which it is compared,
	// in sides of a die.
	blurStep = 1.0 / 14
	// blurReach is how far around its middle a face is looked at, in sides: its
	// pips, its edges and a little of what lies beside it. blurGrid is how many
	// places it is looked at either way from there.
	blurReach, blurGrid = 0.6, 5
	// A face is blurred below a sharpness of sharpLarge, less sharpSmall divided
	// by its side in px: a camera's own softness of two or three px is much on a
	// small die.
	sharpLarge, sharpSmall = 0.42, 3.3
	// leastContrast is the least difference in the sum of the three colours, as
	// a root mean square, that says something.
	leastContrast = 20
)

// OutOfFocus says that a picture is too blurred to read.
func OutOfFocus(picture raster.Image, faces []sight.Face) []vision.Problem {
	if !Blurred(picture, faces) {
		return nil
	}
	return []vision.Problem{{
		Kind: vision.Blurred,
		Text: "The picture is blurred. Wait until the camera has focused, or wipe its lens.",
	}}
}

// Blurred reports whether most faces in a picture in colour have neither sharp edges
// nor sharp pips, along one direction at least: blurred by more than about a
// sixth of a side.
func Blurred(picture raster.Image, faces []sight.Face) bool {
	if picture.Channels != 3 {
		return false
	}
	var votes [blurWays]int
	for _, f := range faces {
		side := f.Side()
		if !(side >= smallest && side < float64(picture.Cols)) {
			continue
		}
		for way, r := range rises(f, picture) {
			switch {
			case !r.contrasty():
			case r.sharpness() < sharpLarge-sharpSmall/side:
				votes[way]++
			default:
				votes[way]--
			}
		}
	}
	return slices.Max(votes[:]) > 0
}

// rise is how much brightness differs along one direction: the sums of squares
// over one step and over two.
type rise struct{ near, far, places int }

func (r *rise) add(one, two int) {
	r.near, r.far, r.places = r.near+one*one, r.far+two*two, r.places+1
}

// contrasty reports whether there is contrast enough to judge by.
func (r rise) contrasty() bool { return r.far > leastContrast*leastContrast*r.places }

// sharpness is about a half where brightness leaps at an edge, and a quarter
// where it rises evenly. It depends neither on the contrast nor on how many
// edges there are.
func (r rise) sharpness() float64 { return float64(r.near) / float64(r.far) }

// rises compares brightness around a face along every direction.
func rises(f sight.Face, picture raster.Image) (all [blurWays]rise) {
	px, cols, rows := picture.Px, picture.Cols, picture.Rows
	long := max(1, f.Side()*blurStep)
	var steps [blurWays]int // in bytes
	for way := range steps {
		sin, cos := math.Sincos(math.Pi * float64(way) / blurWays)
		steps[way] = 3 * (int(math.Round(long*sin))*cols + int(math.Round(long*cos)))
	}
	area, every := around(f, cols, rows, 2*int(math.Ceil(long)))
	for y := area.Min.Y; y < area.Max.Y; y += every {
		for x := area.Min.X; x < area.Max.X; x += every {
			at := 3 * (y*cols + x)
			here := brightness(px, at)
			for way, step := range steps {
				all[way].add(brightness(px, at+step)-here, brightness(px, at+2*step)-here)
			}
		}
	}
	return all
}

// around is the area to look at, away from the picture's edge, and how many px
// apart.
func around(f sight.Face, cols, rows, margin int) (area image.Rectangle, every int) {
	reach := int(f.Side() * blurReach)
	x, y := int(f.Centre[0]), int(f.Centre[1])
	area = image.Rect(x-reach, y-reach, x+reach+1, y+reach+1)
	return area.Intersect(image.Rect(margin, margin, cols-margin, rows-margin)), max(1, reach/blurGrid)
}

func brightness(px []uint8, at int) int {
	return int(px[at]) + int(px[at+1]) + int(px[at+2])
}
