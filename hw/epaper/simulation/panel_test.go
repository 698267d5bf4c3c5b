package simulation_test

import (
	"bytes"
	"context"
	"image"
	"image/color"
	"testing"

	"silvertray/hw"
	"silvertray/hw/epaper"
	"silvertray/hw/epaper/simulation"
)

// screen remembers what it was shown.
type screen struct {
	size  image.Point
	shown *image.Paletted
}

func (s *screen) Size() image.Point { return s.size }

func (s *screen) Show(_ context.Context, picture *image.Paletted, _ hw.Refresh) error {
	s.shown = picture
	return nil
}

func TestThePictureComesThroughTheWire(t *testing.T) {
	for _, m := range epaper.Models() {
		out := &screen{size: m.Size()}
		p, err := simulation.New(m, out)
		if err != nil {
			t.Fatal(err)
		}
		want := image.NewPaletted(image.Rectangle{Max: m.Size()}, color.Palette{color.White, color.Black})
		for y := range 40 {
			for x := range 2 * y {
				want.SetColorIndex(x, y, 1)
			}
		}
		if err := p.Show(t.Context(), want, hw.Partial); err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(out.shown.Pix, want.Pix) {
			t.Errorf("%s shows another picture", m.Name)
		}
		if p.Traffic().Full != 1 {
			t.Errorf("%s: %d full refreshes, the first picture needs one", m.Name, p.Traffic().Full)
		}
	}
}

func TestTheOtherPanelMustBeAsLarge(t *testing.T) {
	if _, err := simulation.New(epaper.Models()[0], &screen{size: image.Pt(9, 9)}); err == nil {
		t.Error("a panel of 9 x 9 pixels cannot show what a model shows")
	}
}
