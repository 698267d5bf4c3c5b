package epaper

import "context"

// Commands of the SSD16xx family, by the names in the data sheets.
const (
	driverOutput      = 0x01
	deepSleep         = 0x10
	dataEntry         = 0x11
	softwareReset     = 0x12
	temperatureSensor = 0x18
	masterActivation  = 0x20
	updateControl1    = 0x21
	updateControl2    = 0x22
	writeNew          = 0x24
	writeBefore       = 0x26
	border            = 0x3C
	xWindow           = 0x44
	yWindow           = 0x45
	xCursor           = 0x4E
	yCursor           = 0x4F
)

const (
	// fullUpdate: clock and voltages on, temperature and waveform loaded, every
	// pixel driven, all off.
	fullUpdate = 0xF7
	// partialUpdate is the same with only those pixels driven that differ
	// between the two image RAMs.
	partialUpdate = 0xFF
	// keepRAM is the deep sleep in which both image RAMs last.
	keepRAM = 0x01
)

// ssd16xx speaks to a chip of the SSD16xx family. Between two refreshes it is
// in deep sleep, from which only a reset wakes it.
type ssd16xx struct{ *link }

func (c ssd16xx) holds() bool { return true }

func (c ssd16xx) full(ctx context.Context, next *frame) error {
	if err := c.wake(ctx); err != nil {
		return err
	}
	for _, ram := range []byte{writeNew, writeBefore} {
		if err := c.write(ctx, ram, next, next.whole()); err != nil {
			return err
		}
	}
	if err := c.update(ctx, fullUpdate); err != nil {
		return err
	}
	if err := c.refreshed(ctx, c.model.bounds.full); err != nil {
		return err
	}
	return c.rest(ctx)
}

// partial leaves the RAM of the picture before behind by what changed; that is
// why the windows of the next one cover it too.
func (c ssd16xx) partial(ctx context.Context, ch change) error {
	if err := c.wake(ctx); err != nil {
		return err
	}
	if err := c.set(ctx, c.model.partial); err != nil {
		return err
	}
	for _, w := range ch.writes(writeBefore, writeNew) {
		if err := c.write(ctx, w.ram, w.picture, w.window); err != nil {
			return err
		}
	}
	if err := c.update(ctx, partialUpdate); err != nil {
		return err
	}
	if err := c.refreshed(ctx, c.model.bounds.partial); err != nil {
		return err
	}
	return c.rest(ctx)
}

// wake the chip and set all that a reset has cleared.
func (c ssd16xx) wake(ctx context.Context) error {
	if err := c.reset(ctx); err != nil {
		return err
	}
	if err := c.send(ctx, softwareReset); err != nil {
		return err
	}
	if err := c.settle(ctx, "after a software reset", c.model.bounds.settle); err != nil {
		return err
	}
	return c.set(ctx, c.model.setup)
}

// write a window of one image RAM. Window and cursor are set each time: so what
// a write left behind cannot move the next one. Both count bytes across.
func (c ssd16xx) write(ctx context.Context, ram byte, f *frame, w window) error {
	err := c.set(ctx, []register{
		{xWindow, []byte{byte(w.x0), byte(w.x1 - 1)}},
		{yWindow, little(w.y0, w.y1-1)},
		{xCursor, []byte{byte(w.x0)}},
		{yCursor, little(w.y0)},
	})
	if err != nil {
		return err
	}
	return c.send(ctx, ram, f.cut(w)...)
}

func (c ssd16xx) update(ctx context.Context, how byte) error {
	return c.set(ctx, []register{{updateControl2, []byte{how}}, {masterActivation, nil}})
}

// rest is deep sleep already.
func (c ssd16xx) rest(ctx context.Context) error { return c.send(ctx, deepSleep, keepRAM) }

func (c ssd16xx) sleep(context.Context) error { return nil }

func (c ssd16xx) stop(ctx context.Context) error {
	if err := c.reset(ctx); err != nil {
		return err
	}
	return c.rest(ctx)
}

// little encodes numbers in two bytes each, the low one first.
func little(numbers ...int) (bytes []byte) {
	for _, n := range numbers {
		bytes = append(bytes, byte(n), byte(n>>8))
	}
	return bytes
}
