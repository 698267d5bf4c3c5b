package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	"silvertray/vision/camera"
	"silvertray/vision/rest"
)

// shot is a picture for one step of the set-up. Whoever took it closes Mat.
type shot struct {
	camera.Frame
	// die is the colour a person gave the only die in it.
	die string
}

// A step of the set-up that needs a picture.
type need uint8

const (
	tableShot need = iota
	emptyShot
	diceShot
)

// shots gives the pictures of the set-up.
type shots interface {
	// next is the next picture of a step, after telling a person what to do;
	// io.EOF when there is none, or no more.
	next(ctx context.Context, n need, todo string) (shot, error)
	// again tells whether a person can mend what a step complained of.
	again() bool
	io.Closer
}

// open chooses where the pictures come from.
func (s *setup) open(stdin io.Reader, args []string) (shots, error) {
	named := s.empty != "" || len(s.dicePictures) > 0
	if len(args) > 1 && named {
		return nil, errors.New("give the pictures of all steps in order, or a single one with --empty and --dice-picture")
	}
	single := len(args) == 1 && !camera.Continuous(args[0])
	if info, err := os.Stat(args[0]); single && (err != nil || !info.IsDir()) && !strings.Contains(args[0], ":") {
		return s.named(args[0]), nil
	}
	if named {
		return nil, errors.New("--empty and --dice-picture go with a single PICTURE of the table")
	}
	source, err := sourceOf(args)
	if err != nil {
		return nil, err
	}
	video := strings.HasPrefix(args[0], "video:")
	if len(args) == 1 && camera.Continuous(args[0]) && !video {
		return &prompted{source, bufio.NewReader(stdin), s.print}, nil
	}
	return &inOrder{source, video}, nil
}

// named are pictures by the step they are for.
func (s *setup) named(table string) shots {
	n := byName{tableShot: {{path: table}}}
	if s.empty != "" {
		n[emptyShot] = []pictureOf{{path: s.empty}}
	}
	for _, p := range s.dicePictures {
		die, path, ok := strings.Cut(p, "=")
		if _, err := os.Stat(p); !ok || err == nil { // a file may have "=" in its name
			die, path = "", p
		}
		n[diceShot] = append(n[diceShot], pictureOf{path, die})
	}
	return n
}

// pictureOf names a picture, and the die in it.
type pictureOf struct{ path, die string }

type byName map[need][]pictureOf

func (b byName) next(_ context.Context, n need, _ string) (shot, error) {
	if len(b[n]) == 0 {
		return shot{}, io.EOF
	}
	p := b[n][0]
	b[n] = b[n][1:]
	picture, err := camera.Load(p.path)
	return shot{camera.Frame{Name: p.path, Mat: picture}, p.die}, err
}

func (b byName) again() bool  { return false }
func (b byName) Close() error { return nil }

// inOrder takes one picture a step, then dice until all are seen; of a video
// only those at rest.
type inOrder struct {
	camera.Source
	video bool
}

func (o *inOrder) next(ctx context.Context, _ need, _ string) (shot, error) {
	take := nextFrame
	if o.video {
		take = atRest
	}
	frame, err := take(ctx, o.Source)
	if errors.Is(err, errNoMore) {
		err = io.EOF
	}
	return shot{Frame: frame}, err
}

func (o *inOrder) again() bool { return false }

// prompted says before each picture what to do, waits for Enter, and then
// until the camera's picture is at rest.
type prompted struct {
	camera.Source
	stdin *bufio.Reader
	print io.Writer
}

func (p *prompted) next(ctx context.Context, _ need, todo string) (shot, error) {
	fmt.Fprintf(p.print, "%s, then press Enter. ", todo)
	if _, err := p.stdin.ReadString('\n'); err != nil {
		return shot{}, fmt.Errorf("wait for Enter: %w", errors.Join(errNobody, err))
	}
	fmt.Fprintln(p.print)
	frame, err := atRest(ctx, p.Source)
	return shot{Frame: frame}, err
}

var errNobody = errors.New("nobody answers; with a camera the set-up needs a person, with pictures it does not")

func (p *prompted) again() bool { return true }

// restTime bounds the wait for a picture at rest.
const restTime = 20 * time.Second

// atRest is the first frame that shows nothing moving.
func atRest(ctx context.Context, source camera.Source) (camera.Frame, error) {
	detector := rest.New()
	defer detector.Close()
	for end := time.Now().Add(restTime); time.Now().Before(end); {
		frame, err := nextFrame(ctx, source)
		if err != nil {
			return frame, err
		}
		at := frame.At
		if at.IsZero() {
			at = time.Now()
		}
		state, err := detector.See(frame.Mat, at)
		if err == nil && state == rest.Still {
			return frame, nil
		}
		if err := errors.Join(err, frame.Mat.Close()); err != nil {
			return camera.Frame{}, err
		}
	}
	return camera.Frame{}, fmt.Errorf("something has moved in the picture for %v; take hands and shadows away", restTime)
}
