package calibration_test

import (
	"bytes"
	"math"
	"path/filepath"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"silvertray/calibration"
	"silvertray/vision"
)

// drawNumber draws a number that somebody could mean, or one that nobody can.
func drawNumber(t *rapid.T, most float64, name string) float64 {
	odd := []float64{0, 1, -1, 1e-300, 1e300, math.MaxFloat64, math.NaN(), math.Inf(1), math.Inf(-1), most}
	if rapid.IntRange(0, 30).Draw(t, name+" is odd") == 0 {
		return rapid.SampledFrom(odd).Draw(t, name)
	}
	return rapid.Float64Range(-most, most).Draw(t, name)
}

// drawCorners draws corners: mostly of a table, often in a wrong order or on a line.
func drawCorners(t *rapid.T, name string) (q [4]vision.Point) {
	for i, at := range [4]vision.Point{{0, 0}, {1, 0}, {1, 1}, {0, 1}} {
		for k := range q[i] {
			q[i][k] = 100 + 500*at[k] + drawNumber(t, 90, name)
		}
	}
	switch rapid.IntRange(0, 9).Draw(t, name+" kind") {
	case 0:
		q[1] = q[0]
	case 1:
		q[0], q[1] = q[1], q[0]
	case 2:
		for i := range q {
			q[i][1] = 2*q[i][0] + 7
		}
	case 3:
		for i := range q {
			q[i] = vision.Point{300, 200}
		}
	case 4:
		q[2] = vision.Point{(q[1][0] + q[3][0]) / 2, (q[1][1] + q[3][1]) / 2}
	}
	return q
}

// TestWhatSaveTakesLoadTakes makes profiles of any numbers: what is written reads and can
// be written again, the same, and no number of it is none. What is not written leaves
// no file.
func TestWhatSaveTakesLoadTakes(t *testing.T) {
	good := full(t)
	folder := t.TempDir()
	taken, refused := 0, 0
	rapid.Check(t, func(t *rapid.T) {
		p := good
		table := *good.Table
		p.Table = &table
		number := func(name string, most float64) float64 { return drawNumber(t, most, name) }
		switch rapid.IntRange(0, 6).Draw(t, "field") {
		case 0:
			if rapid.Bool().Draw(t, "anew") {
				for i := range table.Plane {
					table.Plane[i] = number("plane", 10)
				}
			} else {
				table.Plane[rapid.IntRange(0, 8).Draw(t, "at")] = number("plane", 3)
			}
			if rapid.Bool().Draw(t, "alone") {
				p.Area, p.Tray, p.Fields, p.Mat, p.Zone = nil, nil, nil, "", nil
			}
		case 1:
			table.Camera = calibration.Camera{X: number("x", 12000), Y: number("y", 12000), Height: number("height", 6000), Doubt: number("doubt", 2)}
		case 2:
			table.ErrorPX = number("error", 30000)
		case 3:
			p.DiePX, p.DieMM = number("px", 30000), number("mm", 60)
		case 4:
			p.Ground = &calibration.Colour{number("red", 1.5), number("green", 1.5), number("blue", 1.5)}
		case 5:
			area, tray := drawCorners(t, "area"), drawCorners(t, "tray")
			p.Area, p.Tray = &area, &tray
		case 6:
			p.Width, p.Height = rapid.IntRange(-9, 30000).Draw(t, "width"), rapid.IntRange(-9, 30000).Draw(t, "height")
		}
		if p.Check() != nil {
			refused++
			if err := p.Write(&bytes.Buffer{}); err == nil {
				t.Error("Write takes what Check refuses")
			}
			return
		}
		taken++
		path := filepath.Join(folder, "profile.yaml")
		if err := p.Save(path); err != nil {
			t.Fatal(err)
		}
		again, err := calibration.Load(path)
		if err != nil {
			t.Fatalf("what was saved cannot be loaded: %v", err)
		}
		var first, second bytes.Buffer
		if p.Write(&first) != nil || again.Write(&second) != nil || first.String() != second.String() {
			t.Errorf("written again it is\n%s\nwas\n%s", second.String(), first.String())
		}
		if text := strings.ToLower(first.String()); strings.Contains(text, ".nan") || strings.Contains(text, ".inf") {
			t.Errorf("no number:\n%s", text)
		}
	})
	t.Logf("%d taken, %d refused", taken, refused)
}

// TestByHandRefusesWhatIsNoTable points at any corners: the error says what to do, and a
// profile without one can be saved.
func TestByHandRefusesWhatIsNoTable(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		size := func(name string) [2]float64 {
			return [2]float64{drawNumber(t, 400, name), drawNumber(t, 400, name)}
		}
		area := calibration.Outline{Corners: drawCorners(t, "area"), Size: size("area size")}
		tray := calibration.Outline{Corners: drawCorners(t, "tray"), Size: size("tray size")}
		p, err := calibration.ByHand(area, tray, 960, 720)
		switch {
		case err == nil && p.Check() != nil:
			t.Errorf("cannot be saved: %v", p.Check())
		case err != nil && !strings.Contains(err.Error(), "corners"):
			t.Errorf("%v does not say what to do", err)
		}
	})
}

// TestADegeneratePlaneIsRefused reads planes that show the table as a point, a line, the
// horizon or nothing.
func TestADegeneratePlaneIsRefused(t *testing.T) {
	for name, plane := range map[string]string{
		"nothing":           "0, 0, 0, 0, 0, 0, 0, 0, 0",
		"a point":           "0, 0, 5, 0, 0, 5, 0, 0, 1",
		"a line":            "1, 2, 3, 2, 4, 6, 0, 0, 1",
		"one row twice":     "1, 2, 3, 1, 2, 3, 0, 0, 1",
		"on the horizon":    "1, 0, 0, 0, 1, 0, 0, 1, 0",
		"all the same":      "1, 1, 1, 1, 1, 1, 1, 1, 1",
		"tiny":              "1e-200, 0, 0, 0, 1e-200, 0, 0, 0, 1",
		"huge":              "1e200, 0, 0, 0, 1e200, 0, 0, 0, 1",
		"divided by little": "1, 0, 0, 0, 1, 0, 0, 0, 1e-310",
		"no numbers":        ".nan, 0, 0, 0, 1, 0, 0, 0, 1",
		"infinite":          "1, 0, .inf, 0, 1, 0, 0, 0, 1",
	} {
		text := "version: 3\ntable:\n  plane: [" + plane + "]\n  cameraMM: [100, 100, 400]\n  cameraDoubt: 0.1\n  errorPx: 0.3\n"
		if _, err := calibration.Read(strings.NewReader(text)); err == nil || !strings.Contains(err.Error(), "table: plane: ") {
			t.Errorf("%s: %v", name, err)
		}
	}
}
