package epaper_test

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"periph.io/x/conn/v3/gpio"
	"periph.io/x/conn/v3/physic"
	"periph.io/x/conn/v3/spi"
	"pgregory.net/rapid"

	"silvertray/hw"
	"silvertray/hw/epaper"
	"silvertray/hw/epaper/chip"
)

// fails shows a picture that cannot be shown, and looks at what is said.
func (r *rig) fails(t *testing.T, how hw.Refresh, want error) {
	t.Helper()
	start := r.clock.Now()
	err := r.Show(t.Context(), pattern(r.Size(), 5), how)
	if !errors.Is(err, want) {
		t.Fatalf("error %v, want %v", err, want)
	}
	for _, word := range []string{"BUSY", "GPIO24", r.model.Title, "ribbon", "revision", "3.3 V"} {
		if !strings.Contains(err.Error(), word) {
			t.Errorf("error does not speak of %q: %v", word, err)
		}
	}
	if took := r.clock.Since(start); took > 12*time.Second {
		t.Errorf("said after %v", took)
	}
}

// recovers shows a picture after a fault has gone.
func (r *rig) recovers(t tb) {
	t.Helper()
	for i := range 3 { // in full at first, then by windows again
		want := pattern(r.Size(), 6+i)
		if err := r.Show(context.Background(), want, hw.Partial); err != nil {
			t.Fatal(err)
		}
		if n := r.wrong(want); n > 0 {
			t.Errorf("%s: %d pixels are wrong after the fault, picture %d", r.model.Name, n, i)
		}
	}
}

// The vendor's driver waits for ever; here both levels are reported within
// seconds, and the panel is taken up again.
func TestBusyStuckBothWays(t *testing.T) {
	onEach(t, func(t *testing.T, r *rig) {
		for _, used := range []bool{false, true} {
			if used {
				r.show(t, pattern(r.Size(), 1), hw.Partial)
			}
			r.chip.Stick(r.model.Busy)
			start := r.clock.Now()
			r.fails(t, hw.Partial, epaper.ErrBusy)
			if took := r.clock.Since(start); took > 3*time.Second {
				t.Errorf("a panel that never gets ready is told after %v", took)
			}
			r.chip.Stick(!r.model.Busy)
			start = r.clock.Now()
			r.fails(t, hw.Partial, epaper.ErrIdle)
			if took := r.clock.Since(start); took > 3*time.Second {
				t.Errorf("a panel that never begins is told after %v", took)
			}
			r.chip.Unstick()
			r.recovers(t)
		}
	})
}

// Without a panel the BUSY line floats; the pin's pull decides.
func TestNoPanel(t *testing.T) {
	onEach(t, func(t *testing.T, r *rig) {
		r.chip.CutPower(0)
		r.fails(t, hw.Full, epaper.ErrBusy)
		if err := r.Check(t.Context()); !errors.Is(err, epaper.ErrBusy) {
			t.Errorf("Check says %v", err)
		}
		r.chip.RestorePower()
		if err := r.Check(t.Context()); err != nil {
			t.Errorf("Check says %v of a good panel", err)
		}
		r.recovers(t)
	})
}

// The first revisions of the panels have BUSY the other way round.
func TestWrongRevision(t *testing.T) {
	for name, kind := range map[string]chip.Kind{
		"epd2in7v2": chip.GDEY075T7, "epd4in2v2": chip.GDEY075T7, "epd7in5v2": chip.GDEY042T81,
	} {
		t.Run(name, func(t *testing.T) {
			m, err := epaper.ByName(name)
			if err != nil {
				t.Fatal(err)
			}
			r := &rig{model: m, clock: chip.NewClock()}
			r.chip = chip.New(kind, r.clock)
			conn, err := r.chip.Port().Connect(physic.MegaHertz, spi.Mode0, 8)
			if err != nil {
				t.Fatal(err)
			}
			bus := epaper.Bus{SPI: conn, DC: r.chip.DC(), Reset: r.chip.RST(), Busy: r.chip.BUSY()}
			if r.Panel, err = epaper.New(bus, m, epaper.Options{Clock: r.clock}); err != nil {
				t.Fatal(err)
			}
			r.fails(t, hw.Full, epaper.ErrBusy)
		})
	}
}

func TestPowerLostInTheMiddle(t *testing.T) {
	onEach(t, func(t *testing.T, r *rig) {
		r.show(t, pattern(r.Size(), 1), hw.Full)
		for _, how := range []hw.Refresh{hw.Full, hw.Partial} {
			for _, bytes := range []int{1, 40, 900, 3000} {
				r.chip.CutPower(bytes)
				r.fails(t, how, epaper.ErrBusy)
				r.chip.RestorePower()
				r.recovers(t)
			}
			r.chip.CutPowerIn(500 * time.Millisecond) // while the ink moves
			r.fails(t, how, epaper.ErrBusy)
			r.chip.RestorePower()
			r.recovers(t)
		}
	})
}

// partialOnly are commands that only partial refreshes use.
var partialOnly = map[epaper.Chip][]byte{epaper.UC8179: {0x90, 0x91, 0x92, 0xE0, 0xE5}}

// A command that gets lost may spoil the picture, but no later one in full, and
// the loss of the one that begins a refresh is reported.
func TestDroppedCommands(t *testing.T) {
	onEach(t, func(t *testing.T, r *rig) {
		used := record(t, r.model, pattern(r.Size(), 0)).commands()
		for _, command := range append(used, partialOnly[r.model.Chip]...) {
			for _, how := range []hw.Refresh{hw.Partial, hw.Full} {
				r.show(t, pattern(r.Size(), 1), hw.Full)
				before := r.chip.Traffic()
				r.chip.Drop(command, 1)
				err := r.Show(t.Context(), pattern(r.Size(), 2), how)
				if r.chip.Drop(command, 0) > 0 {
					continue // this way does not use it
				}
				after := r.chip.Traffic()
				if refreshed := after.Full+after.Partial > before.Full+before.Partial; refreshed == (err != nil) {
					t.Errorf("command %02X lost: refreshed %v, error %v", command, refreshed, err)
				}
				want := pattern(r.Size(), 3)
				r.show(t, want, hw.Full)
				if n := r.wrong(want); n > 0 {
					t.Errorf("command %02X lost: %d pixels are still wrong after a full refresh", command, n)
				}
			}
		}
	})
}

// A transfer that fails is an error, and the next picture is whole again.
func TestCancelledAnywhere(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := rapid.SampledFrom(epaper.Models()[:2]).Draw(t, "model")
		r := plug(t, m)
		if err := r.Show(context.Background(), pattern(m.Size(), 0), hw.Full); err != nil {
			t.Fatal(err)
		}
		start := r.clock.Now()
		ctx, cancel := context.WithCancel(context.Background())
		defer cancel()
		r.chip.OnByte(rapid.IntRange(1, 12000).Draw(t, "after"), cancel)
		how := rapid.SampledFrom([]hw.Refresh{hw.Partial, hw.Full}).Draw(t, "how")
		err := r.Show(ctx, pattern(m.Size(), 1), how)
		if ctx.Err() != nil && !errors.Is(err, context.Canceled) {
			t.Errorf("error %v of a refresh that was cancelled", err)
		}
		if took := r.clock.Since(start); took > 4*time.Second {
			t.Errorf("it ended after %v", took)
		}
		r.recovers(t)
	})
}

func TestBusyLineOfEveryModelIsPulledToBusy(t *testing.T) {
	want := map[epaper.Chip]gpio.Level{epaper.SSD1680: gpio.High, epaper.SSD1683: gpio.High, epaper.UC8179: gpio.Low}
	for _, m := range epaper.Models() {
		if m.Busy != want[m.Chip] {
			t.Errorf("%s is busy when BUSY is %v, its data sheet says %v", m.Name, m.Busy, want[m.Chip])
		}
	}
}
