// Package simulation is a panel whose pictures go through the driver and over
// a simulated wire, before they are shown where there is no glass.
package simulation

import (
	"context"
	"fmt"
	"image"

	"periph.io/x/conn/v3/physic"
	"periph.io/x/conn/v3/spi"

	"silvertray/hw"
	"silvertray/hw/epaper"
	"silvertray/hw/epaper/chip"
)

// Panel shows on another one what a simulated chip's glass shows.
type Panel struct {
	model  epaper.Model
	driver *epaper.Panel
	chip   *chip.Chip
	out    hw.Panel
}

var _ hw.Panel = (*Panel)(nil)

// glass of each model.
var glass = map[string]chip.Kind{
	"epd2in13v4": chip.GDEY0213B74,
	"epd2in7v2":  chip.GDEY027T91,
	"epd4in2v2":  chip.GDEY042T81,
	"epd7in5v2":  chip.GDEY075T7,
}

// New simulates a model, and shows what its glass shows on out. Time passes for
// the chip alone: nobody waits for a refresh.
func New(m epaper.Model, out hw.Panel) (*Panel, error) {
	kind, ok := glass[m.Name]
	if !ok {
		return nil, fmt.Errorf("simulate the panel %s: its glass is not known", m.Name)
	}
	if m.Size() != out.Size() {
		return nil, fmt.Errorf("simulate the panel %s: its %v pixels are to be shown on %v", m.Name, m.Size(), out.Size())
	}
	clock := chip.NewClock()
	c := chip.New(kind, clock)
	conn, err := c.Port().Connect(10*physic.MegaHertz, spi.Mode0, 8)
	if err != nil {
		return nil, fmt.Errorf("simulate the panel %s: %w", m.Name, err)
	}
	bus := epaper.Bus{SPI: conn, DC: c.DC(), Reset: c.RST(), Busy: c.BUSY()}
	driver, err := epaper.New(bus, m, epaper.Options{Clock: clock})
	if err != nil {
		return nil, fmt.Errorf("simulate the panel %s: %w", m.Name, err)
	}
	return &Panel{model: m, driver: driver, chip: c, out: out}, nil
}

// Size in pixels.
func (p *Panel) Size() image.Point { return p.model.Size() }

// Show a picture on the glass, and the glass on the other panel.
func (p *Panel) Show(ctx context.Context, picture *image.Paletted, r hw.Refresh) error {
	if err := p.driver.Show(ctx, picture, r); err != nil {
		return err
	}
	return p.out.Show(ctx, p.model.Upright(p.chip.Glass()), r)
}

// Traffic over the simulated wire so far.
func (p *Panel) Traffic() chip.Traffic { return p.chip.Traffic() }
