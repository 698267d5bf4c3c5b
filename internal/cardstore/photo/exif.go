package photo

import (
	"bytes"
	"encoding/binary"
)

const (
	upright        = 1
	orientationTag = 0x0112
)

// orientation is which way up a JPEG says that it is, 1 to 8: 1 is upright, as
// is whatever says nothing.
func orientation(file []byte) int {
	block := exif(file)
	if len(block) < 8 {
		return upright
	}
	var order binary.ByteOrder = binary.BigEndian
	if block[0] == 'I' {
		order = binary.LittleEndian
	}
	first := uint64(order.Uint32(block[4:]))
	if first+2 > uint64(len(block)) {
		return upright
	}
	entries := block[first+2:]
	for range order.Uint16(block[first:]) {
		if len(entries) < 12 {
			break
		}
		if v := order.Uint16(entries[8:]); order.Uint16(entries) == orientationTag && 1 <= v && v <= 8 {
			return int(v)
		}
		entries = entries[12:]
	}
	return upright
}

// exif is the block of facts in a JPEG, nil without: segments follow each other,
// each a mark, its length and that many bytes, until the picture begins.
func exif(file []byte) []byte {
	rest, ok := bytes.CutPrefix(file, []byte{0xff, 0xd8})
	for ok && len(rest) >= 4 && rest[0] == 0xff {
		length := int(binary.BigEndian.Uint16(rest[2:]))
		if length < 2 || 2+length > len(rest) {
			break
		}
		if block, is := bytes.CutPrefix(rest[4:2+length], []byte("Exif\x00\x00")); is && rest[1] == 0xe1 {
			return block
		}
		rest = rest[2+length:]
	}
	return nil
}
