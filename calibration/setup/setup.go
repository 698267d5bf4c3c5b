// Package setup learns one table from pictures of it: where everything lies, how
// the empty table looks, and how its owner's dice look under this lamp.
package setup

import (
	"context"
	"errors"
	"fmt"
	"image"
	"io"

	"silvertray/calibration"
	"silvertray/calibration/mat"
	"silvertray/vision"
)

// Setup learns one table. Fill the exported fields, then call Run once.
type Setup struct {
	// Mat is the printed mat on the table; nil: area and tray are given, or
	// pointed at.
	Mat *mat.Mat
	// Area and Tray are the outlines of rolling area and silver tray in the
	// picture. Their corners are asked of Pointer where it is set.
	Area, Tray calibration.Outline
	Pointer    Pointer
	// Dice are the colours of the dice, each once; none: those of Old, else
	// Usual. A profile names its dice in this order.
	Dice  []string
	Usual []string
	// Old is the profile to be replaced. What it knows stays where a step is left
	// out.
	Old calibration.Profile
	// Shots gives the pictures. Close it after Run.
	Shots Shots
	// Progress takes a line for each thing that was learnt, or that a person
	// can put right.
	Progress io.Writer

	profile calibration.Profile
}

// Pointer asks a person where rolling area and tray lie.
type Pointer interface {
	// Point returns the corners in pixels of the picture, in order around each,
	// unless ctx ends.
	// The error is ErrNoPointer where nobody can point.
	Point(ctx context.Context, picture image.Image) (area, tray [4]vision.Point, err error)
}

// ErrNoPointer is why corners cannot be pointed at. Another picture would not
// help.
var ErrNoPointer = errors.New(`this is no terminal, so corners cannot be pointed out; give "--mat PAPER", or the corners by --area and --tray`)

// Run goes through the steps, and returns the table's profile.
func (s *Setup) Run(ctx context.Context) (calibration.Profile, error) {
	for _, step := range []func(context.Context) error{s.findTable, s.seeEmpty, s.seeDice} {
		if err := step(ctx); err != nil {
			return calibration.Profile{}, err
		}
	}
	s.profile.Board = s.Old.Board // a camera that was moved does not change how the board is printed
	return s.profile, nil
}

func (s *Setup) say(format string, args ...any) {
	fmt.Fprintf(s.Progress, format+"\n", args...)
}

// step takes a picture and learns from it. Where a person can put right what was
// wrong with it, step says so and takes another one.
func (s *Setup) step(ctx context.Context, n Step, todo string, learn func(Shot) error) error {
	for {
		taken, err := s.Shots.Next(ctx, n, todo)
		if err != nil {
			return err
		}
		err = learn(taken)
		taken.Mat.Close()
		if err == nil {
			return nil
		}
		if !s.Shots.Interactive() || ctx.Err() != nil || errors.Is(err, ErrNoPointer) {
			return fmt.Errorf("calibrate by %s: %w", taken.Name, err)
		}
		s.say("That did not work: %v", err)
	}
}
