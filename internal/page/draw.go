package page

import (
	"fmt"
	"strings"

	"silvertray/engine"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
	"silvertray/vision"
)

// pips are the places of a die's pips in a grid of three by three, from 1.
func pips(value int) []int {
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

// places are the dice by where they lie: none before they are thrown.
func places(faces []engine.Face) (all []lying) {
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

// colour is the area that a move marks, empty for none: moves name boxes as
// "blue.7".
func colour(move string) string {
	for _, word := range strings.Fields(move) {
		if area, _, ok := strings.Cut(word, "."); ok {
			return area
		}
	}
	return ""
}

// points are corners as SVG writes them.
func points(corners [4]vision.Point) string {
	var words []string
	for _, c := range corners {
		words = append(words, fmt.Sprintf("%.0f,%.0f", c[0], c[1]))
	}
	return strings.Join(words, " ")
}

// outlined is a die in a picture.
type outlined struct{ vision.Die }

// Label is where the foot of its value stands, clear of the die's face: above
// it, or below where the picture has no room above. Size is the letters' height.
func (d outlined) Label(size int) float64 {
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

// squares is a QR code as one path of SVG.
type squares struct {
	Size int
	Path string
}

// quiet is how wide a QR code's white edge is, in squares.
const quiet = 2

// drawn is a QR code to draw; nil where there is none.
func drawn(code [][]bool) *squares {
	if code == nil {
		return nil
	}
	var path strings.Builder
	for y, row := range code {
		for x := 0; x < len(row); x++ {
			from := x
			for x < len(row) && row[x] {
				x++
			}
			if x > from {
				fmt.Fprintf(&path, "M%d %dh%dv1H%dz", from+quiet, y+quiet, x-from, from+quiet)
			}
		}
	}
	return &squares{Size: len(code) + 2*quiet, Path: path.String()}
}

// scale is how large lines and letters are in a picture.
type scale struct{ Line, Text int }

func scaleOf(r vision.Reading) scale {
	return scale{Line: max(r.Width/240, 2), Text: max(r.Width/30, 14)}
}

// die is a die to draw.
func die(colour string, value int) prompt.Seen { return prompt.Seen{Colour: colour, Value: value} }
