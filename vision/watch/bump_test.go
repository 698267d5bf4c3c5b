package watch

import (
	"context"
	"image"
	"image/color"
	"math/rand/v2"
	"testing"

	"github.com/jonboulle/clockwork"
	"gocv.io/x/gocv"

	"silvertray/vision"
	"silvertray/vision/camera"
	"silvertray/vision/dice"
)

// onCloth shows the dice of a film on a patterned cloth with a tray. From one
// frame on the camera sees all of it px further right, or in less light.
type onCloth struct {
	*film
	cloth  gocv.Mat
	frames int
	// from is the frame that changes come with.
	from, px int
	light    float32
	// doubt makes every reading unsure.
	doubt bool
}

var trayOnCloth = [4]vision.Point{{20, 40}, {110, 40}, {110, 320}, {20, 320}}

// newCloth weaves a cloth for frames of 640 x 360, with a margin to shift it.
func newCloth(t *testing.T) gocv.Mat {
	t.Helper()
	chance := rand.New(rand.NewPCG(3, 4))
	cloth := gocv.NewMatWithSizeFromScalar(gocv.NewScalar(60, 110, 30, 0), 360, 700, gocv.MatTypeCV8UC3)
	t.Cleanup(func() { cloth.Close() })
	for range 600 {
		p := image.Pt(chance.IntN(700), chance.IntN(360))
		grey := uint8(40 + chance.IntN(160))
		gocv.Rectangle(&cloth, image.Rectangle{p, p.Add(image.Pt(9, 7))}, color.RGBA{grey, grey, grey, 0}, -1)
	}
	gocv.Rectangle(&cloth, image.Rect(60+20, 40, 60+110, 320), color.RGBA{190, 190, 195, 0}, -1)
	return cloth
}

func (c *onCloth) Next(ctx context.Context) (camera.Frame, error) {
	frame, err := c.film.Next(ctx)
	if err != nil {
		return frame, err
	}
	px, light := 0, float32(1)
	if c.frames++; c.frames > c.from {
		px, light = c.px, c.light
	}
	view := c.cloth.Region(image.Rect(60-px, 0, 700-px, 360))
	defer view.Close()
	view.CopyTo(&frame.Mat)
	for i, x := range c.now.at {
		gocv.Rectangle(&frame.Mat, image.Rect(x+px-15, 60*i+45, x+px+15, 60*i+75), color.RGBA{230, 200, 40, 0}, -1)
	}
	frame.Mat.ConvertToWithParams(&frame.Mat, gocv.MatTypeCV8UC3, light, 0)
	return frame, nil
}

func (c *onCloth) Read(frame gocv.Mat) (vision.Reading, error) {
	r, err := c.film.Read(frame)
	r.Sure = !c.doubt
	return r, err
}

// TestWhatHasChangedIsSaid watches two throws, the second under a camera that
// was bumped by 5 mm in between or in a tenth of the light.
func TestWhatHasChangedIsSaid(t *testing.T) {
	var onMarks Geometry
	onMarks = Geometry{Tray: &trayOnCloth, Marks: func([]vision.Marker) (Geometry, *vision.Problem) { return onMarks, nil }}
	for name, test := range map[string]struct {
		geometry Geometry
		px       int
		light    float32
		doubt    bool
		want     string
	}{
		"nothing":                        {geometry: Geometry{Tray: &trayOnCloth}, light: 1},
		"nothing, with a die in doubt":   {geometry: Geometry{Tray: &trayOnCloth}, light: 1, doubt: true},
		"a bump":                         {geometry: Geometry{Tray: &trayOnCloth}, px: 10, light: 1, want: vision.Moved},
		"a bump where no tray matters":   {px: 10, light: 1},
		"a bump that the marks speak of": {geometry: onMarks, px: 10, light: 1},
		"light, and all is read":         {geometry: Geometry{Tray: &trayOnCloth}, light: 0.2},
		"light, with a die in doubt":     {geometry: Geometry{Tray: &trayOnCloth}, light: 0.2, doubt: true, want: vision.Relit},
	} {
		t.Run(name, func(t *testing.T) {
			f := &film{shots: join(repeat(20, first), rolling(8), repeat(20, second)), clock: clockwork.NewFakeClock()}
			c := &onCloth{film: f, cloth: newCloth(t), from: 20, px: test.px, light: test.light, doubt: test.doubt}
			l := newLive(c, test.geometry, f.clock, func(dice.Options) (Reader, error) { return c, nil })
			t.Cleanup(func() { l.Close() })
			if r := look(t, l, first.says...); len(r.Problems) > 0 {
				t.Errorf("before anything has changed: %+v", r.Problems)
			}
			r := look(t, l, second.says...)
			var got []string
			for _, p := range r.Problems {
				got = append(got, p.Kind)
			}
			if test.want == "" && len(got) > 0 || test.want != "" && (len(got) != 1 || got[0] != test.want) {
				t.Errorf("told of %v, want %q", got, test.want)
			}
			if want := test.want == "" && !test.doubt; r.Sure != want {
				t.Errorf("sure %v, want %v", r.Sure, want)
			}
		})
	}
}
