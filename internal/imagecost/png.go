package imagecost

import "encoding/binary"

// pngBegin is what a PNG file begins with, and the name of its header behind it.
const pngBegin = "\x89PNG\r\n\x1a\n"

// headerEnd is where the header's fields end; ISO/IEC 15948, section 11.2.2.
const headerEnd = len(pngBegin) + 8 + 13

// ofPNG reads the header. All else in a PNG costs no more than its own bytes: decoders do not
// unpack texts and profiles, and the picture's data only as far as it has pixels.
func ofPNG(file []byte) (Cost, error) {
	if len(file) < headerEnd || string(file[len(pngBegin)+4:len(pngBegin)+8]) != "IHDR" {
		return Cost{}, ErrDamaged
	}
	h := file[headerEnd-13 : headerEnd]
	width, height := binary.BigEndian.Uint32(h), binary.BigEndian.Uint32(h[4:])
	if width == 0 || height == 0 || width > 1<<31-1 || height > 1<<31-1 {
		return Cost{}, ErrDamaged
	}
	depth, colour, interlaced := int64(h[8]), h[9], h[12] != 0
	// A decoder unpacks to whole bytes, and grey or colour alone may get the transparency of
	// a colour named elsewhere in the file: four parts a pixel, unless it is a palette's.
	parts := int64(4)
	if colour == 3 {
		parts = 1
	}
	bytes := product(int64(width), int64(height), parts, max(depth/8, 1))
	if interlaced { // each pass is a picture of its own
		bytes = product(bytes, 2)
	}
	// Two rows are at hand at a time.
	bytes = max(bytes, bytes+product(int64(width), parts, max(depth/8, 1), 2))
	return Cost{PNG, int(width), int(height), bytes, 1}, nil
}
