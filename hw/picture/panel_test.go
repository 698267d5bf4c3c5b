package picture_test

import (
	"context"
	"errors"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"silvertray/hw"
	"silvertray/hw/picture"
)

var size = image.Pt(10, 6)

func checkered() *image.Paletted {
	p := image.NewPaletted(image.Rectangle{Max: size}, color.Palette{color.White, color.Black})
	for i := range p.Pix {
		p.Pix[i] = uint8(i % 2)
	}
	return p
}

func newPanel(t *testing.T, folder string) *picture.Panel {
	t.Helper()
	p, err := picture.New(folder, size)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func show(t *testing.T, p *picture.Panel) {
	t.Helper()
	if err := p.Show(context.Background(), checkered(), hw.Full); err != nil {
		t.Fatal(err)
	}
}

func names(t *testing.T, folder string) []string {
	t.Helper()
	entries, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, e := range entries {
		names = append(names, e.Name())
	}
	return names
}

func TestPicturesAreNumbered(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "made", "for it")
	p := newPanel(t, folder)
	show(t, p)
	show(t, p)
	got := names(t, folder)
	if len(got) != 2 || got[0] != "0001.png" || got[1] != "0002.png" {
		t.Errorf("folder has %q, want 0001.png and 0002.png alone", got)
	}
}

func TestEveryPixelIsKept(t *testing.T) {
	folder := t.TempDir()
	show(t, newPanel(t, folder))
	f, err := os.Open(filepath.Join(folder, "0001.png"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	got, err := png.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	for y := range size.Y {
		for x := range size.X {
			r, _, _, _ := got.At(x, y).RGBA()
			if black := r == 0; black != (x%2 == 1) {
				t.Errorf("pixel %d,%d is black: %v, want %v", x, y, black, x%2 == 1)
			}
		}
	}
}

func TestNumbersGoOnAfterEarlierPictures(t *testing.T) {
	folder := t.TempDir()
	for _, name := range []string{"0007.png", "notes.txt", "cat.png", "-9.png"} {
		if err := os.WriteFile(filepath.Join(folder, name), nil, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	p := newPanel(t, folder)
	next := p.Next()
	show(t, p)
	if _, err := os.Stat(next); err != nil || next != filepath.Join(folder, "0008.png") {
		t.Errorf("%s comes after 0007.png: folder has %q", next, names(t, folder))
	}
}

func TestEndedContextWritesNothing(t *testing.T) {
	folder := t.TempDir()
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	err := newPanel(t, folder).Show(ctx, checkered(), hw.Partial)
	if !errors.Is(err, context.Canceled) {
		t.Errorf("Show gave %v, want context.Canceled", err)
	}
	if got := names(t, folder); len(got) != 0 {
		t.Errorf("folder has %q, want nothing", got)
	}
}

func TestFaults(t *testing.T) {
	folder := t.TempDir()
	file := filepath.Join(folder, "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	t.Run("folder is a file", func(t *testing.T) {
		if _, err := picture.New(file, size); err == nil {
			t.Error("New accepts a file as its folder")
		}
	})
	t.Run("no size", func(t *testing.T) {
		if _, err := picture.New(folder, image.Pt(0, 10)); err == nil {
			t.Error("New accepts a panel without pixels")
		}
	})
	t.Run("folder gone", func(t *testing.T) {
		gone := filepath.Join(folder, "gone")
		p := newPanel(t, gone)
		if err := os.Remove(gone); err != nil {
			t.Fatal(err)
		}
		if err := p.Show(context.Background(), checkered(), hw.Full); !errors.Is(err, os.ErrNotExist) {
			t.Errorf("Show gave %v, want that the folder does not exist", err)
		}
	})
	t.Run("wrong size", func(t *testing.T) {
		p := newPanel(t, folder)
		for _, bad := range []*image.Paletted{nil, image.NewPaletted(image.Rect(0, 0, 3, 3), color.Palette{color.White})} {
			if err := p.Show(context.Background(), bad, hw.Full); err == nil {
				t.Error("Show accepts a picture of another size")
			}
		}
	})
}
