package epaper

import (
	"context"
	"errors"
	"fmt"
	"time"

	"periph.io/x/conn/v3/gpio"
)

// What is wrong with a panel that does not answer as it should.
var (
	// ErrBusy means that the panel never becomes ready.
	ErrBusy = errors.New("the panel stays busy")
	// ErrIdle means that the panel does not begin to refresh when told to.
	ErrIdle = errors.New("the panel does not begin to refresh")
)

// poll is the time between two reads of BUSY. A refresh takes 30 of them or more.
const poll = 10 * time.Millisecond

// settle waits until the panel is ready.
func (l *link) settle(ctx context.Context, when string, bound time.Duration) error {
	ready, err := l.watch(ctx, !l.model.Busy, bound)
	if err != nil || ready {
		return err
	}
	return fmt.Errorf("%w: BUSY (%s) is %s for %s %s. %s", ErrBusy,
		l.Busy, level(l.model.Busy), bound, when, l.advice())
}

// refreshed waits until a refresh has begun and ended. One that is not seen to
// begin did not happen, for even the quickest lasts 300 ms.
func (l *link) refreshed(ctx context.Context, bound time.Duration) error {
	begun, err := l.watch(ctx, l.model.Busy, l.model.bounds.begin)
	if err != nil {
		return err
	}
	if !begun {
		return fmt.Errorf("%w: BUSY (%s) stays %s. %s", ErrIdle, l.Busy, level(!l.model.Busy), l.advice())
	}
	return l.settle(ctx, "in a refresh", bound)
}

// watch waits until BUSY has a level, and reports whether that came in time.
func (l *link) watch(ctx context.Context, want gpio.Level, bound time.Duration) (bool, error) {
	for end := l.clock.Now().Add(bound); l.Busy.Read() != want; {
		if !l.clock.Now().Before(end) {
			return false, nil
		}
		if err := l.pause(ctx, poll); err != nil {
			return false, err
		}
	}
	return true, ctx.Err()
}

// advice is what a person can check, the likeliest cause first.
func (l *link) advice() string {
	return fmt.Sprintf("Check that the panel is a %s, not another revision, "+
		"that its ribbon cable and plug sit firmly, and that it has 3.3 V", l.model.Title)
}

func level(l gpio.Level) string {
	if l == gpio.High {
		return "high"
	}
	return "low"
}
