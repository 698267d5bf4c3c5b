package epaper

import "context"

// Commands of the UC8179, by the names in the data sheet.
const (
	panelSetting     = 0x00
	powerSetting     = 0x01
	powerOff         = 0x02
	powerOn          = 0x04
	boosterSoftStart = 0x06
	deepSleepUC      = 0x07
	writeBeforeUC    = 0x10
	displayRefresh   = 0x12
	writeNewUC       = 0x13
	dualSPI          = 0x15
	intervalSetting  = 0x50
	nonOverlap       = 0x60
	resolution       = 0x61
	partialWindow    = 0x90
	partialIn        = 0x91
	partialOut       = 0x92
	cascadeSetting   = 0xE0
	forceTemperature = 0xE5
)

// deepSleepCheck keeps noise on the line from sending the chip to sleep.
const deepSleepCheck = 0xA5

// uc8179 drives a UC8179. Between two refreshes its voltages are off and its RAM
// holds; deep sleep, from which only a reset wakes it, would lose the RAM.
type uc8179 struct {
	*link
	awake bool // set up since the last reset
}

func (c *uc8179) holds() bool { return c.awake }

// full writes the new picture in this mode's polarity (1 is black), and its
// inverse as the picture before, so that every pixel is driven. In the polarity of
// partial refreshes that inverse is the new picture, so both RAMs hold it in the
// end.
func (c *uc8179) full(ctx context.Context, next *frame) error {
	if err := c.wake(ctx); err != nil {
		return err
	}
	if err := c.send(ctx, writeBeforeUC, next.bits...); err != nil {
		return err
	}
	if err := c.send(ctx, writeNewUC, inverted(next.bits)...); err != nil {
		return err
	}
	if err := c.send(ctx, displayRefresh); err != nil {
		return err
	}
	if err := c.refreshed(ctx, c.model.bounds.full); err != nil {
		return err
	}
	if err := c.send(ctx, writeNewUC, next.bits...); err != nil {
		return err
	}
	return c.rest(ctx)
}

// partial leaves the RAM of the picture before one change behind, unless the chip
// copies it; the windows of the next refresh cover that in any case.
func (c *uc8179) partial(ctx context.Context, ch change) error {
	if err := c.power(ctx); err != nil {
		return err
	}
	if err := c.set(ctx, c.model.partial); err != nil {
		return err
	}
	for _, w := range ch.writes(writeBeforeUC, writeNewUC) {
		if err := c.write(ctx, w); err != nil {
			return err
		}
	}
	if err := c.send(ctx, displayRefresh); err != nil {
		return err
	}
	if err := c.refreshed(ctx, c.model.bounds.partial); err != nil {
		return err
	}
	return c.rest(ctx)
}

// power prepares the chip for writing its RAM and driving the glass.
func (c *uc8179) power(ctx context.Context) error {
	if !c.awake {
		return c.wake(ctx)
	}
	return c.turn(ctx, register{powerOn, nil})
}

// wake resets the chip and sets all that the reset has cleared.
func (c *uc8179) wake(ctx context.Context) error {
	c.awake = false
	if err := c.reset(ctx); err != nil {
		return err
	}
	for _, r := range c.model.setup {
		if err := c.turn(ctx, r); err != nil {
			return err
		}
	}
	c.awake = true
	return nil
}

// turn sets a register; a change of power takes its time.
func (c *uc8179) turn(ctx context.Context, r register) error {
	if err := c.send(ctx, r.command, r.data...); err != nil {
		return err
	}
	if r.command != powerOn && r.command != powerOff {
		return nil
	}
	// BUSY may fall late.
	if err := c.pause(ctx, poll); err != nil {
		return err
	}
	return c.settle(ctx, "after power was switched", c.model.bounds.settle)
}

// write writes to a window of one image RAM. It leaves the window each time, since
// the refresh is of the whole glass: outside the windows both RAMs are the same.
func (c *uc8179) write(ctx context.Context, w write) error {
	at := w.window
	return c.set(ctx, []register{
		{partialIn, nil},
		{partialWindow, append(big(8*at.x0, 8*at.x1-1, at.y0, at.y1-1), 0x01)},
		{w.ram, w.picture.cut(at)},
		{partialOut, nil},
	})
}

func (c *uc8179) rest(ctx context.Context) error { return c.turn(ctx, register{powerOff, nil}) }

func (c *uc8179) sleep(ctx context.Context) error {
	if !c.awake {
		return nil
	}
	c.awake = false
	return c.set(ctx, []register{
		{intervalSetting, []byte{0xF7}}, // the border floats
		{deepSleepUC, []byte{deepSleepCheck}},
	})
}

func (c *uc8179) stop(ctx context.Context) error {
	c.awake = false
	if err := c.reset(ctx); err != nil {
		return err
	}
	return c.send(ctx, deepSleepUC, deepSleepCheck)
}

// big encodes numbers in two bytes each, the high one first.
func big(numbers ...int) (bytes []byte) {
	for _, n := range numbers {
		bytes = append(bytes, byte(n>>8), byte(n))
	}
	return bytes
}
