package imagecost_test

import (
	"bytes"
	"errors"
	"image/jpeg"
	"image/png"
	"runtime"
	"testing"

	"pgregory.net/rapid"

	"silvertray/internal/imagecost"
	"silvertray/internal/imagecost/bombtest"
)

// taken is how much memory a decoder asks for in all, and its error.
func taken(file []byte, format imagecost.Format) (bytesTaken int64, err error) {
	decode := png.Decode
	if format == imagecost.JPEG {
		decode = jpeg.Decode
	}
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	_, err = decode(bytes.NewReader(file))
	runtime.ReadMemStats(&after)
	return int64(after.TotalAlloc - before.TotalAlloc), err
}

// aside is what a decoder takes whatever the picture.
const aside = 256 << 10

// TestNoPictureTakesMoreThanItCosts decodes pictures of every kind.
func TestNoPictureTakesMoreThanItCosts(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		side := rapid.IntRange(1, 900)
		w, h := side.Draw(t, "width"), side.Draw(t, "height")
		var file []byte
		if rapid.Bool().Draw(t, "png") {
			kinds := map[byte][]byte{0: {1, 2, 4, 8, 16}, 2: {8, 16}, 3: {1, 2, 4, 8}, 4: {8, 16}, 6: {8, 16}}
			colour := rapid.SampledFrom([]byte{0, 2, 3, 4, 6}).Draw(t, "colour")
			file = bombtest.PNG{
				Width: w, Height: h, Colour: colour, Depth: rapid.SampledFrom(kinds[colour]).Draw(t, "depth"),
				Interlaced: rapid.Bool().Draw(t, "interlaced"),
			}.Bytes()
		} else {
			j := bombtest.JPEG{
				Width: w, Height: h, Frame: rapid.SampledFrom([]byte{0xc0, 0xc2}).Draw(t, "frame"),
				Sampling: rapid.SampledFrom([][]byte{
					{0x11}, {0x22}, {0x11, 0x11, 0x11}, {0x22, 0x11, 0x11}, {0x21, 0x11, 0x11}, {0x41, 0x11, 0x11},
					{0x11, 0x11, 0x11, 0x11}, {0x22, 0x11, 0x11, 0x22},
				}).Draw(t, "sampling"),
				Scans: rapid.IntRange(0, 3).Draw(t, "scans"), Transform: rapid.SampledFrom([]byte{0, 1, 2}).Draw(t, "transform"),
			}
			j.Adobe = len(j.Sampling) == 4 || len(j.Sampling) == 3 && rapid.Bool().Draw(t, "adobe")
			file = j.Bytes()
		}
		cost, err := imagecost.Of(file)
		if err != nil || cost.Width != w || cost.Height != h {
			t.Fatalf("%+v, %v; want %d x %d", cost, err, w, h)
		}
		got, err := taken(file, cost.Format)
		if err != nil {
			t.Fatalf("the test's own picture: %v", err)
		}
		if got > cost.Bytes+aside {
			t.Errorf("decoding took %d bytes, want at most %d", got, cost.Bytes)
		}
	})
}

func TestCostOfHostileHeaders(t *testing.T) {
	scans := bombtest.JPEG{Width: 4000, Height: 4000, Sampling: []byte{0x22, 0x11, 0x11}, Frame: 0xc2, Scans: 100}
	thumbnail := scans
	thumbnail.Scans, thumbnail.Notes = 0, [][]byte{bytes.Repeat([]byte{0xff, 0xda}, 30_000)}
	hidden := append(bombtest.JPEG{Width: 8, Height: 8, Sampling: []byte{0x11}, Frame: 0xc2}.Bytes(), scans.Bytes()...)
	for name, test := range map[string]struct {
		file []byte
		want imagecost.Cost
	}{
		"a line":               {bombtest.PNG{Width: 24_000_000, Height: 1, Depth: 1}.Bytes(), imagecost.Cost{Format: imagecost.PNG, Width: 24_000_000, Height: 1, Bytes: 288_000_000, Scans: 1}},
		"a column of colours":  {bombtest.PNG{Width: 1, Height: 1_000_000, Depth: 16, Colour: 6}.Bytes(), imagecost.Cost{Format: imagecost.PNG, Width: 1, Height: 1_000_000, Bytes: 8_000_016, Scans: 1}},
		"scans of nothing":     {scans.Bytes(), imagecost.Cost{Format: imagecost.JPEG, Width: 4000, Height: 4000, Bytes: 4000 * 4000 * 3 / 2 * 5, Scans: 101}},
		"scans in a note":      {thumbnail.Bytes(), imagecost.Cost{Format: imagecost.JPEG, Width: 4000, Height: 4000, Bytes: 4000 * 4000 * 3 / 2 * 5, Scans: 1}},
		"more behind the end":  {hidden, imagecost.Cost{Format: imagecost.JPEG, Width: 8, Height: 8, Bytes: 64 * 5, Scans: 1}},
		"an arithmetic coding": {bombtest.JPEG{Width: 80, Height: 8, Sampling: []byte{0x11}, Frame: 0xca}.Bytes(), imagecost.Cost{Format: imagecost.JPEG, Width: 80, Height: 8, Bytes: 640 * 5, Scans: 1}},
	} {
		if got, err := imagecost.Of(test.file); err != nil || got != test.want {
			t.Errorf("%s: %+v, %v; want %+v", name, got, err, test.want)
		}
	}
}

func TestWhatHasNoCost(t *testing.T) {
	whole := bombtest.JPEG{Width: 8, Height: 8, Sampling: []byte{0x11}, Frame: 0xc0}.Bytes()
	frame := bytes.Index(whole, []byte{0xff, 0xc0})
	again := append(append(bytes.Clone(whole[:frame]), whole[frame:frame+13]...), whole[frame:]...)
	flat := bytes.Clone(whole)
	flat[frame+5], flat[frame+6] = 0, 0
	for name, test := range map[string]struct {
		file []byte
		want error
	}{
		"nothing":           {nil, imagecost.ErrFormat},
		"a GIF":             {[]byte("GIF89a\xff\xff\xff\xff"), imagecost.ErrFormat},
		"a WebP":            {[]byte("RIFF\x00\x00\x00\x00WEBPVP8L"), imagecost.ErrFormat},
		"a PNG's first":     {[]byte("\x89PNG\r\n\x1a\n\x00\x00"), imagecost.ErrDamaged},
		"a PNG of no width": {bombtest.PNG{Height: 9, Depth: 8}.Bytes(), imagecost.ErrDamaged},
		"a JPEG's first":    {whole[:4], imagecost.ErrDamaged},
		"no height":         {flat, imagecost.ErrDamaged},
		"two frames":        {again, imagecost.ErrDamaged},
	} {
		if got, err := imagecost.Of(test.file); !errors.Is(err, test.want) {
			t.Errorf("%s: %+v, %v; want %v", name, got, err, test.want)
		}
	}
}

func TestPlainKeepsThePicture(t *testing.T) {
	noted := bombtest.JPEG{Width: 70, Height: 30, Sampling: []byte{0x22, 0x11, 0x11}, Frame: 0xc2, Scans: 2, Notes: [][]byte{[]byte("taken at home \xff\xda")}}
	bare := noted
	bare.Notes = nil
	plain, err := imagecost.Plain(append(noted.Bytes(), "and a film"...))
	if err != nil || !bytes.Equal(plain, bare.Bytes()) {
		t.Errorf("% x, %v; want % x", plain, err, bare.Bytes())
	}
	cut := bare.Bytes()[:len(bare.Bytes())-2]
	if plain, err := imagecost.Plain(cut); err != nil || !bytes.Equal(plain, cut) {
		t.Errorf("one that is cut off gets an end: % x, %v", plain, err)
	}
}

// FuzzOf holds the count of scans and the size against what the decoder makes of the
// same bytes.
func FuzzOf(f *testing.F) {
	f.Add(bombtest.JPEG{Width: 9, Height: 9, Sampling: []byte{0x22, 0x11, 0x11}, Frame: 0xc2, Scans: 3}.Bytes())
	f.Add(bombtest.JPEG{Width: 9, Height: 9, Sampling: []byte{0x11}, Frame: 0xc0, Notes: [][]byte{{0xff, 0xd9}}}.Bytes())
	f.Add(bombtest.PNG{Width: 3, Height: 3, Depth: 2, Colour: 3, Interlaced: true}.Bytes())
	f.Fuzz(func(t *testing.T, file []byte) {
		cost, err := imagecost.Of(file)
		if err != nil || cost.Bytes > 1<<20 {
			return
		}
		if cost.Format == imagecost.JPEG {
			if file, err = imagecost.Plain(file); err != nil {
				t.Fatalf("it has a cost, but cannot be made plain: %v", err)
			}
		}
		got, err := taken(file, cost.Format)
		if err == nil && got > cost.Bytes+aside {
			t.Errorf("decoding took %d bytes, want at most %d", got, cost.Bytes)
		}
	})
}
