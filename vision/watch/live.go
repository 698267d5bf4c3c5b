package watch

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/jonboulle/clockwork"
	"gocv.io/x/gocv"

	"silvertray/vision"
	"silvertray/vision/bump"
	"silvertray/vision/camera"
	"silvertray/vision/dice"
	"silvertray/vision/markers"
	"silvertray/vision/motion"
	"silvertray/vision/watch/consensus"
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

	detector *motion.Detector
	reader   Reader
	// set and tray are what the reader was opened for.
	set  []string
	tray *[4]vision.Point
	// moved is what is in doubt about the geometry in the rest under way.
	moved *vision.Problem
	// want is what the Look under way is for.
	want vision.Want
	// votes of the rest under way, kept from one Look to the next.
	votes consensus.Votes
	// thrown is the last throw delivered; lay reports whether nothing has moved
	// since: what another set of dice then makes of the table is no throw.
	thrown *vision.Reading
	lay    bool
	// changed is how the table differs from then in the rest under way.
	changed *vision.Problem
	// table is how it looked in the first rest.
	table bump.Table
	// lie is where each die lay when a reading was last delivered.
	lie map[string]consensus.Location
}

// NewLive watches a source of frames.
func NewLive(source camera.Source, geometry Geometry, clock clockwork.Clock) *Live {
	open := func(o dice.Options) (Reader, error) { return dice.New(o) }
	return newLive(source, geometry, clock, open)
}

func newLive(source camera.Source, geometry Geometry, clock clockwork.Clock, open func(dice.Options) (Reader, error)) *Live {
	return &Live{source: source, geometry: geometry, clock: clock, open: open, detector: motion.New()}
}

// Close frees the detector and the reader; the source stays open.
func (l *Live) Close() error {
	err := errors.Join(l.detector.Close(), l.table.Close())
	if l.reader != nil {
		err = errors.Join(err, l.reader.Close())
	}
	return err
}

// Look waits for what is wanted and reads it. A table where nothing happened
// since the last Look is waited out, however long.
func (l *Live) Look(ctx context.Context, want vision.Want) (vision.Reading, error) {
	l.begin(want)
	for {
		if err := l.next(ctx); err != nil {
			return vision.Reading{}, err
		}
		reading, done := l.votes.Settled()
		if done && l.wanted(&reading) {
			l.lie = consensus.Locations(l.lie, reading)
			return reading, nil
		}
	}
}

// begin looks anew at a table that may lie still already, where something else
// is wanted than last time.
func (l *Live) begin(want vision.Want) {
	if want.Reread {
		l.thrown, l.lay = nil, false
	}
	if want.Reread || !want.Equal(l.want) {
		l.votes = consensus.Votes{}
	}
	l.want = want
}

// wanted reports whether a reading is what the Look is for.
func (l *Live) wanted(r *vision.Reading) bool {
	switch {
	case !l.want.NoThrow && !l.lay && consensus.IsThrow(l.thrown, *r):
		l.thrown, l.lay = r, true
		return true
	case l.want.Moved && consensus.Moved(l.lie, *r):
		r.Moved = true
		return true
	}
	return false
}

// setUp opens the reader for the dice wanted, unless it is open already.
func (l *Live) setUp() error {
	set := slices.Clone(l.geometry.inView(l.want))
	if l.reader != nil && slices.Equal(l.set, set) && l.tray == l.geometry.Tray {
		return nil
	}
	reader, err := l.open(l.geometry.options(set))
	if err != nil {
		return fmt.Errorf("set up the dice reader: %w", err)
	}
	if l.reader != nil {
		if err := l.reader.Close(); err != nil {
			return fmt.Errorf("close the dice reader: %w", err)
		}
	}
	l.reader, l.set, l.tray = reader, set, l.geometry.Tray
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
	if state != motion.Still {
		l.votes, l.lay = consensus.Votes{}, false
		return nil
	}
	if l.votes.Closed {
		return nil
	}
	if l.votes.Frames == 0 {
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
	consensus.Forgive(&reading, l.want.Taken)
	l.geometry.measure(&reading)
	if l.moved != nil {
		reading.Sure = false
		reading.Problems = append(reading.Problems, *l.moved)
	}
	if err := l.compare(frame.Mat, &reading); err != nil {
		return err
	}
	l.votes.Add(reading)
	return nil
}

// compare says where the camera was bumped or the light has changed. With a mat
// its marks tell the first better.
func (l *Live) compare(frame gocv.Mat, r *vision.Reading) error {
	if l.votes.Frames == 0 {
		l.changed = nil // what was said of the rest before
	}
	if len(r.Dice) == 0 || l.votes.Frames > 0 && l.changed == nil || frame.Channels() != 3 {
		return nil
	}
	if l.votes.Frames == 0 {
		l.table.Tray = l.geometry.Tray
		change, err := l.table.See(frame, r.Dice)
		if err != nil {
			return err
		}
		l.changed = change.Problem(*r, l.geometry.Tray != nil && l.geometry.Marks == nil)
	}
	if l.changed != nil {
		r.Sure = false
		r.Problems = append(r.Problems, *l.changed)
	}
	return nil
}
