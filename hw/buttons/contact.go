package buttons

import (
	"time"

	"silvertray/hw"
)

// Times of a contact. Contacts usually bounce for 2 ms, worn ones for some hundred,
// but never stay open for more than a few ms in that time. A person needs at least
// 50 ms to let go and press again.
const (
	settleClosed = 10 * time.Millisecond  // closed for this long is a press
	settleOpen   = 35 * time.Millisecond  // open for this long is a release
	holdRepeat   = 500 * time.Millisecond // held for this long begins to repeat
	betweenSteps = 150 * time.Millisecond // from one repeat to the next
)

// event is what happened to a contact's key.
type event uint8

const (
	nothing event = iota
	pressed
	repeated
	held
	stuck
	freed // a stuck key that was let go
)

// contact turns the levels of one contact over time into presses. It is a state
// machine without a clock or a pin of its own.
type contact struct {
	// steps makes the key repeat while held, instead of giving a long press.
	steps bool

	closed bool      // as seen last
	since  time.Time // when it last changed, or bounced
	down   bool      // settled: the key is pressed
	at     time.Time // when it was pressed
	next   time.Time // when a held key gives its next event; zero: never
	stuck  bool
}

// see takes the level at a moment, and returns what follows from it. bounced says
// that the level has changed since the last look, even if it is back.
func (c *contact) see(now time.Time, closed, bounced bool) event {
	if closed != c.closed || bounced {
		c.closed, c.since = closed, now
	}
	rest := now.Sub(c.since)
	switch {
	case !c.down && c.closed && rest >= settleClosed:
		return c.press(now)
	case c.down && !c.closed && rest >= settleOpen:
		return c.release()
	case c.down && c.closed:
		return c.hold(now)
	}
	return nothing
}

func (c *contact) press(now time.Time) event {
	c.down, c.at = true, now
	c.next = now.Add(hw.LongAfter)
	if c.steps {
		c.next = now.Add(holdRepeat)
	}
	return pressed
}

func (c *contact) release() event {
	was := c.stuck
	c.down, c.stuck = false, false
	if was {
		return freed
	}
	return nothing
}

// hold returns what becomes of a key that stays down.
func (c *contact) hold(now time.Time) event {
	switch {
	case c.stuck:
		return nothing
	case now.Sub(c.at) >= hw.StuckAfter:
		c.stuck = true
		return stuck
	case c.next.IsZero() || now.Before(c.next):
		return nothing
	case c.steps:
		c.next = now.Add(betweenSteps)
		return repeated
	}
	c.next = time.Time{}
	return held
}

// due is when to look again even if no edge comes; zero: only when one comes.
func (c *contact) due() time.Time {
	switch {
	case c.closed && !c.down:
		return c.since.Add(settleClosed)
	case c.down && !c.closed:
		return c.since.Add(settleOpen)
	case !c.down || c.stuck:
		return time.Time{}
	case c.next.IsZero():
		return c.at.Add(hw.StuckAfter)
	}
	return c.next
}
