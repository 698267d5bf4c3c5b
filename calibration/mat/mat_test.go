package mat_test

import (
	"strings"
	"testing"

	"silvertray/calibration/mat"
)

// Sizes of paper in mm as ISO 216 and ANSI/ASME Y14.1 give them, landscape.
var papers = map[string]mat.Point{
	"a4":     {297, 210},
	"a3":     {420, 297},
	"letter": {279.4, 215.9},
}

func each(t *testing.T, test func(t *testing.T, m mat.Mat)) {
	if got := len(mat.Papers()); got != len(papers) {
		t.Errorf("%d papers, want %d", got, len(papers))
	}
	for paper, size := range papers {
		t.Run(paper, func(t *testing.T) {
			m, err := mat.New(paper)
			if err != nil {
				t.Fatal(err)
			}
			if got := (mat.Point{m.Width, m.Height}); got != size {
				t.Fatalf("paper of %v mm, want %v", got, size)
			}
			test(t, m)
		})
	}
}

// sketch keeps what a pen was told.
type sketch struct {
	boxes []mat.Box
	texts []mat.Text
}

func (s *sketch) Box(b mat.Box)   { s.boxes = append(s.boxes, b) }
func (s *sketch) Text(t mat.Text) { s.texts = append(s.texts, t) }

// widest is the width of a letter in a wide sans serif, in sizes of the font,
// averaged over words.
const widest = 0.6

// around is what a text covers, generously.
func around(t mat.Text) mat.Rect {
	w := widest * t.Size * float64(len(t.Text))
	x := t.At[0]
	switch t.Anchor {
	case mat.Middle:
		x -= w / 2
	case mat.End:
		x -= w
	}
	return mat.Rect{X: x, Y: t.At[1] - t.Size, W: w, H: 1.25 * t.Size}
}

func TestEverythingIsInsideThePrintableArea(t *testing.T) {
	each(t, func(t *testing.T, m mat.Mat) {
		var s sketch
		m.Draw(&s)
		const line = 0.25 // half an edge may stand out
		page := mat.Rect{X: mat.Margin - line, Y: mat.Margin - line, W: m.Width - 2*mat.Margin + 2*line, H: m.Height - 2*mat.Margin + 2*line}
		for _, b := range s.boxes {
			if !within(b.Rect, page) {
				t.Errorf("box %+v mm runs over the margin", b.Rect)
			}
		}
		for _, text := range s.texts {
			if !within(around(text), page) {
				t.Errorf("text %q at %v mm runs over the margin", text.Text, text.At)
			}
		}
	})
}

func TestPartsKeepApart(t *testing.T) {
	each(t, func(t *testing.T, m mat.Mat) {
		parts := append([]mat.Rect{m.Area, m.Tray, m.Zone}, m.Markers[:]...)
		for i, a := range parts {
			for _, b := range parts[:i] {
				if meet(a, b) {
					t.Errorf("%+v and %+v overlap", a, b)
				}
			}
		}
	})
}

func TestPartsHoldTheirDice(t *testing.T) {
	each(t, func(t *testing.T, m mat.Mat) {
		for _, f := range m.Fields {
			if f.W < mat.DieSide+4 || f.H < mat.DieSide+4 {
				t.Errorf("field of %g x %g mm is tight for a die of %d mm", f.W, f.H, mat.DieSide)
			}
		}
		for i, f := range m.Fields {
			if !within(f, m.Zone) || i > 0 && meet(f, m.Fields[i-1]) {
				t.Errorf("field %d at %+v mm is not apart in the building zone %+v", i+1, f, m.Zone)
			}
		}
		if dice := int(m.Zone.W / m.Fields[0].W); dice < 4 {
			t.Errorf("the building zone of %g mm holds %d dice, want four", m.Zone.W, dice)
		}
		if dice := int(m.Tray.W/mat.DieSide) * int(m.Tray.H/mat.DieSide); dice < 12 {
			t.Errorf("the tray of %g x %g mm holds %d dice, want twice six", m.Tray.W, m.Tray.H, dice)
		}
		if m.Area.W*m.Area.H < 0.4*m.Width*m.Height {
			t.Errorf("the rolling area of %g x %g mm is less than 40 %% of the paper", m.Area.W, m.Area.H)
		}
	})
}

func TestMarkersHaveQuietZones(t *testing.T) {
	each(t, func(t *testing.T, m mat.Mat) {
		var s sketch
		m.Draw(&s)
		for id, r := range m.Markers {
			quiet := mat.Rect{X: r.X - m.Cell(), Y: r.Y - m.Cell(), W: r.W + 2*m.Cell(), H: r.H + 2*m.Cell()}
			for _, b := range s.boxes {
				if !within(b.Rect, r) && meet(b.Rect, quiet) {
					t.Errorf("marker %d: %+v is printed in its quiet zone", id, b.Rect)
				}
			}
			for _, text := range s.texts {
				if meet(around(text), quiet) {
					t.Errorf("marker %d: %q is printed in its quiet zone", id, text.Text)
				}
			}
		}
	})
}

func TestMarkersStandInTheCorners(t *testing.T) {
	each(t, func(t *testing.T, m mat.Mat) {
		want := mat.Rect{X: mat.Margin, Y: mat.Margin, W: m.Width - 2*mat.Margin, H: m.Height - 2*mat.Margin}.Corners()
		for id, r := range m.Markers {
			if got := r.Corners()[id]; got != want[id] {
				t.Errorf("marker %d: outer corner at %v, want %v", id, got, want[id])
			}
		}
	})
}

func TestNewNamesThePapersItKnows(t *testing.T) {
	if _, err := mat.New("a5"); err == nil || !strings.Contains(err.Error(), "a3, a4, letter") {
		t.Errorf("error %v", err)
	}
}

func within(a, b mat.Rect) bool {
	return a.X >= b.X && a.Y >= b.Y && a.X+a.W <= b.X+b.W && a.Y+a.H <= b.Y+b.H
}

func meet(a, b mat.Rect) bool {
	return a.X < b.X+b.W && b.X < a.X+a.W && a.Y < b.Y+b.H && b.Y < a.Y+a.H
}
