package calibration_test

import (
	"strings"
	"testing"

	"silvertray/calibration"
	"silvertray/calibration/mat"
	"silvertray/vision"
)

func without(markers []vision.Marker, ids ...int) []vision.Marker {
	var kept []vision.Marker
	for _, m := range markers {
		hidden := false
		for _, id := range ids {
			hidden = hidden || m.ID == id
		}
		if !hidden {
			kept = append(kept, m)
		}
	}
	return kept
}

func TestOnMatNeedsOnlyThreeMarkers(t *testing.T) {
	l, m := usual(), onMat(t, "a4")
	l.tilt, l.towards, l.roll = 22, 40, 120
	for id := range vision.MarkerCount {
		some := without(l.markers(m, 0.1, seeded(1)), id)
		p, err := calibration.OnMat(some, m, l.width, l.height)
		if err != nil {
			t.Fatalf("without marker %d: %v", id, err)
		}
		for i, c := range m.Area.Corners() {
			if off := apart(p.Area[i], l.px(m, c, 0)); off > 1 {
				t.Errorf("without marker %d: corner %d of the area is off by %.2f px", id, i, off)
			}
		}
	}
}

// One of four that stands elsewhere, such as a torn off corner, is left out.
func TestOnMatLeavesOutAMarkerThatDoesNotFit(t *testing.T) {
	l, m := usual(), onMat(t, "a4")
	l.tilt = 15
	for id := range vision.MarkerCount {
		found := l.markers(m, 0.1, seeded(1))
		for i := range found[id].Corners {
			found[id].Corners[i][0] += 25
		}
		p, err := calibration.OnMat(found, m, l.width, l.height)
		if err != nil {
			t.Fatal(err)
		}
		if off := apart(p.Area[0], l.px(m, m.Area.Corners()[0], 0)); off > 2 {
			t.Errorf("with marker %d elsewhere, the area is off by %.1f px", id, off)
		}
	}
}

func TestOnMatSaysWhatIsWrong(t *testing.T) {
	l, m := usual(), onMat(t, "a4")
	all := l.markers(m, 0, seeded(1))
	mirrored := l.markers(m, 0, seeded(1))
	for k := range mirrored {
		for i, c := range mirrored[k].Corners {
			mirrored[k].Corners[i][0] = float64(l.width) - c[0]
		}
	}
	torn := l.markers(m, 0, seeded(1))
	for k := range torn {
		torn[k].Corners[0][0] += 30
	}
	tests := map[string]struct {
		markers []vision.Marker
		paper   string
		want    string
	}{
		"no marker":     {nil, "a4", "no mark of the mat is seen"},
		"one hidden":    {without(all, 0, 2), "a4", "only 2 of 4 marks are seen; uncover the mat's top left and bottom right corner"},
		"another paper": {all, "a3", "as on a4 paper, not as on a3"},
		"another shape": {all, "letter", "as on a4 paper, not as on letter"},
		"torn apart":    {torn, "a4", "was it printed at 100 %, and does it lie flat?"},
		"mirrored":      {mirrored, "a4", "mirrored"},
		"on one spot":   {[]vision.Marker{{ID: 0}, {ID: 1}, {ID: 2}}, "a4", "on top of each other"},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			_, err := calibration.OnMat(test.markers, onMat(t, test.paper), l.width, l.height)
			if err == nil || !strings.Contains(err.Error(), test.want) {
				t.Errorf("error %v, want one with %q", err, test.want)
			}
		})
	}
}

func TestByHand(t *testing.T) {
	l, m := usual(), onMat(t, "a4")
	l.tilt, l.towards, l.roll = 20, 80, 30
	outline := func(r mat.Rect, size [2]float64) calibration.Outline {
		o := calibration.Outline{Size: size}
		for i, c := range r.Corners() {
			o.Corners[i] = l.px(m, c, 0)
		}
		return o
	}
	// The corners may go round either way, from any of them.
	against := outline(m.Area, [2]float64{m.Area.H, m.Area.W})
	c := against.Corners
	against.Corners = [4]vision.Point{c[0], c[3], c[2], c[1]}
	onward := outline(m.Area, [2]float64{m.Area.H, m.Area.W})
	c = onward.Corners
	onward.Corners = [4]vision.Point{c[1], c[2], c[3], c[0]}

	none := [2]float64{}
	tests := map[string]struct{ area, tray calibration.Outline }{
		"area known":    {outline(m.Area, [2]float64{m.Area.W, m.Area.H}), outline(m.Tray, none)},
		"tray known":    {outline(m.Area, none), outline(m.Tray, [2]float64{m.Tray.W, m.Tray.H})},
		"against clock": {against, outline(m.Tray, none)},
		"other corner":  {onward, outline(m.Tray, none)},
	}
	_, top := l.die(m, mat.Point{m.Tray.X - 60, 90}, 20, 0, seeded(1))
	want, _ := calibrated(t, l, m, 0, seeded(1)).Table.Gap(top, outline(m.Tray, none).Corners)
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			p, err := calibration.ByHand(test.area, test.tray, l.width, l.height)
			if err != nil {
				t.Fatal(err)
			}
			if gap, doubt := p.Table.Gap(top, *p.Tray); gap < want-1 || gap > want+1 || doubt > 1.5 {
				t.Errorf("gap of %.2f mm with a doubt of %.2f, want %.2f", gap, doubt, want)
			}
		})
	}
	p, err := calibration.ByHand(outline(m.Area, none), outline(m.Tray, none), l.width, l.height)
	if err != nil || p.Table != nil {
		t.Errorf("without any size there is a scale: %+v, %v", p.Table, err)
	}
}

func TestAdvice(t *testing.T) {
	m := onMat(t, "a4")
	for name, test := range map[string]struct {
		change func(*lens)
		want   string // empty: nothing to better
	}{
		"usual":          {func(l *lens) { l.tilt = 15 }, ""},
		"straight above": {func(l *lens) { l.away = 500 }, "tilt it by 5 to 20 degrees"},
		"too far":        {func(l *lens) { l.tilt, l.away = 15, 900 }, "bring the camera nearer"},
		"too flat":       {func(l *lens) { l.tilt = 42 }, "hang it steeper"},
	} {
		l := usual()
		test.change(&l)
		advice := strings.Join(calibrated(t, l, m, 0.1, seeded(1)).Advice(), "\n")
		if test.want == "" && advice != "" || !strings.Contains(advice, test.want) {
			t.Errorf("%s: advice %q, want %q", name, advice, test.want)
		}
	}
	if advice := (calibration.Profile{}).Advice(); len(advice) != 1 || !strings.Contains(advice[0], "size") {
		t.Errorf("without a scale: advice %q", advice)
	}
}
