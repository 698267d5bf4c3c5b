package camera

import (
	"context"
	"errors"
	"io"
	"path/filepath"
	"testing"

	"gocv.io/x/gocv"
)

// film writes a video of so many frames, each brighter than the one before.
func film(t testing.TB, frames int) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "film.avi")
	w, err := gocv.VideoWriterFile(path, "MJPG", 10, 64, 48, true)
	if err != nil {
		t.Skip("this system cannot write videos: ", err)
	}
	defer w.Close()
	for i := range frames {
		v := float64(20 + 40*i)
		m := gocv.NewMatWithSizeFromScalar(gocv.NewScalar(v, v, v, 0), 48, 64, gocv.MatTypeCV8UC3)
		if err := w.Write(m); err != nil {
			t.Fatal(err)
		}
		m.Close()
	}
	return path
}

func TestVideoDeliversItsFramesInOrder(t *testing.T) {
	source, err := Video(film(t, 5))
	if err != nil {
		t.Fatal(err)
	}
	defer source.Close()
	for i := range 5 {
		frame, err := source.Next(context.Background())
		if err != nil {
			t.Fatalf("frame %d: %v", i, err)
		}
		if got, want := frame.Mat.Mean().Val1, float64(20+40*i); got < want-6 || got > want+6 || frame.Mat.Cols() != 64 {
			t.Errorf("frame %d is %v bright, want %v", i, got, want)
		}
		frame.Mat.Close()
	}
	for range 2 {
		if _, err := source.Next(context.Background()); err != io.EOF {
			t.Errorf("behind the last frame: %v, want io.EOF", err)
		}
	}
}

func TestVideoStops(t *testing.T) {
	source, err := Video(film(t, 2))
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := source.Next(ctx); !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled: %v", err)
	}
	source.Close()
	source.Close()
	if _, err := source.Next(context.Background()); err != io.EOF {
		t.Errorf("closed: %v, want io.EOF", err)
	}
}

func TestVideoMustBeOne(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "text.mp4", []byte("no video"))
	write(t, dir, "empty.mp4", nil)
	for _, name := range []string{"text.mp4", "empty.mp4", "absent.mp4", "."} {
		if source, err := Video(filepath.Join(dir, name)); err == nil {
			source.Close()
			t.Errorf("%s: no error", name)
		}
	}
}
