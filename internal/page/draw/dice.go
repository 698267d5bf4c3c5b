package draw

import (
	"fmt"
	"strings"

	"silvertray/engine"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
	"silvertray/vision"
)

// Pips are the places of a die's pips in a grid of three by three, from 1.
func Pips(value int) []int {
	all := [][]int{nil, {5}, {1, 9}, {1, 5, 9}, {1, 3, 7, 9}, {1, 3, 5, 7, 9}, {1, 3, 4, 6, 7, 9}}
	if value < 0 || value >= len(all) {
		return nil
	}
	return all[value]
}

// lying are the dice that lie in one place.
type lying struct {
	Place words.Phrase
	Faces []engine.Face
}

// Places are the dice by where they lie: none before they are thrown.
func Places(faces []engine.Face) (all []lying) {
	for place, said := range [...]words.Phrase{engine.InHand: "in hand", engine.OnField: "taken", engine.OnTray: "on the tray"} {
		here := lying{Place: said}
		for _, f := range faces {
			if f.Place == engine.Place(place) && f.Value > 0 {
				here.Faces = append(here.Faces, f)
			}
		}
		if here.Faces != nil {
			all = append(all, here)
		}
	}
	return all
}

// AreaOf is the area that a move marks, empty for none: moves name boxes as
// "blue.7".
func AreaOf(move string) string {
	for _, word := range strings.Fields(move) {
		if area, _, ok := strings.Cut(word, "."); ok {
			return area
		}
	}
	return ""
}

// Points are corners as SVG writes them.
func Points(corners [4]vision.Point) string {
	var words []string
	for _, c := range corners {
		words = append(words, fmt.Sprintf("%.0f,%.0f", c[0], c[1]))
	}
	return strings.Join(words, " ")
}

// Outlined is a die in a picture.
type Outlined struct{ vision.Die }

// Label is where the foot of its value stands, clear of the die's face: above
// it, or below where the picture has no room above. Size is the letters' height.
func (d Outlined) Label(size int) float64 {
	top, foot := d.Outline[0][1], d.Outline[0][1]
	for _, c := range d.Outline {
		top, foot = min(top, c[1]), max(foot, c[1])
	}
	if y := top - gap; y > float64(size) {
		return y
	}
	return foot + gap + float64(size)*0.8
}

// gap between a die and its value, in pixels of the picture.
const gap = 6

// Scale is how large lines and letters are in a picture.
type Scale struct{ Line, Text int }

// ScaleOf fits the size of a picture that was read.
func ScaleOf(r vision.Reading) Scale {
	return Scale{Line: max(r.Width/240, 2), Text: max(r.Width/30, 14)}
}

// Die is a die to draw.
func Die(colour string, value int) prompt.Seen { return prompt.Seen{Colour: colour, Value: value} }
