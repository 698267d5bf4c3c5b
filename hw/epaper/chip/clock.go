package chip

import (
	"time"

	"github.com/jonboulle/clockwork"
)

// Clock is a fake clock that advances by itself: every wait ends at once, and the
// clock then shows that its time has passed.
type Clock struct{ *clockwork.FakeClock }

// NewClock returns a clock that begins at a fixed time.
func NewClock() Clock { return Clock{clockwork.NewFakeClock()} }

// After advances the clock by d.
func (c Clock) After(d time.Duration) <-chan time.Time {
	passed := c.FakeClock.After(d)
	c.Advance(d)
	return passed
}

// Sleep advances the clock by d and returns at once.
func (c Clock) Sleep(d time.Duration) { c.Advance(d) }
