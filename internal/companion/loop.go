package companion

import (
	"context"
	"errors"
	"io"
	"time"

	"silvertray/hw"
	"silvertray/internal/companion/menus"
	"silvertray/internal/companion/session"
	"silvertray/vision"
)

// loop is a running Companion. Only the goroutine of run touches it.
type loop struct {
	*Companion
	table *session.Table
	state session.State

	// panel and mirror show pictures in the background; mirror may be nil. moment is
	// what they have been given and not shown yet.
	panel, mirror *output
	moment        *Moment
	seen          seen
	// answer gets the outcome of a request once a snapshot shows it.
	answer  chan<- error
	outcome error
	// private are the players for whose eyes alone the panel shows something.
	private   []int
	panelDown bool
	panelUp   <-chan time.Time

	// reading is the last look that showed dice, looks how many there were.
	reading *vision.Reading
	looks   int

	glance   glance
	look     look
	lookWait <-chan time.Time
	// regained is when the table can be seen again, unless the look under way fails.
	regained <-chan time.Time
	// passing is the news that stand on the panel, passed when they go by themselves.
	passing *session.Passing
	passed  <-chan time.Time
}

func (l *loop) run(ctx context.Context) error {
	defer l.openOutputs(ctx)()
	l.enter(ctx, l.table.Begin())
	defer l.reply()
	for l.state != nil {
		l.drain(ctx)
		if l.state == nil {
			break
		}
		l.show()
		if err := l.wait(ctx); err != nil {
			return err
		}
	}
	return nil
}

// wait handles events until there is something new to show.
func (l *loop) wait(ctx context.Context) error {
	for {
		changed, err := l.event(ctx)
		if changed || err != nil {
			return err
		}
	}
}

// event handles the next event, whatever it is, and reports whether there is
// something new to show.
func (l *loop) event(ctx context.Context) (changed bool, err error) {
	select {
	case <-ctx.Done():
		return false, ctx.Err()
	case key, ok := <-l.presses():
		if !ok {
			return false, ErrNoKeys
		}
		l.press(ctx, key)
	case r := <-l.Requests:
		return l.request(ctx, r), nil
	case s := <-l.look.sighted:
		l.look.end()
		l.see(ctx, s)
	case s := <-l.glance.got:
		l.glance.end()
		l.glance.pause = l.Clock.After(viewPace)
		if finder, ok := l.state.(*menus.Viewfinder); ok {
			finder.See(s.view, s.err)
		}
	case <-l.glance.pause:
		l.glance.pause = nil
		l.enter(ctx, l.state)
	case <-l.lookWait:
		l.lookWait = nil
		l.enter(ctx, l.state)
		if l.table.Lost != nil && l.look.sighted != nil {
			l.regained = l.Clock.After(lookBack)
		}
	case <-l.regained:
		l.regained, l.table.Lost = nil, nil
	case <-l.passed:
		l.enter(ctx, l.passing.Pass(l.table))
	case <-l.panelUp:
		l.panelUp = nil
		l.retry()
		return false, nil
	case r := <-l.panel.results():
		return l.refreshed(ctx, r), nil
	case r := <-l.mirror.results():
		l.mirrored(ctx, r)
		return false, nil
	}
	return true, nil
}

// presses are those of the keys, while the person at the box sees what they are
// about: none while the panel changes, so that a key held down steps as fast as
// the panel shows.
func (l *loop) presses() <-chan hw.Key {
	if !l.still() {
		return nil
	}
	return l.Keys.Presses()
}

// press gives a key to the state. Up and down that are held step on where that
// means nothing else.
func (l *loop) press(ctx context.Context, key hw.Key) {
	short := key &^ hw.Long
	holder, holds := l.state.(session.Holder)
	switch {
	case key == short, !holds && (short == hw.Up || short == hw.Down):
		l.enter(ctx, l.state.Press(l.table, short))
	case holds:
		l.enter(ctx, holder.Hold(l.table, short))
	}
}

// drain handles presses that have piled up, so that a slow panel shows where
// they led and not every step on the way.
func (l *loop) drain(ctx context.Context) {
	for l.state != nil {
		select {
		case key, ok := <-l.presses():
			if !ok {
				return
			}
			l.press(ctx, key)
		default:
			return
		}
	}
}

// enter makes s the state. What a looker waits for may be in view already.
func (l *loop) enter(ctx context.Context, s session.State) {
	l.state = s
	l.timePassing()
	if _, ok := s.(*menus.Viewfinder); ok {
		l.glance.begin(ctx, l.table.Camera, &l.look)
		return
	}
	l.glance.end()
	looker, ok := s.(session.Looker)
	if !ok {
		return
	}
	want := looker.Looking(l.table)
	switch {
	case want.Empty():
		l.look.end()
	case l.look.missed != nil && l.look.is(want, l.table.Ledger.Changes()):
		missed := *l.look.missed
		l.look.missed = nil
		l.enter(ctx, looker.See(l.table, missed))
	case l.lookWait == nil:
		l.look.begin(ctx, l.eye(want), want, l.table.Ledger.Changes())
	}
}

// timePassing lets news that begin to stand on the panel go by themselves later.
func (l *loop) timePassing() {
	news, _ := l.state.(*session.Passing)
	if news == l.passing {
		return
	}
	l.passing, l.passed = news, nil
	if news != nil {
		l.passed = l.Clock.After(session.PassingTime)
	}
}

// eye is the one that can see what is wanted.
func (l *loop) eye(want vision.Want) Eye {
	if want.Board {
		return l.Eyes.Board
	}
	return l.Eyes.Dice
}

// see gives a sighting to the state that waits for it. Where none does, such
// as while somebody leafs through the sheets, it is kept for later.
func (l *loop) see(ctx context.Context, s session.Sighting) {
	if s.Err == nil && len(s.Reading.Dice) > 0 {
		l.reading = &s.Reading
		l.looks++
	}
	l.table.Lost, l.regained = nil, nil
	if s.Err != nil && !errors.Is(s.Err, io.EOF) {
		l.table.Lost, l.lookWait = s.Err, l.Clock.After(lookRetry)
	}
	if looker, ok := l.state.(session.Looker); ok {
		l.enter(ctx, looker.See(l.table, s))
		return
	}
	l.look.missed = &s
}
