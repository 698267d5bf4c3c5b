package chip

import (
	"time"

	"github.com/jonboulle/clockwork"
)

// Clock goes on by itself: whoever waits for a time has it at once, and the
// clock shows that it has passed.
type Clock struct{ *clockwork.FakeClock }

// NewClock begins at a fixed time.
func NewClock() Clock { return Clock{clockwork.NewFakeClock()} }

// After has passed when it returns.
func (c Clock) After(d time.Duration) <-chan time.Time {
	passed := c.FakeClock.After(d)
	c.Advance(d)
	return passed
}

// Sleep returns at once.
func (c Clock) Sleep(d time.Duration) { c.Advance(d) }
