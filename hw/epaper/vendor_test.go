package epaper_test

import (
	"bytes"
	"image"
	"slices"
	"testing"

	"periph.io/x/conn/v3/physic"
	"periph.io/x/conn/v3/spi"

	"silvertray/hw"
	"silvertray/hw/epaper"
	"silvertray/hw/epaper/chip"
)

// whole is the picture that rows of bytes make on a model's glass.
func whole(m epaper.Model, bytes func(int) []byte) *image.Paletted {
	stride := (m.Native.X + 7) / 8
	return place(blank(m.Native), bytes(stride*m.Native.Y), image.Rectangle{Max: m.Native})
}

// place packed rows of bytes on a part of a picture. Parts begin at whole bytes.
func place(p *image.Paletted, bytes []byte, at image.Rectangle) *image.Paletted {
	p = with(p, image.Rectangle{})
	stride := (at.Dx() + 7) / 8
	for y := range at.Dy() {
		for x := range at.Dx() {
			white := bytes[y*stride+x/8]&(0x80>>(x%8)) != 0
			p.SetColorIndex(at.Min.X+x, at.Min.Y+y, map[bool]uint8{false: 1}[white])
		}
	}
	return p
}

// different counts the pixels that are not the same.
func different(a, b *image.Paletted) (n int) {
	for i := range a.Pix {
		if a.Pix[i] != b.Pix[i] {
			n++
		}
	}
	return n
}

func model(t *testing.T, name string) epaper.Model {
	t.Helper()
	m, err := epaper.ByName(name)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// The simulated chips show what the vendor's driver sends, where it is right.
func TestTheChipUnderstandsTheVendorsDriver(t *testing.T) {
	for _, m := range epaper.Models() {
		a := whole(m, patternA)
		if n := different(replay(t, m.Name, "init", "display_full").Glass(), a); n > 0 {
			t.Errorf("%s: %d pixels of the vendor's full refresh are wrong", m.Name, n)
		}
		setup := []string{"init", "display_full", "partial_full"}
		if m.Chip == epaper.UC8179 {
			setup = []string{"init", "display_full", "init_part", "partial_full"}
		} else if m.Chip == epaper.SSD1680 {
			setup[1] = "display_base"
		}
		if m.Name == "epd2in13v4" {
			continue // the vendor's partial refresh shifts the picture, see below
		}
		if n := different(replay(t, m.Name, setup...).Glass(), whole(m, patternB)); n > 0 {
			t.Errorf("%s: %d pixels of the vendor's partial refresh are wrong", m.Name, n)
		}
	}
}

// Our full refresh sends what the vendor's does. Where it says more, that is
// named here.
func TestFullRefreshAgreesWithTheVendor(t *testing.T) {
	more := map[string][]byte{
		"epd2in13v4": nil,
		// The vendor leaves to the state after a reset: number of rows, border,
		// sensor, and that the RAM is taken as it is.
		"epd2in7v2": {0x01, 0x18, 0x21, 0x3C},
		"epd4in2v2": {0x01, 0x18},
		"epd7in5v2": nil,
	}
	for _, m := range epaper.Models() {
		t.Run(m.Name, func(t *testing.T) {
			show := "display_base" // where display_full leaves the picture before stale
			if m.Chip != epaper.SSD1680 {
				show = "display_full"
			}
			want := essential(m, commandsOf(trace(t, m.Name, "init"), trace(t, m.Name, show)), nil)
			tape := record(t, m, m.Upright(whole(m, patternA)))
			got := essential(m, tape.sent, more[m.Name])
			if len(got) != len(want) {
				t.Fatalf("%d commands, the vendor sends %d", len(got), len(want))
			}
			for i := range want {
				if got[i].command != want[i].command || !bytes.Equal(got[i].data, want[i].data) {
					t.Errorf("command %d is %02X %.16X, the vendor's is %02X %.16X", i,
						got[i].command, got[i].data, want[i].command, want[i].data)
				}
			}
		})
	}
}

// record what is sent for one full refresh.
func record(t *testing.T, m epaper.Model, picture *image.Paletted) *tape {
	t.Helper()
	clock := chip.NewClock()
	c := chip.New(kinds[m.Name], clock)
	conn, err := c.Port().Connect(10*physic.MegaHertz, spi.Mode0, 8)
	if err != nil {
		t.Fatal(err)
	}
	tape := &tape{Conn: conn, PinOut: c.DC()}
	p, err := epaper.New(epaper.Bus{SPI: tape, DC: tape, Reset: c.RST(), Busy: c.BUSY()}, m, epaper.Options{Clock: clock})
	if err != nil {
		t.Fatal(err)
	}
	if err := p.Show(t.Context(), picture, hw.Full); err != nil {
		t.Fatal(err)
	}
	return tape
}

func commandsOf(parts ...[]event) (all []sent) {
	for _, e := range slices.Concat(parts...) {
		switch e.word {
		case "cmd":
			all = append(all, sent{command: byte(e.n)})
		case "data":
			all[len(all)-1].data = e.data
		}
	}
	return all
}

// essential leaves out of a full refresh where RAM writes go (the picture shows
// that), what is named, and what comes after the refresh was begun. The order
// of registers does not matter; bits beside the glass do not either.
func essential(m epaper.Model, all []sent, without []byte) (kept []sent) {
	for _, s := range all {
		if m.Chip != epaper.UC8179 && slices.Contains([]byte{0x44, 0x45, 0x4E, 0x4F}, s.command) || slices.Contains(without, s.command) {
			continue
		}
		if m.Name == "epd2in13v4" && len(s.data) == 4000 {
			s.data = slices.Clone(s.data)
			for i := 15; i < len(s.data); i += 16 {
				s.data[i] |= 0x3F
			}
		}
		kept = append(kept, s)
		if s.command == 0x20 || s.command == 0x12 && m.Chip == epaper.UC8179 {
			break
		}
	}
	if m.Chip != epaper.UC8179 { // 12 first and RAM last; registers between
		slices.SortStableFunc(kept, func(a, b sent) int { return rank(a.command) - rank(b.command) })
	}
	return kept
}

func rank(command byte) int {
	switch command {
	case 0x12:
		return -1
	case 0x24, 0x26, 0x22, 0x20:
		return 0x100
	}
	return int(command)
}

// Fault of the vendor's drivers: partial refreshes do not write the picture
// before, so that the second one leaves the first on the glass.
func TestNoStalePictureBefore(t *testing.T) {
	for _, name := range []string{"epd2in13v4", "epd4in2v2"} {
		m := model(t, name)
		a, b := whole(m, patternA), whole(m, patternB)
		r := plug(t, m)
		for _, p := range []*image.Paletted{a, b, a} {
			r.show(t, m.Upright(p), hw.Partial)
		}
		r.shows(t, m.Upright(a))
		if m.Chip == epaper.SSD1683 && different(replay(t, name, "session").Glass(), a) == 0 {
			t.Errorf("%s: the vendor's second partial refresh is right after all", name)
		}
	}
}

// Fault: after a partial refresh of a part, window and cursor stay there, and
// the next full picture goes into it.
func TestNoWindowLeftSet(t *testing.T) {
	for name, setup := range map[string][]string{
		"epd2in7v2": {"init", "display_base", "partial_window_x64_y134_x112_y254", "full_after_partial"},
		"epd4in2v2": {"init", "display_full", "partial_window_x80_y200_w200_h50", "full_after_partial"},
	} {
		m := model(t, name)
		a := whole(m, patternA)
		r := plug(t, m)
		r.show(t, m.Upright(a), hw.Full)
		r.show(t, m.Upright(with(a, image.Rect(64, 134, 112, 254))), hw.Partial)
		r.show(t, m.Upright(a), hw.Full)
		r.shows(t, m.Upright(a))
		if different(replay(t, name, setup...).Glass(), a) == 0 {
			t.Errorf("%s: the vendor's full refresh after a partial one is right after all", name)
		}
	}
}

// Fault: the cursor is set in pixels where the chip counts bytes, so that a
// window beside the left edge gets its picture in the wrong place.
func TestCursorCountsBytes(t *testing.T) {
	m := model(t, "epd4in2v2")
	a, at := whole(m, patternA), image.Rect(8, 16, 72, 48)
	want := place(a, patternB(8*32), at)
	r := plug(t, m)
	r.show(t, m.Upright(a), hw.Full)
	r.show(t, m.Upright(want), hw.Partial)
	r.shows(t, m.Upright(want))
	vendor := replay(t, m.Name, "init", "display_full", "partial_window_x8_y16_w64_h32")
	if different(vendor.Glass(), want) == 0 {
		t.Error("the vendor's window is right after all")
	}
	if vendor := replay(t, m.Name, "init", "display_full", "partial_window_x0_y16_w64_h32"); different(vendor.Glass(),
		place(a, patternB(8*32), image.Rect(0, 16, 64, 48))) > 0 {
		t.Error("the chip does not show the vendor's window at the left edge, where pixels and bytes are the same")
	}
}

// Fault: the picture that is passed in is turned into its negative, so that
// showing it twice shows the negative.
func TestThePictureIsLeftAsItWas(t *testing.T) {
	onEach(t, func(t *testing.T, r *rig) {
		want := pattern(r.Size(), 4)
		copied := with(want, image.Rectangle{})
		r.show(t, want, hw.Full)
		r.show(t, want, hw.Full)
		if !bytes.Equal(want.Pix, copied.Pix) {
			t.Error("the picture was changed")
		}
		r.shows(t, copied)
	})
	m := model(t, "epd7in5v2")
	if different(replay(t, m.Name, "init", "display_twice_same_buffer").Glass(), whole(m, patternA)) == 0 {
		t.Error("the vendor's second refresh is right after all")
	}
}

// Fault: a window that ends at a multiple of 256 is sent as one that ends 256
// further on.
func TestWindowsEndAt256(t *testing.T) {
	m := model(t, "epd7in5v2")
	a, at := whole(m, patternA), image.Rect(256, 0, 512, 256)
	want := place(a, patternB(32*256), at)
	r := plug(t, m)
	r.show(t, m.Upright(a), hw.Full)
	r.show(t, m.Upright(want), hw.Partial)
	r.shows(t, m.Upright(want))
	vendor := replay(t, m.Name, "init", "display_full", "init_part", "partial_window_bug_x256_y0_x512_y256")
	if different(vendor.Glass(), want) == 0 {
		t.Error("the vendor's window is right after all")
	}
}

// Fault: a hardware reset before each partial refresh, after which it is not
// said again where the glass begins. Here that is said after every reset.
func TestTheGlassBeginsWhereItIsWired(t *testing.T) {
	m := model(t, "epd2in13v4")
	a, b := whole(m, patternA), whole(m, patternB)
	r := plug(t, m)
	r.show(t, m.Upright(a), hw.Full)
	r.show(t, m.Upright(b), hw.Partial)
	r.shows(t, m.Upright(b))
	if different(replay(t, m.Name, "init", "display_base", "partial_full").Glass(), b) == 0 {
		t.Error("the vendor's partial refresh is right after all")
	}
}

// Fault: one transfer a byte.
func TestTransfersAreFew(t *testing.T) {
	for _, m := range epaper.Models() {
		tape := record(t, m, pattern(m.Size(), 0))
		if tape.most > 4096 {
			t.Errorf("%s: a transfer of %d bytes; spidev takes 4096", m.Name, tape.most)
		}
		r := plug(t, m)
		r.show(t, pattern(m.Size(), 0), hw.Full)
		want := 0
		for _, s := range tape.sent {
			want += 1 + (len(s.data)+4095)/4096
		}
		if got := r.chip.Traffic().Transfers; got != want {
			t.Errorf("%s: %d transfers for %d commands, want %d", m.Name, got, len(tape.sent), want)
		}
	}
}
