package mat

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"math"
	"regexp"
	"slices"
	"testing"
)

// tolerance of a place in a file, in mm: its numbers are rounded.
const tolerance = 0.02

func near(a, b Rect) bool {
	return math.Abs(a.X-b.X) < tolerance && math.Abs(a.Y-b.Y) < tolerance &&
		math.Abs(a.W-b.W) < tolerance && math.Abs(a.H-b.H) < tolerance
}

func TestPDFIsTrueToScale(t *testing.T) {
	const point = 25.4 / 72 // a PDF's unit in mm
	for _, paper := range Papers() {
		m, err := New(paper)
		if err != nil {
			t.Fatal(err)
		}
		var b bytes.Buffer
		if err := m.pdf(false).Output(&b); err != nil {
			t.Fatal(err)
		}
		var w, h float64
		scan(t, `/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]`, b.String(), func(s []float64) { w, h = s[0]*point, s[1]*point })
		if !near(Rect{W: w, H: h}, Rect{W: m.Width, H: m.Height}) {
			t.Errorf("%s: page of %.2f x %.2f mm, want %g x %g", paper, w, h, m.Width, m.Height)
		}
		var boxes []Rect
		scan(t, `([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+) re`, b.String(), func(s []float64) {
			// A PDF's y runs up from the foot of the page.
			boxes = append(boxes, Rect{s[0] * point, m.Height - s[1]*point, s[2] * point, -s[3] * point})
		})
		checkPrinted(t, paper+" PDF", m.Markers[:], boxes)
	}
}

func scan(t *testing.T, pattern, text string, take func([]float64)) {
	t.Helper()
	found := regexp.MustCompile(pattern).FindAllStringSubmatch(text, -1)
	if found == nil {
		t.Fatalf("nothing like %s in the file", pattern)
	}
	for _, match := range found {
		numbers := make([]float64, len(match)-1)
		for i, s := range match[1:] {
			if _, err := fmt.Sscan(s, &numbers[i]); err != nil {
				t.Fatal(err)
			}
		}
		take(numbers)
	}
}

func checkPrinted(t *testing.T, where string, parts, boxes []Rect) {
	t.Helper()
	for _, part := range parts {
		if !slices.ContainsFunc(boxes, func(b Rect) bool { return near(b, part) }) {
			t.Errorf("%s: nothing printed at %+v mm", where, part)
		}
	}
}

func TestSVGIsTrueToScale(t *testing.T) {
	for _, paper := range Papers() {
		m, err := New(paper)
		if err != nil {
			t.Fatal(err)
		}
		var b bytes.Buffer
		if err := m.SVG(&b); err != nil {
			t.Fatal(err)
		}
		var drawing struct {
			Width   string `xml:"width,attr"`
			Height  string `xml:"height,attr"`
			ViewBox string `xml:"viewBox,attr"`
			Lines   []struct {
				X1 float64 `xml:"x1,attr"`
				X2 float64 `xml:"x2,attr"`
			} `xml:"line"`
			Boxes []struct {
				X      float64 `xml:"x,attr"`
				Y      float64 `xml:"y,attr"`
				Width  string  `xml:"width,attr"`
				Height string  `xml:"height,attr"`
			} `xml:"rect"`
		}
		if err := xml.Unmarshal(b.Bytes(), &drawing); err != nil {
			t.Fatalf("%s: %v", paper, err)
		}
		if w, h := fmt.Sprintf("%gmm", m.Width), fmt.Sprintf("%gmm", m.Height); drawing.Width != w || drawing.Height != h {
			t.Errorf("%s: drawing of %s x %s, want %s x %s", paper, drawing.Width, drawing.Height, w, h)
		}
		if want := fmt.Sprintf("0 0 %g %g", m.Width, m.Height); drawing.ViewBox != want {
			t.Errorf("%s: view box %q, want %q: one unit is one mm", paper, drawing.ViewBox, want)
		}
		var boxes []Rect
		for _, r := range drawing.Boxes {
			b := Rect{X: r.X, Y: r.Y}
			fmt.Sscan(r.Width, &b.W)
			fmt.Sscan(r.Height, &b.H)
			boxes = append(boxes, b)
		}
		parts := append(m.Fields[:], m.Area, m.Tray, m.Zone)
		checkPrinted(t, paper+" SVG", append(parts, m.Markers[:]...), boxes)
		if ruler := drawing.Lines[0]; math.Abs(ruler.X2-ruler.X1-100) > tolerance {
			t.Errorf("%s: the ruler of 100 mm measures %g", paper, ruler.X2-ruler.X1)
		}
	}
}

func TestPDFIsTheSameEveryDay(t *testing.T) {
	m, err := New("a4")
	if err != nil {
		t.Fatal(err)
	}
	var a, b bytes.Buffer
	if err := m.PDF(&a); err != nil {
		t.Fatal(err)
	}
	if err := m.PDF(&b); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(a.Bytes(), b.Bytes()) {
		t.Error("two prints of one mat differ")
	}
}
