package chip_test

import (
	"image"
	"slices"
	"strings"
	"testing"
	"time"

	"periph.io/x/conn/v3/gpio"
	"periph.io/x/conn/v3/physic"
	"periph.io/x/conn/v3/spi"

	"silvertray/hw/epaper/chip"
)

// board speaks to a chip as a program would that knows its data sheet.
type board struct {
	*chip.Chip
	t     *testing.T
	conn  spi.Conn
	clock chip.Clock
}

func newBoard(t *testing.T, k chip.Kind) *board {
	t.Helper()
	clock := chip.NewClock()
	b := &board{Chip: chip.New(k, clock), t: t, clock: clock}
	var err error
	if b.conn, err = b.Port().Connect(10*physic.MegaHertz, spi.Mode0, 8); err != nil {
		t.Fatal(err)
	}
	b.reset()
	return b
}

func (b *board) reset() {
	rst := b.RST()
	for _, l := range []gpio.Level{gpio.Low, gpio.High} {
		if err := rst.Out(l); err != nil {
			b.t.Fatal(err)
		}
	}
	b.clock.Sleep(20 * time.Millisecond)
}

func (b *board) send(command byte, data ...byte) {
	b.t.Helper()
	dc := b.DC()
	if err := dc.Out(gpio.Low); err != nil {
		b.t.Fatal(err)
	}
	if err := b.conn.Tx([]byte{command}, nil); err != nil {
		b.t.Fatal(err)
	}
	if err := dc.Out(gpio.High); err != nil {
		b.t.Fatal(err)
	}
	for len(data) > 0 {
		n := min(len(data), 4096)
		if err := b.conn.Tx(data[:n], nil); err != nil {
			b.t.Fatal(err)
		}
		data = data[n:]
	}
}

// update runs an update sequence of an SSD16xx to its end.
func (b *board) update(how byte) {
	b.t.Helper()
	b.send(0x22, how)
	b.send(0x20)
	b.clock.Sleep(3 * time.Second)
}

// all is a whole RAM of one byte, on the 2.7" glass.
func all(b byte) []byte { return slices.Repeat([]byte{b}, 22*264) }

// window sets the whole 2.7" glass.
func (b *board) window() {
	b.send(0x44, 0, 21)
	b.send(0x45, 0, 0, 7, 1)
	b.send(0x4E, 0)
	b.send(0x4F, 0, 0)
}

func (b *board) black() (n int) {
	for _, ink := range b.Glass().Pix {
		n += int(ink)
	}
	return n
}

const pixels = 176 * 264

func TestAFullRefreshShowsTheNewPicture(t *testing.T) {
	b := newBoard(t, chip.GDEY027T91)
	for _, white := range []byte{0xFF, 0x00} {
		b.window()
		b.send(0x24, all(white)...)
		b.update(0xF7)
		if want := pixels * int(1-white&1); b.black() != want {
			t.Errorf("%d pixels are black, want %d", b.black(), want)
		}
	}
}

// White, black, white by partial refreshes with the picture before left as it
// was: the third differs from the first in nothing, so nothing is driven.
func TestAStalePictureBeforeLeavesItsShadow(t *testing.T) {
	b := newBoard(t, chip.GDEY027T91)
	b.window()
	b.send(0x24, all(0xFF)...)
	b.send(0x26, all(0xFF)...)
	b.update(0xF7)
	b.send(0x24, all(0x00)...)
	b.update(0xFF)
	if b.black() != pixels {
		t.Fatalf("%d pixels are black after the first partial refresh", b.black())
	}
	b.send(0x24, all(0xFF)...)
	b.update(0xFF)
	if b.black() != pixels {
		t.Errorf("%d pixels are black; with the picture before stale all stay so", b.black())
	}
}

func TestARefreshTakesItsTime(t *testing.T) {
	b := newBoard(t, chip.GDEY027T91)
	b.window()
	b.send(0x24, all(0x00)...)
	before := b.black()
	b.send(0x22, 0xF7)
	b.send(0x20)
	b.clock.Sleep(1900 * time.Millisecond)
	if b.BUSY().Read() != gpio.High || b.black() != before {
		t.Error("it is over after 1.9 s; the glass takes 2 s")
	}
	b.clock.Sleep(200 * time.Millisecond)
	if b.BUSY().Read() != gpio.Low || b.black() != pixels {
		t.Error("it is not over after 2.1 s")
	}
}

func TestDeepSleepHearsOnlyAReset(t *testing.T) {
	b := newBoard(t, chip.GDEY027T91)
	b.window()
	b.send(0x24, all(0x00)...)
	b.send(0x10, 0x01)
	if !b.Asleep() || b.BUSY().Read() != gpio.High {
		t.Error("in deep sleep BUSY stays high")
	}
	b.send(0x10, 0x00)
	if !b.Asleep() {
		t.Error("a command has woken it")
	}
	b.reset()
	if b.update(0xF7); b.Asleep() || b.black() != pixels {
		t.Error("a reset wakes it, with the RAM as it was")
	}
}

func TestWhatADataSheetForbidsIsNamed(t *testing.T) {
	for want, do := range map[string]func(*board){
		"outside the window":    func(b *board) { b.send(0x44, 1, 8); b.send(0x4E, 9); b.send(0x24, 0) },
		"more than its window":  func(b *board) { b.send(0x44, 0, 0); b.send(0x45, 0, 0, 0, 0); b.send(0x24, 1, 2) },
		"outside the RAM":       func(b *board) { b.send(0x44, 22, 30); b.send(0x4E, 22); b.send(0x24, 0) },
		"while busy":            func(b *board) { b.send(0x22, 0xF7); b.send(0x20); b.send(0x24, 0) },
		"in deep sleep":         func(b *board) { b.send(0x10, 1); b.send(0x12) },
		"without clock":         func(b *board) { b.send(0x22, 0x04); b.send(0x20) },
		"EE is not known":       func(b *board) { b.send(0xEE) },
		"mode 01 is not simula": func(b *board) { b.send(0x11, 0x01) },
	} {
		b := newBoard(t, chip.GDEY027T91)
		if do(b); !strings.Contains(strings.Join(b.Complaints(), "\n"), want) {
			t.Errorf("complaints are %q, want %q", b.Complaints(), want)
		}
	}
}

// Deep sleep of the UC8179 need not keep its RAM; the chip does not.
func TestUC8179ForgetsInDeepSleep(t *testing.T) {
	b := newBoard(t, chip.GDEY075T7)
	refresh := func() {
		b.send(0x04)
		b.clock.Sleep(200 * time.Millisecond)
		b.send(0x50, 0x10, 0x07)
		b.send(0x12)
		b.clock.Sleep(5 * time.Second)
	}
	row := 800 / 8 * 480
	b.send(0x10, slices.Repeat([]byte{0x00}, row)...)
	b.send(0x13, slices.Repeat([]byte{0xFF}, row)...)
	if refresh(); b.black() != 800*480 {
		t.Fatalf("%d pixels are black", b.black())
	}
	b.send(0x02)
	b.clock.Sleep(100 * time.Millisecond)
	b.send(0x07, 0xA5)
	b.reset()
	if refresh(); b.black() == 800*480 {
		t.Error("the RAM has lasted")
	}
}

func TestTransfersAreAsLargeAsSpidevTakes(t *testing.T) {
	b := newBoard(t, chip.GDEY027T91)
	if b.conn.Tx(make([]byte, 4097), nil) == nil || b.conn.Tx(nil, nil) == nil {
		t.Error("from 1 to 4096 bytes are possible")
	}
	if _, err := b.Port().Connect(10*physic.MegaHertz, spi.Mode3, 8); err == nil {
		t.Error("the panel does not understand mode 3")
	}
	if b.Glass().Rect.Size() != image.Pt(176, 264) {
		t.Errorf("glass of %v", b.Glass().Rect.Size())
	}
}
