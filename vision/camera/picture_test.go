package camera

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"silvertray/internal/imagecost/bombtest"
)

// corner is a picture of the given size, black but for a red top left quarter.
func corner(w, h int) *image.RGBA {
	m := image.NewRGBA(image.Rect(0, 0, w, h))
	for y := 0; y < h; y++ {
		for x := 0; x < w; x++ {
			c := color.RGBA{A: 255}
			if x < w/2 && y < h/2 {
				c.R = 255
			}
			m.Set(x, y, c)
		}
	}
	return m
}

func asJPEG(t testing.TB, m image.Image) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := jpeg.Encode(&b, m, nil); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func asPNG(t testing.TB, m image.Image) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := png.Encode(&b, m); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// turned marks a JPEG with an EXIF orientation.
func turned(picture []byte, orientation uint16) []byte {
	exif := []byte("Exif\x00\x00MM\x00\x2a\x00\x00\x00\x08\x00\x01\x01\x12\x00\x03\x00\x00\x00\x01")
	exif = binary.BigEndian.AppendUint16(exif, orientation)
	exif = append(exif, 0, 0, 0, 0, 0, 0)
	marked := append([]byte{}, picture[:2]...)
	marked = append(marked, 0xff, 0xe1)
	marked = binary.BigEndian.AppendUint16(marked, uint16(len(exif)+2))
	return append(append(marked, exif...), picture[2:]...)
}

// thumbnailed puts a small picture into the EXIF segment of a JPEG.
func thumbnailed(picture, thumbnail []byte) []byte {
	marked := append([]byte{}, picture[:2]...)
	marked = append(marked, 0xff, 0xe1)
	marked = binary.BigEndian.AppendUint16(marked, uint16(len(thumbnail)+8))
	marked = append(append(marked, "Exif\x00\x00"...), thumbnail...)
	return append(marked, picture[2:]...)
}

// claiming is a PNG whose header says a size that its data do not have.
func claiming(t testing.TB, w, h uint32) []byte {
	data := asPNG(t, corner(4, 4))
	binary.BigEndian.PutUint32(data[16:], w)
	binary.BigEndian.PutUint32(data[20:], h)
	binary.BigEndian.PutUint32(data[29:], crc32.ChecksumIEEE(data[12:29]))
	return data
}

func TestDecodeTakesEveryKind(t *testing.T) {
	grey := image.NewGray(image.Rect(0, 0, 20, 10))
	clear := image.NewNRGBA(image.Rect(0, 0, 20, 10))
	deep := image.NewRGBA64(image.Rect(0, 0, 20, 10))
	for name, data := range map[string][]byte{
		"colour JPEG": asJPEG(t, corner(20, 10)), "grey JPEG": asJPEG(t, grey),
		"colour PNG": asPNG(t, corner(20, 10)), "grey PNG": asPNG(t, grey),
		"alpha PNG": asPNG(t, clear), "16 bit PNG": asPNG(t, deep),
	} {
		picture, err := Decode(data)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if picture.Cols() != 20 || picture.Rows() != 10 || picture.Channels() != 3 || picture.ElemSize() != 3 {
			t.Errorf("%s: %d x %d, %d channels", name, picture.Cols(), picture.Rows(), picture.Channels())
		}
		picture.Close()
	}
}

// A camera held upright writes its pictures lying down and says so in EXIF
// orientation 6: turn right to view. What is stored top left belongs top right.
func TestDecodeTurnsUpright(t *testing.T) {
	picture, err := Decode(turned(asJPEG(t, corner(64, 32)), 6))
	if err != nil {
		t.Fatal(err)
	}
	defer picture.Close()
	if picture.Cols() != 32 || picture.Rows() != 64 {
		t.Fatalf("%d x %d, want 32 x 64", picture.Cols(), picture.Rows())
	}
	if red := picture.GetVecbAt(8, 24)[2]; red < 200 {
		t.Errorf("red %d at the top right, want it bright", red)
	}
}

func TestDecodeRefuses(t *testing.T) {
	whole := asJPEG(t, corner(200, 200))
	for name, test := range map[string]struct {
		data []byte
		want string
	}{
		"nothing": {nil, "empty"},
		"text":    {[]byte("no picture at all"), "not a JPEG or PNG"},
		"a JPEG's start with a whole thumbnail in it": {
			thumbnailed(whole, asJPEG(t, corner(8, 8)))[:len(whole)], "cut off",
		},
		"half a JPEG":     {whole[:len(whole)/2], "cut off"},
		"header alone":    {whole[:3], "cut off"},
		"half a PNG":      {asPNG(t, corner(200, 200))[:300], "cut off"},
		"a huge PNG":      {claiming(t, 60000, 60000), "too large"},
		"a long PNG":      {claiming(t, 1<<31-1, 1), "too large"},
		"a PNG with lies": {claiming(t, 400, 400), "damaged"},
	} {
		picture, err := Decode(test.data)
		if err == nil {
			picture.Close()
			t.Errorf("%s: decoded", name)
		} else if !strings.Contains(err.Error(), test.want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: %q, want one line with %q", name, err, test.want)
		}
	}
}

func TestLoadNamesTheFile(t *testing.T) {
	dir := t.TempDir()
	bad := filepath.Join(dir, "bad.jpg")
	if err := os.WriteFile(bad, []byte("x"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{bad, filepath.Join(dir, "absent.jpg"), dir} {
		if _, err := Load(context.Background(), path); err == nil || !strings.Contains(err.Error(), path) {
			t.Errorf("error %v does not name %s", err, path)
		}
	}
}

func TestLoadRefusesHugeFiles(t *testing.T) {
	path := filepath.Join(t.TempDir(), "huge.jpg")
	if err := os.WriteFile(path, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Truncate(path, maxBytes+1); err != nil {
		t.Fatal(err)
	}
	if _, err := Load(context.Background(), path); !errors.Is(err, ErrTooLarge) {
		t.Errorf("error %v, want too large", err)
	}
}

func TestDecodeRefusesSmallFilesOfLargePictures(t *testing.T) {
	colours := []byte{0x22, 0x11, 0x11}
	for name, file := range map[string][]byte{
		"a line":                 bombtest.PNG{Width: 24_000_000, Height: 1, Depth: 8, Bare: true}.Bytes(),
		"deep colours":           bombtest.PNG{Width: 7500, Height: 6500, Depth: 16, Colour: 6, Interlaced: true, Bare: true}.Bytes(),
		"100 scans":              bombtest.JPEG{Width: 4000, Height: 3000, Sampling: colours, Frame: 0xc2, Scans: 100}.Bytes(),
		"100 scans, arithmetic":  bombtest.JPEG{Width: 4000, Height: 3000, Sampling: colours, Frame: 0xca, Scans: 100}.Bytes(),
		"a long line":            bombtest.JPEG{Width: 65_535, Height: 8, Sampling: colours, Frame: 0xc0}.Bytes(),
		"the whole 40 times":     bombtest.JPEG{Width: 64, Height: 48, Sampling: colours, Frame: 0xc0, Scans: 40}.Bytes(),
		"coefficients of colour": bombtest.JPEG{Width: 7000, Height: 7000, Sampling: []byte{0x11, 0x11, 0x11}, Frame: 0xc2}.Bytes(),
	} {
		picture, err := Decode(file)
		if err == nil {
			picture.Close()
		}
		if err == nil || name != "100 scans, arithmetic" && !errors.Is(err, ErrTooLarge) {
			t.Errorf("%s: %v, want %v", name, err, ErrTooLarge)
		}
	}
}

// Whatever the bytes, Decode answers with a picture or one line of error.
func FuzzDecode(f *testing.F) {
	whole := asJPEG(f, corner(40, 30))
	f.Add(whole)
	f.Add(whole[:len(whole)/2])
	f.Add(turned(whole, 8))
	f.Add(asPNG(f, corner(40, 30)))
	f.Add(claiming(f, 300, 300))
	f.Add([]byte{})
	f.Fuzz(func(t *testing.T, data []byte) {
		picture, err := Decode(data)
		if err != nil {
			if strings.Contains(err.Error(), "\n") {
				t.Errorf("error of several lines: %q", err)
			}
			return
		}
		defer picture.Close()
		if picture.Empty() || picture.Cols()*picture.Rows() > bounds.Pixels || picture.Channels() != 3 {
			t.Errorf("%d x %d, %d channels", picture.Cols(), picture.Rows(), picture.Channels())
		}
	})
}
