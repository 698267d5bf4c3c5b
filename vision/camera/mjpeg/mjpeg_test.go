package mjpeg_test

import (
	"bytes"
	"encoding/binary"
	"errors"
	"image"
	"image/jpeg"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"pgregory.net/rapid"

	"silvertray/vision/camera/mjpeg"
)

// grey is a JPEG of the given width and shade.
func grey(t testing.TB, width int, shade uint8) []byte {
	t.Helper()
	m := image.NewGray(image.Rect(0, 0, width, 24))
	for i := range m.Pix {
		m.Pix[i] = shade + uint8(i*i)
	}
	var b bytes.Buffer
	if err := jpeg.Encode(&b, m, nil); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// within puts a thumbnail into the EXIF segment of a picture.
func within(picture, thumbnail []byte) []byte {
	exif := append([]byte("Exif\x00\x00"), thumbnail...)
	out := append([]byte{}, picture[:2]...)
	out = append(out, 0xff, 0xe1)
	out = binary.BigEndian.AppendUint16(out, uint16(len(exif)+2))
	return append(append(out, exif...), picture[2:]...)
}

// all takes pictures until the error.
func all(stream io.Reader) (pictures [][]byte, err error) {
	r := mjpeg.NewReader(stream)
	for {
		picture, err := r.Next()
		if err != nil {
			return pictures, err
		}
		pictures = append(pictures, picture)
	}
}

func TestReaderTakesWholePictures(t *testing.T) {
	a, b := grey(t, 32, 10), grey(t, 48, 90)
	thumb := within(b, a)
	part := "\r\n--frame\r\nContent-Type: image/jpeg\r\n\r\n"
	for name, test := range map[string]struct {
		stream []byte
		want   [][]byte
		err    error
	}{
		"nothing":                {nil, nil, io.EOF},
		"back to back":           {bytes.Join([][]byte{a, b, a}, nil), [][]byte{a, b, a}, io.EOF},
		"parts of a page":        {bytes.Join([][]byte{nil, a, b, nil}, []byte(part)), [][]byte{a, b}, io.EOF},
		"a thumbnail":            {bytes.Join([][]byte{thumb, a}, nil), [][]byte{thumb, a}, io.EOF},
		"joined in the middle":   {append(a[len(a)/2:], b...), [][]byte{b}, io.EOF},
		"half a picture":         {a[:len(a)-10], nil, io.ErrUnexpectedEOF},
		"half, then another":     {bytes.Join([][]byte{a[:len(a)-10], b}, nil), [][]byte{b}, io.EOF},
		"half, then a part":      {bytes.Join([][]byte{a[:len(a)-10], b}, []byte(part)), [][]byte{b}, io.EOF},
		"fill bytes":             {bytes.Join([][]byte{a[:2], a[2:]}, []byte{0xff, 0xff}), [][]byte{bytes.Join([][]byte{a[:2], a[2:]}, []byte{0xff, 0xff})}, io.EOF},
		"something else":         {[]byte(strings.Repeat("<html>", 1<<18)), nil, mjpeg.ErrNoPictures},
		"a picture without end":  {append(a[:len(a)-2], make([]byte, mjpeg.MaxPicture)...), nil, mjpeg.ErrTooLarge},
		"an empty segment":       {[]byte{0xff, 0xd8, 0xff, 0xfe, 0, 2, 0xff, 0xd9}, [][]byte{{0xff, 0xd8, 0xff, 0xfe, 0, 2, 0xff, 0xd9}}, io.EOF},
		"a length that is wrong": {[]byte{0xff, 0xd8, 0xff, 0xfe, 0, 0, 0xff, 0xd9}, [][]byte{{0xff, 0xd8, 0xff, 0xfe, 0, 0, 0xff, 0xd9}}, io.EOF},
	} {
		got, err := all(bytes.NewReader(test.stream))
		if !errors.Is(err, test.err) {
			t.Errorf("%s: error %v, want %v", name, err, test.err)
		}
		if !equal(got, test.want) {
			t.Errorf("%s: %d pictures, want %d, or their bytes differ", name, len(got), len(test.want))
		}
	}
}

func equal(a, b [][]byte) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if !bytes.Equal(a[i], b[i]) {
			return false
		}
	}
	return true
}

func TestReaderTellsWhatReadingBrings(t *testing.T) {
	broken := errors.New("unplugged")
	a := grey(t, 32, 10)
	stream := io.MultiReader(bytes.NewReader(append(a, a[:100]...)), iotest.ErrReader(broken))
	got, err := all(stream)
	if len(got) != 1 || !errors.Is(err, broken) {
		t.Errorf("%d pictures, error %v", len(got), err)
	}
}

// What lies between pictures does not matter, nor how the stream is cut up.
func TestReaderFindsEveryPictureAmongText(t *testing.T) {
	pictures := [][]byte{grey(t, 8, 0), grey(t, 40, 200), within(grey(t, 16, 7), grey(t, 8, 3))}
	rapid.Check(t, func(t *rapid.T) {
		var stream []byte
		var want [][]byte
		for range rapid.IntRange(0, 5).Draw(t, "pictures") {
			stream = append(stream, rapid.StringMatching(`[ -~\r\n]{0,80}`).Draw(t, "text")...)
			p := rapid.SampledFrom(pictures).Draw(t, "picture")
			stream, want = append(stream, p...), append(want, p)
		}
		got, err := all(iotest.OneByteReader(bytes.NewReader(stream)))
		if err != io.EOF || !equal(got, want) {
			t.Errorf("%d pictures, %v; want %d", len(got), err, len(want))
		}
	})
}

func TestCheck(t *testing.T) {
	a := grey(t, 32, 10)
	thumb := within(a, a)
	for name, test := range map[string]struct {
		data []byte
		want string
	}{
		"whole":                    {a, ""},
		"whole with thumbnail":     {thumb, ""},
		"more behind the end":      {append(append([]byte{}, a...), "more"...), ""},
		"cut":                      {a[:len(a)-2], "cut off"},
		"cut behind its thumbnail": {thumb[:len(thumb)-20], "cut off"},
		"cut, then another":        {append(append([]byte{}, a[:len(a)-2]...), a...), "cut off"},
		"nothing":                  {nil, "not a JPEG"},
		"text":                     {[]byte("no picture"), "not a JPEG"},
	} {
		err := mjpeg.Check(test.data)
		if (err == nil) != (test.want == "") || err != nil && !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: %v, want %q", name, err, test.want)
		}
	}
}

// Every picture that comes out has a begin and an end, lies in the stream as
// it came out, and is whole by itself.
func FuzzReader(f *testing.F) {
	a := grey(f, 16, 10)
	f.Add(append(a, a...))
	f.Add(append(a[:len(a)-5], within(a, a)...))
	f.Add([]byte("\xff\xd8\xff\xd8\xff\xe1\x00\x01\xff\xd9"))
	f.Fuzz(func(t *testing.T, stream []byte) {
		pictures, err := all(bytes.NewReader(stream))
		if err == nil {
			t.Error("a stream without end")
		}
		rest := stream
		for _, p := range pictures {
			if err := mjpeg.Check(p); err != nil {
				t.Errorf("picture % x: %v", p, err)
			}
			at := bytes.Index(rest, p)
			if at < 0 {
				t.Fatalf("picture % x is not in the rest of the stream", p)
			}
			rest = rest[at+len(p):]
		}
	})
}

func BenchmarkReader(b *testing.B) {
	stream := bytes.Repeat(grey(b, 4096, 10), 8)
	b.SetBytes(int64(len(stream)))
	for b.Loop() {
		if _, err := all(bytes.NewReader(stream)); err != io.EOF {
			b.Fatal(err)
		}
	}
}
