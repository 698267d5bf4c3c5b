package engine

// Sheet is a player's printed sheet as it stands, as data that a screen can
// draw without knowing the game.
type Sheet struct {
	Player string
	Areas  []Area
	Tracks []Track
	// Tallies are what the player has of things that are only counted.
	Tallies []Tally
	// Rails are score tracks that a marker moves along.
	Rails []Rail
	// Grid holds the cards before the player in a game that has some; nil in others.
	Grid *Grid
	// Hand are cards that the player holds and has not laid yet: others should not see
	// them.
	Hand []Card
}

// Rail is a score track with a marker.
type Rail struct {
	// Symbol that it counts.
	Symbol
	// At is where the marker stands, from 0 to the last of Goals.
	At int
	// Goals are the places that bring something or stop the marker, in order: the
	// end of each score board of which the rail is made.
	Goals []int
}

// Lowest is where the hindmost marker of the rails stands; 0 without any.
func (s Sheet) Lowest() (lowest int) {
	for i, r := range s.Rails {
		if i == 0 || r.At < lowest {
			lowest = r.At
		}
	}
	return lowest
}

// Area is one coloured area: a grid of cells with its points so far.
type Area struct {
	// Name is the colour: "yellow".
	Name   string
	Points int
	// Rows and Cols span the grid; cells are numbered from 0, right and down.
	Rows, Cols int
	Cells      []Cell
	// Scale is the points by number of marks, from none on, where the print
	// has such a scale. A circle alone is not counted.
	Scale []int
}

// How marks without a number are drawn, by hand or in print.
const (
	Cross        = "×"
	Circle       = "○"
	CircledCross = "⊗"
)

// Cell is one printed thing in an area's grid.
type Cell struct {
	Row, Col int
	Kind     CellKind
	// Printed is what the print says: a number, "≥3", "×2", "<".
	Printed string
	// Colour of the cell where the area has rows of several; else empty.
	Colour string
	// Mark is what a player wrote: one of the marks above, a number, or ""
	// when open.
	Mark string
	// Bonus in the box, or given by the line it ends.
	Bonus Bonus
	// Done reports whether a Line or Points cell has been earned.
	Done bool
	// Box is the box's name in moves: "blue.7". Empty when it is no box.
	Box string
}

// CellKind is what a cell is.
type CellKind uint8

// The kinds of cell.
const (
	Box     CellKind = iota // a box to mark
	Given                   // a cross that is printed already
	Line                    // the bonus at the end of a row, column or diagonal
	Points                  // points printed for a column or a number of marks
	RowName                 // the colour that a row stands for, as Colour
)

// Track is a row of action circles.
type Track struct {
	// Name of the action in files, and Action as it is printed.
	Name   string
	Action Bonus
	// Bonus for circling the last slot.
	Bonus Bonus
	// Slots printed, Earned so far, Used of those.
	Slots, Earned, Used int
}
