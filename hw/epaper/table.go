package epaper

import (
	"image"
	"time"

	"periph.io/x/conn/v3/gpio"
)

// The panels. "stream" in a comment marks a value from the byte stream of the
// vendor's driver; all others are from the chip's data sheet.

var epd2in13v4 = Model{
	Name: "epd2in13v4", Title: `Waveshare 2.13" e-Paper HAT V4`,
	Chip: SSD1680, Sheets: "2.13inch e-Paper V4 Specification; SSD1680 data sheet",
	Native: image.Pt(122, 250), Rotation: 1,
	Busy: gpio.High, FullEvery: 20,
	reset: pulse{20 * time.Millisecond, 2 * time.Millisecond, 20 * time.Millisecond},
	setup: []register{
		{driverOutput, []byte{0xF9, 0, 0}}, // 250 rows
		{dataEntry, []byte{0x03}},
		{border, []byte{0x05}},
		{updateControl1, []byte{0, 0x80}}, // the glass begins at source 8; stream
		{temperatureSensor, []byte{0x80}},
	},
	partial: []register{{border, []byte{0x80}}},
	bounds:  ssd16xxBounds,
}

var epd2in7v2 = Model{
	Name: "epd2in7v2", Title: `Waveshare 2.7" e-Paper HAT V2`,
	Chip: SSD1680, Sheets: "2.7inch e-Paper V2 Specification; SSD1680 data sheet",
	Native: image.Pt(176, 264), Rotation: 1,
	Busy: gpio.High, FullEvery: 20,
	reset: pulse{20 * time.Millisecond, 2 * time.Millisecond, 20 * time.Millisecond},
	setup: []register{
		{driverOutput, []byte{0x07, 0x01, 0}}, // 264 rows; stream, in grey mode only
		{dataEntry, []byte{0x03}},
		{border, []byte{0x05}},
		{updateControl1, []byte{0, 0}},
		{temperatureSensor, []byte{0x80}},
	},
	partial: []register{{border, []byte{0x80}}},
	bounds:  ssd16xxBounds,
}

var epd4in2v2 = Model{
	Name: "epd4in2v2", Title: `Waveshare 4.2" e-Paper Module V2`,
	Chip: SSD1683, Sheets: "4.2inch e-Paper V2 Specification; SSD1683 data sheet",
	Native: image.Pt(400, 300),
	Busy:   gpio.High, FullEvery: 20,
	reset: pulse{100 * time.Millisecond, 2 * time.Millisecond, 100 * time.Millisecond}, // stream
	setup: []register{
		{driverOutput, []byte{0x2B, 0x01, 0}}, // 300 rows
		{updateControl1, []byte{0x40, 0}},     // a full refresh takes no note of the picture before; stream
		{border, []byte{0x05}},
		{dataEntry, []byte{0x03}},
		{temperatureSensor, []byte{0x80}},
	},
	partial: []register{{border, []byte{0x80}}, {updateControl1, []byte{0, 0}}},
	bounds:  ssd16xxBounds,
}

// Partial refreshes need a panel made since autumn 2023, when the quick waveform
// came into the chip. The chip cannot be asked whether it has that: the board does
// not connect the line that it would answer on. For an older one use FullOnly.
var epd7in5v2 = Model{
	Name: "epd7in5v2", Title: `Waveshare 7.5" e-Paper HAT V2`,
	Chip: UC8179, Sheets: "7.5inch e-Paper V2 Specification; UC8179 data sheet",
	Native: image.Pt(800, 480),
	Busy:   gpio.Low, FullEvery: 20,
	reset: pulse{20 * time.Millisecond, 2 * time.Millisecond, 20 * time.Millisecond},
	setup: []register{
		{powerSetting, []byte{0x07, 0x07, 0x3F, 0x3F}}, // stream
		{boosterSoftStart, []byte{0x17, 0x17, 0x28, 0x17}},
		{powerOn, nil},
		{panelSetting, []byte{0x1F}}, // black and white, waveforms of the chip
		{resolution, []byte{0x03, 0x20, 0x01, 0xE0}},
		{dualSPI, []byte{0x00}},
		{intervalSetting, []byte{0x10, 0x07}},
		{nonOverlap, []byte{0x22}},
	},
	partial: []register{
		{intervalSetting, []byte{0xA9, 0x07}},
		{cascadeSetting, []byte{0x02}},
		{forceTemperature, []byte{0x6E}}, // picks the quick waveform; stream
	},
	bounds: bounds{settle: 2 * time.Second, begin: 300 * time.Millisecond, full: 10 * time.Second, partial: 5 * time.Second},
}

var ssd16xxBounds = bounds{
	settle: time.Second, begin: 200 * time.Millisecond, full: 8 * time.Second, partial: 4 * time.Second,
}
