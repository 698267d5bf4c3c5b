package box

import (
	"context"
	"fmt"
	"image"
	"math"

	"silvertray/internal/companion/session"
	"silvertray/vision/camera"
	"silvertray/vision/watch"
)

// viewfinder shows a person who places the camera what it sees, and where the
// tray is thought to be.
type viewfinder struct {
	source   camera.Source
	geometry watch.Geometry
}

// View takes the next frame.
func (v viewfinder) View(ctx context.Context) (session.View, error) {
	frame, err := v.source.Next(ctx)
	if err != nil {
		return session.View{}, err
	}
	defer frame.Mat.Close()
	picture, err := frame.Mat.ToImage()
	if err != nil {
		return session.View{}, fmt.Errorf("show what the camera sees: %w", err)
	}
	view := session.View{Picture: picture}
	if tray := v.geometry.Tray; tray != nil {
		var corners []image.Point
		for _, c := range tray {
			corners = append(corners, image.Pt(int(math.Round(c[0])), int(math.Round(c[1]))))
		}
		view.Outlines = append(view.Outlines, corners)
	}
	return view, nil
}
