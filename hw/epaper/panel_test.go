package epaper_test

import (
	"context"
	"errors"
	"image"
	"slices"
	"testing"
	"time"

	"pgregory.net/rapid"

	"silvertray/hw"
	"silvertray/hw/epaper"
	"silvertray/internal/leaktest"
)

func TestFullRefreshShowsThePicture(t *testing.T) {
	onEach(t, func(t *testing.T, r *rig) {
		want := pattern(r.Size(), 1)
		r.show(t, want, hw.Full)
		r.shows(t, want)
	})
}

func TestTheFirstPictureIsShownInFull(t *testing.T) {
	onEach(t, func(t *testing.T, r *rig) {
		want := pattern(r.Size(), 2)
		r.show(t, want, hw.Partial)
		r.shows(t, want)
		if got := r.chip.Traffic(); got.Full != 1 || got.Partial != 0 {
			t.Errorf("%d full and %d partial refreshes; nobody knows what was on the glass", got.Full, got.Partial)
		}
	})
}

func TestFiftyPartialRefreshesInARow(t *testing.T) {
	onEach(t, func(t *testing.T, r *rig) {
		for i := range 51 {
			want := pattern(r.Size(), i%7)
			r.show(t, want, hw.Partial)
			r.shows(t, want)
		}
		// The first, and each that follows 20 partial ones.
		if got := r.chip.Traffic(); got.Full != 3 || got.Partial != 48 {
			t.Errorf("%d full and %d partial refreshes, want 3 and 48", got.Full, got.Partial)
		}
	})
}

func TestOddWindows(t *testing.T) {
	onEach(t, func(t *testing.T, r *rig) {
		size, want := r.Size(), pattern(r.Size(), 3)
		r.show(t, want, hw.Full)
		for _, at := range []image.Rectangle{
			image.Rect(0, 0, 1, 1), image.Rect(size.X-1, size.Y-1, size.X, size.Y),
			image.Rect(7, 3, 9, 5), image.Rect(60, 34, 110, 54), image.Rect(83, 20, 133, 70),
			image.Rect(1, 0, 2, size.Y), image.Rect(0, 1, size.X, 2), image.Rect(0, 0, 256, 256),
			image.Rect(256, 0, 512, 256), image.Rect(248, 0, 250, 3),
		} {
			want = with(want, at)
			r.show(t, want, hw.Partial)
			r.shows(t, want)
		}
	})
}

// A panel without a quick waveform gets full refreshes, and none for nothing.
func TestFullRefreshesOnly(t *testing.T) {
	for _, m := range epaper.Models() {
		r := plug(t, m.FullOnly())
		for i := range 3 {
			for range 2 {
				want := pattern(r.Size(), i)
				r.show(t, want, hw.Partial)
				r.shows(t, want)
			}
		}
		if err := r.Idle(t.Context()); err != nil {
			t.Fatal(err)
		}
		if got := r.chip.Traffic(); got.Full != 3 || got.Partial != 0 {
			t.Errorf("%s: %d full and %d partial refreshes for three pictures, each shown twice", m.Name, got.Full, got.Partial)
		}
	}
}

// A picture that is shown already costs nothing.
func TestTheSamePictureIsNotSent(t *testing.T) {
	onEach(t, func(t *testing.T, r *rig) {
		want := pattern(r.Size(), 1)
		r.show(t, want, hw.Full)
		before := r.chip.Traffic()
		r.show(t, want, hw.Partial)
		if got := r.chip.Traffic(); got != before {
			t.Errorf("traffic %+v became %+v", before, got)
		}
	})
}

// The RAM of the picture before is written where it is behind, and not where
// only the new picture differs.
func TestEachRAMIsSentWhatItLacks(t *testing.T) {
	onEach(t, func(t *testing.T, r *rig) {
		small, large := image.Rect(0, 0, 8, 8), image.Rect(16, 16, 96, 96)
		want := blank(r.Size())
		r.show(t, want, hw.Full)
		want = with(want, small)
		r.show(t, want, hw.Partial)
		before := r.chip.Traffic().Bytes
		want = with(want, large)
		r.show(t, want, hw.Partial)
		r.shows(t, want)
		once := large.Dx() / 8 * large.Dy()
		if sent := r.chip.Traffic().Bytes - before; sent >= 2*once {
			t.Errorf("%d bytes, the change is %d", sent, once)
		}
	})
}

func TestAfterEachRefreshThePanelSleeps(t *testing.T) {
	onEach(t, func(t *testing.T, r *rig) {
		for i := range 3 {
			r.show(t, pattern(r.Size(), i), hw.Partial)
			// The UC8179's deep sleep would lose the RAM: power off is its rest.
			if r.model.Chip != epaper.UC8179 && !r.chip.Asleep() {
				t.Errorf("awake after picture %d", i)
			}
		}
		if err := r.Close(t.Context()); err != nil {
			t.Fatal(err)
		}
		if !r.chip.Asleep() {
			t.Error("awake after Close")
		}
	})
}

func TestIdleCleansTheGlass(t *testing.T) {
	onEach(t, func(t *testing.T, r *rig) {
		r.show(t, pattern(r.Size(), 0), hw.Full)
		want := pattern(r.Size(), 1)
		r.show(t, want, hw.Partial)
		if clean(r) {
			t.Fatal("a partial refresh leaves no shadow: this test shows nothing")
		}
		if err := r.Idle(t.Context()); err != nil {
			t.Fatal(err)
		}
		r.shows(t, want)
		if !clean(r) {
			t.Error("shadows are left")
		}
		for i := range 2 { // the way out of deep sleep
			want = pattern(r.Size(), i+3)
			r.show(t, want, hw.Partial)
			r.shows(t, want)
		}
		if got := r.chip.Traffic(); got.Full != 2 {
			t.Errorf("%d full refreshes, want one for the first picture and one when idle", got.Full)
		}
	})
}

// clean reports whether there is only black and white on the glass.
func clean(r *rig) bool {
	return !slices.ContainsFunc(r.chip.Shadows().Pix, func(g uint8) bool { return g != 0 && g != 255 })
}

func TestLeftAloneThePanelIsCleaned(t *testing.T) {
	onEach(t, func(t *testing.T, r *rig) {
		r.show(t, pattern(r.Size(), 0), hw.Full)
		want := pattern(r.Size(), 1)
		r.show(t, want, hw.Partial)
		r.clock.Advance(4 * time.Minute)
		// The clock has woken a goroutine that does it.
		if !leaktest.Settled(func() bool { return r.chip.Asleep() && r.chip.Traffic().Full >= 2 }) {
			t.Fatalf("asleep: %v, traffic %+v; want two full refreshes, then sleep", r.chip.Asleep(), r.chip.Traffic())
		}
		r.shows(t, want)
	})
}

func TestPicturesOfAnotherSizeAreRefused(t *testing.T) {
	onEach(t, func(t *testing.T, r *rig) {
		for _, p := range []*image.Paletted{nil, blank(image.Pt(3, 3))} {
			if err := r.Show(t.Context(), p, hw.Full); err == nil {
				t.Error("shown")
			}
		}
	})
}

func TestEndedContextSendsNothing(t *testing.T) {
	onEach(t, func(t *testing.T, r *rig) {
		ctx, cancel := context.WithCancel(t.Context())
		cancel()
		if err := r.Show(ctx, pattern(r.Size(), 0), hw.Full); !errors.Is(err, context.Canceled) {
			t.Errorf("error %v, want that it was cancelled", err)
		}
		if got := r.chip.Traffic().Bytes; got != 0 {
			t.Errorf("%d bytes were sent", got)
		}
	})
}

// Any pictures, shown in any way, end on the glass, whatever came between.
func TestAnyPicturesEndOnTheGlass(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := rapid.SampledFrom(epaper.Models()[:3]).Draw(t, "model")
		r := plug(t, m)
		if rapid.Bool().Draw(t, "the chip swaps its RAMs") {
			r.chip.SwapRAM()
		}
		want := pattern(m.Size(), 0)
		for range rapid.IntRange(1, 12).Draw(t, "pictures") {
			if rapid.IntRange(0, 5).Draw(t, "new") == 0 {
				want = pattern(m.Size(), rapid.IntRange(0, 9).Draw(t, "seed"))
			} else {
				want = scribble(t, want)
			}
			how := rapid.SampledFrom([]hw.Refresh{hw.Partial, hw.Partial, hw.Partial, hw.Full}).Draw(t, "how")
			if err := r.Show(context.Background(), want, how); err != nil {
				t.Fatal(err)
			}
			r.shows(t, want)
			if rapid.IntRange(0, 9).Draw(t, "idle") == 0 {
				if err := r.Idle(context.Background()); err != nil {
					t.Fatal(err)
				}
			}
		}
	})
}

// scribble turns some rectangles of a picture over.
func scribble(t *rapid.T, p *image.Paletted) *image.Paletted {
	next := with(p, image.Rectangle{})
	for range rapid.IntRange(0, 3).Draw(t, "marks") {
		x, y := rapid.IntRange(0, p.Rect.Dx()-1).Draw(t, "x"), rapid.IntRange(0, p.Rect.Dy()-1).Draw(t, "y")
		w, h := rapid.IntRange(1, 90).Draw(t, "w"), rapid.IntRange(1, 90).Draw(t, "h")
		area := image.Rect(x, y, x+w, y+h).Intersect(p.Rect)
		for y := area.Min.Y; y < area.Max.Y; y++ {
			for x := area.Min.X; x < area.Max.X; x++ {
				next.SetColorIndex(x, y, 1-next.ColorIndexAt(x, y))
			}
		}
	}
	return next
}
