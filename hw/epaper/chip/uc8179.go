package chip

import "time"

// uc8179 is an UltraChip controller.
type uc8179 struct {
	*Chip
	before, fresh *ram // commands 10 and 13
	area          area
	opcode        byte
	arguments     []byte
	count         int

	window   area
	partial  bool // between 91 and 92
	interval byte // command 50
	forced   bool // temperature, and with it the waveform
	hot      byte
	powered  bool
	sleeping bool
}

func newUC8179(c *Chip) core {
	stride := c.kind.size.X / 8
	return &uc8179{Chip: c, before: newRAM(stride, c.kind.size.Y), fresh: newRAM(stride, c.kind.size.Y)}
}

func (u *uc8179) asleep() bool { return u.sleeping }

func (u *uc8179) forget() {
	u.before.forget(1)
	u.fresh.forget(2)
	u.sleeping = false
	u.defaults()
}

// reset wakes from deep sleep, which has lost the RAM: the data sheet promises
// nothing else.
func (u *uc8179) reset() {
	if u.sleeping {
		u.forget()
	}
	u.defaults()
}

func (u *uc8179) defaults() {
	u.partial, u.interval, u.forced, u.powered = false, 0x31, false, false
	u.hot = 0
}

func (u *uc8179) whole() area { return area{x1: u.fresh.stride - 1, y1: u.fresh.rows - 1} }

func (u *uc8179) command(c byte) {
	u.opcode, u.arguments, u.count = c, nil, 0
	switch c {
	case 0x02:
		u.powered = false
		u.work(40 * time.Millisecond)
	case 0x04:
		u.powered = true
		u.work(100 * time.Millisecond)
	case 0x10, 0x13:
		u.area = u.whole()
		if u.partial {
			u.area = u.window
		}
		u.area.x, u.area.y = u.area.x0, u.area.y0
	case 0x12:
		u.display()
	case 0x91, 0x92:
		u.partial = c == 0x91
	case 0x00, 0x01, 0x06, 0x07, 0x15, 0x50, 0x60, 0x61, 0x71, 0x90, 0xE0, 0xE5:
	default:
		u.complain("command %02X is not known", c)
	}
}

func (u *uc8179) data(b byte) {
	switch u.opcode {
	case 0x10:
		u.write(u.before, b)
	case 0x13:
		u.write(u.fresh, b)
	default:
		u.arguments = append(u.arguments, b)
		u.set(u.arguments)
	}
}

func (u *uc8179) write(r *ram, b byte) {
	window := (u.area.x1 - u.area.x0 + 1) * (u.area.y1 - u.area.y0 + 1)
	if u.count++; u.count == window+1 {
		u.complain("command %02X writes more than its window of %d bytes", u.opcode, window)
	}
	if !r.put(u.area.x, u.area.y, b) && u.count == 1 {
		u.complain("command %02X writes outside the RAM", u.opcode)
	}
	u.area.step()
}

func (u *uc8179) set(a []byte) {
	switch {
	case u.opcode == 0x07 && a[0] == 0xA5:
		if u.powered {
			u.complain("deep sleep with voltages on")
		}
		u.sleeping = true
	case u.opcode == 0x50 && len(a) == 1:
		u.interval = a[0]
	case u.opcode == 0x61 && len(a) == 4:
		if int(a[0])<<8|int(a[1]) != u.kind.size.X || int(a[2])<<8|int(a[3]) != u.kind.size.Y {
			u.complain("resolution % X is not the glass's", a)
		}
	case u.opcode == 0x90 && len(a) == 8:
		u.cut(a)
	case u.opcode == 0xE0:
		u.forced = a[0]&2 != 0
	case u.opcode == 0xE5:
		u.hot = a[0]
	}
}

// cut a window: eight pixels at a time across, both ends inside.
func (u *uc8179) cut(a []byte) {
	at := func(i int) int { return int(a[i])<<8 | int(a[i+1]) }
	u.window = area{x0: at(0) / 8, x1: at(2) / 8, y0: at(4), y1: at(6)}
	if u.window.x1 >= u.fresh.stride || u.window.y1 >= u.fresh.rows || u.window.x0 > u.window.x1 || u.window.y0 > u.window.y1 {
		u.complain("window % X does not lie on the glass", a)
	}
}

// quick is the temperature that makes the chip choose its quick waveform.
const quick = 0x6E

func (u *uc8179) display() {
	if !u.powered {
		u.complain("refresh without voltages")
		return
	}
	over := u.whole()
	if u.partial {
		over = u.window
	}
	u.begin(u.driven(over), !u.forced || u.hot != quick, func() {
		if u.interval&0x08 != 0 { // N2OCP
			u.copy(over)
		}
	})
}

// driven are the pixels that differ between the RAMs, whatever the waveform.
// The interval setting says which bit is black.
func (u *uc8179) driven(over area) []pixel {
	pixels := u.pixels[:0]
	blackBit := u.interval&0x01 == 0
	for y := max(over.y0, 0); y <= min(over.y1, u.kind.size.Y-1); y++ {
		for x := 8 * over.x0; x <= min(8*over.x1+7, u.kind.size.X-1); x++ {
			if bit := u.fresh.bit(x, y); bit != u.before.bit(x, y) {
				pixels = append(pixels, pixel{int32(y*u.kind.size.X + x), bit == blackBit})
			}
		}
	}
	return pixels
}

// copy the new picture over the one before.
func (u *uc8179) copy(over area) {
	for y := over.y0; y <= min(over.y1, u.fresh.rows-1); y++ {
		for x := over.x0; x <= min(over.x1, u.fresh.stride-1); x++ {
			u.before.put(x, y, u.fresh.bits[y*u.fresh.stride+x])
		}
	}
}
