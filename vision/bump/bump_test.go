package bump_test

import (
	"context"
	"encoding/json"
	"image"
	"image/color"
	"math"
	"os"
	"path/filepath"
	"testing"

	"gocv.io/x/gocv"

	"silvertray/vision"
	"silvertray/vision/bump"
	"silvertray/vision/bump/shift"
	"silvertray/vision/camera"
)

// recorded is a game under one camera, picture by picture with its truth.
const recorded = "../../internal/demo/ganz-schoen-clever"

type scene struct {
	name    string
	picture gocv.Mat
	dice    []vision.Die
	tray    [4]vision.Point
}

// load reads scenes that were rendered, of whatever table.
func load(t *testing.T, folder string) []scene {
	t.Helper()
	names, err := filepath.Glob(filepath.Join(folder, "[0-9]*.json"))
	if err != nil || len(names) == 0 {
		t.Fatalf("no scenes in %s: %v", folder, err)
	}
	var all []scene
	for _, name := range names {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		var truth struct {
			Tray [4]vision.Point
			Dice []struct {
				Centre vision.Point
				Top    [4]vision.Point
			}
		}
		if err := json.Unmarshal(text, &truth); err != nil {
			t.Fatal(err)
		}
		s := scene{name: filepath.Base(name), tray: truth.Tray}
		for _, d := range truth.Dice {
			s.dice = append(s.dice, vision.Die{Centre: d.Centre, Outline: d.Top})
		}
		if s.picture, err = camera.Load(context.Background(), name[:len(name)-len("json")]+"jpg"); err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { s.picture.Close() })
		all = append(all, s)
	}
	return all
}

// bumped is a scene from a camera that was moved so that the table lies mm
// further in a direction, and turned a little.
func (s scene) bumped(mm, direction float64) scene {
	side := 0.0
	for _, d := range s.dice {
		o := d.Outline
		side += math.Hypot(o[1][0]-o[0][0], o[1][1]-o[0][1]) / float64(len(s.dice))
	}
	w, h := float64(s.picture.Cols()), float64(s.picture.Rows())
	sin, cos := math.Sincos(direction)
	dx, dy := mm*side/16*cos, mm*side/16*sin
	turn := 0.002 * w * sin // seen from a little aside
	from := gocv.NewPointVectorFromPoints([]image.Point{{0, 0}, {int(w), 0}, {int(w), int(h)}, {0, int(h)}})
	defer from.Close()
	at := func(x, y float64) image.Point { return image.Pt(int(math.Round(x+dx)), int(math.Round(y+dy))) }
	to := gocv.NewPointVectorFromPoints([]image.Point{at(0, 0), at(w-turn, turn), at(w, h), at(turn, h)})
	defer to.Close()
	warp := gocv.GetPerspectiveTransform(from, to)
	defer warp.Close()
	out := scene{name: s.name, picture: gocv.NewMat(), dice: s.dice}
	gocv.WarpPerspectiveWithParams(s.picture, &out.picture, warp, image.Pt(int(w), int(h)),
		gocv.InterpolationLinear, gocv.BorderReplicate, color.RGBA{})
	out.dice = nil
	for _, d := range s.dice {
		d.Centre = vision.Point{d.Centre[0] + dx, d.Centre[1] + dy}
		out.dice = append(out.dice, d)
	}
	return out
}

// TestABumpIsNoticedWhateverTheDiceDo compares the pictures of each turn of a game with its
// first one.
func TestABumpIsNoticedWhateverTheDiceDo(t *testing.T) {
	scenes := load(t, recorded)
	var table bump.Table
	defer table.Close()
	for i, s := range scenes {
		if i == 0 || s.tray != scenes[i-1].tray { // another table
			table.Close()
			table.Tray = &s.tray
		}
		c, err := table.See(s.picture, s.dice)
		if err != nil || c.Bumped() || c.Relit() {
			t.Errorf("%s: nothing moved, but %+v, %v", s.name, c, err)
		}
		b := s.bumped(5, float64(i))
		c, err = table.See(b.picture, b.dice)
		b.picture.Close()
		if err != nil || c.MM > 8 {
			t.Errorf("%s: moved by 5 mm, but %+v, %v", s.name, c, err)
		}
		if !c.Bumped() {
			t.Errorf("%s: a bump is not noticed, %+v", s.name, c)
		}
	}
}

// TestEveryGround bumps tables of every kind of ground. Those without a die
// have no scale, and are not looked at.
func TestEveryGround(t *testing.T) {
	for i, s := range load(t, "../dice/testdata/scenes") {
		if len(s.dice) == 0 {
			continue
		}
		table := bump.Table{Tray: &s.tray}
		if c, err := table.See(s.picture, s.dice); err != nil || c.Bumped() {
			t.Errorf("%s: the tray lies at its corners, but %+v, %v", s.name, c, err)
		}
		for _, mm := range []float64{0, 5} {
			b := s.bumped(mm, float64(i))
			c, err := table.See(b.picture, b.dice)
			b.picture.Close()
			if err != nil || c.Bumped() != (mm > 0) {
				t.Errorf("%s: moved by %g mm, but %+v, %v", s.name, mm, c, err)
			}
		}
		table.Close()
	}
}

// lit is a scene in another light: linear parts of blue, green and red.
func (s scene) lit(t *testing.T, part [3]float64) gocv.Mat {
	t.Helper()
	out := s.picture.Clone()
	px, err := out.DataPtrUint8()
	if err != nil {
		t.Fatal(err)
	}
	var by [3][256]uint8
	for k := range by {
		for v := range by[k] {
			by[k][v] = uint8(min(255, math.Round(float64(v)*math.Pow(part[k], 1/2.2))))
		}
	}
	for i, v := range px {
		px[i] = by[i%3][v]
	}
	return out
}

func TestLight(t *testing.T) {
	s := load(t, recorded)[0]
	for name, test := range map[string]struct {
		part [3]float64
		want bool
	}{
		"as it was":          {[3]float64{1, 1, 1}, false},
		"a cloud":            {[3]float64{0.55, 0.5, 0.5}, false},
		"the sun comes out":  {[3]float64{1.5, 1.55, 1.6}, false},
		"the lamp goes out":  {[3]float64{0.2, 0.2, 0.2}, true},
		"a lamp for the day": {[3]float64{0.5, 0.8, 1.1}, true},
	} {
		t.Run(name, func(t *testing.T) {
			var table bump.Table
			defer table.Close()
			if _, err := table.See(s.picture, s.dice); err != nil {
				t.Fatal(err)
			}
			now := s.lit(t, test.part)
			defer now.Close()
			c, err := table.See(now, s.dice)
			if err != nil || c.Relit() != test.want || c.Bumped() {
				t.Errorf("%+v, %v", c, err)
			}
			doubtful, sure := vision.Reading{}, vision.Reading{Sure: true}
			if p := c.Problem(doubtful, true); (p != nil) != test.want || p != nil && p.Kind != vision.Relit {
				t.Errorf("where a reading is in doubt: %+v", p)
			}
			if p := c.Problem(sure, true); p != nil {
				t.Errorf("a reading that is sure needs no word: %+v", p)
			}
		})
	}
}

func TestABumpMattersOnlyWithATray(t *testing.T) {
	c := shift.Change{MM: 5, Light: 1, Tint: 1}
	if p := c.Problem(vision.Reading{Sure: true}, true); p == nil || p.Kind != vision.Moved {
		t.Errorf("%+v", p)
	}
	if p := c.Problem(vision.Reading{Sure: true}, false); p != nil {
		t.Errorf("%+v", p)
	}
}

func TestAnyFrameHasAnAnswer(t *testing.T) {
	var table bump.Table
	defer table.Close()
	for _, size := range []image.Point{{1, 1}, {3000, 1}, {640, 480}, {480, 640}} {
		m := gocv.NewMatWithSize(size.Y, size.X, gocv.MatTypeCV8UC3)
		if c, err := table.See(m, nil); err != nil || c.Bumped() {
			t.Errorf("%v: %+v, %v", size, c, err)
		}
		m.Close()
	}
	grey := gocv.NewMatWithSize(10, 10, gocv.MatTypeCV8UC1)
	defer grey.Close()
	if _, err := table.See(grey, nil); err == nil {
		t.Error("a grey frame is an error")
	}
}
