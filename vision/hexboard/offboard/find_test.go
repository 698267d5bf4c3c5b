package offboard

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"silvertray/vision"
)

// drawn is a tile as a picture has it: its middle, its step in px, its turn, and how
// far it is tilted about an axis that lies so in the picture.
type drawn struct {
	middle                  vision.Point
	step, turn, tilt, about float64
}

// on leads from px to steps along and across the tile.
func (d drawn) on(x, y float64) (along, across float64) {
	sin, cos := math.Sincos(d.about)
	x, y = x-d.middle[0], y-d.middle[1]
	u, v := cos*x+sin*y, (cos*y-sin*x)/math.Cos(d.tilt)
	x, y = cos*u-sin*v, sin*u+cos*v
	sin, cos = math.Sincos(d.turn)
	return (cos*x + sin*y) / d.step, (cos*y - sin*x) / d.step
}

// light is how bright a place is: a disc of light and a ring, on black.
func (d drawn) light(x, y float64, ground uint8) uint8 {
	if math.Hypot(x-d.middle[0], y-d.middle[1]) > 1.2*d.step {
		return ground
	}
	along, across := d.on(x, y)
	left, right := math.Hypot(along+0.5, across), math.Hypot(along-0.5, across)
	switch {
	case left < 0.32:
		return 200
	case right < 0.32 && right > 0.18:
		return 150
	case left < 0.5 || right < 0.5 || math.Abs(along) < 0.2 && math.Abs(across) < 0.25:
		return 20
	}
	return ground
}

// picture draws tiles on a ground, each px as the mean of four places.
func picture(ground uint8, tiles ...drawn) Light {
	l := Light{make([]uint8, 200*150), 200}
	for i := range l.Px {
		sum := 0
		for k := range 4 {
			x, y := float64(i%l.Wide)+float64(k%2)/2-0.25, float64(i/l.Wide)+float64(k/2)/2-0.25
			light := ground
			for _, d := range tiles {
				if v := d.light(x, y, ground); v != ground {
					light = v
				}
			}
			sum += int(light)
		}
		l.Px[i] = uint8(sum / 4)
	}
	return l
}

// A tile is found on any ground, at any turn and tilt, with both ways along it.
func TestATileIsFound(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := drawn{
			vision.Point{rapid.Float64Range(80, 120).Draw(t, "x"), rapid.Float64Range(65, 85).Draw(t, "y")},
			rapid.Float64Range(20, 40).Draw(t, "step"), rapid.Float64Range(0, 2*math.Pi).Draw(t, "turn"),
			rapid.Float64Range(0, 0.9).Draw(t, "tilt"), rapid.Float64Range(0, math.Pi).Draw(t, "about"),
		}
		ground := rapid.SampledFrom([]uint8{20, 90, 170, 240}).Draw(t, "ground")
		found := Find(picture(ground, d), Known{})
		if len(found) != 1 || found[0].Doubtful {
			t.Fatalf("found %+v", found)
		}
		for i, at := range [2]vision.Point{found[0].At(-0.5, 0), found[0].At(0.5, 0)} {
			along, across := d.on(at[0], at[1])
			if math.Abs(math.Abs(along)-0.5) > 0.08 || math.Abs(across) > 0.08 {
				t.Errorf("symbol %d at %.2f, %.2f steps of the tile", i, along, across)
			}
		}
		along, across := d.on(found[0].At(0, 0.5)[0], found[0].At(0, 0.5)[1])
		if math.Abs(along) > 0.15 || math.Abs(math.Abs(across)-0.5) > 0.15 {
			t.Errorf("half a step across leads to %.2f, %.2f", along, across)
		}
	})
}

// Tiles side by side are told apart. End to end, the two in the middle may be one.
func TestTilesThatTouch(t *testing.T) {
	at := func(x, y float64) drawn { return drawn{middle: vision.Point{x, y}, step: 24} }
	for _, tile := range Find(picture(20, at(100, 40), at(100, 70), at(100, 100)), Known{}) {
		if tile.Doubtful || math.Abs(tile.Middle[0]-100) > 1 {
			t.Errorf("in a row: %+v", tile)
		}
	}
	for _, tile := range Find(picture(20, at(80, 80), at(128, 80)), Known{}) {
		if !tile.Doubtful {
			t.Errorf("end to end: %+v", tile)
		}
	}
}

// What is known of the table leaves out the board, and tells which distance is a
// step.
func TestWhatIsKnownOfTheTable(t *testing.T) {
	l := picture(200, drawn{middle: vision.Point{60, 60}, step: 24}, drawn{middle: vision.Point{150, 100}, step: 24, turn: 1})
	left := func(p vision.Point) bool { return p[0] < 110 }
	steps := func(p vision.Point) vision.Point { return vision.Point{p[0] / 24, p[1] / 24} }
	found := Find(l, Known{Away: left, Steps: steps})
	if len(found) != 1 || math.Hypot(found[0].Middle[0]-60, found[0].Middle[1]-60) > 1 {
		t.Errorf("found %+v", found)
	}
}

// Nothing is found where nothing is, whatever the picture's size.
func TestPicturesWithoutTiles(t *testing.T) {
	for name, l := range map[string]Light{
		"none": {}, "one px": {[]uint8{90}, 1}, "a line": {make([]uint8, 300), 300}, "a column": {make([]uint8, 300), 1}, "grey": picture(90),
	} {
		if found := Find(l, Known{}); len(found) != 0 {
			t.Errorf("%s: found %+v", name, found)
		}
	}
}

// Any bytes are a picture.
func FuzzFind(f *testing.F) {
	f.Add([]byte("a picture"), uint8(3))
	f.Fuzz(func(t *testing.T, px []byte, wide uint8) {
		if wide == 0 || len(px) > 1<<12 {
			t.Skip()
		}
		w := int(wide)
		Find(Light{px[:len(px)/w*w], w}, Known{})
	})
}
