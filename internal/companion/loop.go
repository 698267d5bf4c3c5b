package companion

import (
	"context"
	"errors"
	"io"
	"time"

	"silvertray/hw"
	"silvertray/internal/prompt"
	"silvertray/vision"
)

// loop is a running Companion. Only the goroutine of run touches it.
type loop struct {
	*Companion
	table table
	state state

	// panel and mirror show pictures in the background; mirror may be nil. moment is
	// what they have been given and not shown yet.
	panel, mirror *output
	moment        *Moment
	seen          seen
	// answer waits until the change that it tells of can be seen.
	answer    chan<- error
	outcome   error
	panelDown bool
	panelUp   <-chan time.Time

	glance   glance
	look     look
	lookWait <-chan time.Time
}

// state is what the box does between two events.
type state interface {
	screen(*table) prompt.Prompt
	// press returns the state after a key, which may be the same one.
	press(*table, hw.Key) state
}

// holder is a state in which a key that is held means something more than its
// press, which has been given before.
type holder interface {
	state
	hold(*table, hw.Key) state
}

// looker is a state that waits for the table.
type looker interface {
	state
	// looking tells what to look for; nothing to stop looking.
	looking(*table) vision.Want
	// see returns the state after a look.
	see(*table, sighting) state
}

func (l *loop) run(ctx context.Context) error {
	defer l.openOutputs(ctx)()
	l.enter(ctx, l.table.begin())
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
		l.request(ctx, r)
	case s := <-l.look.sighted:
		l.look.end()
		l.see(ctx, s)
	case s := <-l.glance.got:
		l.glance.end()
		l.glance.pause = l.Clock.After(viewPace)
		if p, ok := l.state.(*placing); ok {
			p.view, p.err = s.view, s.err
		}
	case <-l.glance.pause:
		l.glance.pause = nil
		l.enter(ctx, l.state)
	case <-l.lookWait:
		l.lookWait = nil
		l.enter(ctx, l.state)
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
	holder, holds := l.state.(holder)
	switch {
	case key == short, !holds && (short == hw.Up || short == hw.Down):
		l.enter(ctx, l.state.press(&l.table, short))
	case holds:
		l.enter(ctx, holder.hold(&l.table, short))
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
func (l *loop) enter(ctx context.Context, s state) {
	l.state = s
	if _, ok := s.(*placing); ok {
		l.glance.begin(ctx, l.Camera, &l.look)
		return
	}
	l.glance.end()
	looker, ok := s.(looker)
	if !ok {
		return
	}
	want := looker.looking(&l.table)
	switch {
	case want.Empty():
		l.look.end()
	case l.look.missed != nil && l.look.is(want, l.table.moves):
		missed := *l.look.missed
		l.look.missed = nil
		l.enter(ctx, looker.see(&l.table, missed))
	case l.lookWait == nil:
		l.look.begin(ctx, l.eye(want), want, l.table.moves)
	}
}

// eye is the one that can see what is wanted.
func (l *loop) eye(want vision.Want) Eye {
	if want.Board {
		return l.BoardEye
	}
	return l.Eye
}

// see gives a sighting to the state that waits for it. Where none does, such
// as while somebody leafs through the sheets, it is kept for later.
func (l *loop) see(ctx context.Context, s sighting) {
	if s.err == nil && len(s.reading.Dice) > 0 {
		l.table.reading = &s.reading
		l.table.looks++
	}
	if s.err != nil && !errors.Is(s.err, io.EOF) {
		l.lookWait = l.Clock.After(lookRetry)
	}
	if looker, ok := l.state.(looker); ok {
		l.enter(ctx, looker.see(&l.table, s))
		return
	}
	l.look.missed = &s
}
