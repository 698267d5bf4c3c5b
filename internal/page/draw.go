package page

import (
	"fmt"
	"slices"
	"strings"

	"silvertray/display"
	"silvertray/engine"
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

// place says where a die lies.
func place(at engine.Place) words.Phrase {
	return [...]words.Phrase{engine.InHand: "in hand", engine.OnField: "taken", engine.OnTray: "tray"}[at]
}

// thrown tells that the dice lie on the table.
func thrown(faces []engine.Face) bool {
	return slices.ContainsFunc(faces, func(f engine.Face) bool { return f.Value > 0 })
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

// above is where the value stands, clear of the die's face.
func above(d vision.Die) float64 {
	top := d.Outline[0][1]
	for _, c := range d.Outline {
		top = min(top, c[1])
	}
	return top - 6
}

// scale is how large lines and letters are in a picture.
type scale struct{ Line, Text int }

func scaleOf(r vision.Reading) scale {
	return scale{Line: max(r.Width/240, 2), Text: max(r.Width/30, 14)}
}

// die is a die to draw.
func die(colour string, value int) display.Seen { return display.Seen{Colour: colour, Value: value} }
