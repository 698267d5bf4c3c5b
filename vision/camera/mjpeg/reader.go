// Package mjpeg parts a stream of JPEG pictures into pictures, whatever lies
// between them: nothing, as in the output of a camera program, or the headers
// and boundaries of a web server, right or wrong.
package mjpeg

import (
	"bufio"
	"errors"
	"fmt"
	"io"
)

const (
	// MaxPicture bounds one picture in bytes. Twelve megapixels in best
	// quality take half of it.
	MaxPicture = 16 << 20
	// maxGap bounds the bytes between two pictures.
	maxGap = 1 << 20
)

var (
	// ErrNoPictures is why a stream is given up: it holds something else.
	ErrNoPictures = errors.New("no JPEG pictures in the stream")
	// ErrTooLarge is why a stream is given up: a picture never ends.
	ErrTooLarge = fmt.Errorf("a picture of more than %d MB in the stream", MaxPicture>>20)
)

// Reader takes pictures from a stream.
type Reader struct {
	stream *bufio.Reader
	// begun is set when the marker of a picture's begin is read already.
	begun bool
	// size of the last picture: the next one will have about the same.
	size int
}

// NewReader returns a reader of the stream.
func NewReader(stream io.Reader) *Reader {
	return &Reader{stream: bufio.NewReaderSize(stream, 64<<10), size: 64 << 10}
}

// Next returns the next whole picture; the caller may keep it. A picture
// without an end is passed over as soon as another begins. The error is io.EOF
// where the stream ends between pictures, io.ErrUnexpectedEOF where it ends in
// one, and whatever reading the stream brings. After an error the stream is
// not to be used any more.
func (r *Reader) Next() ([]byte, error) {
	if err := r.begin(); err != nil {
		return nil, err
	}
	picture := make([]byte, 2, r.size+r.size/8)
	picture[0], picture[1] = 0xff, startImage
	var w walk
	for len(picture) < MaxPicture {
		chunk, err := r.chunk()
		if err == io.EOF {
			return nil, io.ErrUnexpectedEOF
		}
		if err != nil {
			return nil, err
		}
		n, v := w.over(chunk)
		picture = append(picture, chunk[:n]...)
		r.stream.Discard(n) // it is buffered
		switch v {
		case whole:
			r.begun, r.size = false, len(picture)
			return picture, nil
		case another:
			picture, w = picture[:2], walk{}
		}
	}
	return nil, ErrTooLarge
}

// chunk returns what is there already, or waits for something.
func (r *Reader) chunk() ([]byte, error) {
	if _, err := r.stream.Peek(1); err != nil {
		return nil, err
	}
	return r.stream.Peek(r.stream.Buffered())
}

// begin reads on until a picture has begun.
func (r *Reader) begin() error {
	before := byte(0)
	for gap := 0; !r.begun; gap++ {
		if gap > maxGap {
			return ErrNoPictures
		}
		b, err := r.stream.ReadByte()
		if err != nil {
			return err
		}
		r.begun = before == 0xff && b == startImage
		before = b
	}
	return nil
}
