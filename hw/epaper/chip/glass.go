package chip

import (
	"image"
	"image/color"
	"time"
)

// glass is what the ink does: it stays where it was driven, and a quick drive
// leaves a trace of what was there.
type glass struct {
	size   image.Point
	black  []bool
	shadow []uint8
}

const (
	trace     = 12 // of 255, left behind by one quick drive
	mostTrace = 96
)

// newGlass shows noise, as what was shown last before it was bought.
func newGlass(size image.Point) *glass {
	g := &glass{size: size, black: make([]bool, size.X*size.Y), shadow: make([]uint8, size.X*size.Y)}
	for i, b := range noise(len(g.black)) {
		g.black[i] = b&1 == 1
	}
	return g
}

// drive one pixel to black or white, by a full waveform or a quick one.
func (g *glass) drive(i int32, black, full bool) {
	switch {
	case full:
		g.shadow[i] = 0
	case g.black[i] != black:
		g.shadow[i] = min(g.shadow[i]+trace, mostTrace)
	}
	g.black[i] = black
}

func (g *glass) ink() *image.Paletted {
	p := image.NewPaletted(image.Rectangle{Max: g.size}, color.Palette{color.White, color.Black})
	for i, black := range g.black {
		if black {
			p.Pix[i] = 1
		}
	}
	return p
}

func (g *glass) grey() *image.Gray {
	p := image.NewGray(image.Rectangle{Max: g.size})
	for i, black := range g.black {
		if p.Pix[i] = 255 - g.shadow[i]; black {
			p.Pix[i] = g.shadow[i]
		}
	}
	return p
}

// refresh is under way until it ends. What drives the glass was fixed when it
// began.
type refresh struct {
	from, until time.Time
	full        bool
	pixels      []pixel
	done        func()
}

// pixel is one that is driven.
type pixel struct {
	at    int32
	black bool
}

// begin a refresh that drives some pixels.
func (c *Chip) begin(pixels []pixel, full bool, done func()) {
	d := c.kind.partial
	if full {
		d = c.kind.full
		c.traffic.Full++
	} else {
		c.traffic.Partial++
	}
	c.work(d)
	c.pixels = pixels
	c.refresh = &refresh{c.clock.Now(), c.busyUntil, full, pixels, done}
}

// advance lets time pass: a refresh that has ended shows.
func (c *Chip) advance() {
	if at := c.faults.cutAt; !at.IsZero() && !c.clock.Now().Before(at) {
		c.faults.cutAt = time.Time{}
		c.loseAt(at)
	}
	if c.refresh == nil || c.clock.Now().Before(c.refresh.until) {
		return
	}
	r := c.refresh
	c.refresh = nil
	c.show(r, len(r.pixels))
	r.done()
}

// show the first n pixels of a refresh.
func (c *Chip) show(r *refresh, n int) {
	for _, p := range r.pixels[:n] {
		c.glass.drive(p.at, p.black, r.full)
	}
}

// noise is what RAM holds when nothing was written: always the same, and never
// right by chance.
func noise(n int) []byte {
	bytes := make([]byte, n)
	state := uint32(2463534242)
	for i := range bytes {
		state ^= state << 13
		state ^= state >> 17
		state ^= state << 5
		bytes[i] = byte(state >> 8)
	}
	return bytes
}
