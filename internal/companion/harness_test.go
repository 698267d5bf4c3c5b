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
	"silvertray/hw"
	"silvertray/internal/companion"
	"silvertray/internal/companion/session"
	"silvertray/internal/ledger"
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
	*store
	ended  chan error
	match  engine.Match
	cancel context.CancelFunc
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
	// hangs is closed when a panel that hangs is let go. It tells begun of the first
	// picture that it hangs with.
	hangs, begun chan struct{}
}

func (p *fakePanel) Size() image.Point { return image.Pt(264, 176) }

func (p *fakePanel) Show(ctx context.Context, _ *image.Paletted, _ hw.Refresh) error {
	p.mu.Lock()
	p.shown++
	hangs, begun, err := p.hangs, p.begun, p.err
	p.mu.Unlock()
	if hangs != nil {
		select {
		case begun <- struct{}{}:
		default:
		}
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
	p.hangs, p.begun, p.err = make(chan struct{}), make(chan struct{}, 1), nil
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
	return startWith(t, func(s *scene) { s.stored.Match = match })
}

// scene is a box before it is switched on.
type scene struct {
	*session.Table
	box    *companion.Companion
	stored ledger.Stored
	*store
	// keeper is the store, or what stands before it.
	keeper ledger.Keeper
}

// follower notes what a box shows.
type follower struct {
	box *box
	ctx context.Context
}

func (f follower) Changed(s prompt.Snapshot) { f.box.latest = s }

func (f follower) Shown(m companion.Moment) {
	select {
	case f.box.moments <- m:
	case <-f.ctx.Done():
	}
}

// startWith runs a box with more than a match.
func startWith(t *testing.T, with func(*scene)) *box {
	t.Helper()
	b := &box{
		t: t, keys: make(chan hw.Key, 64), panel: &fakePanel{}, clock: clockwork.NewFakeClock(), store: &store{},
		eye:     &scriptedEye{sights: make(chan sight, 8), asked: make(chan vision.Want, 64)},
		moments: make(chan companion.Moment), requests: make(chan prompt.Request), ended: make(chan error, 1),
	}
	ctx, cancel := context.WithCancel(context.Background())
	b.cancel = cancel
	c := &companion.Companion{
		Table: &session.Table{Game: clever.GanzSchoen}, Eyes: companion.Eyes{Dice: b.eye}, Keys: keys(b.keys), Panel: b.panel,
		Clock: b.clock, Requests: b.requests, Audience: follower{b, ctx},
	}
	s := &scene{Table: c.Table, box: c, store: b.store, keeper: b.store}
	with(s)
	b.before = len(s.stored.Steps) - len(b.kept)
	c.Table.Ledger = ledger.New(s.keeper, s.stored)
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
