// Package watch joins a source of frames to the dice reader: one look at the
// table, one reading.
package watch

import (
	"context"
	"fmt"

	"silvertray/vision"
	"silvertray/vision/camera"
	"silvertray/vision/dice"
)

// Table is a table under a camera. It serves one Look at a time.
type Table struct {
	// Source delivers the frames, one for each throw.
	Source camera.Source
	// Tray tells where the tray lies in the frame of a name; nil where it is
	// not known.
	Tray func(frame string) *[4]vision.Point
}

// Look reads the next frame as the dice wanted. The error is io.EOF when the
// source has ended.
func (t *Table) Look(ctx context.Context, want vision.Want) (vision.Reading, error) {
	frame, err := t.Source.Next(ctx)
	if err != nil {
		return vision.Reading{}, err
	}
	defer frame.Mat.Close()
	options := dice.Options{Set: want.Dice}
	if t.Tray != nil {
		options.Tray = t.Tray(frame.Name)
	}
	reader, err := dice.New(options)
	if err != nil {
		return vision.Reading{}, fmt.Errorf("set up the dice reader: %w", err)
	}
	defer reader.Close()
	reading, err := reader.Read(frame.Mat)
	if err != nil {
		return vision.Reading{}, fmt.Errorf("read the dice in %s: %w", frame.Name, err)
	}
	reading.Image = frame.Name
	return reading, nil
}
