package markers_test

import (
	"math"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"testing"

	"gocv.io/x/gocv"

	"silvertray/calibration/mat"
	"silvertray/internal/thorough"
	"silvertray/vision"
	"silvertray/vision/markers"
)

// conditions spoil a scene.
var conditions = map[string]func(*scene){
	"clean": func(*scene) {},
	// A usual webcam.
	"usual": func(s *scene) { s.blur, s.noise, s.quality = 0.7, 4, 85 },
	// A cheap one in the evening.
	"hard": func(s *scene) { s.blur, s.noise, s.quality, s.light, s.ground = 1, 8, 40, 90, 40 },
	// Nearly dark, on a black table.
	"dim": func(s *scene) { s.blur, s.noise, s.quality, s.light, s.ground = 1, 5, 60, 45, 10 },
	// On a table as white as the paper.
	"white table": func(s *scene) { s.blur, s.noise, s.ground = 0.7, 4, s.light },
}

// tally sums up what was found.
type tally struct {
	shown, found int
	off          []float64 // of the corners, in px
}

// add finds the markers of a scene; a wrong one fails the test.
func (c *tally) add(t *testing.T, s scene, seed uint64) []vision.Marker {
	t.Helper()
	picture, m := s.render(t, seed)
	defer picture.Close()
	found, err := markers.Find(picture)
	if err != nil {
		t.Fatal(err)
	}
	for id := range vision.MarkerCount {
		if s.seen(m, id) {
			c.shown++
		}
	}
	for _, f := range found {
		c.found++
		for i, want := range s.corners(m, f.ID) {
			off := math.Hypot(f.Corners[i][0]-want[0], f.Corners[i][1]-want[1])
			if off > 3 {
				t.Errorf("%+v: marker %d, corner %d at %.2f, want %.2f", s, f.ID, i, f.Corners[i], want)
			}
			c.off = append(c.off, off)
		}
	}
	return found
}

func (c *tally) rate() float64 { return float64(c.found) / float64(max(c.shown, 1)) }

func (c *tally) typical() float64 {
	if len(c.off) == 0 {
		return math.Inf(1)
	}
	slices.Sort(c.off)
	return c.off[len(c.off)/2]
}

// TestFind sees the mat from all around at tilts up to 35 degrees. The smallest
// marks then have sides of 13 px, and only a part of them must be found.
func TestFind(t *testing.T) {
	tests := map[string]struct{ smallest, typical float64 }{
		"clean":       {0.95, 0.1},
		"usual":       {0.9, 0.2},
		"hard":        {0.8, 0.5},
		"dim":         {0.7, 0.5},
		"white table": {0.9, 0.2},
	}
	for condition, want := range tests {
		t.Run(condition, func(t *testing.T) {
			random := rand.New(rand.NewPCG(7, 7))
			for _, side := range []float64{18, 24, 36} {
				var c tally
				for i := range 8 {
					s := plain()
					s.away = 18 * s.focal / side
					s.tilt, s.towards, s.roll = 5*float64(i), 360*random.Float64(), 360*random.Float64()
					conditions[condition](&s)
					c.add(t, s, uint64(i))
				}
				t.Logf("%2.0f px: %d of %d, corners off by %.3f px", side, c.found, c.shown, c.typical())
				rate := want.smallest
				if side > 18 {
					rate = 1
				}
				if c.rate() < rate {
					t.Errorf("%2.0f px: found %d of %d, want %.0f %%", side, c.found, c.shown, 100*rate)
				}
				if c.typical() > want.typical {
					t.Errorf("%2.0f px: corners off by %.2f px, want %.2f", side, c.typical(), want.typical)
				}
			}
		})
	}
}

func TestFindOnEveryPaper(t *testing.T) {
	for _, paper := range mat.Papers() {
		var c tally
		s := plain()
		s.paper, s.tilt, s.towards, s.roll, s.noise = paper, 20, 60, 170, 3
		s.away = 750
		c.add(t, s, 1)
		if c.found != 4 || c.typical() > 0.2 {
			t.Errorf("%s: found %d, corners off by %.2f px", paper, c.found, c.typical())
		}
	}
}

// A camera of 12 megapixels is searched at a smaller size and measured at its
// own.
func TestFindInALargePicture(t *testing.T) {
	var c tally
	s := plain()
	s.width, s.height, s.focal, s.tilt, s.roll, s.blur, s.noise = 4000, 3000, 3300, 25, 30, 1.5, 4
	c.add(t, s, 1)
	if c.found != 4 || c.typical() > 0.3 {
		t.Errorf("found %d, corners off by %.2f px", c.found, c.typical())
	}
}

// A hand or a die on one mark leaves three.
func TestFindWithAMarkCovered(t *testing.T) {
	for id := range vision.MarkerCount {
		s := plain()
		s.tilt, s.roll, s.noise = 15, 40, 3
		m, err := mat.New(s.paper)
		if err != nil {
			t.Fatal(err)
		}
		r := m.Markers[id]
		s.over = []mat.Rect{{X: r.X + r.W/2, Y: r.Y - 4, W: 16, H: 16}}
		var c tally
		found := c.add(t, s, 1)
		if len(found) != 3 || slices.ContainsFunc(found, func(m vision.Marker) bool { return m.ID == id }) {
			t.Errorf("with marker %d covered found %v", id, found)
		}
	}
}

// In a mirror every mark is another figure, and none of ours.
func TestFindNothingInAMirror(t *testing.T) {
	s := plain()
	picture, _ := s.render(t, 1)
	defer picture.Close()
	gocv.Flip(picture, &picture, 1)
	if found, err := markers.Find(picture); err != nil || len(found) > 0 {
		t.Errorf("found %v, %v", found, err)
	}
}

// Two mats in view: nobody can say which one counts.
func TestFindNeitherOfTwo(t *testing.T) {
	s := plain()
	s.away = 1000
	picture, _ := s.render(t, 1)
	defer picture.Close()
	two := gocv.NewMat()
	defer two.Close()
	gocv.Hconcat(picture, picture, &two)
	if found, err := markers.Find(two); err != nil || len(found) > 0 {
		t.Errorf("found %v, %v", found, err)
	}
}

// No photograph or rendered scene of dice or boards has a mark in it.
func TestFindNothingInOtherPictures(t *testing.T) {
	thorough.Only(t) // a thousand pictures take a while
	var files []string
	for _, pattern := range []string{"photos/*/*.jpg", "frames/*.jpg", "boards/*.jpg"} {
		some, err := filepath.Glob("../../../shared/" + pattern)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, some...)
	}
	if len(files) == 0 {
		t.Skip("no ../shared with pictures beside the checkout")
	}
	for _, file := range files {
		picture := gocv.IMRead(file, gocv.IMReadColor)
		found, err := markers.Find(picture)
		picture.Close()
		if err != nil || len(found) > 0 {
			t.Errorf("%s: found %v, %v", file, found, err)
		}
	}
	t.Logf("%d pictures", len(files))
}
