// Package mat describes the printed mat in millimetres, and draws it: rolling
// area, silver tray, the building zone for dice that are kept, in it the fields for
// the three dice that an active player takes, and a marker in each corner by which a
// camera finds all of them.
package mat

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"silvertray/internal/words"
	"silvertray/vision"
)

// DieSide is the edge of the family's dice in mm.
const DieSide = 16

// Point is a place on the table in mm, right and down from the top left corner
// of the mat's paper.
type Point [2]float64

// Rect is an upright area on the mat in mm.
type Rect struct{ X, Y, W, H float64 }

// Corners of the area, clockwise from the top left one.
func (r Rect) Corners() [4]Point {
	return [4]Point{{r.X, r.Y}, {r.X + r.W, r.Y}, {r.X + r.W, r.Y + r.H}, {r.X, r.Y + r.H}}
}

// Mat is where everything lies on one size of paper, laid landscape.
type Mat struct {
	Paper         string
	Width, Height float64
	// Area is where dice are thrown, Tray the silver tray at its right.
	Area, Tray Rect
	// Zone is the building zone, for up to four dice that are kept. It takes in the
	// fields and the free paper around them, so that it is where it was on mats that
	// were printed without its frame.
	Zone Rect
	// Fields hold the dice that the active player took, in order.
	Fields [3]Rect
	// Markers by their id, clockwise from the top left corner.
	Markers [vision.MarkerCount]Rect
}

// Margin is left unprinted along every edge of the paper: enough for all but
// the oldest home printers.
const Margin = 10

const (
	gap       = 8  // between two areas
	fieldSide = 22 // a die and room for two fingers
	fieldGap  = 10 // between two fields, with the number in it
	trayShare = 0.23
)

// sheet is a size of paper and of the markers' cells, which must be seen from
// farther away when the mat is larger.
type sheet struct{ width, height, cell float64 }

var sheets = map[string]sheet{
	"a3":     {420, 297, 4},
	"a4":     {297, 210, 3},
	"letter": {279.4, 215.9, 3},
}

// Papers lists the sizes of paper that New knows.
func Papers() []string { return slices.Sorted(maps.Keys(sheets)) }

// New lays out the mat for a size of paper.
func New(paper string) (Mat, error) {
	s, ok := sheets[paper]
	if !ok {
		return Mat{}, fmt.Errorf("no mat for paper %q; there are mats for %s%s", paper, strings.Join(Papers(), ", "), words.Suggestion(paper, Papers()))
	}
	m := Mat{Paper: paper, Width: s.width, Height: s.height}
	m.placeMarkers(s.cell * vision.MarkerCells)
	m.placeAreas()
	return m, nil
}

func (m *Mat) placeMarkers(side float64) {
	right, bottom := m.Width-Margin-side, m.Height-Margin-side
	for id, p := range [...]Point{{Margin, Margin}, {right, Margin}, {right, bottom}, {Margin, bottom}} {
		m.Markers[id] = Rect{p[0], p[1], side, side}
	}
}

// placeAreas puts zone and fields between the upper markers, and area and tray side
// by side between the upper and the lower ones.
func (m *Mat) placeAreas() {
	side := m.Markers[0].W
	top := Margin + max(side, fieldSide) + gap
	height := m.Height - Margin - side - gap - top
	width := m.Width - 2*Margin
	m.Tray = Rect{m.Width - Margin - trayShare*width, top, trayShare * width, height}
	m.Area = Rect{Margin, top, m.Tray.X - gap - Margin, height}
	right := m.Area.X + m.Area.W
	for i := range m.Fields {
		x := right - fieldSide - float64(len(m.Fields)-1-i)*(fieldSide+fieldGap)
		m.Fields[i] = Rect{x, Margin, fieldSide, fieldSide}
	}
	left := m.Fields[0].X - fieldGap
	m.Zone = Rect{left, Margin, right + fieldGap + fieldSide - left, fieldSide}
}

// Cell is the side of one cell of a marker in mm, and the width of the white
// that must stay around it.
func (m Mat) Cell() float64 { return m.Markers[0].W / vision.MarkerCells }
