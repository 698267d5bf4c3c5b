package chip

import (
	"time"

	"periph.io/x/conn/v3/gpio"
)

// faults that are switched on.
type faults struct {
	unpowered bool
	cutAfter  int       // bytes until power goes; 0 is never
	cutAt     time.Time // zero is never
	stuck     *bool
	dropped   map[byte]int // commands still to be lost
	losing    bool         // the data of a lost command
	call      func()       // to be called after some bytes
	callAfter int
	swaps     bool // not a fault: see SwapRAM
}

// SwapRAM makes an SSD16xx swap its two image RAMs after each partial refresh.
// Sources disagree on whether it does.
func (c *Chip) SwapRAM() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.faults.swaps = true
}

// CutPower cuts the panel's power after this many more bytes; 0 is at once.
func (c *Chip) CutPower(after int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.advance()
	if c.faults.cutAfter = after; after == 0 {
		c.lose()
	}
}

// CutPowerIn cuts the panel's power after a time.
func (c *Chip) CutPowerIn(d time.Duration) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.faults.cutAt = c.clock.Now().Add(d)
}

// RestorePower gives power back. The chip has forgotten everything.
func (c *Chip) RestorePower() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.faults.unpowered, c.faults.cutAfter, c.faults.cutAt = false, 0, time.Time{}
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

// Drop loses the next n times a command is sent, with its data. It returns how
// often the command was still to be lost until now.
func (c *Chip) Drop(command byte, n int) (left int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.faults.dropped == nil {
		c.faults.dropped = make(map[byte]int)
	}
	left, c.faults.dropped[command] = c.faults.dropped[command], n
	return left
}

// OnByte calls do when n more bytes have come.
func (c *Chip) OnByte(n int, do func()) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.faults.call, c.faults.callAfter = do, n
}

// count a byte towards the loss of power, and towards a call.
func (f *faults) count() {
	if f.callAfter--; f.callAfter == 0 {
		f.call()
	}
	if f.cutAfter > 0 {
		f.cutAfter--
		f.unpowered = f.unpowered || f.cutAfter == 0
	}
}

// drops reports whether a byte is lost.
func (f *faults) drops(b byte, command bool) bool {
	if command {
		if f.losing = f.dropped[b] > 0; f.losing {
			f.dropped[b]--
		}
	}
	return f.losing
}

// lose power now: a refresh under way stays where it was.
func (c *Chip) lose() { c.loseAt(c.clock.Now()) }

func (c *Chip) loseAt(at time.Time) {
	c.faults.unpowered = true
	if r := c.refresh; r != nil {
		c.refresh = nil
		share := float64(at.Sub(r.from)) / float64(r.until.Sub(r.from))
		c.show(r, int(min(share, 1)*float64(len(r.pixels))))
	}
}
