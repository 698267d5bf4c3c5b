package bombtest

import "encoding/binary"

// JPEG is what a JPEG says of itself.
type JPEG struct {
	Width, Height int
	// Sampling has the blocks across and down of each part of the picture, such as 0x22, 0x11,
	// 0x11.
	Sampling []byte
	// Frame is the marker of the frame: 0xc0 for a simple one, 0xc2 for one sent in scans, 0xc9 and
	// 0xca for the same with arithmetic coding.
	Frame byte
	// Scans that say nothing follow the first.
	Scans int
	// Adobe adds how the parts are to be converted: 0 red, green and blue, or four inks. Four
	// parts need it.
	Adobe     bool
	Transform byte
	// Notes are the bodies of comments.
	Notes [][]byte
}

const (
	startImage, endImage    = 0xd8, 0xd9
	quantities, codes, scan = 0xdb, 0xc4, 0xda
	adobe, comment          = 0xee, 0xfe
	simple                  = 0xc0
)

// Bytes is the file. Where the frame is a known one, all of it can be decoded: to grey.
func (p JPEG) Bytes() []byte {
	file := []byte{0xff, startImage}
	for _, n := range p.Notes {
		file = segment(file, comment, n)
	}
	if p.Adobe {
		file = segment(file, adobe, append([]byte("Adobe\x00\x64\x00\x00\x00\x00"), p.Transform))
	}
	table := make([]byte, 65)
	for i := range table[1:] {
		table[1+i] = 1
	}
	file = segment(file, quantities, table)
	frame := binary.BigEndian.AppendUint16([]byte{8}, uint16(p.Height))
	frame = binary.BigEndian.AppendUint16(frame, uint16(p.Width))
	frame = append(frame, byte(len(p.Sampling)))
	for i, s := range p.Sampling {
		frame = append(frame, byte(i+1), s, 0)
	}
	file = segment(file, p.Frame, frame)
	// One code of one bit in each table: no difference, and no more in this and the blocks
	// after it.
	one := append([]byte{0x00, 1}, make([]byte, 15)...)
	file = segment(file, codes, append(one, 0))
	one[0] = 0x10
	if p.Frame == simple {
		return p.simple(segment(file, codes, append(one, 0)))
	}
	file = segment(file, codes, append(one, 0xe0))
	return p.inScans(file)
}

// simple adds scans of the whole picture.
func (p JPEG) simple(file []byte) []byte {
	for range p.Scans + 1 {
		file = segment(file, scan, p.scan(len(p.Sampling), 0, 0, 63))
		file = append(file, make([]byte, p.blocks()/4+1)...)
	}
	return append(file, 0xff, endImage)
}

// inScans adds one of the means, and then those that say nothing.
func (p JPEG) inScans(file []byte) []byte {
	file = segment(file, scan, p.scan(len(p.Sampling), 0, 0, 0))
	file = append(file, make([]byte, p.blocks()/8+1)...)
	for range p.Scans {
		file = segment(file, scan, p.scan(1, 0, 1, 63))
		// Each code of 15 bits ends 16,384 blocks.
		file = append(file, make([]byte, (p.blocks()/16384+1)*2)...)
	}
	return append(file, 0xff, endImage)
}

func (p JPEG) scan(parts int, tables, from, to byte) []byte {
	s := []byte{byte(parts)}
	for i := range parts {
		s = append(s, byte(i+1), tables)
	}
	return append(s, from, to, 0)
}

// blocks of the whole picture.
func (p JPEG) blocks() int {
	across, down, unit := 1, 1, 0
	for _, s := range p.Sampling {
		h, v := int(s>>4), int(s&15)
		across, down, unit = max(across, h), max(down, v), unit+h*v
	}
	return ((p.Width + 8*across - 1) / (8 * across)) * ((p.Height + 8*down - 1) / (8 * down)) * unit
}

func segment(file []byte, marker byte, body []byte) []byte {
	file = binary.BigEndian.AppendUint16(append(file, 0xff, marker), uint16(len(body)+2))
	return append(file, body...)
}
