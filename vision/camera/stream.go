package camera

import (
	"context"
	"fmt"

	"silvertray/vision/camera/live"
)

// mostDamaged is how many damaged pictures in a row a camera may send before
// that is told.
const mostDamaged = 10

// stream delivers the newest frames of a live camera.
type stream struct {
	camera *live.Camera
	name   string
	frames int
}

// Next waits for a frame that the camera began after it was asked for. An
// error says in words for people what is wrong with the camera and what to do;
// the next call goes on waiting, and the camera is opened again meanwhile.
func (s *stream) Next(ctx context.Context) (Frame, error) {
	for damaged := 1; ; damaged++ {
		shot, err := s.camera.Next(ctx)
		if err != nil {
			return Frame{}, err
		}
		s.frames++
		frame := Frame{Name: fmt.Sprintf("%s frame %d", s.name, s.frames)}
		if shot.Picture != nil {
			frame.Mat = *shot.Picture
			return frame, nil
		}
		if frame.Mat, err = Decode(shot.Data); err == nil {
			return frame, nil
		}
		if damaged == mostDamaged {
			return Frame{}, fmt.Errorf("%s sends damaged pictures; try another cable or be nearer to the router (%w)", s.name, err)
		}
	}
}

func (s *stream) Close() error { return s.camera.Close() }
