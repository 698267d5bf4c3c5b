package epaper_test

import (
	"image"
	"image/color"
	"testing"

	"periph.io/x/conn/v3/physic"
	"periph.io/x/conn/v3/spi"

	"silvertray/hw"
	"silvertray/hw/epaper"
	"silvertray/hw/epaper/chip"
)

// kinds are the panels to be simulated, by the names of their models.
var kinds = map[string]chip.Kind{
	"epd2in13v4": chip.GDEY0213B74,
	"epd2in7v2":  chip.GDEY027T91,
	"epd4in2v2":  chip.GDEY042T81,
	"epd7in5v2":  chip.GDEY075T7,
}

// rig is a panel with its simulated chip.
type rig struct {
	*epaper.Panel
	model epaper.Model
	chip  *chip.Chip
	clock chip.Clock
}

// tb is what tests and property tests share.
type tb interface {
	Helper()
	Fatal(...any)
	Fatalf(string, ...any)
	Errorf(string, ...any)
}

func plug(t tb, m epaper.Model) *rig {
	t.Helper()
	r := &rig{model: m, clock: chip.NewClock()}
	r.chip = chip.New(kinds[m.Name], r.clock)
	conn, err := r.chip.Port().Connect(10*physic.MegaHertz, spi.Mode0, 8)
	if err != nil {
		t.Fatal(err)
	}
	bus := epaper.Bus{SPI: conn, DC: r.chip.DC(), Reset: r.chip.RST(), Busy: r.chip.BUSY()}
	if r.Panel, err = epaper.New(bus, m, epaper.Options{Clock: r.clock}); err != nil {
		t.Fatal(err)
	}
	return r
}

// onEach runs a test for every model.
func onEach(t *testing.T, test func(*testing.T, *rig)) {
	t.Helper()
	for _, m := range epaper.Models() {
		t.Run(m.Name, func(t *testing.T) { test(t, plug(t, m)) })
	}
}

// shows fails unless the glass shows the picture, and nothing was done on the
// way that a data sheet does not allow.
func (r *rig) shows(t tb, want *image.Paletted) {
	t.Helper()
	if n := r.wrong(want); n > 0 {
		t.Errorf("%s: %d pixels of the glass are not as wanted", r.model.Name, n)
	}
	for _, c := range r.chip.Complaints() {
		t.Errorf("%s: %s", r.model.Name, c)
	}
}

// wrong counts the pixels of the glass that are not as wanted.
func (r *rig) wrong(want *image.Paletted) (n int) {
	glass := r.model.Upright(r.chip.Glass())
	for i := range want.Pix {
		if want.Pix[i] != glass.Pix[i] {
			n++
		}
	}
	return n
}

func (r *rig) show(t *testing.T, picture *image.Paletted, how hw.Refresh) {
	t.Helper()
	if err := r.Show(t.Context(), picture, how); err != nil {
		t.Fatal(err)
	}
}

func blank(size image.Point) *image.Paletted {
	return image.NewPaletted(image.Rectangle{Max: size}, color.Palette{color.White, color.Black})
}

// pattern is a picture like no other, different in every corner.
func pattern(size image.Point, seed int) *image.Paletted {
	p := blank(size)
	for y := range size.Y {
		for x := range size.X {
			if (x*x+3*y*(seed+1)+x*y/(seed+7))%11 < 4 || x < 3*seed && y < 5 {
				p.SetColorIndex(x, y, 1)
			}
		}
	}
	return p
}

// with is a picture with a part of it turned black.
func with(p *image.Paletted, r image.Rectangle) *image.Paletted {
	copied := *p
	copied.Pix = append([]uint8(nil), p.Pix...)
	r = r.Intersect(p.Rect)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			copied.SetColorIndex(x, y, 1)
		}
	}
	return &copied
}
