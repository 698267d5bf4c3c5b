package hexboard

import (
	"image"
	"image/color"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"testing"

	"gocv.io/x/gocv"

	"silvertray/vision"
)

// Whatever a picture shows, there is an answer; where there is no board, it is
// not sure.
func TestAnyPicture(t *testing.T) {
	r := newReader(t, Options{})
	noise := rand.New(rand.NewPCG(1, 2))
	for name, test := range map[string]struct {
		rows, cols int
		kind       gocv.MatType
		value      float64 // -1: noise
	}{
		"one px":          {1, 1, gocv.MatTypeCV8UC3, 90},
		"a line":          {1, 900, gocv.MatTypeCV8UC3, 90},
		"a column":        {900, 1, gocv.MatTypeCV8UC3, 90},
		"tiny":            {7, 5, gocv.MatTypeCV8UC3, -1},
		"black":           {480, 640, gocv.MatTypeCV8UC3, 0},
		"white":           {480, 640, gocv.MatTypeCV8UC3, 255},
		"grey":            {480, 640, gocv.MatTypeCV8UC1, 128},
		"noise":           {480, 640, gocv.MatTypeCV8UC3, -1},
		"grey noise":      {333, 777, gocv.MatTypeCV8UC1, -1},
		"noise and alpha": {240, 321, gocv.MatTypeCV8UC4, -1},
	} {
		m := gocv.NewMatWithSizeFromScalar(gocv.NewScalar(test.value, test.value, test.value, 255), test.rows, test.cols, test.kind)
		if test.value < 0 {
			px, err := m.DataPtrUint8()
			if err != nil {
				t.Fatal(err)
			}
			for i := range px {
				px[i] = uint8(noise.Uint32())
			}
		}
		if got := read(t, r, m); got.Sure || got.Width != test.cols || got.Height != test.rows {
			t.Errorf("%s: %d x %d, sure %v", name, got.Width, got.Height, got.Sure)
		}
		if got, err := r.ReadOffboard(m); err != nil || len(got.Offboard) > 0 {
			t.Errorf("%s: beside the board %+v, %v", name, got.Offboard, err)
		}
		m.Close()
	}
}

// Dice on a table, on felt and on the mat are no board.
func TestDiceAreNoBoard(t *testing.T) {
	r := newReader(t, Options{})
	for _, some := range []string{
		"../../internal/demo/doppelt-so-clever/2*.jpg", "../../internal/demo/goennen-koennen/0*.jpg", "../../internal/box/testdata/mat/*.jpg",
	} {
		paths, err := filepath.Glob(some)
		if err != nil || len(paths) == 0 {
			t.Fatalf("%s: %d pictures, %v", some, len(paths), err)
		}
		for _, path := range paths {
			m := gocv.IMRead(path, gocv.IMReadColor)
			got := read(t, r, m)
			m.Close()
			if got.Sure || !slices.ContainsFunc(got.Problems, func(p vision.BoardProblem) bool { return p.Kind == vision.NoBoard }) {
				t.Errorf("%s: sure %v, %v", path, got.Sure, got.Problems)
			}
		}
	}
}

func TestPicturesThatAreNone(t *testing.T) {
	r := newReader(t, Options{})
	none := gocv.NewMat()
	defer none.Close()
	floats := gocv.NewMatWithSize(9, 9, gocv.MatTypeCV32FC3)
	defer floats.Close()
	for _, m := range []gocv.Mat{none, floats} {
		if _, err := r.Read(m); err == nil {
			t.Errorf("a picture of type %v was read", m.Type())
		}
	}
}

// A part of a larger picture, a small picture and one with alpha read as the
// whole does; a grey one is asked.
func TestOtherForms(t *testing.T) {
	r := newReader(t, Options{})
	whole := load(t, "0001")
	want := read(t, r, whole)
	part := gocv.NewMat()
	defer part.Close()
	gocv.CopyMakeBorder(whole, &part, 30, 30, 30, 30, gocv.BorderReplicate, color.RGBA{})
	inner := part.Region(image.Rect(30, 30, 30+whole.Cols(), 30+whole.Rows()))
	defer inner.Close()
	alpha, small, grey := gocv.NewMat(), gocv.NewMat(), gocv.NewMat()
	defer alpha.Close()
	defer small.Close()
	defer grey.Close()
	gocv.CvtColor(whole, &alpha, gocv.ColorBGRToBGRA)
	gocv.Resize(whole, &small, image.Pt(640, 480), 0, 0, gocv.InterpolationArea)
	gocv.CvtColor(whole, &grey, gocv.ColorBGRToGray)
	for name, m := range map[string]gocv.Mat{"a part": inner, "with alpha": alpha, "small": small} {
		got := read(t, r, m)
		if !got.Sure || !same(got, want) {
			t.Errorf("%s: sure %v, as the whole %v: %v", name, got.Sure, same(got, want), got.Problems)
		}
	}
	if got := read(t, r, grey); got.Sure {
		t.Error("a grey picture is sure")
	}
}

func same(a, b vision.BoardReading) bool {
	for i := range a.Cells {
		if a.Cells[i].Shows() != b.Cells[i].Shows() {
			return false
		}
	}
	return true
}
