// Package icon describes small pictures as plain shape data, for surfaces that draw
// them by one bit a dot or by curves.
package icon

// Icon is the picture of something that a game knows, such as a bonus or what a card
// brings. Without colour it is told apart by its form alone.
type Icon struct {
	// Name tells the icons of a game apart.
	Name string
	// Outline is drawn where there is room.
	Outline Outline
	// Seven and Five are drawn where there is little: as many rows of dots from the
	// top, "#" for ink, with "|" between rows. Empty where no such drawing is known.
	Seven, Five string
}

// Outline is a shape by its contours; one that runs the other way round cuts a hole.
type Outline [][]Corner

// Corner is a point of a contour in a square of side 1: how far to the right of the top
// left corner, and how far below it.
type Corner [2]float64
