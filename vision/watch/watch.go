// Package watch joins a source of frames to the dice reader: one look at the
// table, one reading.
package watch

import (
	"context"
	"fmt"
	"slices"

	"silvertray/vision"
	"silvertray/vision/camera"
	"silvertray/vision/dice"
	"silvertray/vision/watch/consensus"
)

// Geometry is what is known of a table. Nil is what is not.
type Geometry struct {
	// Tray is its corners in the picture.
	Tray *[4]vision.Point
	// Aside reports whether dice set aside are in view, on die fields or in the building
	// zone.
	Aside bool
	// Colours of the family's dice under this lamp, and the side of a top face
	// in px, as dice.Options have them.
	Colours map[string][3]float64
	Side    float64
	// Printed outlines what looks like a die and is none, as dice.Options have it.
	Printed [][4]vision.Point
	// Measure fills in where dice stand, better than the reader can tell.
	Measure func(*vision.Reading)
	// Marks compares the mat's marks with where they were. It returns the
	// geometry as it is now and, where that is in doubt, what a person has to
	// do.
	Marks func([]vision.Marker) (Geometry, *vision.Problem)
}

// Table is a table of which every frame shows another throw. It serves one
// Look at a time.
type Table struct {
	Source camera.Source
	// Geometry of the table in the frame of a name; may be nil.
	Geometry func(frame string) Geometry
}

// Look reads the next frame as the dice wanted. The error is io.EOF when the
// source has ended. Nothing moves between two pictures: while no throw is due,
// Look waits for ctx to end.
func (t *Table) Look(ctx context.Context, want vision.Want) (vision.Reading, error) {
	if want.NoThrow {
		<-ctx.Done()
		return vision.Reading{}, ctx.Err()
	}
	frame, err := t.Source.Next(ctx)
	if err != nil {
		return vision.Reading{}, err
	}
	defer frame.Mat.Close()
	var geometry Geometry
	if t.Geometry != nil {
		geometry = t.Geometry(frame.Name)
	}
	reader, err := dice.New(geometry.options(geometry.inView(want)))
	if err != nil {
		return vision.Reading{}, fmt.Errorf("set up the dice reader: %w", err)
	}
	defer reader.Close()
	reading, err := reader.Read(frame.Mat)
	if err != nil {
		return vision.Reading{}, fmt.Errorf("read the dice in %s: %w", frame.Name, err)
	}
	reading.Image = frame.Name
	consensus.Forgive(&reading, want.Taken)
	geometry.measure(&reading)
	return reading, nil
}

// inView are the dice that the camera may see.
func (g Geometry) inView(want vision.Want) []string {
	if !g.Aside {
		return want.Dice
	}
	return slices.Concat(want.Dice, want.Taken)
}

// options of a reader of some dice on the table.
func (g Geometry) options(set []string) dice.Options {
	return dice.Options{Set: set, Tray: g.Tray, Colours: g.Colours, Side: g.Side, Printed: g.Printed}
}

func (g Geometry) measure(r *vision.Reading) {
	if g.Measure != nil {
		g.Measure(r)
	}
}
