package doubt

import (
	"silvertray/vision"
	"silvertray/vision/dice/sight"
	"silvertray/vision/raster"
)

const (
	// clipped is the value of a channel, of 255, from which on the camera may have cut
	// off what was brighter; JPEG takes some of it off again.
	clipped = 250
	// clippedGrid points across and down a face are looked at, as far out as
	// clippedReach of a side from its middle: without its rounded edges.
	clippedGrid, clippedReach = 11, 0.4
	// poorlyLit is the share of a face in clipped light from which on pips may be lost,
	// where it is so of half of the dice: a lamp mirrored in one of them is in the
	// recorded games too, where all 195 values are right.
	poorlyLit = 0.2
	// washedOut is the share from which on a face has lost its colour. Where more than
	// half of a set has, none of its names is trusted: white, yellow and orange clip
	// in good light too. Of 64 scenes in 13 other lights 28 dice fewer are named
	// wrongly and sure (8 are left), and none of the scenes as they were taken is asked
	// about for it; with 0.75 and half of a set three are.
	washedOut = 0.8
)

// ClippedShare is how much of a face, 0 to 1, lies in light that the camera clips in
// some channel. It is 0 in a picture without colour.
func ClippedShare(picture raster.Image, f sight.Face) float64 {
	if picture.Channels != 3 {
		return 0
	}
	n, over := 0, 0
	for i := range clippedGrid {
		for j := range clippedGrid {
			p := onFace(f, float64(2*i)/(clippedGrid-1)-1, float64(2*j)/(clippedGrid-1)-1)
			x, y := int(p[0]), int(p[1])
			if !(p[0] >= 0 && p[1] >= 0) || x >= picture.Cols || y >= picture.Rows {
				continue
			}
			at := 3 * (y*picture.Cols + x)
			n++
			if max(picture.Px[at], picture.Px[at+1], picture.Px[at+2]) >= clipped {
				over++
			}
		}
	}
	return float64(over) / float64(max(n, 1))
}

// onFace is a place on a face: u and v run from -1 to 1 along its sides, as far as
// clippedReach.
func onFace(f sight.Face, u, v float64) vision.Point {
	o, p := f.Outline, f.Centre
	for k := range p {
		p[k] += clippedReach * (u*(o[1][k]-o[0][k]) + v*(o[3][k]-o[0][k]))
	}
	return p
}

// Glaring reports for each die whether its value is read in clipped light, by the
// shares of all.
func Glaring(shares []float64) []bool {
	glaring, n := make([]bool, len(shares)), 0
	for i, share := range shares {
		if glaring[i] = share >= poorlyLit; glaring[i] {
			n++
		}
	}
	if 2*n < len(shares) {
		return make([]bool, len(shares))
	}
	return glaring
}

// Overexposed doubts all dice of a set where the light has washed out most of them:
// colours that all clip look the same. The shares are those of the dice.
func Overexposed(reading *vision.Reading, shares []float64) {
	n := 0
	for _, share := range shares {
		if share >= washedOut {
			n++
		}
	}
	if 2*n <= len(shares) {
		return
	}
	for i := range reading.Dice {
		reading.Dice[i].Sure = false
	}
	reading.Problems = append(reading.Problems, vision.Problem{
		Kind: vision.Bright,
		Text: "The light is too strong to tell the dice apart. Turn the lamp down, or away from the camera.",
	})
}
