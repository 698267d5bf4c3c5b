package corners_test

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"silvertray/calibration/corners"
	"silvertray/internal/geometry"
	"silvertray/vision"
)

// press presses keys named by letters: arrows l r u d, + nearer, - farther,
// o OK, b back.
func press(p corners.Picker, keys string) corners.Picker {
	for _, k := range keys {
		p = p.Press(map[rune]corners.Key{
			'l': corners.Left, 'r': corners.Right, 'u': corners.Up, 'd': corners.Down,
			'+': corners.Nearer, '-': corners.Farther, 'o': corners.OK, 'b': corners.Back,
		}[k])
	}
	return p
}

// point moves the cursor to a place by as few presses as a person would, and
// sets it.
func point(p corners.Picker, to vision.Point) corners.Picker {
	for range 4 {
		for axis, keys := range [2][2]string{{"l", "r"}, {"u", "d"}} {
			for range 100 {
				off := to[axis] - p.Cursor()[axis]
				if math.Abs(off) <= p.Step()/2 {
					break
				}
				key := keys[1]
				if off < 0 {
					key = keys[0]
				}
				p = press(p, key)
			}
		}
		p = press(p, "+")
	}
	return press(p, "o")
}

func ExamplePicker() {
	p := corners.Begin(960, 720)
	fmt.Println(p.Prompt())
	p = p.Press(corners.Left).Press(corners.Up).Press(corners.OK)
	fmt.Println(p.Prompt())
	fmt.Println("set:", p.Set())
	p = p.Press(corners.Back)
	fmt.Println(p.Prompt())
	// Output:
	// Corner 1 of 8: the top left one of the rolling area
	// Corner 2 of 8: the top right one of the rolling area
	// set: [[448 328]]
	// Corner 1 of 8: the top left one of the rolling area
}

var table = [8]vision.Point{{60, 90}, {660, 80}, {700, 560}, {40, 570}, {690, 161}, {844, 156}, {922, 535}, {743, 542}}

// Any eight corners of two outlines can be pointed out, to half a px.
func TestPointingOutATable(t *testing.T) {
	p := corners.Begin(960, 720)
	for _, c := range table {
		p = point(p, c)
	}
	if !p.Done() {
		t.Fatalf("after eight corners: %s", p.Prompt())
	}
	area, tray := p.Corners()
	for i, c := range append(area[:], tray[:]...) {
		if math.Abs(c[0]-table[i][0]) > 0.5 || math.Abs(c[1]-table[i][1]) > 0.5 {
			t.Errorf("corner %d at %v, want %v", i+1, c, table[i])
		}
	}
}

func TestPromptsNameEveryCorner(t *testing.T) {
	p := corners.Begin(960, 720)
	for i, c := range table {
		want := [...]string{"top left", "top right", "bottom right", "bottom left"}[i%4]
		whole := [...]string{"rolling area", "silver tray"}[i/4]
		if !strings.Contains(p.Prompt(), fmt.Sprintf("Corner %d of 8", i+1)) || !strings.Contains(p.Prompt(), want) || !strings.Contains(p.Prompt(), whole) {
			t.Errorf("corner %d is asked as %q", i+1, p.Prompt())
		}
		p = point(p, c)
	}
}

func TestFourCornersMustMakeAnOutline(t *testing.T) {
	p := corners.Begin(960, 720)
	for _, c := range []vision.Point{{60, 90}, {660, 80}, {40, 570}} {
		p = point(p, c)
	}
	p = point(p, vision.Point{700, 560}) // crosswise
	if len(p.Set()) != 3 || !strings.Contains(p.Prompt(), "no outline of the rolling area") {
		t.Fatalf("%d corners are set: %s", len(p.Set()), p.Prompt())
	}
	p = press(p, "bb")
	p = point(point(point(p, table[1]), table[2]), table[3])
	if len(p.Set()) != 4 {
		t.Errorf("%d corners are set after mending: %s", len(p.Set()), p.Prompt())
	}
}

// Whatever is pressed, the cursor stays in the picture, what is set are
// outlines, and Back undoes OK.
func TestAnyKeys(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		width, height := rapid.IntRange(1, 2000).Draw(t, "width"), rapid.IntRange(1, 2000).Draw(t, "height")
		p := corners.Begin(width, height)
		for _, k := range rapid.SliceOf(rapid.Uint8Range(0, 9)).Draw(t, "keys") {
			before := p
			p = p.Press(corners.Key(k))
			c := p.Cursor()
			if c[0] < 0 || c[1] < 0 || c[0] > float64(width) || c[1] > float64(height) {
				t.Fatalf("cursor at %v of %d x %d", c, width, height)
			}
			if len(p.Set()) > len(before.Set()) {
				undone := p.Press(corners.Back)
				if len(undone.Set()) != len(before.Set()) || undone.Cursor() != before.Cursor() {
					t.Fatalf("Back after OK: %v at %v, was %v at %v", undone.Set(), undone.Cursor(), before.Set(), before.Cursor())
				}
			}
			if n := len(p.Set()); n >= 4 {
				if _, err := geometry.CheckQuad(p.Set()[:4]); err != nil {
					t.Fatalf("set %v: %v", p.Set(), err)
				}
			}
		}
	})
}
