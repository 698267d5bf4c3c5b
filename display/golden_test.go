package display

import (
	"bytes"
	"flag"
	"fmt"
	"image"
	"image/png"
	"io"
	"os"
	"path/filepath"
	"testing"
	"time"

	"silvertray/internal/thorough"
)

var update = flag.Bool("update", false, "write the golden pictures anew")

// sizes of the panels the golden pictures are drawn for.
var sizes = []image.Point{{X: 250, Y: 122}, {X: 264, Y: 176}, {X: 400, Y: 300}, {X: 800, Y: 480}}

// inTurn are the sizes that the nth of many screens is drawn in: one after the other,
// or every one where the tests are thorough.
func inTurn(n int) []image.Point {
	if thorough.On() {
		return sizes
	}
	n %= len(sizes)
	return sizes[n : n+1]
}

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
			if inked(got, x, y) != inked(want, x, y) {
				t.Fatalf("pixel %d,%d is ink: %v, want %v", x, y, inked(got, x, y), inked(want, x, y))
			}
		}
	}
}

func inked(picture image.Image, x, y int) bool {
	r, _, _, _ := picture.At(x, y).RGBA()
	return r == 0
}

func TestWritePNG(t *testing.T) {
	want := Draw(screens["sheet-half"], image.Pt(400, 300))
	var b bytes.Buffer
	if err := WritePNG(&b, want); err != nil {
		t.Fatal(err)
	}
	const depth = 24 // the place of the bit depth in a PNG file
	if got := b.Bytes()[depth]; got != 1 {
		t.Errorf("file has %d bits a pixel, want 1", got)
	}
	got, err := png.Decode(&b)
	if err != nil {
		t.Fatal(err)
	}
	compare(t, got, want)
}

// TestDrawTogether draws one screen from several goroutines, as the panel and
// the browser do.
func TestDrawTogether(t *testing.T) {
	want := Draw(screens["sheet-end"], sizes[0])
	pictures := make(chan *image.Paletted)
	for range 8 {
		go func() { pictures <- Draw(screens["sheet-end"], sizes[0]) }()
	}
	for range 8 {
		compare(t, <-pictures, want)
	}
}

// BenchmarkDraw draws every screen, and measures the slowest one against encoding
// its picture as PNG.
func BenchmarkDraw(b *testing.B) {
	for _, size := range sizes {
		b.Run(fmt.Sprintf("%dx%d", size.X, size.Y), func(b *testing.B) {
			var slowest string
			best := make(map[string]time.Duration)
			for b.Loop() {
				for name, screen := range screens {
					took := timed(func() { Draw(screen, size) })
					if known, ok := best[name]; !ok || took < known {
						best[name] = took
					}
				}
			}
			for name, took := range best {
				if took > best[slowest] {
					slowest = name
				}
			}
			picture := Draw(screens[slowest], size)
			encoding := timed(func() {
				if err := png.Encode(io.Discard, picture); err != nil {
					b.Fatal(err)
				}
			})
			b.ReportMetric(float64(best[slowest])/float64(encoding), "draw/png")
			b.ReportMetric(float64(best[slowest].Microseconds())/1000, "ms/slowest")
			b.Log("the slowest is", slowest)
		})
	}
}

// timed is how long something takes.
func timed(do func()) time.Duration {
	began := time.Now()
	do()
	return time.Since(began)
}
