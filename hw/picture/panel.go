// Package picture is a panel without glass: every picture shown becomes a
// numbered PNG file in a folder.
package picture

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"

	"silvertray/hw"
	"silvertray/internal/durable"
)

// Panel writes what it shows to 0001.png, 0002.png and so on.
type Panel struct {
	folder string
	size   image.Point
	mu     sync.Mutex
	last   int
}

var _ hw.Panel = (*Panel)(nil)

// New returns a panel that writes into folder, which it makes if needed. Numbers
// go on after those already there, so that no picture is overwritten.
func New(folder string, size image.Point) (*Panel, error) {
	if size.X <= 0 || size.Y <= 0 {
		return nil, fmt.Errorf("panel of %d x %d pixels: both must be above zero", size.X, size.Y)
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return nil, fmt.Errorf("make the folder for pictures: %w", err)
	}
	entries, err := os.ReadDir(folder)
	if err != nil {
		return nil, fmt.Errorf("look for earlier pictures: %w", err)
	}
	p := &Panel{folder: folder, size: size}
	for _, e := range entries {
		p.last = max(p.last, number(e.Name()))
	}
	return p, nil
}

// number returns the number in a picture's file name; 0 for any other name.
func number(name string) int {
	digits, ok := strings.CutSuffix(name, ".png")
	if !ok {
		return 0
	}
	n, err := strconv.Atoi(digits)
	if err != nil || n < 0 {
		return 0
	}
	return n
}

// Size in pixels.
func (p *Panel) Size() image.Point { return p.size }

// Show writes the picture to the next file, wholly or not at all.
func (p *Panel) Show(ctx context.Context, picture *image.Paletted, _ hw.Refresh) error {
	p.mu.Lock()
	defer p.mu.Unlock()
	if err := ctx.Err(); err != nil {
		return fmt.Errorf("show picture %d: %w", p.last+1, err)
	}
	if picture == nil || picture.Rect.Size() != p.size {
		return fmt.Errorf("show picture %d: it is not %d x %d pixels, as the panel is", p.last+1, p.size.X, p.size.Y)
	}
	if err := write(p.path(p.last+1), picture); err != nil {
		return fmt.Errorf("show picture %d: %w", p.last+1, err)
	}
	p.last++
	return nil
}

// Next returns the path of the next picture.
func (p *Panel) Next() string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.path(p.last + 1)
}

func (p *Panel) path(n int) string {
	return filepath.Join(p.folder, fmt.Sprintf("%04d.png", n))
}

// write puts a picture in the file's place as a whole.
func write(path string, picture image.Image) error {
	var b bytes.Buffer
	if err := png.Encode(&b, picture); err != nil {
		return err
	}
	return durable.Replace(path, b.Bytes(), durable.Public)
}
