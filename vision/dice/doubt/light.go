package doubt

import (
	"silvertray/vision"
)

// The mean of a picture that shows nothing for want of light, or for too much
// of it, in grey levels. A dim lamp on black felt still makes 15; a white table
// under a strong lamp 245.
const (
	black = 8
	white = 250
)

// Unlit says that a picture in which no dice were found is black or white all
// over, by its mean: then nobody knows whether the table is empty.
func Unlit(mean [3]float64) []vision.Problem {
	switch least, most := min(mean[0], mean[1], mean[2]), max(mean[0], mean[1], mean[2]); {
	case most < black:
		return []vision.Problem{{Kind: vision.Dark, Text: "The picture is black. Turn on a lamp, or uncover the camera."}}
	case least > white:
		return []vision.Problem{{Kind: vision.Bright, Text: "The picture is white all over. Turn the lamp down, or away from the camera."}}
	}
	return nil
}
