package camera

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"time"
)

// frameTime bounds the wait for one frame: long enough for a phone to be unlocked
// and its app to be opened.
const frameTime = 30 * time.Second

// ErrEnded is why a source that has ended gives no frame.
var ErrEnded = errors.New("the source has no more frames")

// Wait takes the next frame of a source for a person who waits, and gives up
// after 30 s. The error is ErrEnded where no frame can come any more.
func Wait(ctx context.Context, source Source) (Frame, error) {
	ctx, cancel := context.WithTimeout(ctx, frameTime)
	defer cancel()
	frame, err := source.Next(ctx)
	switch {
	case errors.Is(err, io.EOF):
		return frame, ErrEnded
	case errors.Is(err, context.DeadlineExceeded):
		return frame, fmt.Errorf("no frame came for %v; see whether the camera is on", frameTime)
	}
	return frame, err
}

// OpenAll opens what is named: one source of any kind, or several pictures in
// this order. A picture that cannot be found is an error at once.
func OpenAll(names ...string) (Source, error) {
	if len(names) == 1 {
		return Open(names[0], Options{})
	}
	for _, name := range names {
		if _, err := os.Stat(name); err != nil {
			return nil, err
		}
	}
	return Pictures(names...), nil
}
