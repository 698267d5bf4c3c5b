// Package imagecost tells from a picture's structure what it would cost to decode it, so that a
// small file cannot ask for much memory or time.
package imagecost

import (
	"errors"
	"math"
)

// Cost is what decoding a picture takes at most.
type Cost struct {
	// Format is JPEG or PNG.
	Format        Format
	Width, Height int
	// Bytes of memory, beside the file's own.
	Bytes int64
	// Scans is how often a decoder goes over the whole picture.
	Scans int
}

// Format is how a picture is coded.
type Format int

// The formats that are known.
const (
	JPEG Format = iota + 1
	PNG
)

// Why a picture's cost is not known.
var (
	ErrFormat  = errors.New("neither a JPEG nor a PNG picture")
	ErrDamaged = errors.New("the picture's structure is damaged")
)

// Bounds are what a picture may cost.
type Bounds struct {
	// Side bounds width and height.
	Side, Pixels, Scans int
	Bytes               int64
}

// Allow reports whether a picture stays within the bounds.
func (b Bounds) Allow(c Cost) bool {
	return c.Width <= b.Side && c.Height <= b.Side && c.Width*c.Height <= b.Pixels && c.Scans <= b.Scans && c.Bytes <= b.Bytes
}

// Of returns the cost of a picture in memory. It decodes nothing, and takes about as long as
// searching the file for one byte.
func Of(file []byte) (Cost, error) {
	switch {
	case len(file) >= len(pngBegin) && string(file[:len(pngBegin)]) == pngBegin:
		return ofPNG(file)
	case len(file) >= 2 && file[0] == 0xff && file[1] == startImage:
		return ofJPEG(file)
	}
	return Cost{}, ErrFormat
}

// product multiplies what a hostile header says; beyond what an int64 holds it is the largest.
func product(factors ...int64) int64 {
	p := int64(1)
	for _, f := range factors {
		if f > 0 && p > math.MaxInt64/f {
			return math.MaxInt64
		}
		p *= f
	}
	return p
}
