package calibration_test

import (
	"strings"
	"testing"

	"silvertray/calibration"
	"silvertray/vision"
)

func TestRead(t *testing.T) {
	p, err := calibration.Read(strings.NewReader(`
version: 1
dice: [white, yellow]
tray: [[690, 161], [844, 156], [922, 535], [743, 542.5]]
`))
	if err != nil {
		t.Fatal(err)
	}
	if want := (vision.Point{743, 542.5}); p.Tray == nil || p.Tray[3] != want {
		t.Errorf("tray %v, want the last corner at %v", p.Tray, want)
	}
	if strings.Join(p.Dice, " ") != "white yellow" {
		t.Errorf("dice %v", p.Dice)
	}
}

func TestReadNamesTheFieldAtFault(t *testing.T) {
	for text, want := range map[string]string{
		"":                             "empty",
		"version: 2":                   "version: 2",
		"dice: [white]":                "version: 0",
		"version: 1\ncolour: red":      "colour",
		"version: 1\ndice: [red, red]": "dice: red is named twice",
		"version: 1\ntray: [[0, 0], [9, 9], [9, 0], [0, 9]]": "tray: corners",
		"version: 1\ntray: [[0, 0], [9, 9]]":                 "tray",
		"version: one":                                       "line 1",
		"\x00":                                               "",
		"[":                                                  "",
	} {
		_, err := calibration.Read(strings.NewReader(text))
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: error %v, want one with %q", text, err, want)
		}
	}
}

func TestLoadNamesTheFile(t *testing.T) {
	if _, err := calibration.Load("testdata/none.yaml"); err == nil || !strings.Contains(err.Error(), "none.yaml") {
		t.Errorf("error %v", err)
	}
}

func FuzzRead(f *testing.F) {
	f.Add("version: 1\ntray: [[690, 161], [844, 156], [922, 535], [743, 542]]")
	f.Add("version: 1\ndice: &a [*a]")
	f.Fuzz(func(t *testing.T, text string) {
		if p, err := calibration.Read(strings.NewReader(text)); err != nil && (p.Dice != nil || p.Tray != nil) {
			t.Errorf("half a profile with the error %v", err)
		}
	})
}
