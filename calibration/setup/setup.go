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

// Setup is what is known before a table is learnt. Fill the exported fields, then
// call Run once.
type Setup struct {
	// Mat is the printed mat on the table; nil: area and tray are given, or
	// pointed at.
	Mat *mat.Mat
	// Area and Tray are the outlines of rolling area and silver tray in the
	// picture. Their corners are asked of Pointer where it is set.
	Area, Tray calibration.Outline
	Pointer    Pointer
	// Dice are the colours of the dice, each once; none: those of Old, else
	// the usual ones.
	Dice []string
	// Old is the profile to be replaced; what it knows of steps that are left
	// out stays.
	Old calibration.Profile
	// Shots gives the pictures. Close it after Run.
	Shots Shots
	// Progress takes what was learnt and what a person can mend, a line each.
	Progress io.Writer

	profile calibration.Profile
}

// Pointer asks a person where rolling area and tray lie.
type Pointer interface {
	// Point returns the corners in pixels of the picture, in order around each.
	// The error is ErrNoPointer where nobody can point.
	Point(picture image.Image) (area, tray [4]vision.Point, err error)
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

// step takes a picture and learns from it; where a person can mend what was
// wrong with it, that is said, and another one taken.
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
		if !s.Shots.Again() || ctx.Err() != nil || errors.Is(err, ErrNoPointer) {
			return fmt.Errorf("calibrate by %s: %w", taken.Name, err)
		}
		s.say("That did not work: %v", err)
	}
}
