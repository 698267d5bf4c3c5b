package box

import (
	"context"
	"errors"
	"image"
	"io"
	"slices"
	"testing"

	"silvertray/vision"
	"silvertray/vision/camera"
	"silvertray/vision/watch"
)

// The picture while the camera is placed is the next frame, with the tray where
// it is set; when no frame comes any more the reason is handed on.
func TestTheCamerasPictureIsTheNextFrame(t *testing.T) {
	source := camera.Pictures("../../vision/dice/testdata/scenes/0001.jpg")
	defer source.Close()
	tray := [4]vision.Point{{10.4, 20.6}, {110, 20}, {110, 90}, {10, 90}}
	v := viewfinder{source, watch.Geometry{Tray: &tray}}
	view, err := v.View(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	if got, want := view.Picture.Bounds().Size(), image.Pt(960, 720); got != want {
		t.Errorf("a picture of %v, want %v", got, want)
	}
	want := []image.Point{{10, 21}, {110, 20}, {110, 90}, {10, 90}}
	if len(view.Outlines) != 1 || !slices.Equal(view.Outlines[0], want) {
		t.Errorf("outlines %v, want the tray %v", view.Outlines, want)
	}
	if _, err := v.View(context.Background()); !errors.Is(err, io.EOF) {
		t.Errorf("after the last picture: %v, want the end", err)
	}
}
