package live_test

import (
	"context"
	"errors"
	"io"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/jonboulle/clockwork"

	"silvertray/internal/leaktest"
	"silvertray/vision/camera/live"
)

// rig is a camera under a clock that the test turns. Every opening is answered
// by the test: with an error, or with a feed that the test feeds.
type rig struct {
	*live.Camera
	t        *testing.T
	clock    *clockwork.FakeClock
	openings chan opening
}

// opening is one call of the opener.
type opening struct {
	ctx    context.Context
	answer chan<- answer
}

type answer struct {
	feed live.Feed
	err  error
}

// feed is a camera that shows what the test sends.
type feed struct {
	ctx    context.Context
	shots  chan live.Shot
	errs   chan error
	closed chan struct{}
}

func (f *feed) Next() (live.Shot, error) {
	select {
	case s := <-f.shots:
		return s, nil
	case err := <-f.errs:
		return live.Shot{}, err
	case <-f.ctx.Done():
		return live.Shot{}, f.ctx.Err()
	}
}

func (f *feed) Close() error {
	close(f.closed)
	return nil
}

func newRig(t *testing.T, s live.Settings) *rig {
	t.Helper()
	r := &rig{t: t, clock: clockwork.NewFakeClock(), openings: make(chan opening)}
	s.Name, s.Mend, s.Clock = "the test camera", "check its cable", r.clock
	if s.Start == 0 {
		s.Start = time.Hour // a test that turns the clock may be quicker than an opening
	}
	r.Camera = live.Keep(func(ctx context.Context) (live.Feed, error) {
		answers := make(chan answer, 1)
		select {
		case r.openings <- opening{ctx, answers}:
		case <-ctx.Done():
			return nil, ctx.Err()
		}
		a := <-answers
		return a.feed, a.err
	}, s)
	t.Cleanup(func() { r.Camera.Close() })
	return r
}

// opened lets the next opening succeed.
func (r *rig) opened() *feed { return (<-r.openings).succeed() }

func (o opening) succeed() *feed {
	f := &feed{
		ctx: o.ctx, shots: make(chan live.Shot), errs: make(chan error),
		closed: make(chan struct{}),
	}
	o.answer <- answer{feed: f}
	return f
}

// deaf is opened with a feed that does not hear that it should end.
func (r *rig) deaf() *feed {
	o := <-r.openings
	o.ctx = context.WithoutCancel(o.ctx)
	return o.succeed()
}

// refused lets the next opening fail.
func (r *rig) refused(err error) {
	o := <-r.openings
	o.answer <- answer{err: err}
}

// pass turns the clock when so many timers wait for it.
func (r *rig) pass(d time.Duration, timers int) {
	r.t.Helper()
	if err := r.clock.BlockUntilContext(r.t.Context(), timers); err != nil {
		r.t.Fatal(err)
	}
	r.clock.Advance(d)
}

// silence asks for a shot and lets time pass until an answer comes.
func (r *rig) silence() arrival {
	got := r.next(r.t.Context())
	for {
		select {
		case a := <-got:
			return a
		default:
			r.clock.Advance(100 * time.Millisecond)
			runtime.Gosched()
		}
	}
}

// reopened lets time pass until the camera is opened again.
func (r *rig) reopened() *feed {
	for {
		select {
		case o := <-r.openings:
			return o.succeed()
		default:
			r.clock.Advance(100 * time.Millisecond)
			runtime.Gosched()
		}
	}
}

// arrival is what a call of Next brought.
type arrival struct {
	shot live.Shot
	err  error
}

func (r *rig) next(ctx context.Context) <-chan arrival {
	out := make(chan arrival, 1)
	go func() {
		s, err := r.Next(ctx)
		out <- arrival{s, err}
	}()
	return out
}

func shot(name string) live.Shot { return live.Shot{Data: []byte(name)} }

// until sends numbered shots till something arrives.
func (f *feed) until(got <-chan arrival) arrival {
	for {
		select {
		case a := <-got:
			return a
		case f.shots <- shot("fresh"):
		}
	}
}

func TestStaleAndWarmUpShotsReachNobody(t *testing.T) {
	r := newRig(t, live.Settings{Warmup: 2})
	f := r.opened()
	for _, name := range []string{"warm", "warm", "stale", "stale"} {
		f.shots <- shot(name)
	}
	if a := f.until(r.next(t.Context())); a.err != nil || string(a.shot.Data) != "fresh" {
		t.Errorf("got %q, %v; want a fresh shot", a.shot.Data, a.err)
	}
	// The second opening warms up too.
	f.errs <- errors.New("the camera is gone; plug it in")
	if a := r.silence(); a.err == nil {
		t.Fatal("the trouble is not told")
	}
	f = r.reopened()
	got := r.next(t.Context())
	f.shots <- shot("warm")
	f.shots <- shot("warm")
	if a := f.until(got); a.err != nil || string(a.shot.Data) != "fresh" {
		t.Errorf("got %q, %v; want a fresh shot", a.shot.Data, a.err)
	}
}

func TestSilenceIsToldAndTheCameraOpenedAgain(t *testing.T) {
	for name, shots := range map[string]int{
		"never begins": 0, "stops warming up": 1, "stops right behind": 2, "stops when warm": 5,
	} {
		t.Run(name, func(t *testing.T) {
			r := newRig(t, live.Settings{Warmup: 2})
			f := r.opened()
			for range shots {
				f.shots <- shot("early")
			}
			a := r.silence()
			if a.err == nil || a.err.Error() != "the test camera sends no pictures; check its cable" {
				t.Fatalf("got %q, %v", a.shot.Data, a.err)
			}
			<-f.closed
			f = r.reopened()
			if a := f.until(r.next(t.Context())); a.err != nil {
				t.Errorf("after it came back: %v", a.err)
			}
		})
	}
}

func TestACameraHasTenSecondsToBegin(t *testing.T) {
	r := newRig(t, live.Settings{Start: live.DefaultStart})
	r.opened()
	got := r.next(t.Context())
	r.pass(10*time.Second-1, 2)
	select {
	case a := <-got:
		t.Fatalf("too early: %v", a.err)
	default:
	}
	r.pass(1, 1)
	if a := <-got; a.err == nil {
		t.Error("the silence is not told")
	}
}

// The wait before the next attempt doubles from half a second to eight, and
// begins anew once the camera has worked.
func TestBackOff(t *testing.T) {
	r := newRig(t, live.Settings{})
	gone := errors.New("the camera is not plugged in; plug it in")
	for _, wait := range []time.Duration{500, 1000, 2000, 4000, 8000, 8000} {
		r.refused(gone)
		if a := <-r.next(t.Context()); !errors.Is(a.err, gone) {
			t.Fatalf("error %v, want %v", a.err, gone)
		}
		r.pass(wait*time.Millisecond-1, 1)
		select {
		case <-r.openings:
			t.Fatalf("opened again before %v ms", int(wait))
		default:
		}
		r.pass(1, 1)
	}
	f := r.opened()
	f.until(r.next(t.Context()))
	f.errs <- gone
	if a := <-r.next(t.Context()); !errors.Is(a.err, gone) {
		t.Fatalf("error %v, want %v", a.err, gone)
	}
	r.pass(500*time.Millisecond, 1)
	r.opened()
}

// Trouble that was told is told again only after a while, so that a reader who
// asks and asks does not spin.
func TestTroubleIsToldAgainAfterAWhile(t *testing.T) {
	r := newRig(t, live.Settings{})
	r.refused(errors.New("gone"))
	<-r.next(t.Context())
	r.pass(500*time.Millisecond, 1)
	o := <-r.openings // this attempt hangs
	got := r.next(t.Context())
	r.pass(live.DefaultPatience, 2)
	if a := <-got; a.err == nil || a.err.Error() != "gone" {
		t.Errorf("got %v", a.err)
	}
	o.answer <- answer{err: errors.New("still gone")}
	if a := <-r.next(t.Context()); a.err == nil || a.err.Error() != "still gone" {
		t.Errorf("got %v", a.err)
	}
}

// A driver that does not let go: the trouble is told all the same, no second
// opening is tried meanwhile, and a shot that it brings at last reaches nobody.
func TestADriverThatBlocks(t *testing.T) {
	r := newRig(t, live.Settings{})
	f := r.deaf()
	for range 3 {
		if a := r.silence(); a.err == nil {
			t.Fatal("the silence is not told, or not again")
		}
	}
	closing := make(chan error, 1)
	go func() { closing <- r.Camera.Close() }()
	r.pass(live.DefaultPatience, 1)
	if err := <-closing; err == nil || !strings.Contains(err.Error(), "does not stop") {
		t.Errorf("closed with %v", err)
	}
	f.shots <- shot("late")
	<-f.closed
	if a := <-r.next(t.Context()); a.err != io.EOF {
		t.Errorf("after Close: %q, %v", a.shot.Data, a.err)
	}
}

func TestNextEndsWithItsContext(t *testing.T) {
	r := newRig(t, live.Settings{})
	ctx, cancel := context.WithCancel(t.Context())
	got := r.next(ctx)
	cancel()
	if a := <-got; !errors.Is(a.err, context.Canceled) {
		t.Errorf("cancelled: %v", a.err)
	}
	got = r.next(t.Context())
	if err := r.Camera.Close(); err != nil {
		t.Error(err)
	}
	if a := <-got; a.err != io.EOF {
		t.Errorf("closed: %v, want io.EOF", a.err)
	}
}

func TestCloseLeavesNoGoroutine(t *testing.T) {
	before := runtime.NumGoroutine()
	for range 20 {
		r := newRig(t, live.Settings{Warmup: 1})
		f := r.opened()
		f.shots <- shot("early")
		f.errs <- errors.New("gone")
		f = r.reopened()
		f.until(r.next(t.Context()))
		if err := r.Camera.Close(); err != nil {
			t.Fatal(err)
		}
		<-f.closed
	}
	if !leaktest.Ended(before) {
		t.Errorf("%d goroutines, %d before", runtime.NumGoroutine(), before)
	}
}
