package epaper

import (
	"fmt"
	"image"
	"strings"
	"time"

	"periph.io/x/conn/v3/gpio"
)

// Model is a panel that can be bought.
type Model struct {
	// Name in settings, Title for people.
	Name, Title string
	// Chip on the panel, and the Sheets that describe both.
	Chip   Chip
	Sheets string
	// Native is the size as the chip sees it, in pixels.
	Native image.Point
	// Rotation from the picture to the chip's rows.
	Rotation Rotation
	// Busy is the level of the BUSY line while the panel works.
	Busy gpio.Level
	// FullEvery is the number of partial refreshes after which one is full; zero
	// makes every one full.
	FullEvery int

	reset   pulse
	setup   []register // after a reset, in this order
	partial []register // what a partial refresh changes of it
	bounds  bounds
}

// Chip is the controller on a panel.
type Chip string

// The chips that have a driver.
const (
	SSD1680 Chip = "SSD1680"
	SSD1683 Chip = "SSD1683"
	UC8179  Chip = "UC8179"
)

// Rotation is in quarter turns clockwise of the glass against the picture.
type Rotation uint8

// register is a command with its data.
type register struct {
	command byte
	data    []byte
}

// pulse is a hardware reset: high, low, high.
type pulse struct{ before, low, after time.Duration }

// bounds are the longest waits. They are several times what the panel takes at
// room temperature, since it is slower in the cold.
type bounds struct {
	// settle after a reset or a change of power.
	settle time.Duration
	// begin of a refresh: BUSY must show it by then.
	begin time.Duration
	// full and partial refresh.
	full, partial time.Duration
}

// Size of the picture in pixels.
func (m Model) Size() image.Point { return m.Rotation.size(m.Native) }

// Turned returns the same panel upside down.
func (m Model) Turned() Model {
	m.Rotation = (m.Rotation + 2) % 4
	return m
}

// FullOnly returns the same panel without partial refreshes: for one without a
// quick waveform, or where it is so cold that partial ones leave shadows.
func (m Model) FullOnly() Model {
	m.FullEvery = 0
	return m
}

// Models are all panels that can be driven, the smallest first.
func Models() []Model { return []Model{epd2in13v4, epd2in7v2, epd4in2v2, epd7in5v2} }

// ByName finds a model by its name in settings.
func ByName(name string) (Model, error) {
	var known []string
	for _, m := range Models() {
		if m.Name == name {
			return m, nil
		}
		known = append(known, m.Name)
	}
	return Model{}, fmt.Errorf("panel %q is not known; choose %s", name, strings.Join(known, ", "))
}
