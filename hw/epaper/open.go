package epaper

import (
	"cmp"
	"context"
	"errors"
	"fmt"

	"periph.io/x/conn/v3/gpio"
	"periph.io/x/conn/v3/gpio/gpioreg"
	"periph.io/x/conn/v3/physic"
	"periph.io/x/conn/v3/spi"
	"periph.io/x/conn/v3/spi/spireg"
	"periph.io/x/host/v3"
)

// Wiring names the port and the pins of a panel, as periph knows them.
type Wiring struct {
	SPI             string // empty is Port
	DC, Reset, Busy string
	Power           string // high while the program runs; empty for none
}

// Port is the SPI port on the pins of a Raspberry Pi's header. It is opened by
// name, since the first one found need not be it: a Raspberry Pi 5 on which SPI is
// switched off still has one, to its boot memory.
const Port = "/dev/spidev0.0"

// speed of the SPI clock, as the vendor's driver sets it.
const speed = 10 * physic.MegaHertz

// Connected is an open panel. Close it after use.
type Connected struct {
	*Panel
	port spi.PortCloser
}

// Open opens the panel on this machine's port and pins.
func Open(m Model, w Wiring, o Options) (*Connected, error) {
	if _, err := host.Init(); err != nil {
		return nil, fmt.Errorf("open the panel: look at this machine's hardware: %w", err)
	}
	bus, err := w.pins()
	if err != nil {
		return nil, fmt.Errorf("open the panel: %w", err)
	}
	name := cmp.Or(w.SPI, Port)
	port, err := spireg.Open(name)
	if err != nil {
		return nil, fmt.Errorf("open the panel: no SPI port %s; switch SPI on (raspi-config, Interface Options) "+
			"and be in the group spi: %w", name, err)
	}
	if bus.SPI, err = port.Connect(speed, spi.Mode0, 8); err == nil {
		var p *Panel
		if p, err = New(bus, m, o); err == nil {
			return &Connected{Panel: p, port: port}, nil
		}
	}
	return nil, errors.Join(fmt.Errorf("open the panel: %w", err), port.Close())
}

// pins finds the pins, and switches the panel's power on.
func (w Wiring) pins() (bus Bus, err error) {
	pin := func(what, name string) gpio.PinIO {
		p := gpioreg.ByName(name)
		if p == nil && err == nil {
			err = fmt.Errorf("pin %q for %s is not on this machine; names are such as GPIO25, and need the group gpio", name, what)
		}
		return p
	}
	bus = Bus{DC: pin("DC", w.DC), Reset: pin("RST", w.Reset), Busy: pin("BUSY", w.Busy)}
	if w.Power == "" || err != nil {
		return bus, err
	}
	power := pin("power", w.Power)
	if err != nil {
		return bus, err
	}
	if err := power.Out(gpio.High); err != nil {
		return bus, fmt.Errorf("give the panel power by pin %s: %w", power, err)
	}
	return bus, nil
}

// Close leaves the picture on the glass and takes all voltage from it.
func (c *Connected) Close(ctx context.Context) error {
	return errors.Join(c.Panel.Close(ctx), c.port.Close())
}
