package display

import (
	"bytes"
	"flag"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"
)

var update = flag.Bool("update", false, "write the golden pictures anew")

// sizes of the panels the golden pictures are drawn for.
var sizes = []image.Point{{X: 264, Y: 176}, {X: 400, Y: 300}}

func TestGoldenPictures(t *testing.T) {
	for name, screen := range screens {
		for _, size := range sizes {
			name := fmt.Sprintf("%s-%dx%d", name, size.X, size.Y)
			t.Run(name, func(t *testing.T) {
				path := filepath.Join("testdata", name+".png")
				got := Draw(screen, size)
				if *update {
					write(t, path, got)
				}
				compare(t, got, read(t, path))
			})
		}
	}
}

func write(t *testing.T, path string, picture *image.Paletted) {
	t.Helper()
	var b bytes.Buffer
	if err := WritePNG(&b, picture); err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, b.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
}

func read(t *testing.T, path string) image.Image {
	t.Helper()
	f, err := os.Open(path)
	if err != nil {
		t.Fatalf("%v (go test ./display -update writes it)", err)
	}
	defer f.Close()
	picture, err := png.Decode(f)
	if err != nil {
		t.Fatalf("%s: %v", path, err)
	}
	return picture
}

func compare(t *testing.T, got, want image.Image) {
	t.Helper()
	if got.Bounds() != want.Bounds() {
		t.Fatalf("picture is %v, want %v", got.Bounds(), want.Bounds())
	}
	for y := range got.Bounds().Dy() {
		for x := range got.Bounds().Dx() {
			if got.At(x, y) != want.At(x, y) {
				t.Fatalf("pixel %d,%d is %v, want %v", x, y, got.At(x, y), want.At(x, y))
			}
		}
	}
}
