package paper

import (
	"go.yaml.in/yaml/v3"

	"silvertray/engine"
	"silvertray/internal/words"
)

// Most is the largest number of boxes in an area that numbers are written in.
const Most = 12

// Marks is what a player has put into one area.
type Marks struct {
	Done  Set         // boxes crossed, circled or written in
	Twice Set         // boxes crossed after they were circled
	Wrote [Most]uint8 // what stands in the boxes that take numbers
}

// Free is the value of a free cross, which fits whatever the box asks for.
const Free = 0

// freely is what a "?" may put into an area of crosses, pips into one that
// takes the number of a die.
var (
	freely = []int{Free}
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

// Kind is how an area of the sheet is filled in: the print, without the marks.
// Boxes are numbered from 0 in reading order.
type Kind interface {
	// Size is the number of boxes, and Name what moves call one of them.
	Size() int
	Name(box int) string
	// Fits are the boxes that take a value as things stand. It alone decides
	// what is legal.
	Fits(m *Marks, value int) Set
	// Why says what keeps a value out of a box that it does not fit, as the
	// end of a sentence that begins with the box.
	Why(m *Marks, box, value int) words.Phrase
	// choices are the values that a "?" of the area's colour stands for.
	choices() []int
	// Mark puts a value that fits into a box.
	Mark(m *Marks, box, value int)
	// Prizes are what a box can bring, once all boxes they need are done.
	Prizes(box int) []Prize
	// Points the marks are worth.
	Points(m *Marks) int
	// Say words a value in a box for people: "5 ×2 = 10".
	Say(m *Marks, box, value int) words.Phrase
	// draw lays out the cells as printed, with the marks, and their rows and columns.
	draw(m *Marks) engine.Area
	// Fill reads marks from a filled sheet, and notes what is wrong there.
	Fill(at Place, node *yaml.Node, m *Marks)
}

// Prize is a bonus together with the boxes that earn it.
type Prize struct {
	From  words.Phrase // where it is printed, for people: "row 3"; empty for a single box
	Need  Set
	least int // the value that earns it, at least
	Bonus Bonus
}
