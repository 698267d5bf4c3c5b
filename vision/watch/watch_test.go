package watch_test

import (
	"context"
	"errors"
	"io"
	"testing"

	"gocv.io/x/gocv"

	"silvertray/vision"
	"silvertray/vision/camera"
	"silvertray/vision/watch"
)

// blank delivers one empty table, then ends.
type blank struct {
	err  error
	done bool
}

func (b *blank) Next(context.Context) (camera.Frame, error) {
	if b.err != nil {
		return camera.Frame{}, b.err
	}
	if b.done {
		return camera.Frame{}, io.EOF
	}
	b.done = true
	felt := gocv.NewScalar(60, 110, 30, 0)
	return camera.Frame{Name: "blank.png", Mat: gocv.NewMatWithSizeFromScalar(felt, 480, 640, gocv.MatTypeCV8UC3)}, nil
}

func (b *blank) Close() error { return nil }

func TestAnEmptyTableReadsAsNoDice(t *testing.T) {
	asked := ""
	table := &watch.Table{Source: &blank{}, Geometry: func(frame string) watch.Geometry {
		asked = frame
		return watch.Geometry{Tray: &[4]vision.Point{{500, 100}, {600, 100}, {600, 400}, {500, 400}}}
	}}
	r, err := table.Look(t.Context(), vision.Want{Dice: []string{"white", "yellow"}})
	if err != nil {
		t.Fatal(err)
	}
	if len(r.Dice) != 0 || r.Image != "blank.png" || r.Width != 640 || r.Height != 480 || asked != "blank.png" {
		t.Errorf("reading %+v, tray asked for %q", r, asked)
	}
	if _, err := table.Look(t.Context(), vision.Want{Dice: []string{"white"}}); !errors.Is(err, io.EOF) {
		t.Errorf("after the last frame: %v, want EOF", err)
	}
}

func TestWhatGoesWrongIsTold(t *testing.T) {
	broken := errors.New("unplugged")
	if _, err := (&watch.Table{Source: &blank{err: broken}}).Look(t.Context(), vision.Want{}); !errors.Is(err, broken) {
		t.Errorf("error %v", err)
	}
	if _, err := (&watch.Table{Source: &blank{}}).Look(t.Context(), vision.Want{Dice: []string{"no such colour"}}); err == nil {
		t.Error("a set the reader does not know is an error")
	}
}
