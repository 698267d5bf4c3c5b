package calibration_test

import (
	"testing"

	"silvertray/calibration"
	"silvertray/calibration/mat"
	"silvertray/vision"
)

// A die's top face is seen beside its foot; the foot decides where it stands.
func TestPlace(t *testing.T) {
	l, m := usual(), onMat(t, "a4")
	l.tilt, l.towards = 25, 90
	p := calibrated(t, l, m, 0.2, seeded(1))
	centre := func(r mat.Rect) mat.Point { return mat.Point{r.X + r.W/2, r.Y + r.H/2} }
	const near = 1.5 // mm from an edge: the top face alone would be wrong
	tests := map[string]struct {
		at   mat.Point
		want vision.Place
	}{
		"in the area":           {centre(m.Area), vision.Place{InArea: true}},
		"in the tray":           {centre(m.Tray), vision.Place{InTray: true}},
		"just in the tray":      {mat.Point{m.Tray.X + near, 100}, vision.Place{InTray: true}},
		"just before the tray":  {mat.Point{m.Tray.X - near, 100}, vision.Place{}},
		"just in the area":      {mat.Point{m.Area.X + near, 100}, vision.Place{InArea: true}},
		"on the first field":    {centre(m.Fields[0]), vision.Place{InZone: true, Field: 1}},
		"on the second field":   {centre(m.Fields[1]), vision.Place{InZone: true, Field: 2}},
		"on the third field":    {centre(m.Fields[2]), vision.Place{InZone: true, Field: 3}},
		"aslant on a field":     {mat.Point{m.Fields[2].X + near, m.Fields[2].Y + near}, vision.Place{InZone: true, Field: 3}},
		"between two fields":    {mat.Point{m.Fields[1].X - 5, m.Fields[1].Y + 11}, vision.Place{InZone: true}},
		"beside the last field": {mat.Point{m.Fields[2].X + 35, m.Fields[2].Y + 11}, vision.Place{InZone: true}},
		"before the zone":       {mat.Point{m.Zone.X - near, m.Zone.Y + 11}, vision.Place{}},
		"on a marker":           {centre(m.Markers[3]), vision.Place{}},
		"beside the mat's edge": {mat.Point{-30, 100}, vision.Place{}},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			_, top := l.die(m, test.at, 30, 0.2, seeded(2))
			got, ok := p.Place(top)
			if !ok || got.TrayMM == nil || got.DoubtMM == nil {
				t.Fatalf("no place: %+v", got)
			}
			if met := *got.TrayMM == 0; test.want.InTray && !met {
				t.Errorf("a gap of %.1f mm in the tray", *got.TrayMM)
			}
			got.TrayMM, got.DoubtMM = nil, nil
			if got != test.want {
				t.Errorf("stands at %+v, want %+v", got, test.want)
			}
		})
	}
}

func TestPlaceWithoutScale(t *testing.T) {
	p := calibration.Profile{Tray: &[4]vision.Point{{100, 0}, {200, 0}, {200, 200}, {100, 200}}}
	for x, want := range map[float64]bool{50: false, 150: true} {
		top := [4]vision.Point{{x - 9, 50}, {x + 9, 50}, {x + 9, 70}, {x - 9, 70}}
		if got, ok := p.Place(top); !ok || got.InTray != want || got.TrayMM != nil {
			t.Errorf("at x = %g px: %+v, %v", x, got, ok)
		}
	}
	if _, ok := (calibration.Profile{}).Place([4]vision.Point{}); ok {
		t.Error("a profile that knows nothing places a die")
	}
}
