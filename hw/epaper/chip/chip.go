package chip

import (
	"fmt"
	"image"
	"sync"
	"time"

	"github.com/jonboulle/clockwork"
)

// core is a controller: registers, image RAMs, and what its commands do.
type core interface {
	// reset is by the RST line.
	reset()
	// command begins, and data goes on with it byte by byte.
	command(c byte)
	data(b byte)
	// asleep reports deep sleep, in which only a reset is heard.
	asleep() bool
	// forget loses all that power keeps.
	forget()
}

// Traffic counts what went over the wire and what it did.
type Traffic struct {
	Bytes, Commands, Transfers int
	Full, Partial              int // refreshes
}

// Chip is a simulated panel. It may be used from several goroutines.
type Chip struct {
	kind  Kind
	clock clockwork.Clock

	mu      sync.Mutex
	core    core
	glass   *glass
	dc, rst bool
	pulled  bool // BUSY, where nothing drives it

	busyUntil  time.Time
	refresh    *refresh // under way
	pixels     []pixel  // memory of the last one
	faults     faults
	complaints []string
	traffic    Traffic
}

// New returns a panel fresh from the factory: its RAM and its glass hold noise.
func New(k Kind, clock clockwork.Clock) *Chip {
	c := &Chip{kind: k, clock: clock, glass: newGlass(k.size), dc: true, rst: true}
	c.core = k.core(c)
	c.core.forget()
	return c
}

// Glass is what a person sees, in the chip's own orientation: index 1 is ink.
func (c *Chip) Glass() *image.Paletted {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.advance()
	return c.glass.ink()
}

// Shadows is what a person sees who looks closely: grey where earlier pictures
// have left traces.
func (c *Chip) Shadows() *image.Gray {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.advance()
	return c.glass.grey()
}

// Complaints names what was done to the chip that its data sheet forbids or
// leaves open.
func (c *Chip) Complaints() []string {
	c.mu.Lock()
	defer c.mu.Unlock()
	return append([]string(nil), c.complaints...)
}

// Traffic so far.
func (c *Chip) Traffic() Traffic {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.traffic
}

// Asleep reports deep sleep.
func (c *Chip) Asleep() bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.core.asleep()
}

const mostComplaints = 100

func (c *Chip) complain(format string, a ...any) {
	if len(c.complaints) < mostComplaints {
		c.complaints = append(c.complaints, fmt.Sprintf(format, a...))
	}
}

// receive handles one byte of a transfer.
func (c *Chip) receive(b byte) {
	c.traffic.Bytes++
	if !c.dc {
		c.traffic.Commands++
	}
	if c.faults.count(); c.faults.unpowered {
		c.lose()
		return
	}
	if c.faults.drops(b, !c.dc) {
		return
	}
	switch {
	case c.core.asleep():
		c.complain("byte %02X in deep sleep", b)
	case !c.dc:
		if c.busy() {
			c.complain("command %02X while busy", b)
		}
		c.core.command(b)
	default:
		c.core.data(b)
	}
}

// setReset is the RST line; its rise is what resets.
func (c *Chip) setReset(high bool) {
	if high && !c.rst && !c.faults.unpowered {
		c.refresh, c.busyUntil = nil, time.Time{}
		c.core.reset()
		c.work(resetTime)
	}
	c.rst = high
}

const resetTime = 5 * time.Millisecond

// work keeps the chip busy for a time.
func (c *Chip) work(d time.Duration) { c.busyUntil = c.clock.Now().Add(d) }

func (c *Chip) busy() bool { return c.clock.Now().Before(c.busyUntil) }

// busyLevel is what the BUSY line shows: true is high.
func (c *Chip) busyLevel() bool {
	switch {
	case c.faults.stuck != nil:
		return *c.faults.stuck
	case c.faults.unpowered:
		return c.pulled
	}
	busy := c.busy() || c.kind.busyHigh && c.core.asleep()
	return busy == c.kind.busyHigh
}
