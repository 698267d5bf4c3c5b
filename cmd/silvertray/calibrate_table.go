package main

import (
	"context"
	"errors"
	"fmt"
	"image"
	"io"
	"slices"

	"silvertray/calibration"
	"silvertray/vision"
	"silvertray/vision/dice"
	"silvertray/vision/ground"
	"silvertray/vision/markers"
)

// sight is what the geometry needs of a picture.
type sight struct {
	markers       []vision.Marker
	picture       image.Image
	width, height int
}

// step takes a picture and learns from it; where a person can mend what was
// wrong with it, that is said, and another one taken.
func (s *setup) step(ctx context.Context, n need, todo string, learn func(shot) error) error {
	for {
		taken, err := s.shots.next(ctx, n, todo)
		if err != nil {
			return err
		}
		err = learn(taken)
		taken.Mat.Close()
		if err == nil {
			return nil
		}
		if !s.shots.again() || ctx.Err() != nil || errors.Is(err, errNoKeys) {
			return fmt.Errorf("calibrate by %s: %w", taken.Name, err)
		}
		fmt.Fprintf(s.print, "That did not work: %v\n", err)
	}
}

// findTable learns the geometry.
func (s *setup) findTable(ctx context.Context, calibrate calibrator) error {
	todo := "Clear the table, with the tray in view"
	if s.mat != "" {
		todo = "Lay the mat flat, nothing upon it, and all four corner marks in view"
	}
	return s.step(ctx, tableShot, todo, func(taken shot) error {
		found, err := markers.Find(taken.Mat)
		if err != nil {
			return err
		}
		picture, err := taken.Mat.ToImage()
		if err != nil {
			return fmt.Errorf("show the picture: %w", err)
		}
		width, height := taken.Size()
		if s.profile, err = calibrate(sight{found, picture, width, height}); err != nil {
			return err
		}
		if s.profile.Mat != "" {
			fmt.Fprintf(s.print, "Found the mat by %d of its 4 marks.\n", len(found))
		}
		return nil
	})
}

// trayLight is the part of the light that a silver tray sends back; it has no
// colour of its own.
const trayLight = 0.42

// seeEmpty learns ground and light. Without a picture of it, what was known
// stays.
func (s *setup) seeEmpty(ctx context.Context, old calibration.Profile) error {
	err := s.step(ctx, emptyShot, "Leave the table empty and take your hands away", func(taken shot) error {
		if err := s.profile.Fits(taken.Size()); err != nil {
			return err
		}
		here, err := s.empties(taken)
		if err != nil {
			return err
		}
		under := calibration.Measured(here.Colour())
		s.profile.Ground = &under
		s.profile.Light, err = s.light(taken, under)
		return err
	})
	if errors.Is(err, io.EOF) {
		s.profile.Ground, s.profile.Light = old.Ground, old.Light
		return nil
	}
	if err == nil {
		fmt.Fprintln(s.print, "Seen the empty table.")
	}
	return err
}

// plainDie is the least strength of a die that forbids to call a table empty:
// grain of wood has reached 0.18.
const plainDie = 0.4

// empties looks at the rolling area, and refuses one on which something lies.
func (s *setup) empties(taken shot) (*ground.Area, error) {
	here, err := ground.At(taken.Mat, *s.profile.Area)
	if err != nil {
		return nil, err
	}
	if doubt := here.Doubt(); doubt != nil {
		return nil, errors.New(doubt.Text.String())
	}
	samples, err := s.survey(taken, nil)
	if err != nil {
		return nil, err
	}
	samples = slices.DeleteFunc(samples, func(d dice.Sample) bool { return d.Strength < plainDie })
	if n := len(samples); n > 0 {
		return nil, fmt.Errorf("the table is not empty: %d dice are seen, the first at %.0f,%.0f px; take them away", n, samples[0].Centre[0], samples[0].Centre[1])
	}
	return here, nil
}

// light is how white paper looks: the mat itself, else reckoned from the tray.
func (s *setup) light(taken shot, under calibration.Colour) (*calibration.Colour, error) {
	if s.profile.Mat != "" {
		return &under, nil
	}
	tray, err := ground.At(taken.Mat, *s.profile.Tray)
	if err != nil {
		return nil, err
	}
	c := tray.Colour()
	most := max(trayLight, c[0], c[1], c[2]) // a bright tray is not silver but white
	for k := range c {
		c[k] /= most
	}
	white := calibration.Measured(c)
	return &white, nil
}
