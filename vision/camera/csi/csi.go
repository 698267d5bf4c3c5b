// Package csi reads the camera on a Raspberry Pi's ribbon cable through the
// system's own program, rpicam-vid, which writes JPEG pictures to its standard
// output. OpenCV cannot read such a camera on today's Raspberry Pi OS.
package csi

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os/exec"
	"strconv"
	"strings"
	"time"

	"silvertray/vision/camera/live"
	"silvertray/vision/camera/mjpeg"
)

// programs that are looked for, today's name first.
var programs = []string{"rpicam-vid", "libcamera-vid"}

// Camera is a camera on the ribbon cable. What is zero gets the default.
type Camera struct {
	// Number as "rpicam-hello --list-cameras" prints it.
	Number int
	// Width and Height in pixels, Rate in pictures a second.
	Width, Height, Rate int
	// Program that is run; by default the first of rpicam-vid and
	// libcamera-vid that is there.
	Program string
	// Grace is how long the program may take to end, two seconds by default.
	Grace time.Duration
}

// Program finds the program that reads the camera.
func Program() (string, error) {
	for _, name := range programs {
		if path, err := exec.LookPath(name); err == nil {
			return path, nil
		}
	}
	return "", fmt.Errorf("the program %s is not there; install it with: sudo apt install rpicam-apps", programs[0])
}

// Open starts the program. It ends when ctx does.
func (c Camera) Open(ctx context.Context) (live.Feed, error) {
	if c.Program == "" {
		path, err := Program()
		if err != nil {
			return nil, err
		}
		c.Program = path
	}
	if c.Grace == 0 {
		c.Grace = 2 * time.Second
	}
	child, err := start(exec.Command(c.Program, c.arguments()...), c.Grace)
	if errors.Is(err, fs.ErrNotExist) || errors.Is(err, exec.ErrNotFound) {
		return nil, fmt.Errorf("the program %s is not there; install it or name another (%w)", c.Program, err)
	}
	if err != nil {
		return nil, fmt.Errorf("the program %s does not start; see whether it may be run (%w)", c.Program, err)
	}
	f := &feed{name: c.Program, child: child, pictures: mjpeg.NewReader(child.output)}
	// An end of ctx wakes Next; Close then ends the program.
	f.unhook = context.AfterFunc(ctx, child.wake)
	return f, nil
}

func (c Camera) arguments() []string {
	args := []string{
		"--codec", "mjpeg", "--timeout", "0", "--nopreview", "--flush",
		"--camera", strconv.Itoa(c.Number), "--output", "-",
	}
	for _, option := range []struct {
		name  string
		value int
	}{{"--width", c.Width}, {"--height", c.Height}, {"--framerate", c.Rate}} {
		if option.value > 0 {
			args = append(args, option.name, strconv.Itoa(option.value))
		}
	}
	return args
}

// feed is what a running program writes.
type feed struct {
	name     string
	child    *child
	pictures *mjpeg.Reader
	unhook   func() bool
}

func (f *feed) Next() (live.Shot, error) {
	picture, err := f.pictures.Next()
	if err != nil {
		return live.Shot{}, f.explain(err)
	}
	return live.Shot{Data: picture}, nil
}

// explain says what a person can do about an end of the pictures. The program
// has ended by then, or is ended here, so that all it complained of is known.
func (f *feed) explain(err error) error {
	f.child.stop()
	said := f.child.complaint()
	switch {
	case errors.Is(err, mjpeg.ErrNoPictures), errors.Is(err, mjpeg.ErrTooLarge):
		return fmt.Errorf("%s writes no pictures; see whether it is the right program (%w)", f.name, err)
	case strings.Contains(said, "no cameras available"):
		return fmt.Errorf("no camera on the ribbon cable; switch off, and seat the cable firmly at both ends (%s)", said)
	case strings.Contains(said, "in use"), strings.Contains(said, "acquire"):
		return fmt.Errorf("another program has the camera; end that program (%s)", said)
	case said != "":
		return fmt.Errorf("%s ended; check the ribbon cable (%s)", f.name, said)
	}
	return fmt.Errorf("%s ended; check the ribbon cable (%w)", f.name, err)
}

func (f *feed) Close() error {
	f.unhook()
	return f.child.stop()
}
