package camera_test

import (
	"bytes"
	"context"
	"image/jpeg"
	"testing"

	"gocv.io/x/gocv"

	"silvertray/vision/camera"
)

// oneFrame is a source of one picture of 40 x 30 pixels, again and again.
type oneFrame struct{}

func (oneFrame) Next(context.Context) (camera.Frame, error) {
	return camera.Frame{Mat: gocv.NewMatWithSize(30, 40, gocv.MatTypeCV8UC3)}, nil
}

func (oneFrame) Close() error { return nil }

func TestFilmKeepsTheFrameThatWasDeveloped(t *testing.T) {
	var film camera.Film
	defer film.Close()
	if film.JPEG() != nil {
		t.Error("a new film has a picture")
	}
	frame, err := film.Of(oneFrame{}).Next(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	frame.Mat.Close() // the film has its own copy
	if err := film.Develop(); err != nil {
		t.Fatal(err)
	}
	picture, err := jpeg.Decode(bytes.NewReader(film.JPEG()))
	if err != nil {
		t.Fatal(err)
	}
	if size := picture.Bounds().Size(); size.X != 40 || size.Y != 30 {
		t.Errorf("picture of %v, want 40 x 30", size)
	}
}
