package imagecost

import (
	"bytes"
	"encoding/binary"
)

// Markers of a JPEG, each behind a byte 0xff; ITU-T T.81, table B.1.
const (
	firstFrame = 0xc0
	tables     = 0xc4 // among the frames, as are the next two
	extension  = 0xc8
	arithmetic = 0xcc
	lastFrame  = 0xcf
	firstReset = 0xd0
	lastReset  = 0xd7
	startImage = 0xd8
	endImage   = 0xd9
	startScan  = 0xda
	firstApp   = 0xe0
	adobe      = 0xee
	lastApp    = 0xef
	comment    = 0xfe
)

// segment is a part of a JPEG between two markers.
type segment struct {
	marker byte
	// body follows marker and length. Behind that of a scan come its coded data.
	body, data []byte
}

// segments parts a JPEG as decoders do, up to its end or to where it is cut off: what belongs
// to no segment is passed over.
func segments(file []byte) (all []segment, whole bool, err error) {
	rest := file[2:]
	for {
		at := nextMarker(rest)
		if at < 0 {
			return all, false, nil
		}
		marker := rest[at]
		if marker == endImage {
			return all, true, nil
		}
		if marker < firstFrame || marker == startImage {
			return nil, false, ErrDamaged
		}
		if rest = rest[at+1:]; len(rest) < 2 {
			return all, false, nil
		}
		length := int(binary.BigEndian.Uint16(rest))
		if length < 2 {
			return nil, false, ErrDamaged
		}
		if length > len(rest) {
			return all, false, nil
		}
		s := segment{marker: marker, body: rest[2:length]}
		rest = rest[length:]
		if marker == startScan {
			end := nextMarker(rest)
			if end < 0 {
				end = len(rest) + 1
			}
			s.data = rest[:end-1]
			rest = rest[end-1:]
		}
		all = append(all, s)
	}
}

// nextMarker is where the byte lies that names the next marker; negative where there is none.
// Resets and what stands for 0xff in coded data are none.
func nextMarker(file []byte) int {
	for at := 0; ; {
		n := bytes.IndexByte(file[at:], 0xff)
		if n < 0 || at+n+1 >= len(file) {
			return -1
		}
		at += n + 1
		switch b := file[at]; {
		case b == 0, firstReset <= b && b <= lastReset:
			at++
		case b != 0xff: // which fills
			return at
		}
	}
}

// isFrame reports whether a segment says what the picture is like.
func (s segment) isFrame() bool {
	return firstFrame <= s.marker && s.marker <= lastFrame &&
		s.marker != tables && s.marker != extension && s.marker != arithmetic
}

// isNote reports whether decoders pass over a segment. One that says how colours are coded is none.
func (s segment) isNote() bool {
	return firstApp < s.marker && s.marker <= lastApp && s.marker != adobe || s.marker == comment
}

// ofJPEG adds up what the segments ask for.
func ofJPEG(file []byte) (Cost, error) {
	all, _, err := segments(file)
	if err != nil {
		return Cost{}, err
	}
	c := Cost{Format: JPEG}
	converted := false // as a whole, once it is decoded
	for _, s := range all {
		if !s.isNote() { // a decoder that has lost its way in damaged data may begin there
			c.Scans += bytes.Count(s.body, []byte{0xff, startScan})
		}
		switch {
		case s.marker == startScan:
			c.Scans++
		case s.marker == adobe:
			converted = converted || len(s.body) >= 12 && s.body[11] == 0
		case s.isFrame():
			if c.Width > 0 {
				return Cost{}, ErrDamaged // there is one of them
			}
			odd, err := c.frame(s)
			if err != nil {
				return Cost{}, err
			}
			converted = converted || odd
		}
	}
	if c.Width == 0 {
		return Cost{}, ErrDamaged
	}
	if converted {
		c.Bytes += product(int64(c.Width), int64(c.Height), 4)
	}
	return c, nil
}

const (
	side       = 8 // of a block, in samples
	pixels     = side * side
	perPart    = 3 // bytes for each part of the picture's colours
	mostParts  = 4
	mostInUnit = 4 // blocks of a part in a unit, across and down
)

// frame takes width, height and memory from a frame's header; ITU-T T.81, section B.2.2. odd
// reports whether its parts are not the usual ones.
func (c *Cost) frame(s segment) (odd bool, err error) {
	if len(s.body) < 6 {
		return false, ErrDamaged
	}
	height, width, parts := int(binary.BigEndian.Uint16(s.body[1:])), int(binary.BigEndian.Uint16(s.body[3:])), int(s.body[5])
	if height == 0 || width == 0 || parts == 0 || parts > mostParts || len(s.body) < 6+perPart*parts {
		return false, ErrDamaged
	}
	across, down, unit, named := 1, 1, 0, ""
	for n := range parts {
		part := s.body[6+perPart*n:]
		h, v := int(part[1]>>4), int(part[1]&15)
		if h == 0 || v == 0 || h > mostInUnit || v > mostInUnit {
			return false, ErrDamaged
		}
		if parts == 1 {
			h, v = 1, 1
		}
		across, down, unit, named = max(across, h), max(down, v), unit+h*v, named+string(rune(part[0]))
	}
	units := int64((width+side*across-1)/(side*across)) * int64((height+side*down-1)/(side*down))
	each := int64(pixels)
	if s.marker != firstFrame && s.marker != firstFrame+1 { // held as coefficients until the last scan
		each += pixels * 4
	}
	c.Width, c.Height = width, height
	c.Bytes = product(units, int64(unit), each)
	return parts == mostParts || named == "RGB", nil
}

// Plain is a JPEG with nothing in it but what a decoder needs: no notes, and nothing between
// segments or behind the end. So what Of has counted is what a decoder finds.
func Plain(file []byte) ([]byte, error) {
	if len(file) < 2 || file[0] != 0xff || file[1] != startImage {
		return nil, ErrFormat
	}
	all, whole, err := segments(file)
	if err != nil {
		return nil, err
	}
	out := append(make([]byte, 0, len(file)), file[:2]...)
	for _, s := range all {
		if s.isNote() {
			continue
		}
		out = append(out, 0xff, s.marker)
		out = binary.BigEndian.AppendUint16(out, uint16(len(s.body)+2))
		out = append(append(out, s.body...), s.data...)
	}
	if whole {
		out = append(out, 0xff, endImage)
	}
	return out, nil
}
