package camera

import (
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"testing"
	"time"
)

// clock ticks when the test says so. A tick is taken only when the folder waits
// for one, so once a tick is taken, the look before it is over.
type clock chan time.Time

func (c clock) ticks(time.Duration) (<-chan time.Time, func()) { return c, func() {} }

func (c clock) tick(n int) {
	for i := 0; i < n; i++ {
		c <- time.Time{}
	}
}

// until ticks till something arrives.
func (c clock) until(got <-chan arrival) arrival {
	for {
		select {
		case a := <-got:
			return a
		case c <- time.Time{}:
		}
	}
}

// arrival is what one call of Next brought.
type arrival struct {
	name string
	err  error
}

// watch makes a folder, its clock, and a stream of what Next brings.
func watch(t *testing.T) (dir string, c clock, source Source, next func(context.Context) <-chan arrival) {
	t.Helper()
	dir, c = t.TempDir(), make(clock)
	source, err := FolderWith(dir, c.ticks)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { source.Close() })
	return dir, c, source, func(ctx context.Context) <-chan arrival {
		out := make(chan arrival, 1)
		go func() {
			frame, err := source.Next(ctx)
			if err == nil {
				frame.Mat.Close()
			}
			out <- arrival{filepath.Base(frame.Name), err}
		}()
		return out
	}
}

func write(t *testing.T, dir, name string, data []byte) {
	t.Helper()
	if err := os.WriteFile(filepath.Join(dir, name), data, 0o600); err != nil {
		t.Fatal(err)
	}
}

func TestFolderDeliversInOrderOfNames(t *testing.T) {
	dir, c, _, next := watch(t)
	picture := asJPEG(t, corner(8, 8))
	for _, name := range []string{"b.jpg", "a.jpg", "c.JPEG", "notes.txt"} {
		write(t, dir, name, picture)
	}
	for _, want := range []string{"a.jpg", "b.jpg", "c.JPEG"} {
		if a := c.until(next(context.Background())); a.err != nil || a.name != want {
			t.Fatalf("got %q, %v; want %s", a.name, a.err, want)
		}
	}
}

func TestFolderWaitsForWholePictures(t *testing.T) {
	dir, c, _, next := watch(t)
	whole := asJPEG(t, corner(200, 200))
	got := next(context.Background())
	c.tick(2) // nothing there
	write(t, dir, "a.jpg", whole[:100])
	c.tick(4) // its writer pauses
	write(t, dir, "a.jpg", whole)
	if a := c.until(got); a.err != nil || a.name != "a.jpg" {
		t.Fatalf("got %q, %v; want a.jpg", a.name, a.err)
	}
}

// A picture that never becomes whole is reported once, and those behind it are
// not held up.
func TestFolderPassesOverWhatNeverBecomesAPicture(t *testing.T) {
	dir, c, _, next := watch(t)
	write(t, dir, "a.jpg", []byte("no picture"))
	write(t, dir, "b.jpg", asJPEG(t, corner(8, 8)))
	if a := c.until(next(context.Background())); a.err != nil || a.name != "b.jpg" {
		t.Fatalf("got %q, %v; want b.jpg", a.name, a.err)
	}
	if a := c.until(next(context.Background())); a.err == nil {
		t.Fatalf("got %q, want an error about a.jpg", a.name)
	}
	write(t, dir, "c.jpg", asJPEG(t, corner(8, 8)))
	if a := c.until(next(context.Background())); a.err != nil || a.name != "c.jpg" {
		t.Fatalf("got %q, %v; want c.jpg", a.name, a.err)
	}
}

func TestFolderStops(t *testing.T) {
	_, _, source, next := watch(t)
	ctx, cancel := context.WithCancel(context.Background())
	got := next(ctx)
	cancel()
	if a := <-got; !errors.Is(a.err, context.Canceled) {
		t.Errorf("cancelled: %v", a.err)
	}
	got = next(context.Background())
	source.Close()
	source.Close()
	if a := <-got; a.err != io.EOF {
		t.Errorf("closed: %v, want io.EOF", a.err)
	}
}

func TestFolderMustBeOne(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "file", nil)
	for _, path := range []string{filepath.Join(dir, "absent"), filepath.Join(dir, "file")} {
		if _, err := Folder(path); err == nil {
			t.Errorf("%s: no error", path)
		}
	}
}

func TestPicturesGoOnBehindABadOne(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "a.jpg", asJPEG(t, corner(8, 8)))
	write(t, dir, "b.jpg", []byte("bad"))
	write(t, dir, "c.png", asPNG(t, corner(8, 8)))
	source := Pictures(filepath.Join(dir, "a.jpg"), filepath.Join(dir, "b.jpg"), filepath.Join(dir, "c.png"))
	defer source.Close()
	for i, bad := range []bool{false, true, false} {
		frame, err := source.Next(context.Background())
		if (err != nil) != bad {
			t.Errorf("picture %d: %v", i, err)
		}
		if err == nil {
			frame.Mat.Close()
		}
	}
	if _, err := source.Next(context.Background()); err != io.EOF {
		t.Errorf("after the last: %v, want io.EOF", err)
	}
}
