package calibration_test

import (
	"math"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"silvertray/calibration"
	"silvertray/calibration/mat"
	"silvertray/vision"
)

func drift(t rapid.TB, p calibration.Profile, markers []vision.Marker) calibration.Displacement {
	t.Helper()
	d, err := p.Displacement(markers)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// A camera or mat that stands still is the same, whatever the noise and
// however many marks are seen; moved by 5 mm any way, it is bumped.
func TestDrift(t *testing.T) {
	m := onMat(t, "a4")
	rapid.Check(t, func(rt *rapid.T) {
		l := drawLens(rt, 0)
		random := seeded(rapid.Uint64().Draw(rt, "seed"))
		p := calibrated(t, l, m, 0.3, random)
		hidden := rapid.SliceOfNDistinct(rapid.IntRange(0, 3), 0, 3, rapid.ID).Draw(rt, "hidden")
		if d := drift(rt, p, without(l.markers(m, 0.5, random), hidden...)); d.Bumped() || d.Hidden() {
			rt.Errorf("nothing moved, but: %v %+v", d, d)
		}
		sin, cos := math.Sincos(rapid.Float64Range(0, 2*math.Pi).Draw(rt, "to"))
		l.aside = mat.Point{5 * cos, 5 * sin}
		d := drift(rt, p, without(l.markers(m, 0.5, random), hidden...))
		if !d.Bumped() || d.MM < 4 || d.MM > 6.5 {
			rt.Errorf("moved by 5 mm, but: %v %+v", d, d)
		}
	})
}

func TestDriftNoticesEveryBump(t *testing.T) {
	m := onMat(t, "a4")
	l := usual()
	l.tilt = 15
	p := calibrated(t, l, m, 0.1, seeded(1))
	for name, change := range map[string]func(*lens){
		"turned":  func(l *lens) { l.roll += 2 },
		"tilted":  func(l *lens) { l.tilt += 5 },
		"nearer":  func(l *lens) { l.away -= 15 },
		"shifted": func(l *lens) { l.aside[1] = 5 },
	} {
		bumped := l
		change(&bumped)
		if d := drift(t, p, bumped.markers(m, 0.1, seeded(2))); !d.Bumped() || !strings.Contains(d.String(), "moved by about") {
			t.Errorf("%s: %v", name, d)
		}
		again, err := p.Refit(bumped.markers(m, 0.1, seeded(2)))
		if err != nil {
			t.Fatal(err)
		}
		if d := drift(t, again, bumped.markers(m, 0.1, seeded(3))); d.Bumped() {
			t.Errorf("%s: found again, but: %v", name, d)
		}
	}
}

func TestAgainKeepsTheDice(t *testing.T) {
	p := full(t)
	l := usual()
	again, err := p.Refit(l.markers(onMat(t, "a4"), 0, seeded(1)))
	if err != nil || len(again.Dice) != 2 || again.Colours["white"] != p.Colours["white"] {
		t.Errorf("%+v, %v", again, err)
	}
	if same, err := p.Refit(nil); err == nil || same.Table != p.Table {
		t.Errorf("without markers: error %v, and the table changed", err)
	}
}

func TestDriftWithoutMarkersOrMat(t *testing.T) {
	d := drift(t, full(t), nil)
	if d.Bumped() || !d.Hidden() || !strings.Contains(d.String(), "hidden") {
		t.Errorf("%v", d)
	}
	if _, err := (calibration.Profile{}).Displacement(nil); err == nil || !strings.Contains(err.Error(), "without a mat") {
		t.Errorf("error %v", err)
	}
}
