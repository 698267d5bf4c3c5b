package calibration_test

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"silvertray/calibration"
	"silvertray/vision"
)

// full is a profile that knows everything.
func full(t testing.TB) calibration.Profile {
	l := usual()
	l.tilt = 18
	p := calibrated(t, l, onMat(t, "a4"), 0.3, seeded(1))
	p.Dice = []string{"white", "yellow"}
	p.Colours = map[string]calibration.Colour{"white": {0.8, 0.75, 0.7}, "yellow": {0.8, 0.6, 0.1}}
	p.Ground, p.Light = &calibration.Colour{0.7, 0.7, 0.7}, &calibration.Colour{0.9, 0.85, 0.6}
	p.DiePX, p.DieMM = 31.5, 15.9
	p.Board = []string{"red", "green", "blue", "orange", "yellow", "purple"}
	return p
}

func write(t testing.TB, p calibration.Profile) string {
	t.Helper()
	var b bytes.Buffer
	if err := p.Write(&b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func TestReadVersion1(t *testing.T) {
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

// The building zone is no field of the file: a profile that was made before there was
// one knows it as well.
func TestAMatHasItsBuildingZone(t *testing.T) {
	p := full(t)
	got, err := calibration.Read(strings.NewReader(write(t, p)))
	if err != nil {
		t.Fatal(err)
	}
	if got.Zone == nil {
		t.Fatal("no building zone")
	}
	for i, c := range got.Zone {
		if apart(c, p.Zone[i]) > 0.01 {
			t.Errorf("corner %d at %.2f px, want %.2f", i, c, p.Zone[i])
		}
	}
	got.Mat, got.Zone = "", nil
	if got, err = calibration.Read(strings.NewReader(write(t, got))); err != nil || got.Zone != nil {
		t.Errorf("without a mat the building zone is %v, %v", got.Zone, err)
	}
}

// What is written once reads and writes the same for ever, and is as exact as
// it was measured.
func TestWriteAndRead(t *testing.T) {
	for name, p := range map[string]calibration.Profile{"full": full(t), "empty": {}} {
		text := write(t, p)
		got, err := calibration.Read(strings.NewReader(text))
		if err != nil {
			t.Fatalf("%s: %v\n%s", name, err, text)
		}
		if again := write(t, got); again != text {
			t.Errorf("%s: written again it is\n%swas\n%s", name, again, text)
		}
		if !reflect.DeepEqual(got.Dice, p.Dice) || !reflect.DeepEqual(got.Colours, p.Colours) ||
			!reflect.DeepEqual(got.Ground, p.Ground) || got.Mat != p.Mat || !slices.Equal(got.Board, p.Board) {
			t.Errorf("%s: read %+v, want %+v", name, got, p)
		}
		if p.Table == nil {
			continue
		}
		for _, corner := range p.Area {
			if off := apart(got.Table.At(corner, 16), p.Table.At(corner, 16)); off > 0.01 {
				t.Errorf("%s: %v px is now a place %.3f mm away", name, corner, off)
			}
		}
	}
}

func TestWriteExplainsEveryField(t *testing.T) {
	lines := strings.Split(write(t, full(t)), "\n")
	for i, line := range lines {
		if key, _, ok := strings.Cut(line, ":"); ok && !strings.HasPrefix(line, " ") && !strings.HasPrefix(line, "#") {
			if i == 0 || !strings.HasPrefix(lines[i-1], "#") {
				t.Errorf("nothing explains %s", key)
			}
		}
	}
}

func TestReadNamesTheFieldAtFault(t *testing.T) {
	good := write(t, full(t))
	// Each change to a good profile, and what the error must name.
	for _, test := range []struct{ old, new, want string }{
		{"version: 3", "version: 4", "version: 4"},
		{"version: 3", "version: two", "version: "},
		{"version: 3", "", "version"},
		{"[1280, 720]", "[1280]", "picturePx"},
		{"[1280, 720]", "[1280, -720]", "picturePx"},
		{"[1280, 720]", "[1280, 72000]", "picturePx"},
		{"[white, yellow]", "[white, white]", "dice: white is named twice"},
		{"[white, yellow]", "[white, blue]", "colours: yellow"},
		{"[0.8, 0.75, 0.7]", "[0.8, 1.75, 0.7]", "colours: white: green"},
		{"[0.8, 0.75, 0.7]", "[0.8, .nan, 0.7]", "colours: white: green"},
		{"[0.8, 0.75, 0.7]", "[0.8, 0.7]", "colours: "},
		{"[0.9, 0.85, 0.6]", "[-0.9, 0.85, 0.6]", "light: red"},
		{"[0.7, 0.7, 0.7]", "[0.7, 0.7, 70]", "ground: blue"},
		{"mat: a4", "mat: a5", "mat"},
		{"area: [", "area: [[0, 0], ", "area: needs four corners, not 5"},
		{"tray: [", "tray: [[0, 0], ", "tray: needs four corners"},
		{"  - [[", "  - [[1, 1], [", "fields: field 1"},
		{"plane: [", "plane: [1, ", "table: plane: needs 9"},
		{"plane: [", "plane: [.inf, 0, 0, 0, 0, 0, 0, 0, 0]\n  #", "table: plane"},
		{"plane: [", "plane: [0, 0, 0, 0, 0, 0, 0, 0, 0]\n  #", "table: plane: gives NaN"},
		{"plane: [", "plane: [1, 0, 0, 0, 1, 0, 0, 1, 0]\n  #", "table: plane: gives"},
		{"cameraMM: [", "cameraMM: [1, ", "table: cameraMM: needs three"},
		{"cameraMM: [", "cameraMM: [0, 0, 4]\n  #", "table: cameraMM: a camera 4 mm above"},
		{"cameraMM: [", "cameraMM: [0, 0, -400]\n  #", "table: cameraMM"},
		{"cameraMM: [", "cameraMM: [1e9, 0, 400]\n  #", "table: cameraMM"},
		{"cameraDoubt: ", "cameraDoubt: 7", "table: cameraDoubt"},
		{"errorPx: ", "errorPx: -", "table: errorPx"},
		{"diePx: 31.5", "diePx: 0", "diePx: no die"},
		{"diePx: 31.5", "diePx: .nan", "diePx: no die"},
		{"diePx: 31.5", "diePx: wide", "diePx: "},
		{"dieMM: 15.9", "dieMM: 160", "dieMM: no die"},
		{"dieMM: 15.9", "dieMM: -16", "dieMM: no die"},
		{"board: [red, green", "board: [red, red", "board: red is named twice"},
		{"board: [red, green", "board: [red, pink, green", "board: a board has 6"},
		{"dice:", "colour: red\ndice:", "colour is no field"},
		{"errorPx:", "error: 1\n  errorPx:", "table: line 30: error is no field"},
		{"dice:", "mat: a4\ndice:", "mat is there twice"},
	} {
		if !strings.Contains(good, test.old) {
			t.Fatalf("no %q in\n%s", test.old, good)
		}
		_, err := calibration.Read(strings.NewReader(strings.Replace(good, test.old, test.new, 1)))
		if err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%q for %q: error %v, want one with %q", test.new, test.old, err, test.want)
		}
	}
	for text, want := range map[string]string{
		"":                     "empty",
		"dice: [white]":        "version: is missing",
		"version: 2\nmat: a4":  "table: is missing",
		"\x00":                 "",
		"[":                    "",
		"version: 2\ntable: 1": "table: line 2",
		"version: 1\ntray: [[0, 0], [9, 9], [9, 0], [0, 9]]": "tray: corners",
	} {
		if _, err := calibration.Read(strings.NewReader(text)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: error %v, want one with %q", text, err, want)
		}
	}
}

func TestLoadSaysWhatToDo(t *testing.T) {
	damaged := filepath.Join(t.TempDir(), "damaged.yaml")
	if err := os.WriteFile(damaged, []byte(strings.Split(write(t, full(t)), "cameraDoubt")[0]), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{"testdata/none.yaml", damaged} {
		_, err := calibration.Load(path)
		if err == nil || !strings.Contains(err.Error(), path) || !strings.Contains(err.Error(), "silvertray calibrate") {
			t.Errorf("%s: error %v", path, err)
		}
	}
	if _, err := calibration.Load("testdata/none.yaml"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("error %v does not tell that there is none", err)
	}
}

func TestSave(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "profile.yaml")
	p := full(t)
	for range 2 { // a new file, then an old one replaced
		if err := p.Save(path); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := calibration.Load(path); err != nil {
		t.Error(err)
	}
	p.Dice = []string{"red", "red"}
	if err := p.Save(path); err == nil || !strings.Contains(err.Error(), "dice") {
		t.Errorf("error %v for a profile that nobody can read", err)
	}
	if old, err := calibration.Load(path); err != nil || old.Dice[0] != "white" {
		t.Errorf("the old profile is lost: %v, %v", old, err)
	}
	files, err := os.ReadDir(dir)
	if err != nil || len(files) != 1 {
		t.Errorf("files left behind: %v, %v", files, err)
	}
	if err := p.Save(filepath.Join(dir, "none", "profile.yaml")); err == nil {
		t.Error("saved where there is no folder")
	}
}

func TestFits(t *testing.T) {
	p := full(t)
	if err := p.Fits(1280, 720); err != nil {
		t.Error(err)
	}
	if err := p.Fits(640, 480); err == nil || !strings.Contains(err.Error(), "640 x 480") {
		t.Errorf("error %v", err)
	}
	if err := (calibration.Profile{}).Fits(640, 480); err != nil {
		t.Errorf("a profile of unknown size: %v", err)
	}
}

// FuzzRead takes any text: an error, or a profile that can be written, read
// and used.
func FuzzRead(f *testing.F) {
	f.Add("version: 1\ntray: [[690, 161], [844, 156], [922, 535], [743, 542]]")
	f.Add("version: 1\ndice: &a [*a]")
	f.Add("version: 3\nmat: a4\ntable: {plane: [2, 0, 99, 0, 2, 9, 0, 1e-4, 1], cameraMM: [99, 99, 400], errorPx: 1}")
	f.Add("version: 3\npicturePx: [960, 720]\ndiePx: 30\nlight: [1, 0.5, 0]\nboard: [a, b, c, d, e, f]")
	f.Fuzz(func(t *testing.T, text string) {
		p, err := calibration.Read(strings.NewReader(text))
		if err != nil {
			if p.Dice != nil || p.Tray != nil {
				t.Errorf("half a profile with the error %v", err)
			}
			return
		}
		if _, err := calibration.Read(strings.NewReader(write(t, p))); err != nil {
			t.Errorf("written and read again: %v", err)
		}
		p.Place([4]vision.Point{{10, 10}, {50, 10}, {50, 50}, {10, 50}})
		p.Found()
		p.Advice()
	})
}
