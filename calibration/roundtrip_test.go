package calibration_test

import (
	"bytes"
	"maps"
	"math"
	"reflect"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"silvertray/calibration"
	"silvertray/calibration/mat"
	"silvertray/vision"
)

// drawProfile draws any profile that a calibration could make.
func drawProfile(t *rapid.T, m mat.Mat) calibration.Profile {
	light := rapid.Custom(func(t *rapid.T) calibration.Colour {
		channel := rapid.Float64Range(0, 1)
		return calibration.Colour{channel.Draw(t, "red"), channel.Draw(t, "green"), channel.Draw(t, "blue")}
	})
	maybe := func(name string) *calibration.Colour {
		if !rapid.Bool().Draw(t, name+" known") {
			return nil
		}
		c := light.Draw(t, name)
		return &c
	}
	p := calibration.Profile{Version: calibration.Version}
	if rapid.Bool().Draw(t, "on a mat") {
		l := drawLens(t, 0)
		found, err := calibration.OnMat(l.markers(m, 0.3, seeded(rapid.Uint64().Draw(t, "seed"))), m, l.width, l.height)
		if err != nil {
			t.Fatal(err)
		}
		p, p.Version = found, calibration.Version
	}
	names := []string{"white", "yellow", "blue", "green", "orange", "purple"}
	p.Dice = rapid.SliceOfDistinct(rapid.SampledFrom(names), rapid.ID[string]).Draw(t, "dice")
	if len(p.Dice) > 0 && rapid.Bool().Draw(t, "colours known") {
		p.Colours = map[string]calibration.Colour{}
		for _, name := range p.Dice {
			p.Colours[name] = light.Draw(t, name)
		}
		p.DiePX = float64(rapid.IntRange(10, 900).Draw(t, "diePx")) / 10
	}
	p.Ground, p.Light = maybe("ground"), maybe("light")
	return p
}

// Whatever is written reads as it was, and places it shows stay where they
// were: px to a hundredth, mm to a hundredth.
func TestEveryProfileSurvivesTheFile(t *testing.T) {
	m := onMat(t, "a4")
	rapid.Check(t, func(t *rapid.T) {
		p := drawProfile(t, m)
		var b bytes.Buffer
		if err := p.Write(&b); err != nil {
			t.Fatal(err)
		}
		got, err := calibration.Read(bytes.NewReader(b.Bytes()))
		if err != nil {
			t.Fatalf("%v\n%s", err, b.String())
		}
		if got.Width != p.Width || got.Mat != p.Mat || got.DiePX != p.DiePX || got.Version != p.Version ||
			!slices.Equal(got.Dice, p.Dice) || !maps.Equal(got.Colours, p.Colours) ||
			!reflect.DeepEqual(got.Ground, p.Ground) || !reflect.DeepEqual(got.Light, p.Light) {
			t.Errorf("read %+v, wrote %+v", got, p)
		}
		if (got.Table == nil) != (p.Table == nil) {
			t.Fatalf("table %v, want %v", got.Table, p.Table)
		}
		if p.Table == nil {
			return
		}
		for i, corner := range p.Area {
			if off := apart(corner, got.Area[i]); off > 0.01 {
				t.Errorf("corner %d of the area moved by %g px", i, off)
			}
			if off := apart(got.Table.At(corner, 16), p.Table.At(corner, 16)); off > 0.05 {
				t.Errorf("%v px is now a place %.3f mm away", corner, off)
			}
		}
	})
}

// A top face seen through an exact lens has the size it has.
func TestDieSize(t *testing.T) {
	m := onMat(t, "a4")
	rapid.Check(t, func(rt *rapid.T) {
		l := drawLens(rt, 4)
		p := calibrated(t, l, m, 0, seeded(1))
		_, top := l.die(m, drawPlace(rt, m.Area), rapid.Float64Range(0, 90).Draw(rt, "turn"), 0, seeded(1))
		got, known := p.DieSize(top)
		if !known || math.Abs(got-16) > 0.2 {
			rt.Errorf("a die of 16 mm measures %.2f mm (%v)", got, known)
		}
	})
	if _, known := (calibration.Profile{}).DieSize([4]vision.Point{}); known {
		t.Error("a size without a scale")
	}
}

func TestLacks(t *testing.T) {
	good := full(t)
	good.Version = calibration.Version
	if got := good.Missing(); got != nil {
		t.Errorf("a full profile lacks %q", got)
	}
	old, err := calibration.Read(strings.NewReader("version: 1\ndice: [white, blue]"))
	if err != nil {
		t.Fatal(err)
	}
	words := strings.Join(old.Missing(), "\n")
	for _, want := range []string{"version 1", "where the tray lies", "how your dice look", "silvertray calibrate"} {
		if !strings.Contains(words, want) {
			t.Errorf("%q does not say %q", words, want)
		}
	}
}
