package calibration_test

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"silvertray/calibration"
	"silvertray/calibration/mat"
	"silvertray/vision"
)

// views of a mat; the focal length is known where a tilt shows it.
var views = map[string]lens{
	"from the side":      {width: 1280, height: 720, focal: 1050, away: 520, tilt: 20},
	"steep tilt, turned": {width: 1280, height: 720, focal: 1000, away: 560, tilt: 35, towards: 120, roll: 200},
	"wide lens":          {width: 960, height: 720, focal: 600, away: 420, tilt: 15, towards: 250, roll: 90},
	"narrow lens":        {width: 1920, height: 1080, focal: 2100, away: 800, tilt: 25, towards: 30, roll: 300},
	"aside":              {width: 1280, height: 720, focal: 1050, away: 620, tilt: 12, aside: mat.Point{40, -25}},
	"upright":            {width: 720, height: 1280, focal: 1050, away: 600, tilt: 20, towards: 45, roll: 90},
}

func TestOnMatFindsTheCamera(t *testing.T) {
	for name, l := range views {
		t.Run(name, func(t *testing.T) {
			m := onMat(t, "a4")
			p := calibrated(t, l, m, 0, seeded(1))
			x, y, height := l.position(m)
			c := p.Table.Camera
			// Without noise what remains is the pull of the usual focal length.
			if math.Abs(c.Height-height) > 0.01*height || math.Hypot(c.X-x, c.Y-y) > 0.01*height {
				t.Errorf("camera at (%.1f,%.1f) mm, %.1f high; want (%.1f,%.1f), %.1f", c.X, c.Y, c.Height, x, y, height)
			}
			if tilt := p.Table.Tilt(l.width, l.height); math.Abs(tilt-l.tilt) > 0.3 {
				t.Errorf("tilt of %.2f degrees, want %g", tilt, l.tilt)
			}
			if p.Table.ErrorPX > 1e-6 {
				t.Errorf("off by %g px", p.Table.ErrorPX)
			}
		})
	}
}

func TestOnMatOutlinesEveryPart(t *testing.T) {
	for _, paper := range mat.Papers() {
		l := lens{width: 1920, height: 1080, focal: 1500, away: 800, tilt: 20, towards: 70, roll: 10}
		m := onMat(t, paper)
		p := calibrated(t, l, m, 0, seeded(1))
		seen := map[string]struct {
			px   [4]vision.Point
			want mat.Rect
		}{
			"area": {*p.Area, m.Area}, "tray": {*p.Tray, m.Tray}, "zone": {*p.Zone, m.Zone},
			"field 1": {p.Fields[0], m.Fields[0]}, "field 2": {p.Fields[1], m.Fields[1]}, "field 3": {p.Fields[2], m.Fields[2]},
		}
		for name, s := range seen {
			for i, c := range s.want.Corners() {
				if want := l.px(m, c, 0); apart(s.px[i], want) > 1e-6 {
					t.Errorf("%s: corner %d of the %s at %.2f px, want %.2f", paper, i, name, s.px[i], want)
				}
			}
		}
	}
}

// drawLens draws any camera that a family may hang over a mat on A4, so that
// all of it is in the picture.
func drawLens(t *rapid.T, least float64) lens {
	l := usual()
	l.focal = rapid.Float64Range(0.65, 1.15).Draw(t, "focal") * float64(l.width)
	l.away = l.focal * rapid.Float64Range(0.45, 0.6).Draw(t, "away")
	l.tilt = rapid.Float64Range(least, 25).Draw(t, "tilt")
	l.towards = rapid.Float64Range(0, 360).Draw(t, "towards")
	l.roll = rapid.Float64Range(0, 360).Draw(t, "roll")
	return l
}

func drawPlace(t *rapid.T, r mat.Rect) mat.Point {
	const free = mat.DieSide // so that no corner of the die stands out
	return mat.Point{
		rapid.Float64Range(r.X+free, r.X+r.W-free).Draw(t, "x"),
		rapid.Float64Range(r.Y+free, r.Y+r.H-free).Draw(t, "y"),
	}
}

func TestPxAndMMAreInverse(t *testing.T) {
	m := onMat(t, "a4")
	rapid.Check(t, func(rt *rapid.T) {
		p := calibrated(t, drawLens(rt, 0), m, 0.3, seeded(rapid.Uint64().Draw(rt, "seed")))
		at := drawPlace(rt, mat.Rect{W: m.Width, H: m.Height})
		height := rapid.Float64Range(0, 40).Draw(rt, "height")
		px := p.Table.Px(at, height)
		if back := p.Table.At(px, height); apart(back, at) > 1e-6 {
			rt.Errorf("%v mm, %g high, is seen at %v px, which is %v mm", at, height, px, back)
		}
		if again := p.Table.Px(p.Table.At(px, height), height); apart(again, px) > 1e-6 {
			rt.Errorf("%v px became %v", px, again)
		}
	})
}

// The gap must be right within 1 mm at tilts up to 25 degrees with a noise of
// 0.3 px. Below 4 degrees no picture tells the camera's height; the next test
// looks at that.
func TestGap(t *testing.T) {
	m := onMat(t, "a4")
	rapid.Check(t, func(rt *rapid.T) {
		l := drawLens(rt, 4)
		random := seeded(rapid.Uint64().Draw(rt, "seed"))
		p := calibrated(t, l, m, 0.3, random)
		checkGap(rt, p, l, m, 1)
	})
}

func checkGap(rt *rapid.T, p calibration.Profile, l lens, m mat.Mat, most float64) {
	at := drawPlace(rt, m.Area)
	foot, top := l.die(m, at, rapid.Float64Range(0, 90).Draw(rt, "turn"), 0.3, seeded(rapid.Uint64().Draw(rt, "seed of the die")))
	want := math.Inf(1)
	for _, c := range foot {
		want = min(want, m.Tray.X-c[0])
	}
	gap, doubt := p.Table.Gap(top, *p.Tray)
	if math.Abs(gap-want) > most {
		rt.Errorf("gap of %.2f mm with a doubt of %.2f, want %.2f", gap, doubt, want)
	}
	if math.Abs(gap-want) > 4*doubt {
		rt.Errorf("gap off by %.2f mm, but the doubt is %.2f", gap-want, doubt)
	}
}

// Straight from above the height comes from the usual focal length. A gap is
// then right for usual lenses, and its doubt covers the others.
func TestGapFromStraightAbove(t *testing.T) {
	m := onMat(t, "a4")
	rapid.Check(t, func(rt *rapid.T) {
		l := drawLens(rt, 0)
		l.tilt /= 25 / 4
		p := calibrated(t, l, m, 0.3, seeded(rapid.Uint64().Draw(rt, "seed")))
		checkGap(rt, p, l, m, 2.5)
	})
}

func TestGapIsNoneInTheTray(t *testing.T) {
	l, m := usual(), onMat(t, "a4")
	l.tilt = 20
	p := calibrated(t, l, m, 0, seeded(1))
	for x, want := range map[float64]float64{
		m.Tray.X + 20:                   0, // inside
		m.Tray.X:                        0, // across the edge
		m.Tray.X - mat.DieSide/2 - 3.25: 3.25,
	} {
		_, top := l.die(m, mat.Point{x, 100}, 0, 0, seeded(1))
		if gap, _ := p.Table.Gap(top, *p.Tray); math.Abs(gap-want) > 0.05 {
			t.Errorf("die around x = %g mm: gap of %.2f mm, want %g", x, gap, want)
		}
	}
}

func TestScale(t *testing.T) {
	l, m := usual(), onMat(t, "a4")
	p := calibrated(t, l, m, 0, seeded(1))
	want := l.focal / l.away
	for _, c := range m.Area.Corners() {
		if got := p.Table.Plane.Scale(c); math.Abs(got-want) > 1e-6 {
			t.Errorf("%.4f px a mm at %v, want %.4f", got, c, want)
		}
	}
}
