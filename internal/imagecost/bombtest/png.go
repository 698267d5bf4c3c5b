// Package bombtest makes small files of pictures that take much to decode, for tests.
package bombtest

import (
	"bytes"
	"compress/zlib"
	"encoding/binary"
	"hash/crc32"
)

// PNG is what a PNG says of itself.
type PNG struct {
	Width, Height int
	// Depth of a part of a pixel in bits, and the colour type: 0 grey, 2 colours, 3 a
	// palette, 4 and 6 the first two with transparency.
	Depth, Colour byte
	Interlaced    bool
	// Bare leaves the picture's data out.
	Bare bool
	// More chunks, by name, that come before the picture's data.
	More []Chunk
}

// Chunk is one of a PNG's.
type Chunk struct {
	Name string
	Body []byte
}

// Bytes is the file, with all of its picture unless it is bare: black.
func (p PNG) Bytes() []byte {
	head := binary.BigEndian.AppendUint32(nil, uint32(p.Width))
	head = binary.BigEndian.AppendUint32(head, uint32(p.Height))
	head = append(head, p.Depth, p.Colour, 0, 0, 0)
	if p.Interlaced {
		head[12] = 1
	}
	chunks := []Chunk{{"IHDR", head}}
	if p.Colour == 3 {
		chunks = append(chunks, Chunk{"PLTE", make([]byte, 3)})
	}
	chunks = append(append(chunks, p.More...), Chunk{"IDAT", p.data()}, Chunk{"IEND", nil})
	file := []byte("\x89PNG\r\n\x1a\n")
	for _, c := range chunks {
		file = binary.BigEndian.AppendUint32(file, uint32(len(c.Body)))
		named := append([]byte(c.Name), c.Body...)
		file = binary.BigEndian.AppendUint32(append(file, named...), crc32.ChecksumIEEE(named))
	}
	return file
}

// passes of an interlaced picture: where they begin, and their steps.
var passes = [...][4]int{{0, 0, 8, 8}, {4, 0, 8, 8}, {0, 4, 4, 8}, {2, 0, 4, 4}, {0, 2, 2, 4}, {1, 0, 2, 2}, {0, 1, 1, 2}}

func (p PNG) data() []byte {
	if p.Bare {
		return Zeros(0)
	}
	parts := map[byte]int{0: 1, 2: 3, 3: 1, 4: 2, 6: 4}[p.Colour]
	raw := func(width, height int) int {
		if width <= 0 || height <= 0 {
			return 0
		}
		return height * (1 + (width*parts*int(p.Depth)+7)/8)
	}
	n := raw(p.Width, p.Height)
	if p.Interlaced {
		n = 0
		for _, s := range passes {
			n += raw((p.Width-s[0]+s[2]-1)/s[2], (p.Height-s[1]+s[3]-1)/s[3])
		}
	}
	return Zeros(n)
}

// Zeros are n bytes, packed as in a PNG.
func Zeros(n int) []byte {
	var b bytes.Buffer
	z := zlib.NewWriter(&b)
	some := make([]byte, 1<<16)
	for ; n > 0; n -= len(some) {
		_, _ = z.Write(some[:min(n, len(some))]) // memory takes it
	}
	_ = z.Close()
	return b.Bytes()
}
