//go:build matprofile

package live_test

import (
	"errors"
	"testing"

	"gocv.io/x/gocv"

	"silvertray/vision/camera/live"
)

// Every picture that a driver decoded is closed, whether it was dropped while
// warming up, went stale, came too late or was taken.
func TestNoPictureLeaks(t *testing.T) {
	before := gocv.MatProfile.Count()
	decoded := func() live.Shot {
		m := gocv.NewMatWithSize(4, 4, gocv.MatTypeCV8UC3)
		return live.Shot{Picture: &m}
	}
	r := newRig(t, live.Settings{Warmup: 2})
	f := r.opened()
	for range 5 {
		f.shots <- decoded()
	}
	f.errs <- errors.New("gone")
	f = r.reopened()
	got := r.next(t.Context())
	for range 3 {
		f.shots <- decoded()
	}
	if a := <-got; a.err == nil {
		t.Error("the trouble is not told")
	}
	got = r.next(t.Context())
	for pending, taken := decoded(), false; !taken; {
		select {
		case f.shots <- pending:
			pending = decoded()
		case a := <-got:
			a.shot.Close()
			pending.Close()
			taken = true
		}
	}
	f.shots <- decoded()
	sent := f.send(decoded())
	if err := r.Camera.Close(); err != nil {
		t.Error(err)
	}
	<-sent
	if after := gocv.MatProfile.Count(); after != before {
		t.Errorf("%d pictures open, %d before", after, before)
	}
}

// send sends a shot, if anybody takes it, and tells when it is gone.
func (f *feed) send(s live.Shot) <-chan struct{} {
	sent := make(chan struct{})
	go func() {
		defer close(sent)
		select {
		case f.shots <- s:
			<-f.closed
		case <-f.closed:
			s.Close()
		}
	}()
	return sent
}
