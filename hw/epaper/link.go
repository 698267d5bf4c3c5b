package epaper

import (
	"context"
	"fmt"
	"time"

	"github.com/jonboulle/clockwork"
	"periph.io/x/conn/v3"
	"periph.io/x/conn/v3/gpio"
	"periph.io/x/conn/v3/spi"
)

// Bus is what a panel is connected by.
type Bus struct {
	SPI spi.Conn
	// DC is low for commands and high for data; Reset is active low.
	DC, Reset gpio.PinOut
	Busy      gpio.PinIn
}

// link sends commands over a bus and waits for the panel.
type link struct {
	Bus
	clock clockwork.Clock
	model Model
	most  int // bytes in one transfer
}

// spidevMost is how many bytes one transfer of Linux's spidev takes, unless the
// module was loaded with another bufsiz.
const spidevMost = 4096

// newLink prepares the pins. BUSY is pulled to its busy level, so that a line that
// is not connected does not look like a panel that is ready.
func newLink(b Bus, m Model, clock clockwork.Clock) (*link, error) {
	l := &link{Bus: b, clock: clock, model: m, most: spidevMost}
	if limits, ok := b.SPI.(conn.Limits); ok && limits.MaxTxSize() > 0 {
		l.most = limits.MaxTxSize()
	}
	pull := gpio.PullDown
	if m.Busy == gpio.High {
		pull = gpio.PullUp
	}
	if err := b.Busy.In(pull, gpio.NoEdge); err != nil {
		// Some kernels cannot set the pull; reading still works.
		if err := b.Busy.In(gpio.PullNoChange, gpio.NoEdge); err != nil {
			return nil, fmt.Errorf("read the BUSY pin %s: %w", b.Busy, err)
		}
	}
	for _, p := range []gpio.PinOut{b.DC, b.Reset} {
		if err := p.Out(gpio.High); err != nil {
			return nil, fmt.Errorf("drive pin %s: %w", p, err)
		}
	}
	return l, nil
}

// send sends a command and its data in one transfer each. Data too long for that
// goes in several transfers: the chip goes on where it was.
func (l *link) send(ctx context.Context, command byte, data ...byte) error {
	if err := l.transfer(ctx, gpio.Low, []byte{command}); err != nil {
		return fmt.Errorf("send command %02X: %w", command, err)
	}
	for len(data) > 0 {
		n := min(len(data), l.most)
		if err := l.transfer(ctx, gpio.High, data[:n]); err != nil {
			return fmt.Errorf("send data of command %02X: %w", command, err)
		}
		data = data[n:]
	}
	return nil
}

func (l *link) transfer(ctx context.Context, dc gpio.Level, bytes []byte) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	if err := l.DC.Out(dc); err != nil {
		return fmt.Errorf("set DC: %w", err)
	}
	return l.SPI.Tx(bytes, nil)
}

// set sets registers one after another.
func (l *link) set(ctx context.Context, registers []register) error {
	for _, r := range registers {
		if err := l.send(ctx, r.command, r.data...); err != nil {
			return err
		}
	}
	return nil
}

// reset resets the chip by its RST line, which also wakes it from deep sleep.
func (l *link) reset(ctx context.Context) error {
	r := l.model.reset
	for _, step := range []struct {
		level gpio.Level
		hold  time.Duration
	}{{gpio.High, r.before}, {gpio.Low, r.low}, {gpio.High, r.after}} {
		if err := l.Reset.Out(step.level); err != nil {
			return fmt.Errorf("set RST: %w", err)
		}
		if err := l.pause(ctx, step.hold); err != nil {
			return err
		}
	}
	return l.settle(ctx, "after a reset", l.model.bounds.settle)
}

// pause waits for a time, or until ctx ends.
func (l *link) pause(ctx context.Context, d time.Duration) error {
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-l.clock.After(d):
		return ctx.Err()
	}
}
