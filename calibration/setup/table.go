package setup

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"

	"silvertray/calibration"
	"silvertray/vision/background"
	"silvertray/vision/background/area"
	"silvertray/vision/dice/tint"
	"silvertray/vision/markers"
)

// findTable learns the geometry.
func (s *Setup) findTable(ctx context.Context) error {
	todo := "Clear the table, with the tray in view"
	if s.Mat != nil {
		todo = "Lay the mat flat, nothing upon it, and all four corner marks in view"
	}
	return s.step(ctx, Table, todo, func(taken Shot) error {
		if s.Mat != nil {
			return s.findMat(taken)
		}
		return s.findByHand(ctx, taken)
	})
}

// findMat finds the printed mat by its marks.
func (s *Setup) findMat(taken Shot) error {
	found, err := markers.Find(taken.Mat)
	if err != nil {
		return err
	}
	width, height := taken.Size()
	if s.profile, err = calibration.OnMat(found, *s.Mat, width, height); err != nil {
		return err
	}
	s.say("Found the mat by %d of its 4 marks.", len(found))
	return nil
}

// findByHand takes the corners that are given, or that a person points at.
func (s *Setup) findByHand(ctx context.Context, taken Shot) error {
	if s.Pointer != nil {
		picture, err := taken.Mat.ToImage()
		if err != nil {
			return fmt.Errorf("show the picture: %w", err)
		}
		if s.Area.Corners, s.Tray.Corners, err = s.Pointer.Point(ctx, picture); err != nil {
			return err
		}
	}
	width, height := taken.Size()
	var err error
	s.profile, err = calibration.ByHand(s.Area, s.Tray, width, height)
	return err
}

// trayLight is the share of the light that a silver tray reflects. It has no colour
// of its own.
const trayLight = 0.42

// seeEmpty learns ground and light. Without a picture of the empty table, what Old
// knows stays.
func (s *Setup) seeEmpty(ctx context.Context) error {
	err := s.step(ctx, Empty, "Leave the table empty and take your hands away", func(taken Shot) error {
		if err := s.profile.Fits(taken.Size()); err != nil {
			return err
		}
		here, err := s.emptyArea(taken)
		if err != nil {
			return err
		}
		under := calibration.Measured(here.Colour())
		s.profile.Ground = &under
		s.profile.Light, err = s.light(taken, under)
		return err
	})
	if errors.Is(err, io.EOF) {
		s.profile.Ground, s.profile.Light = s.Old.Ground, s.Old.Light
		return nil
	}
	if err == nil {
		s.say("Seen the empty table.")
	}
	return err
}

// plainDie is the least strength of a die on a table that is not empty: grain of
// wood has reached 0.18.
const plainDie = 0.4

// emptyArea looks at the rolling area, and refuses one with anything on it.
func (s *Setup) emptyArea(taken Shot) (*area.Area, error) {
	here, err := background.At(taken.Mat, *s.profile.Area)
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
	samples = slices.DeleteFunc(samples, func(d tint.Sample) bool { return d.Strength < plainDie })
	if n := len(samples); n > 0 {
		return nil, fmt.Errorf("the table is not empty: %d dice are seen, the first at %.0f,%.0f px; take them away", n, samples[0].Centre[0], samples[0].Centre[1])
	}
	return here, nil
}

// light is how white paper looks: like the mat, or as computed from the tray.
func (s *Setup) light(taken Shot, under calibration.Colour) (*calibration.Colour, error) {
	if s.Mat != nil {
		return &under, nil
	}
	tray, err := background.At(taken.Mat, *s.profile.Tray)
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
