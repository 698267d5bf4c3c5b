package chip

import "periph.io/x/conn/v3/gpio"

// faults that are switched on.
type faults struct {
	unpowered bool
	cutAfter  int // bytes until power goes; 0 is never
	stuck     *bool
	dropped   map[byte]int // commands still to be lost
	losing    bool         // the data of a lost command
}

// CutPower takes the panel's power away after so many more bytes, or at once.
func (c *Chip) CutPower(after int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.advance()
	if c.faults.cutAfter = after; after == 0 {
		c.lose()
	}
}

// RestorePower gives power back. The chip has forgotten everything.
func (c *Chip) RestorePower() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.faults.unpowered, c.faults.cutAfter = false, 0
	c.core.forget()
}

// Stick keeps BUSY at a level, as a short circuit or a wrong plug does.
func (c *Chip) Stick(l gpio.Level) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.faults.stuck = (*bool)(&l)
}

// Unstick lets BUSY go.
func (c *Chip) Unstick() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.faults.stuck = nil
}

// Drop loses the next n times a command is sent, with its data.
func (c *Chip) Drop(command byte, n int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.faults.dropped == nil {
		c.faults.dropped = make(map[byte]int)
	}
	c.faults.dropped[command] = n
}

// cut counts a byte towards the loss of power.
func (f *faults) cut() {
	if f.cutAfter > 0 {
		f.cutAfter--
		f.unpowered = f.unpowered || f.cutAfter == 0
	}
}

// drops tells whether a byte gets lost.
func (f *faults) drops(b byte, command bool) bool {
	if command {
		if f.losing = f.dropped[b] > 0; f.losing {
			f.dropped[b]--
		}
	}
	return f.losing
}

// lose power: a refresh under way stays where it was.
func (c *Chip) lose() {
	c.faults.unpowered = true
	if r := c.refresh; r != nil {
		c.refresh = nil
		share := float64(c.clock.Now().Sub(r.from)) / float64(r.until.Sub(r.from))
		c.show(r, int(share*float64(len(r.pixels))))
	}
}
