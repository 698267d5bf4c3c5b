package configs

import (
	"fmt"
	"image"
	"slices"
	"strings"
)

// panels are those that can be set: a real one by its name, which is then opened on
// the bus, or one without hardware by the size of its picture.
var panels = []struct {
	name, size string
	pixels     image.Point
}{
	{"epd2in13v4", "250x122", image.Pt(250, 122)},
	{"epd2in7v2", "264x176", image.Pt(264, 176)},
	{"epd4in2v2", "400x300", image.Pt(400, 300)},
	{"epd7in5v2", "800x480", image.Pt(800, 480)},
}

// PanelSize returns the panel's size in pixels.
func (s Settings) PanelSize() (image.Point, error) {
	var known []string
	for _, p := range panels {
		if s.Panel == p.name || s.Panel == p.size {
			return p.pixels, nil
		}
		known = append(known, p.name, p.size)
	}
	return image.Point{}, notOne("panel", s.Panel, known)
}

// PanelModel returns the panel's name, and whether it is on the bus.
func (s Settings) PanelModel() (name string, wired bool) {
	for _, p := range panels {
		if s.Panel == p.name || s.Panel == p.size {
			return p.name, s.Panel == p.name
		}
	}
	return "", false
}

// panelLines are the panel's lines that have a pin.
var panelLines = []string{"dc", "rst", "busy", "power"}

// PanelWiring returns the pin of each of the panel's lines, and its port as spi.
func (s Settings) PanelWiring() (map[string]string, error) {
	pins, lines := make(map[string]string), append([]string{"spi"}, panelLines...)
	taken := make(map[string]string)
	for _, text := range s.Wiring {
		line, pin, ok := strings.Cut(text, "=")
		line, pin = strings.TrimSpace(line), strings.TrimSpace(pin)
		switch other, twice := taken[pin]; {
		case !ok || pin == "" || !slices.Contains(lines, line):
			return nil, fmt.Errorf("wiring %q: write it like dc=GPIO25, with one of dc, rst, busy, power, spi", text)
		case pins[line] != "":
			return nil, fmt.Errorf("wiring %q: %s is wired already, to %s", text, line, pins[line])
		case twice:
			return nil, fmt.Errorf("wiring %q: %s is wired already, to %s", text, pin, other)
		}
		pins[line], taken[pin] = pin, line
	}
	for _, line := range []string{"dc", "rst", "busy"} {
		if pins[line] == "" {
			return nil, fmt.Errorf("wiring: no pin is named for %s; add %s=GPIO and its number", line, line)
		}
	}
	return pins, nil
}

// Panels returns what may be set as panel: sizes, then names on the bus.
func Panels() (known []string) {
	for _, p := range panels {
		known = append(known, p.size)
	}
	for _, p := range panels {
		known = append(known, p.name)
	}
	return known
}
