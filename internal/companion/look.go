package companion

import (
	"context"

	"silvertray/internal/companion/session"
	"silvertray/vision"
)

// look is the one look at the table under way, if any. It runs in a goroutine
// of its own; what it brings comes back as an event.
type look struct {
	// want is what is looked for, after so many moves of the match.
	want  vision.Want
	moves int
	// sighted delivers the sighting; nil while no look is under way.
	sighted chan session.Sighting
	stop    context.CancelFunc
	// done is closed when the last look has returned.
	done chan struct{}
	// missed is a sighting that came while nobody waited for it.
	missed *session.Sighting
}

// is reports whether the look is for this at this moment of the match. What a board
// shows is held against the match whenever that is, so a look at it outlasts moves.
func (l *look) is(want vision.Want, moves int) bool {
	return (l.moves == moves || want.Board) && l.want.Equal(want)
}

// begin looks for what is wanted, unless it does already.
func (l *look) begin(ctx context.Context, eye Eye, want vision.Want, moves int) {
	if l.sighted != nil && l.is(want, moves) {
		return
	}
	l.end()
	ctx, l.stop = context.WithCancel(ctx)
	before, done := l.done, make(chan struct{})
	// Room for the sighting lets the goroutine end even when nobody waits.
	sighted := make(chan session.Sighting, 1)
	l.want, l.moves, l.sighted, l.done, l.missed = want, moves, sighted, done, nil
	go func() {
		defer close(done)
		if before != nil {
			<-before // an eye serves one look at a time
		}
		r, err := eye.Look(ctx, want)
		sighted <- session.Sighting{Reading: r, Err: err}
	}()
}

// end gives the look up.
func (l *look) end() {
	if l.stop != nil {
		l.stop()
	}
	l.stop, l.sighted = nil, nil
}

// wait waits until no look is under way any more.
func (l *look) wait() {
	l.end()
	if l.done != nil {
		<-l.done
	}
}
