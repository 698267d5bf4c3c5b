package companion_test

import (
	"context"
	"errors"
	"image"
	"sync"
	"testing"

	"github.com/jonboulle/clockwork"

	"silvertray/engine"
	"silvertray/engine/clever"
	"silvertray/engine/record"
	"silvertray/hw"
	"silvertray/internal/companion"
	"silvertray/internal/prompt"
	"silvertray/vision"
)

// box is a companion with a person in front of it: every screen waits until
// the test has looked at it.
type box struct {
	t       *testing.T
	keys    chan hw.Key
	eye     *scriptedEye
	panel   *fakePanel
	clock   *clockwork.FakeClock
	moments chan companion.Moment
	// requests reach the box; latest is the last snapshot.
	requests chan prompt.Request
	latest   prompt.Snapshot
	kept     []string
	keepErr  error
	ended    chan error
	match    engine.Match
	cancel   context.CancelFunc
}

// scriptedEye answers looks with what the test sends.
type scriptedEye struct {
	sights chan sight
	asked  chan vision.Want
}

type sight struct {
	reading vision.Reading
	err     error
}

func (e *scriptedEye) Look(ctx context.Context, want vision.Want) (vision.Reading, error) {
	select {
	case e.asked <- want:
	default:
	}
	select {
	case s := <-e.sights:
		if ctx.Err() != nil {
			e.sights <- s // meant for the look that follows
			return vision.Reading{}, ctx.Err()
		}
		return s.reading, s.err
	case <-ctx.Done():
		return vision.Reading{}, ctx.Err()
	}
}

// fakePanel counts pictures and fails on demand.
type fakePanel struct {
	mu    sync.Mutex
	shown int
	err   error
	// hangs is closed when a panel that hangs is let go.
	hangs chan struct{}
}

func (p *fakePanel) Size() image.Point { return image.Pt(264, 176) }

func (p *fakePanel) Show(ctx context.Context, _ *image.Paletted, _ hw.Refresh) error {
	p.mu.Lock()
	p.shown++
	hangs, err := p.hangs, p.err
	p.mu.Unlock()
	if hangs != nil {
		select {
		case <-hangs:
		case <-ctx.Done():
			return ctx.Err()
		}
	}
	return err
}

func (p *fakePanel) fail(err error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.err = err
}

// hang lets the panel hang from now on, until the channel is closed.
func (p *fakePanel) hang() chan struct{} {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.hangs, p.err = make(chan struct{}), nil
	return p.hangs
}

func (p *fakePanel) pictures() int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.shown
}

type keys chan hw.Key

func (k keys) Presses() <-chan hw.Key { return k }

// start runs a box. Without players it begins at the start screen.
func start(t *testing.T, players ...string) *box {
	t.Helper()
	if len(players) == 0 {
		return startAt(t, nil)
	}
	m, err := clever.GanzSchoen.New(engine.Setup{Players: players})
	if err != nil {
		t.Fatal(err)
	}
	return startAt(t, m)
}

// startAt runs a box from the middle of a match.
func startAt(t *testing.T, match engine.Match) *box {
	t.Helper()
	return startWith(t, func(c *companion.Companion) { c.Match = match })
}

// startWith runs a box with more than a match.
func startWith(t *testing.T, with func(*companion.Companion)) *box {
	t.Helper()
	b := &box{
		t: t, keys: make(chan hw.Key, 64), panel: &fakePanel{}, clock: clockwork.NewFakeClock(),
		eye:     &scriptedEye{sights: make(chan sight, 8), asked: make(chan vision.Want, 64)},
		moments: make(chan companion.Moment), requests: make(chan prompt.Request), ended: make(chan error, 1),
	}
	c := &companion.Companion{
		Game: clever.GanzSchoen, Eye: b.eye, Keys: keys(b.keys), Panel: b.panel, Clock: b.clock,
		Keep: func(m engine.Move) error {
			if b.keepErr == nil {
				b.kept = append(b.kept, m.String())
			}
			return b.keepErr
		},
	}
	c.TakeBack = func(n int) error {
		if b.keepErr == nil {
			b.kept = b.kept[:len(b.kept)-n]
		}
		return b.keepErr
	}
	c.Replace = func(at int, text string) error {
		if b.keepErr != nil {
			return b.keepErr
		}
		start, err := b.latest.Match.Game().New(b.latest.Match.Setup())
		if err != nil {
			return err
		}
		corrected, err := record.Correct(start, b.kept, at, text)
		if err == nil {
			b.kept = corrected.Moves
		}
		return err
	}
	c.Requests = b.requests
	with(c)
	c.Changed = func(s prompt.Snapshot) { b.latest = s }
	ctx, cancel := context.WithCancel(context.Background())
	b.cancel = cancel
	c.Shown = func(m companion.Moment) {
		select {
		case b.moments <- m:
		case <-ctx.Done():
		}
	}
	go func() {
		m, err := c.Run(ctx)
		b.match = m
		b.ended <- err
	}()
	t.Cleanup(func() {
		cancel()
		<-b.ended
	})
	return b
}

// end waits for Run to return.
func (b *box) end() error {
	err := <-b.ended
	b.ended <- err
	return err
}

// screen waits for the next screen and checks its type.
func screen[S prompt.Prompt](b *box) S {
	b.t.Helper()
	m := <-b.moments
	s, ok := m.Screen.(S)
	if !ok {
		b.t.Fatalf("screen is %T %+v, want %T", m.Screen, m.Screen, s)
	}
	return s
}

// press sends keys one at a time, looking at the screen after each, and
// returns the last screen.
func press[S prompt.Prompt](b *box, keys ...hw.Key) S {
	b.t.Helper()
	for _, k := range keys[:len(keys)-1] {
		b.keys <- k
		<-b.moments
	}
	b.keys <- keys[len(keys)-1]
	return screen[S](b)
}

// untilAsked waits until the eye is asked for something.
func (b *box) untilAsked(such func(vision.Want) bool) {
	for !such(<-b.eye.asked) {
	}
}

// sees lets the eye see dice: "white 3" and so on, all sure.
func (b *box) sees(r vision.Reading) { b.eye.sights <- sight{reading: r} }

// sure is a reading without doubts of the game's dice in their order.
func sure(values ...int) vision.Reading {
	r := vision.Reading{Sure: true}
	for i, v := range values {
		r.Dice = append(r.Dice, vision.Die{Colour: clever.GanzSchoen.Dice()[i], Value: v, Sure: true})
	}
	return r
}

func (b *box) fails(err error) { b.eye.sights <- sight{err: err} }

var errCamera = errors.New("no camera")
