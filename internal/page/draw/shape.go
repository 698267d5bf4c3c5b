package draw

import (
	"fmt"
	"math"
	"strings"
)

// Shape is the form of a symbol around 0,0, in the board's units.
type Shape struct{ Name, Path string }

// Shapes are the symbols of pieces by their names: each colour has a form of
// its own, so that nobody needs to see colours.
var Shapes = []Shape{
	{"red", star(12, 40, 25)},
	{"green", circle(32)},
	{"blue", star(6, 42, 21)},
	{"orange", star(3, 38, 38)}, // a star as wide between its points is a hexagon
	{"yellow", star(24, 42, 32) + circle(12)},
	{"purple", circle(36) + circle(19)},
}

// star is a star of some points, from the top clockwise.
func star(points int, outer, inner float64) string {
	var path strings.Builder
	for i := range 2 * points {
		r, angle := outer, math.Pi*float64(i)/float64(points)
		if i%2 == 1 {
			r = inner
		}
		letter := "L"
		if i == 0 {
			letter = "M"
		}
		fmt.Fprintf(&path, "%s%.0f %.0f", letter, r*math.Sin(angle), -r*math.Cos(angle))
	}
	return path.String() + "z"
}

// circle is one; within another path it is a hole.
func circle(r int) string {
	return fmt.Sprintf("M-%d 0a%d %d 0 1 0 %d 0a%d %d 0 1 0-%d 0z", r, r, r, 2*r, r, r, 2*r)
}
