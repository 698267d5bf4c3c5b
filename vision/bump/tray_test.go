package bump_test

import (
	"image"
	"math"
	"testing"

	"silvertray/vision"
	"silvertray/vision/bump"
)

// A camera that was bumped while the box was off is seen against the profile.
func TestATrayBesideItsCorners(t *testing.T) {
	s := load(t, recorded)[4]
	corners := s.tray
	for i, c := range corners {
		corners[i] = vision.Point{c[0] + 12, c[1] - 12} // 6 mm
	}
	table := bump.Table{Tray: &corners}
	defer table.Close()
	for range 2 {
		if c, err := table.See(s.picture, s.dice); err != nil || !c.Bumped() || math.Abs(c.MM-6) > 1.5 {
			t.Errorf("6 mm beside its corners, but %+v, %v", c, err)
		}
	}
}

// What lies over edges of the tray, and is no die that was read, moves nothing.
func TestSomethingOnTheTraysEdges(t *testing.T) {
	for _, s := range load(t, recorded)[:6] {
		table := bump.Table{Tray: &s.tray}
		if _, err := table.See(s.picture, s.dice); err != nil {
			t.Fatal(err)
		}
		now := s.picture.Clone()
		for _, at := range []int{0, 2} {
			p := image.Pt(int(s.tray[at][0]), int(s.tray[at][1]))
			from, to := now.Region(image.Rect(40, 300, 120, 380)), now.Region(image.Rectangle{p, p}.Inset(-40))
			from.CopyTo(&to)
			from.Close()
			to.Close()
		}
		if c, err := table.See(now, s.dice); err != nil || c.Bumped() {
			t.Errorf("%s: nothing moved, but %+v, %v", s.name, c, err)
		}
		now.Close()
		table.Close()
	}
}
