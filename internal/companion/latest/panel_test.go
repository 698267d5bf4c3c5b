package latest_test

import (
	"context"
	"errors"
	"image"
	"slices"
	"testing"
	"time"

	"silvertray/hw"
	"silvertray/internal/companion/latest"
)

// slowPanel refreshes when the test lets it.
type slowPanel struct {
	begun chan begun
	end   chan error
}

// begun is a refresh under way.
type begun struct {
	ink     byte
	refresh hw.Refresh
}

func newSlowPanel() *slowPanel {
	return &slowPanel{begun: make(chan begun, 16), end: make(chan error)}
}

func (p *slowPanel) Size() image.Point { return image.Pt(8, 1) }

func (p *slowPanel) Show(ctx context.Context, picture *image.Paletted, r hw.Refresh) error {
	p.begun <- begun{picture.Pix[0], r}
	select {
	case err := <-p.end:
		return err
	case <-ctx.Done():
		return ctx.Err()
	}
}

func frame(number int, ink byte, r hw.Refresh) latest.Frame {
	picture := image.NewPaletted(image.Rect(0, 0, 8, 1), nil)
	picture.Pix[0] = ink
	return latest.Frame{Number: number, Picture: picture, Refresh: r}
}

func open(t *testing.T, panel hw.Panel) *latest.Panel {
	t.Helper()
	p := latest.New(t.Context(), panel, time.Minute)
	t.Cleanup(p.Close)
	return p
}

// TestOnlyTheLatestIsShown gives frames while the panel refreshes: the last one
// follows, in full where one of them was to be.
func TestOnlyTheLatestIsShown(t *testing.T) {
	slow := newSlowPanel()
	p := open(t, slow)
	p.Show(frame(1, 1, hw.Partial))
	first := <-slow.begun
	p.Show(frame(2, 2, hw.Full))
	p.Show(frame(3, 3, hw.Partial))
	slow.end <- nil
	if r := <-p.Results(); r != (latest.Result{Number: 1}) {
		t.Errorf("first result %+v", r)
	}
	second := <-slow.begun
	slow.end <- nil
	if r := <-p.Results(); r != (latest.Result{Number: 3}) {
		t.Errorf("second result %+v", r)
	}
	want := []begun{{1, hw.Partial}, {3, hw.Full}}
	if got := []begun{first, second}; !slices.Equal(got, want) {
		t.Errorf("shown %v, want %v", got, want)
	}
}

// TestWhatIsOnTheGlassIsNotShownAgain but for a full refresh, and after a failure.
func TestWhatIsOnTheGlassIsNotShownAgain(t *testing.T) {
	slow := newSlowPanel()
	p := open(t, slow)
	broken := errors.New("ribbon cable")
	for _, step := range []struct {
		what    string
		refresh hw.Refresh
		begins  bool
		err     error
	}{
		{"the first time", hw.Partial, true, nil},
		{"again", hw.Partial, false, nil},
		{"in full", hw.Full, true, broken},
		{"in full after a failure", hw.Full, true, nil},
		{"again after that", hw.Partial, false, nil},
	} {
		p.Show(frame(7, 1, step.refresh))
		if step.begins {
			<-slow.begun
			slow.end <- step.err
		}
		if r := <-p.Results(); !errors.Is(r.Err, step.err) {
			t.Errorf("%s: result %v, want %v", step.what, r.Err, step.err)
		}
		if n := len(slow.begun); n > 0 {
			t.Errorf("%s: %d refreshes too many", step.what, n)
		}
	}
}

// TestAfterAFailureAPartialRefreshIsPassedOver: what the glass shows is not known.
func TestAfterAFailureAPartialRefreshIsPassedOver(t *testing.T) {
	slow := newSlowPanel()
	p := open(t, slow)
	p.Show(frame(1, 1, hw.Partial))
	<-slow.begun
	p.Show(frame(2, 2, hw.Partial))
	slow.end <- errors.New("BUSY never released")
	<-p.Results()
	p.Show(frame(3, 3, hw.Full))
	if got := <-slow.begun; got != (begun{3, hw.Full}) {
		t.Errorf("shown %v after the failure, want frame 3 in full", got)
	}
	slow.end <- nil
	if r := <-p.Results(); r.Number != 3 {
		t.Errorf("result of frame %d, want 3", r.Number)
	}
}

// TestARefreshIsBounded lets a panel hang.
func TestARefreshIsBounded(t *testing.T) {
	slow := newSlowPanel()
	p := latest.New(t.Context(), slow, time.Microsecond)
	defer p.Close()
	p.Show(frame(1, 1, hw.Full))
	if r := <-p.Results(); !errors.Is(r.Err, context.DeadlineExceeded) {
		t.Errorf("a panel that hangs ends with %v", r.Err)
	}
}

// TestCloseEndsARefresh that hangs.
func TestCloseEndsARefresh(t *testing.T) {
	slow := newSlowPanel()
	p := latest.New(t.Context(), slow, time.Hour)
	p.Show(frame(1, 1, hw.Full))
	<-slow.begun
	p.Close()
}
