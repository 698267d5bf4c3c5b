// Package photo makes small pictures of what phones take: upright, a few dozen
// kilobytes, and with nothing in them but the picture, so that nobody learns from
// it where it was taken.
package photo

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"image/jpeg"
	"image/png"
	"io"
	"runtime/debug"
	"time"

	"silvertray/internal/imagecost"
	"silvertray/internal/words"
)

const (
	// MostBytes bounds what is taken.
	MostBytes = 12 << 20
	// side is the longer side of what is made.
	side    = 640
	quality = 82
	// mostTime bounds the work on one picture. The largest within the bounds takes about a
	// second of a small computer.
	mostTime = 15 * time.Second
)

// bounds are those of a phone's picture of 24 megapixels, or one of 12 that is sent in
// scans, which take about ten.
var bounds = imagecost.Bounds{Side: 12_000, Pixels: 24_000_000, Scans: 24, Bytes: 96 << 20}

// Why a picture is not taken.
var (
	errFormat  = words.Sorry("this is no picture that can be read; take one as JPEG or PNG")
	errLarge   = words.Sorry("the picture is too large; take a smaller one")
	errDamaged = words.Sorry("the picture is damaged; take another one")
	errSlow    = words.Sorry("the picture takes too long to read; take a smaller one")
)

// large is from how many bytes on a picture's memory is worth the time to give it back.
const large = 4 << 20

// Fit makes a small JPEG of a picture, JPEG or PNG. Its error has a phrase, unless ctx has
// ended.
func Fit(ctx context.Context, file []byte) ([]byte, error) {
	if len(file) > MostBytes {
		return nil, errLarge
	}
	if cost, err := imagecost.Of(file); err == nil && cost.Bytes+int64(len(file)) > large {
		// Its memory is given back at once, before that of the next one is asked for.
		defer debug.FreeOSMemory()
	}
	whole, err := decode(ctx, file)
	if err != nil {
		return nil, err
	}
	small := turned(shrunk(whole), orientation(file))
	var b bytes.Buffer
	if err := jpeg.Encode(&b, small, &jpeg.Options{Quality: quality}); err != nil {
		return nil, fmt.Errorf("write the picture: %w", err)
	}
	return b.Bytes(), nil
}

// decode decodes a picture that stays within the bounds, until ctx ends.
func decode(ctx context.Context, file []byte) (image.Image, error) {
	cost, err := imagecost.Of(file)
	if err != nil {
		return nil, errFormat
	}
	if !bounds.Allow(cost) {
		return nil, errLarge
	}
	read := png.Decode
	if cost.Format == imagecost.JPEG {
		read = jpeg.Decode
		if file, err = imagecost.Plain(file); err != nil {
			return nil, errDamaged
		}
	}
	from := &patient{bytes.NewReader(file), ctx, time.Now().Add(mostTime)}
	whole, err := read(from)
	switch {
	case ctx.Err() != nil:
		return nil, fmt.Errorf("decode the picture: %w", ctx.Err())
	case from.late():
		return nil, errSlow
	case isUnsupported(err):
		return nil, errFormat
	case err != nil:
		return nil, errDamaged
	}
	return whole, nil
}

// isUnsupported reports whether a decoder cannot read a kind of picture.
func isUnsupported(err error) bool {
	switch err.(type) {
	case jpeg.UnsupportedError, png.UnsupportedError:
		return true
	}
	return false
}

// patient reads in small steps, until ctx ends or it is late. What a decoder makes of one
// step is bounded.
type patient struct {
	from  io.Reader
	ctx   context.Context
	until time.Time
}

func (p *patient) late() bool { return time.Now().After(p.until) }

// step is how many bytes are read at a time.
const step = 512

// Read implements io.Reader.
func (p *patient) Read(into []byte) (int, error) {
	if err := p.ctx.Err(); err != nil {
		return 0, err
	}
	if p.late() {
		return 0, errSlow
	}
	return p.from.Read(into[:min(len(into), step)])
}
