package clever

import (
	"go.yaml.in/yaml/v3"

	"silvertray/engine"
	"silvertray/internal/words"
)

// most is the largest number of boxes in an area that numbers are written in.
const most = 12

// marks is what a player has put into one area.
type marks struct {
	done  set         // boxes crossed, circled or written in
	twice set         // boxes crossed after they were circled
	wrote [most]uint8 // what stands in the boxes that take numbers
}

// free is the value of a free cross, which fits whatever the box asks for.
const free = 0

// freely is what a "?" may put into an area of crosses, pips into one that
// takes the number of a die.
var (
	freely = []int{free}
	pips   = upTo(1, engine.Sides)
)

// upTo are the numbers from one to another.
func upTo(first, last int) []int {
	var all []int
	for n := first; n <= last; n++ {
		all = append(all, n)
	}
	return all
}

// kind is how an area of the sheet is filled in: the print, without the marks.
// Boxes are numbered from 0 in reading order.
type kind interface {
	// size is the number of boxes, and name what moves call one of them.
	size() int
	name(box int) string
	// fits are the boxes that take a value as things stand. It alone decides
	// what is legal.
	fits(m *marks, value int) set
	// why says what keeps a value out of a box that it does not fit, as the
	// end of a sentence that begins with the box.
	why(m *marks, box, value int) words.Phrase
	// choices are the values that a "?" of the area's colour stands for.
	choices() []int
	// mark puts a value that fits into a box.
	mark(m *marks, box, value int)
	// prizes are what a box can bring, once all boxes they need are done.
	prizes(box int) []prize
	// points the marks are worth.
	points(m *marks) int
	// say words a value in a box for people: "5 ×2 = 10".
	say(m *marks, box, value int) words.Phrase
	// draw lays out the cells as printed, with the marks, and their rows and columns.
	draw(m *marks) engine.Area
	// fill reads marks from a filled sheet, and notes what is wrong there.
	fill(at place, node *yaml.Node, m *marks)
}

// prize is a bonus together with the boxes that earn it.
type prize struct {
	from  words.Phrase // where it is printed, for people: "row 3"; empty for a single box
	need  set
	least int // the value that earns it, at least
	bonus bonus
}
