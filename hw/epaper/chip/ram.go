package chip

// ram holds the bits of one picture. A cursor walks over a window of it, row by
// row, and starts over at its end.
type ram struct {
	stride, rows int
	bits         []byte
}

func newRAM(stride, rows int) *ram { return &ram{stride, rows, make([]byte, stride*rows)} }

// forget fills the RAM with noise.
func (r *ram) forget(seed int) { copy(r.bits, noise(len(r.bits) + seed)[seed:]) }

// bit of a pixel; false outside the RAM.
func (r *ram) bit(x, y int) bool {
	if x < 0 || x >= 8*r.stride || y < 0 || y >= r.rows {
		return false
	}
	return r.bits[y*r.stride+x/8]&(0x80>>(x%8)) != 0
}

// put a byte; false outside the RAM.
func (r *ram) put(x, y int, b byte) bool {
	if x < 0 || x >= r.stride || y < 0 || y >= r.rows {
		return false
	}
	r.bits[y*r.stride+x] = b
	return true
}

// area is a window in bytes and rows, both ends inside, and a cursor in it.
type area struct {
	x0, x1, y0, y1 int
	x, y           int
}

// holds reports whether the cursor is in the window.
func (a *area) holds() bool { return a.x >= a.x0 && a.x <= a.x1 && a.y >= a.y0 && a.y <= a.y1 }

// step moves the cursor on by a byte.
func (a *area) step() {
	if a.x++; a.x <= a.x1 {
		return
	}
	if a.x, a.y = a.x0, a.y+1; a.y > a.y1 {
		a.y = a.y0
	}
}
