package mjpeg

import (
	"bytes"
	"errors"
)

// Markers of a JPEG, each behind a byte 0xff; ITU-T T.81, table B.1.
const (
	temporary  = 0x01
	firstReset = 0xd0
	lastReset  = 0xd7
	startImage = 0xd8
	endImage   = 0xd9
)

// ErrCut is why a picture is not whole.
var ErrCut = errors.New("the picture is cut off")

// verdict is what a byte means for the picture it belongs to.
type verdict int

const (
	inside  verdict = iota
	whole           // the picture ends with this byte
	another         // a new picture begins with this byte, the old one has no end
)

// walk follows a picture byte by byte, from behind its first marker on. It
// steps over segments by their length, so that a thumbnail in one of them does
// not end the picture. Coded data need no state of their own: in them 0xff is
// followed by zero or a reset, which mean nothing here.
type walk struct {
	expect expectation
	// left counts the bytes of the segment that are still to come.
	left int
}

// expectation is what the next byte is.
type expectation int

const (
	anything expectation = iota
	marker
	highLength
	lowLength
	segment
)

// over walks over data up to the first byte with a meaning, and returns how many
// bytes that took.
func (w *walk) over(data []byte) (n int, v verdict) {
	for n < len(data) {
		n += w.leap(data[n:])
		if n == len(data) {
			break
		}
		v = w.step(data[n])
		n++
		if v != inside {
			return n, v
		}
	}
	return n, inside
}

// leap returns how many bytes at the begin of data mean nothing, for speed.
func (w *walk) leap(data []byte) int {
	switch w.expect {
	case anything:
		if n := bytes.IndexByte(data, 0xff); n >= 0 {
			return n
		}
		return len(data)
	case segment:
		n := min(w.left-1, len(data))
		w.left -= n
		return n
	}
	return 0
}

func (w *walk) step(b byte) verdict {
	switch w.expect {
	case marker:
		return w.mark(b)
	case highLength:
		w.left, w.expect = int(b)<<8, lowLength
	case lowLength:
		w.left += int(b) - 2 // a length counts its own two bytes
		w.expect = segment
		if w.left <= 0 {
			w.expect = anything
		}
	case segment:
		if w.left--; w.left == 0 {
			w.expect = anything
		}
	default:
		if b == 0xff {
			w.expect = marker
		}
	}
	return inside
}

// mark takes the byte behind 0xff.
func (w *walk) mark(b byte) verdict {
	switch {
	case b == 0xff: // filling
	case b == endImage:
		return whole
	case b == startImage:
		return another
	case b == 0, b == temporary, b >= firstReset && b <= lastReset:
		w.expect = anything
	default:
		w.expect = highLength
	}
	return inside
}

// Check reports whether a JPEG, from its first byte on, has an end. What follows
// the end does not count: phones put more pictures there.
func Check(data []byte) error {
	if len(data) < 2 || data[0] != 0xff || data[1] != startImage {
		return errors.New("not a JPEG picture")
	}
	var w walk
	if _, v := w.over(data[2:]); v != whole {
		return ErrCut
	}
	return nil
}
