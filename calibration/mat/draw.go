package mat

import (
	"fmt"
	"strings"

	"silvertray/vision"
)

// Grey is how light a print is: 0 black, 1 the paper's white.
type Grey float64

// Box is an area to print; one without width or height is a line.
type Box struct {
	Rect
	Fill   Grey
	Line   float64 // width of the edge in mm, half of it outside; 0: no edge
	Edge   Grey
	Radius float64 // of the corners
}

// Anchor says which part of a text stands at its place.
type Anchor string

// The anchors of a text, named as SVG does.
const (
	Start  Anchor = "start"
	Middle Anchor = "middle"
	End    Anchor = "end"
)

// Text is one line of print.
type Text struct {
	At     Point // on the base line
	Anchor Anchor
	Size   float64 // of the font in mm
	Bold   bool
	Grey   Grey
	Text   string
}

// Pen draws in mm.
type Pen interface {
	Box(Box)
	Text(Text)
}

// The greys of the mat. Nothing but the markers is dark, and nothing has a
// colour, so that the mat neither hides nor tints a die.
const (
	black  Grey = 0
	ink    Grey = 0.35
	faint  Grey = 0.6
	silver Grey = 0.87
	white  Grey = 1
)

// Draw prints the mat with a pen.
func (m Mat) Draw(p Pen) {
	m.drawHeading(p)
	m.drawAreas(p)
	m.drawFields(p)
	m.drawRuler(p)
	for id, r := range m.Markers {
		drawMarker(p, id, r)
	}
}

// drawMarker prints a black square and the white cells in it, each row's
// neighbours joined.
func drawMarker(p Pen, id int, at Rect) {
	p.Box(Box{Rect: at, Fill: black})
	cell := at.W / vision.MarkerCells
	for row := 1; row < vision.MarkerCells-1; row++ {
		for column := 1; column < vision.MarkerCells-1; column++ {
			run := 0
			for !vision.MarkerBlack(id, row, column+run) {
				run++
			}
			if run > 0 {
				p.Box(Box{Rect: Rect{at.X + float64(column)*cell, at.Y + float64(row)*cell, float64(run) * cell, cell}, Fill: white})
			}
			column += run
		}
	}
}

func (m Mat) drawHeading(p Pen) {
	x := m.Markers[0].X + m.Markers[0].W + gap
	p.Text(Text{Point{x, Margin + 9}, Start, 9, true, ink, "Silvertray"})
	p.Text(Text{Point{x, Margin + 16}, Start, 3.4, false, ink, "Keep the four corner marks in view."})
}

func (m Mat) drawAreas(p Pen) {
	p.Box(Box{Rect: m.Area, Fill: white, Line: 0.5, Edge: faint, Radius: 3})
	p.Box(Box{Rect: m.Tray, Fill: silver, Line: 0.5, Edge: faint, Radius: 3})
	p.Text(Text{Point{m.Area.X + 5, m.Area.Y + 7}, Start, 4, false, faint, "rolling area"})
	p.Text(Text{Point{m.Tray.X + 5, m.Tray.Y + 7}, Start, 4, false, faint, "silver tray"})
}

// drawFields prints the building zone with the die fields in it; its name stands in
// its free place.
func (m Mat) drawFields(p Pen) {
	p.Box(Box{Rect: m.Zone, Fill: white, Line: 0.5, Edge: faint, Radius: 3})
	last := m.Fields[len(m.Fields)-1]
	free := last.X + last.W + 3
	p.Text(Text{Point{free, m.Zone.Y + 6}, Start, 4, false, faint, "building"})
	p.Text(Text{Point{free, m.Zone.Y + 10.5}, Start, 4, false, faint, "zone"})
	for i, r := range m.Fields {
		p.Box(Box{Rect: r, Fill: white, Line: 0.5, Edge: faint, Radius: 3})
		p.Text(Text{Point{r.X - 2.5, r.Y + r.H/2 + 2}, End, 6, true, faint, fmt.Sprint(i + 1)})
	}
}

// rulerLength is what the check ruler measures on a true print.
const rulerLength = 100

func (m Mat) drawRuler(p Pen) {
	last := m.Markers[len(m.Markers)-1]
	x, y := last.X+last.W+gap, last.Y+last.H/2
	line := Box{Fill: white, Line: 0.3, Edge: ink}
	line.Rect = Rect{x, y, rulerLength, 0}
	p.Box(line)
	for mm := 0; mm <= rulerLength; mm += 5 {
		tick := 1.5
		if mm%10 == 0 {
			tick = 3
		}
		line.Rect = Rect{x + float64(mm), y, 0, tick}
		p.Box(line)
	}
	for i, words := range [...]string{"0", "50", "100 mm"} {
		p.Text(Text{Point{x + float64(i)*rulerLength/2, y - 1.5}, Middle, 3.2, false, ink, words})
	}
	x += rulerLength + gap + 5
	p.Text(Text{Point{x, y}, Start, 3.4, true, ink, m.name() + ": print at 100 % (\"actual size\")"})
	p.Text(Text{Point{x, y + 4.8}, Start, 3.4, false, ink, "The ruler must measure 100 mm."})
}

// name of the paper as people write it.
func (m Mat) name() string {
	if m.Paper == "letter" {
		return "Letter"
	}
	return strings.ToUpper(m.Paper)
}
