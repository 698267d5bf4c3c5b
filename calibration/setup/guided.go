package setup

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"time"

	"silvertray/vision/camera"
	"silvertray/vision/motion"
)

// guided says before each picture what to do, waits for Enter, and then
// until the camera's picture is at rest.
type guided struct {
	camera.Source
	in  *bufio.Reader
	out io.Writer
}

func (g *guided) Next(ctx context.Context, _ Step, todo string) (Shot, error) {
	fmt.Fprintf(g.out, "%s, then press Enter. ", todo)
	if _, err := g.in.ReadString('\n'); err != nil {
		return Shot{}, fmt.Errorf("wait for Enter: %w", errors.Join(errNobody, err))
	}
	fmt.Fprintln(g.out)
	frame, err := atRest(ctx, g.Source)
	return Shot{Frame: frame}, err
}

var errNobody = errors.New("nobody answers; with a camera the set-up needs a person, with pictures it does not")

func (g *guided) Interactive() bool { return true }

// restTime bounds the wait for a picture at rest.
const restTime = 20 * time.Second

// atRest is the first frame that shows nothing moving.
func atRest(ctx context.Context, source camera.Source) (camera.Frame, error) {
	detector := motion.New()
	defer detector.Close()
	for end := time.Now().Add(restTime); time.Now().Before(end); {
		frame, err := camera.Wait(ctx, source)
		if err != nil {
			return frame, err
		}
		at := frame.At
		if at.IsZero() {
			at = time.Now()
		}
		state, err := detector.See(frame.Mat, at)
		if err == nil && state == motion.Still {
			return frame, nil
		}
		if err := errors.Join(err, frame.Mat.Close()); err != nil {
			return camera.Frame{}, err
		}
	}
	return camera.Frame{}, fmt.Errorf("something has moved in the picture for %v; take hands and shadows away", restTime)
}
