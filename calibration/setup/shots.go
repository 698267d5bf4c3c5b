package setup

import (
	"bufio"
	"context"
	"errors"
	"io"
	"os"
	"strings"

	"silvertray/vision/camera"
)

// Shot is a picture for one step of the set-up. Its user closes Mat.
type Shot struct {
	camera.Frame
	// Die is the colour of the only die in it; empty where nobody said it.
	Die string
}

// Step is one of the set-up that needs a picture.
type Step uint8

// The steps, in their order. There may be several pictures of dice.
const (
	Table Step = iota
	Empty
	Dice
)

// Shots gives the pictures of the set-up.
type Shots interface {
	// Next returns the next picture of a step, after telling a person what to
	// do. The error is io.EOF when there is none, or no more.
	Next(ctx context.Context, step Step, todo string) (Shot, error)
	// Interactive reports whether a person can put right what a step complained
	// of, so that it can be tried again.
	Interactive() bool
	io.Closer
}

// Single reports whether sources name one picture, which shows the table alone;
// else they are a folder, several pictures or a camera.
func Single(sources []string) bool {
	if len(sources) != 1 || camera.Continuous(sources[0]) || strings.Contains(sources[0], ":") {
		return false
	}
	info, err := os.Stat(sources[0])
	return err != nil || !info.IsDir()
}

// Open opens sources that are not a Single picture: a camera, before which a
// person is told on out what to do and presses Enter on in; else one picture a
// step, in order, and of a video those at rest.
func Open(sources []string, in io.Reader, out io.Writer) (Shots, error) {
	source, err := camera.OpenAll(sources...)
	if err != nil {
		return nil, err
	}
	video := strings.HasPrefix(sources[0], "video:")
	if len(sources) == 1 && camera.Continuous(sources[0]) && !video {
		return &guided{source, bufio.NewReader(in), out}, nil
	}
	return &inOrder{source, video}, nil
}

// inOrder takes one picture a step, then pictures of dice until all were seen; of
// a video only frames at rest.
type inOrder struct {
	camera.Source
	video bool
}

func (o *inOrder) Next(ctx context.Context, _ Step, _ string) (Shot, error) {
	take := camera.Wait
	if o.video {
		take = atRest
	}
	frame, err := take(ctx, o.Source)
	if errors.Is(err, camera.ErrEnded) {
		err = io.EOF
	}
	return Shot{Frame: frame}, err
}

func (o *inOrder) Interactive() bool { return false }
