package attack_test

import (
	"image"
	"image/png"
	"net/http"
	"strings"
	"testing"
)

// finder is what stands in three corners of a QR code.
var finder = [7]string{
	"#######",
	"#     #",
	"# ### #",
	"# ### #",
	"# ### #",
	"#     #",
	"#######",
}

// hasQR reports whether a QR code is in a picture.
func hasQR(p image.Image) bool {
	b := p.Bounds()
	for size := 1; size <= 12; size++ {
		corners := 0
		for y := b.Min.Y; y+7*size <= b.Max.Y; y++ {
			for x := b.Min.X; x+7*size <= b.Max.X; x++ {
				if isFinder(p, x, y, size) {
					corners++
					x += 6 * size // the same corner would be found again
				}
			}
		}
		if corners >= 3 {
			return true
		}
	}
	return false
}

func isFinder(p image.Image, x, y, size int) bool {
	for row := range finder {
		for col := range finder[row] {
			r, _, _, _ := p.At(x+col*size+size/2, y+row*size+size/2).RGBA()
			if (finder[row][col] == '#') != (r < 0x8000) {
				return false
			}
		}
	}
	return true
}

// glass is the panel as a device sees it; nil where it is not shown.
func (d *device) glass() image.Image {
	d.t.Helper()
	got := d.get("/panel.png")
	if got.status != http.StatusOK {
		return nil
	}
	p, err := png.Decode(strings.NewReader(got.body))
	if err != nil {
		d.t.Fatal(err)
	}
	return p
}

// openPairing has the owner open "Page for phones" on the panel. It is in the settings.
func (d *device) openPairing() {
	d.t.Helper()
	for _, key := range []string{"back", "ok", "up", "ok"} {
		d.press(key)
	}
	for range 12 {
		d.press("up")
		d.press("ok")
		if p := d.glass(); p != nil && hasQR(p) {
			return
		}
	}
	d.t.Fatal("no QR code comes onto the panel")
}

func TestAQRCodeIsFound(t *testing.T) {
	p := image.NewGray(image.Rect(0, 0, 80, 60))
	for i := range p.Pix {
		p.Pix[i] = 0xff
	}
	if hasQR(p) {
		t.Error("one is found in nothing")
	}
	for _, at := range []image.Point{{3, 4}, {30, 4}, {3, 31}} {
		for row := range finder {
			for col, c := range finder[row] {
				for i := range 4 {
					if c == '#' {
						p.Pix[p.PixOffset(at.X+2*col+i%2, at.Y+2*row+i/2)] = 0
					}
				}
			}
		}
	}
	if !hasQR(p) {
		t.Error("it is not found")
	}
}
