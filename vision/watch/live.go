package watch

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/jonboulle/clockwork"
	"gocv.io/x/gocv"

	"silvertray/vision"
	"silvertray/vision/camera"
	"silvertray/vision/dice"
	"silvertray/vision/markers"
	"silvertray/vision/rest"
)

// Reader reads the dice in a frame.
type Reader interface {
	Read(frame gocv.Mat) (vision.Reading, error)
	Close() error
}

// Live is a table under a camera that never stops: it waits until the dice
// have been thrown and lie still, and lets several frames agree on what they
// show. It serves one Look at a time; Close it after use.
type Live struct {
	source   camera.Source
	geometry Geometry
	clock    clockwork.Clock
	open     func(dice.Options) (Reader, error)

	detector *rest.Detector
	reader   Reader
	// set and tray are what the reader was opened for.
	set  []string
	tray *[4]vision.Point
	// moved is what is in doubt about the geometry in the rest under way.
	moved *vision.Problem
	// wanted are the dice of the Look under way.
	wanted []string
	// votes of the rest under way, kept from one Look to the next.
	votes votes
	// thrown is the last throw delivered.
	thrown *vision.Reading
}

// NewLive watches a source of frames.
func NewLive(source camera.Source, geometry Geometry, clock clockwork.Clock) *Live {
	open := func(o dice.Options) (Reader, error) { return dice.New(o) }
	return newLive(source, geometry, clock, open)
}

func newLive(source camera.Source, geometry Geometry, clock clockwork.Clock, open func(dice.Options) (Reader, error)) *Live {
	return &Live{source: source, geometry: geometry, clock: clock, open: open, detector: rest.New()}
}

// Close frees the detector and the reader; the source stays open.
func (l *Live) Close() error {
	err := l.detector.Close()
	if l.reader != nil {
		err = errors.Join(err, l.reader.Close())
	}
	return err
}

// Look waits for the next throw of the dice wanted and reads it. A table where
// nothing was thrown since the last Look is waited out, however long.
func (l *Live) Look(ctx context.Context, want vision.Want) (vision.Reading, error) {
	l.wanted = want.Dice
	if want.Again {
		l.thrown, l.votes = nil, votes{}
	}
	for {
		if err := l.next(ctx); err != nil {
			return vision.Reading{}, err
		}
		if reading, done := l.votes.settled(); done && l.isThrow(reading) {
			l.thrown = &reading
			return reading, nil
		}
	}
}

// setUp opens the reader for the dice wanted, unless it is open already.
func (l *Live) setUp() error {
	if l.reader != nil && slices.Equal(l.set, l.wanted) && l.tray == l.geometry.Tray {
		return nil
	}
	reader, err := l.open(l.geometry.options(l.wanted))
	if err != nil {
		return fmt.Errorf("set up the dice reader: %w", err)
	}
	if l.reader != nil {
		if err := l.reader.Close(); err != nil {
			return fmt.Errorf("close the dice reader: %w", err)
		}
	}
	l.reader, l.set, l.tray = reader, slices.Clone(l.wanted), l.geometry.Tray
	return nil
}

// lookForMarks notices at the beginning of a rest that camera or mat were
// moved, and takes the geometry as it is now.
func (l *Live) lookForMarks(frame gocv.Mat) error {
	if l.geometry.Marks == nil {
		return nil
	}
	seen, err := markers.Find(frame)
	if err != nil {
		return fmt.Errorf("look for the mat's marks: %w", err)
	}
	l.geometry, l.moved = l.geometry.Marks(seen)
	return nil
}

// next takes a frame and, while the table is still and not yet understood,
// adds its reading to the votes. Movement begins them anew.
func (l *Live) next(ctx context.Context) error {
	frame, err := l.source.Next(ctx)
	if err != nil {
		return err
	}
	defer frame.Mat.Close()
	at := frame.At
	if at.IsZero() {
		at = l.clock.Now()
	}
	state, err := l.detector.See(frame.Mat, at)
	if err != nil {
		return fmt.Errorf("watch the table: %w", err)
	}
	if state != rest.Still {
		l.votes = votes{}
		return nil
	}
	if l.votes.closed {
		return nil
	}
	if l.votes.frames == 0 {
		if err := l.lookForMarks(frame.Mat); err != nil {
			return err
		}
	}
	return l.read(frame)
}

// read adds the reading of a frame to the votes.
func (l *Live) read(frame camera.Frame) error {
	if err := l.setUp(); err != nil {
		return err
	}
	reading, err := l.reader.Read(frame.Mat)
	if err != nil {
		return fmt.Errorf("read the dice: %w", err)
	}
	reading.Image = frame.Name
	l.geometry.measure(&reading)
	if l.moved != nil {
		reading.Sure = false
		reading.Problems = append(reading.Problems, *l.moved)
	}
	l.votes.add(reading)
	return nil
}

// isThrow tells a new throw from dice that lie as they did, or of which one
// was only picked up and put back: more than half of those outside the tray
// lie elsewhere or show something else.
func (l *Live) isThrow(r vision.Reading) bool {
	out := outside(r)
	if len(out) == 0 {
		return false
	}
	if l.thrown == nil {
		return true
	}
	before := make(map[string]vision.Die)
	for _, d := range l.thrown.Dice {
		before[d.Colour] = d
	}
	same := 0
	for _, d := range out {
		if b, ok := before[d.Colour]; ok && b.Value == d.Value && apart(b, d) < putBack {
			same++
		}
	}
	return 2*same < len(out)
}

// outside are the dice that do not lie in the tray.
func outside(r vision.Reading) []vision.Die {
	return slices.DeleteFunc(slices.Clone(r.Dice), func(d vision.Die) bool { return d.InTray })
}
