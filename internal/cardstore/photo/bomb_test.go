package photo_test

import (
	"bytes"
	"context"
	"errors"
	"runtime"
	"strings"
	"testing"

	"silvertray/internal/cardstore/photo"
	"silvertray/internal/imagecost/bombtest"
)

// colours are the usual parts of a JPEG.
var colours = []byte{0x22, 0x11, 0x11}

// TestSmallFilesOfLargePictures sends pictures that would take hundreds of megabytes
// or many seconds. Refusing them takes next to nothing.
func TestSmallFilesOfLargePictures(t *testing.T) {
	for name, test := range map[string]struct {
		file []byte
		want string
	}{
		"a line":                 {bombtest.PNG{Width: 24_000_000, Height: 1, Depth: 8, Bare: true}.Bytes(), "too large"},
		"a line of colours":      {bombtest.PNG{Width: 3_000_000, Height: 8, Depth: 16, Colour: 6, Bare: true}.Bytes(), "too large"},
		"a column":               {bombtest.PNG{Width: 1, Height: 24_000_000, Depth: 1, Bare: true}.Bytes(), "too large"},
		"an interlaced line":     {bombtest.PNG{Width: 12_001, Height: 1, Depth: 8, Interlaced: true, Bare: true}.Bytes(), "too large"},
		"deep colours":           {bombtest.PNG{Width: 4800, Height: 4800, Depth: 16, Colour: 6, Bare: true}.Bytes(), "too large"},
		"all there is":           {bombtest.PNG{Width: 1<<31 - 1, Height: 1<<31 - 1, Depth: 16, Colour: 6, Bare: true}.Bytes(), "too large"},
		"100 scans of nothing":   {bombtest.JPEG{Width: 4000, Height: 3000, Sampling: colours, Frame: 0xc2, Scans: 100}.Bytes(), "too large"},
		"25 small ones":          {bombtest.JPEG{Width: 64, Height: 48, Sampling: colours, Frame: 0xc2, Scans: 25}.Bytes(), "too large"},
		"the whole 100 times":    {bombtest.JPEG{Width: 640, Height: 480, Sampling: colours, Frame: 0xc0, Scans: 100}.Bytes(), "too large"},
		"all coefficients":       {bombtest.JPEG{Width: 4800, Height: 4800, Sampling: []byte{0x11, 0x11, 0x11}, Frame: 0xc2}.Bytes(), "too large"},
		"four parts":             {bombtest.JPEG{Width: 4800, Height: 4800, Sampling: []byte{0x11, 0x11, 0x11, 0x11}, Frame: 0xc0, Adobe: true}.Bytes(), "too large"},
		"a long line":            {bombtest.JPEG{Width: 65_535, Height: 8, Sampling: colours, Frame: 0xc0}.Bytes(), "too large"},
		"arithmetic coding":      {bombtest.JPEG{Width: 640, Height: 480, Sampling: colours, Frame: 0xc9}.Bytes(), "no picture that can be read"},
		"arithmetic, 100 scans":  {bombtest.JPEG{Width: 640, Height: 480, Sampling: colours, Frame: 0xca, Scans: 100}.Bytes(), "too large"},
		"a GIF of 65,535 a side": {[]byte("GIF89a\xff\xff\xff\xff\xf7\x00\x00;"), "no picture that can be read"},
		"a WebP":                 {[]byte("RIFF\x1a\x00\x00\x00WEBPVP8L\x0d\x00\x00\x00\x2f\xff\xff\xff\x0f"), "no picture that can be read"},
	} {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		_, err := photo.Fit(t.Context(), test.file)
		runtime.ReadMemStats(&after)
		if err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: %v, want %q", name, err, test.want)
		}
		if took := after.TotalAlloc - before.TotalAlloc; took > uint64(10*len(test.file)+1<<20) {
			t.Errorf("%s: %d bytes of memory for a file of %d", name, took, len(test.file))
		}
	}
}

// TestWhatPhonesSend takes pictures near the bounds, and what is packed beside them.
func TestWhatPhonesSend(t *testing.T) {
	packed := append([]byte("Comment\x00\x00"), bombtest.Zeros(16<<20)...)
	for name, file := range map[string][]byte{
		"24 megapixels":          bombtest.JPEG{Width: 6000, Height: 4000, Sampling: colours, Frame: 0xc0}.Bytes(),
		"12 of them in 12 scans": bombtest.JPEG{Width: 4000, Height: 3000, Sampling: colours, Frame: 0xc2, Scans: 11}.Bytes(),
		"a screenshot":           bombtest.PNG{Width: 750, Height: 1334, Depth: 16, Colour: 6, Interlaced: true}.Bytes(),
		"a text of 16 MB":        bombtest.PNG{Width: 30, Height: 30, Depth: 8, More: []bombtest.Chunk{{Name: "zTXt", Body: packed}, {Name: "iCCP", Body: packed}}}.Bytes(),
		"a thumbnail in a note":  bombtest.JPEG{Width: 64, Height: 48, Sampling: colours, Frame: 0xc0, Notes: [][]byte{bytes.Repeat([]byte{0xff, 0xda}, 30_000)}}.Bytes(),
		"a film behind it":       append(bombtest.JPEG{Width: 64, Height: 48, Sampling: colours, Frame: 0xc0}.Bytes(), bytes.Repeat([]byte{0xff, 0xda}, 30_000)...),
	} {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		fit(t, file)
		runtime.ReadMemStats(&after)
		if took := (after.TotalAlloc - before.TotalAlloc) >> 20; took > 300 {
			t.Errorf("%s: %d MB of memory", name, took)
		}
	}
}

// TestAPictureIsGivenUp ends the wait before and while a picture is decoded.
func TestAPictureIsGivenUp(t *testing.T) {
	for name, file := range map[string][]byte{
		"JPEG": bombtest.JPEG{Width: 4000, Height: 3000, Sampling: colours, Frame: 0xc2, Scans: 20}.Bytes(),
		"PNG":  bombtest.PNG{Width: 4000, Height: 3000, Depth: 8, Colour: 6}.Bytes(),
	} {
		for asked := range 4 {
			ctx := &leaving{t.Context(), asked}
			if _, err := photo.Fit(ctx, file); !errors.Is(err, context.Canceled) {
				t.Errorf("%s, gone after being asked for %d times: %v, want %v", name, asked, err, context.Canceled)
			}
		}
	}
}

// leaving has ended once its state was asked for so many times.
type leaving struct {
	context.Context
	asked int
}

func (l *leaving) Err() error {
	if l.asked--; l.asked < 0 {
		return context.Canceled
	}
	return nil
}
