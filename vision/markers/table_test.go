package markers_test

import (
	"testing"

	"silvertray/calibration"
	"silvertray/vision"
	"silvertray/vision/markers"
)

// From picture to table: the camera is found where it hangs, stands still from
// picture to picture, and is noticed when it is turned by 2 degrees, which
// moves the marks by 5 mm.
func TestTableByPictures(t *testing.T) {
	s := plain()
	s.tilt, s.towards, s.roll = 18, 70, 40
	conditions["hard"](&s)
	see := func(seed uint64) []vision.Marker {
		picture, _ := s.render(t, seed)
		defer picture.Close()
		found, err := markers.Find(picture)
		if err != nil {
			t.Fatal(err)
		}
		return found
	}
	picture, m := s.render(t, 1)
	picture.Close()
	p, err := calibration.OnMat(see(1), m, s.width, s.height)
	if err != nil {
		t.Fatal(err)
	}
	if tilt := p.Table.Tilt(s.width, s.height); tilt < 16 || tilt > 20 {
		t.Errorf("tilt of %.1f degrees, want 18", tilt)
	}
	if d, err := p.Displacement(see(2)); err != nil || d.Bumped() || d.Hidden() {
		t.Errorf("standing still: %v %v, %v", d, d.MM, err)
	}
	s.roll += 2
	if d, err := p.Displacement(see(3)); err != nil || d.MM < 4 || d.MM > 6 {
		t.Errorf("turned by 5 mm: %v %v, %v", d, d.MM, err)
	}
}
