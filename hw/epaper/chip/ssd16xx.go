package chip

import "time"

// ssd16xx is a Solomon Systech controller.
type ssd16xx struct {
	*Chip
	sources, gates int
	firstSource    int // of the sources the glass begins at

	fresh, before *ram // commands 24 and 26
	area          area
	opcode        byte
	arguments     []byte
	count         int // bytes written since the RAM command

	rows          int
	update1       [2]byte
	update2       byte
	clocked, high bool // clock and voltages are on
	sleeping      byte
}

func ssd1680(firstSource int) func(*Chip) core {
	return func(c *Chip) core { return newSSD16xx(c, 176, 296, firstSource) }
}

func ssd1683(c *Chip) core { return newSSD16xx(c, 400, 300, 0) }

func newSSD16xx(c *Chip, sources, gates, firstSource int) core {
	s := &ssd16xx{Chip: c, sources: sources, gates: gates, firstSource: firstSource}
	s.fresh, s.before = newRAM(sources/8, gates), newRAM(sources/8, gates)
	return s
}

func (s *ssd16xx) asleep() bool { return s.sleeping != 0 }

func (s *ssd16xx) forget() {
	s.fresh.forget(1)
	s.before.forget(2)
	s.sleeping = 0
	s.defaults()
}

// reset wakes from deep sleep. The first mode of it keeps the RAM.
func (s *ssd16xx) reset() {
	if s.sleeping > 1 {
		s.forget()
	}
	s.sleeping = 0
	s.defaults()
}

// defaults are the registers after a reset of either kind; RAM is left alone.
func (s *ssd16xx) defaults() {
	s.area = area{x1: s.sources/8 - 1, y1: s.gates - 1}
	s.rows, s.update1, s.update2 = s.gates, [2]byte{}, 0xFF
	s.clocked, s.high = false, false
}

func (s *ssd16xx) command(c byte) {
	s.opcode, s.arguments, s.count = c, nil, 0
	switch c {
	case 0x12:
		s.defaults()
		s.work(resetTime)
	case 0x20:
		s.activate()
	case 0x24, 0x26:
		if !s.area.holds() {
			s.complain("command %02X with the cursor at byte %d, row %d, outside the window", c, s.area.x, s.area.y)
		}
	case 0x01, 0x10, 0x11, 0x18, 0x1A, 0x21, 0x22, 0x3C, 0x44, 0x45, 0x4E, 0x4F:
	case 0x03, 0x04, 0x0C, 0x2C, 0x32, 0x3F, 0x74, 0x7E: // voltages and waveforms
	default:
		s.complain("command %02X is not known", c)
	}
}

func (s *ssd16xx) data(b byte) {
	switch s.opcode {
	case 0x24:
		s.write(s.fresh, b)
	case 0x26:
		s.write(s.before, b)
	default:
		s.arguments = append(s.arguments, b)
		s.set(s.arguments)
	}
}

func (s *ssd16xx) write(r *ram, b byte) {
	window := (s.area.x1 - s.area.x0 + 1) * (s.area.y1 - s.area.y0 + 1)
	if s.count++; s.count == window+1 {
		s.complain("command %02X writes more than its window of %d bytes", s.opcode, window)
	}
	if !r.put(s.area.x, s.area.y, b) {
		s.complain("command %02X writes byte %d of row %d, outside the RAM", s.opcode, s.area.x, s.area.y)
	}
	s.area.step()
}

// set a register once all its arguments are there.
func (s *ssd16xx) set(a []byte) {
	switch {
	case s.opcode == 0x01 && len(a) == 2:
		s.rows = int(a[0]) + int(a[1])<<8 + 1
	case s.opcode == 0x10 && len(a) == 1:
		s.sleeping = a[0] & 3
	case s.opcode == 0x11 && a[0] != 0x03:
		s.complain("data entry mode %02X is not simulated", a[0])
	case s.opcode == 0x21:
		s.update1[min(len(a), 2)-1] = a[len(a)-1]
	case s.opcode == 0x22:
		s.update2 = a[0]
	case s.opcode == 0x44 && len(a) == 2:
		s.area.x0, s.area.x1 = int(a[0]), int(a[1])
	case s.opcode == 0x45 && len(a) == 4:
		s.area.y0, s.area.y1 = int(a[0])+int(a[1])<<8, int(a[2])+int(a[3])<<8
	case s.opcode == 0x4E:
		s.area.x = int(a[0])
	case s.opcode == 0x4F && len(a) == 2:
		s.area.y = int(a[0]) + int(a[1])<<8
	}
}

// Bits of the update sequence.
const (
	clockOff = 1 << iota
	analogOff
	display
	mode2
	loadWaveform
	loadTemperature
	analogOn
	clockOn
)

// activate runs the update sequence.
func (s *ssd16xx) activate() {
	u := s.update2
	s.clocked = s.clocked || u&clockOn != 0
	s.high = s.high || u&analogOn != 0
	s.work(10 * time.Millisecond)
	if u&display != 0 {
		s.display(u&mode2 == 0)
	}
	s.clocked = s.clocked && u&clockOff == 0
	s.high = s.high && u&analogOff == 0
}

func (s *ssd16xx) display(full bool) {
	if !s.clocked || !s.high {
		s.complain("refresh without clock or voltages")
		return
	}
	s.begin(s.driven(full), full, func() {
		if !full && s.faults.swaps {
			s.fresh, s.before = s.before, s.fresh
		}
	})
}

// driven are the pixels that a refresh moves: all of them, or those that differ
// between the two RAMs.
func (s *ssd16xx) driven(full bool) []pixel {
	pixels := s.pixels[:0]
	for y := range min(s.kind.size.Y, s.rows) {
		for x := range s.kind.size.X {
			column := s.firstSource + x
			if s.update1[1]&0x80 != 0 {
				column = x // sources are counted from the ninth
			}
			white := s.fresh.bit(column, y)
			if full || white != s.before.bit(column, y) {
				pixels = append(pixels, pixel{int32(y*s.kind.size.X + x), !white})
			}
		}
	}
	return pixels
}
