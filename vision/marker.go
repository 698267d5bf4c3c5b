package vision

// Marker is one of the four square marks in the corners of a printed mat, as
// found in a picture.
type Marker struct {
	// ID is 0 to 3, clockwise from the mat's top left corner.
	ID int
	// Corners of its black square in px: the corner printed top left first,
	// then clockwise on the mat.
	Corners [4]Point
}

const (
	// MarkerCells is the number of cells along a marker's side: a black rim
	// one cell wide around four by four cells that tell which marker it is.
	MarkerCells = 6
	// MarkerCount is the number of different markers.
	MarkerCount = 4
)

// markerRows holds the inner cells of each marker row by row; a one is black.
// Chosen by random search: any two markers differ in at least 7 of 16 cells
// in every rotation, a marker from itself turned in at least 8, and all of
// them from their mirror images in at least 5.
var markerRows = [MarkerCount][4]byte{
	{0b1110, 0b0100, 0b1001, 0b0100},
	{0b1000, 0b0010, 0b0011, 0b0101},
	{0b1111, 0b0101, 0b0100, 0b1010},
	{0b1100, 0b1111, 0b0010, 0b0010},
}

// MarkerBlack reports whether a cell of an unturned marker is printed black.
// Cells around the marker's rim are white: its quiet zone.
func MarkerBlack(id, row, column int) bool {
	const last = MarkerCells - 1
	switch {
	case min(row, column) < 0 || max(row, column) > last:
		return false
	case min(row, column) == 0 || max(row, column) == last:
		return true
	}
	return markerRows[id][row-1]>>(4-column)&1 == 1
}
