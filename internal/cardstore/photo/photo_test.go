package photo_test

import (
	"bytes"
	"encoding/binary"
	"errors"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"strings"
	"testing"

	"silvertray/internal/cardstore/photo"
)

// taken is a picture as a phone takes it, with its top left quarter red and an
// orientation in its facts.
func taken(t testing.TB, w, h, orientation int) []byte {
	t.Helper()
	p := image.NewRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			p.Set(x, y, color.White)
			if x < w/2 && y < h/2 {
				p.Set(x, y, color.RGBA{200, 0, 0, 255})
			}
		}
	}
	var b bytes.Buffer
	if err := jpeg.Encode(&b, p, nil); err != nil {
		t.Fatal(err)
	}
	facts := []byte("Exif\x00\x00MM\x00\x2a\x00\x00\x00\x08\x00\x01\x01\x12\x00\x03\x00\x00\x00\x01\x00")
	facts = append(facts, byte(orientation), 0, 0, 0, 0, 0, 0)
	head := binary.BigEndian.AppendUint16([]byte{0xff, 0xd8, 0xff, 0xe1}, uint16(len(facts)+2))
	return append(append(head, facts...), b.Bytes()[2:]...)
}

func fit(t *testing.T, file []byte) image.Image {
	t.Helper()
	small, err := photo.Fit(t.Context(), file)
	if err != nil {
		t.Fatal(err)
	}
	if bytes.Contains(small, []byte("Exif")) {
		t.Error("the picture keeps its facts")
	}
	p, err := jpeg.Decode(bytes.NewReader(small))
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestPicturesStandUpright(t *testing.T) {
	// Where the red quarter, top left in the file, is to be seen.
	tests := map[int]string{1: "top left", 2: "top right", 3: "foot right", 4: "foot left", 5: "top left", 6: "top right", 7: "foot right", 8: "foot left"}
	for orientation, want := range tests {
		p := fit(t, taken(t, 1600, 1200, orientation))
		size := p.Bounds().Size()
		if wide := orientation < 5; wide != (size == image.Pt(640, 480)) || !wide && size != image.Pt(480, 640) {
			t.Errorf("orientation %d: size %v", orientation, size)
		}
		for place, at := range map[string]image.Point{
			"top left": {size.X / 4, size.Y / 4}, "top right": {size.X * 3 / 4, size.Y / 4},
			"foot left": {size.X / 4, size.Y * 3 / 4}, "foot right": {size.X * 3 / 4, size.Y * 3 / 4},
		} {
			_, g, _, _ := p.At(at.X, at.Y).RGBA()
			if red := g < 0x8000; red != (place == want) {
				t.Errorf("orientation %d: red %t %s, want it %s", orientation, red, place, want)
			}
		}
	}
}

func TestSmallPicturesKeepTheirSize(t *testing.T) {
	var b bytes.Buffer
	if err := png.Encode(&b, image.NewGray(image.Rect(0, 0, 300, 20))); err != nil {
		t.Fatal(err)
	}
	if got := fit(t, b.Bytes()).Bounds().Size(); got != image.Pt(300, 20) {
		t.Errorf("size %v, want 300x20", got)
	}
}

func TestWhatIsNotTaken(t *testing.T) {
	var huge bytes.Buffer // 36 million pixels in a file of a few thousand bytes
	if err := png.Encode(&huge, image.NewPaletted(image.Rect(0, 0, 6000, 6000), color.Palette{color.Black})); err != nil {
		t.Fatal(err)
	}
	whole := taken(t, 400, 400, 1)
	for name, test := range map[string]struct {
		file []byte
		want string
	}{
		"a text":          {[]byte("<svg/>"), "no picture"},
		"nothing":         {nil, "no picture"},
		"too many pixels": {huge.Bytes(), "too large"},
		"too many bytes":  {append(bytes.Clone(whole), make([]byte, photo.MostBytes)...), "too large"},
		"half of it":      {whole[:len(whole)/2], "damaged"},
	} {
		if _, err := photo.Fit(t.Context(), test.file); err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: %v, want %q", name, err, test.want)
		}
	}
}

func FuzzFit(f *testing.F) {
	dot := image.NewGray(image.Rect(0, 0, 8, 8))
	var asJPEG, asPNG bytes.Buffer
	if err := errors.Join(jpeg.Encode(&asJPEG, dot, nil), png.Encode(&asPNG, dot)); err != nil {
		f.Fatal(err)
	}
	f.Add(asJPEG.Bytes())
	f.Add(asPNG.Bytes())
	f.Add([]byte("\xff\xd8\xff\xe1\x00\x10Exif\x00\x00II\x2a\x00\xff\xff\xff\xff"))
	f.Fuzz(func(t *testing.T, file []byte) {
		// A large picture takes a second; the tests above have such.
		const most = 1 << 12 // px
		if size, _, err := image.DecodeConfig(bytes.NewReader(file)); err == nil && size.Width*size.Height > most {
			return
		}
		small, err := photo.Fit(t.Context(), file)
		if err != nil {
			return
		}
		if size, err := jpeg.DecodeConfig(bytes.NewReader(small)); err != nil || max(size.Width, size.Height) > 640 {
			t.Errorf("%v, %v", size, err)
		}
	})
}

func BenchmarkFit(b *testing.B) {
	file := taken(b, 4000, 3000, 6)
	for b.Loop() {
		if _, err := photo.Fit(b.Context(), file); err != nil {
			b.Fatal(err)
		}
	}
}
