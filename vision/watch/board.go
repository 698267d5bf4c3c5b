package watch

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/jonboulle/clockwork"
	"gocv.io/x/gocv"

	"silvertray/vision"
	"silvertray/vision/camera"
	"silvertray/vision/hexboard"
	"silvertray/vision/motion"
	"silvertray/vision/watch/consensus"
)

// BoardReader reads the board in a frame.
type BoardReader interface {
	Read(frame gocv.Mat) (vision.BoardReading, error)
	// ReadOffboard reads the tiles beside it too.
	ReadOffboard(frame gocv.Mat) (vision.BoardReading, error)
	Close() error
}

// Board is a board under a source of frames: pictures, of which each shows what
// came of one move, or a camera that never stops. It serves one Look at a time;
// Close it after use.
type Board struct {
	source camera.Source
	open   func(printed []string) (BoardReader, error)
	reader BoardReader
	// printed are the symbols that the reader expects.
	printed []string
	// beside reports whether tiles beside the board are looked for.
	beside bool
	// detector waits until nothing moves; nil for pictures.
	detector *motion.Detector
	clock    clockwork.Clock
	// apart are readings of the rest under way of which no two agree.
	apart []vision.BoardReading
	// told is the reading that was delivered last, known the last sure one of those;
	// nil while there is none.
	told, known *vision.BoardReading
	// settled reports whether the board was read surely, and nothing has moved since.
	settled bool
	// due is when to read the next frame of the rest under way.
	due time.Time
}

// most is how many frames are read one after the other until two of them agree.
const most = 3

// again is how long a board that is in doubt is left alone before it is read again:
// a lamp may be turned, and light may come back.
const again = time.Second

// NewBoard reads every frame of a source, with what is known of the board.
func NewBoard(source camera.Source, o hexboard.Options) *Board {
	return &Board{source: source, printed: o.Order, open: func(printed []string) (BoardReader, error) {
		o.Order = printed
		return hexboard.New(o)
	}}
}

// NewLiveBoard reads the board whenever it has come to rest, until two frames of three
// agree.
func NewLiveBoard(source camera.Source, o hexboard.Options, clock clockwork.Clock) *Board {
	o.Follow = true
	b := NewBoard(source, o)
	b.detector, b.clock = motion.New(), clock
	return b
}

// Close frees the reader; the source stays open.
func (b *Board) Close() error {
	var err error
	if b.detector != nil {
		err = b.detector.Close()
	}
	return errors.Join(err, b.closeReader())
}

func (b *Board) closeReader() error {
	if b.reader == nil {
		return nil
	}
	err := b.reader.Close()
	b.reader = nil
	return err
}

// expect makes the reader one that expects these symbols to be printed. What lies
// there is told again.
func (b *Board) expect(printed []string) error {
	if len(printed) == 0 || slices.Equal(printed, b.printed) {
		return nil
	}
	b.printed, b.apart, b.told, b.known, b.settled = slices.Clone(printed), nil, nil, nil, false
	return b.closeReader()
}

// lookBeside begins or ends to look for tiles beside the board. They may lie there
// already.
func (b *Board) lookBeside(beside bool) {
	if beside && !b.beside {
		b.apart, b.settled, b.due = nil, false, time.Time{}
	}
	b.beside = beside
}

// Look waits until the board shows something else than in the last Look, and
// reads it. The error is io.EOF when the source has ended.
func (b *Board) Look(ctx context.Context, want vision.Want) (vision.Reading, error) {
	if err := b.expect(want.Printed); err != nil {
		return vision.Reading{}, fmt.Errorf("change what the board reader expects: %w", err)
	}
	b.lookBeside(want.Offboard)
	for {
		r, err := b.next(ctx)
		if err != nil {
			return vision.Reading{}, err
		}
		if r != nil {
			b.tell(r)
			return vision.Reading{Image: r.Image, Width: r.Width, Height: r.Height, Sure: r.Sure, Board: r}, nil
		}
	}
}

func (b *Board) tell(r *vision.BoardReading) {
	b.told = r
	if r.Sure {
		b.known = r
	}
}

// next takes a frame; its reading is nil where nothing is to be told.
func (b *Board) next(ctx context.Context) (*vision.BoardReading, error) {
	frame, err := b.source.Next(ctx)
	if err != nil {
		return nil, err
	}
	defer frame.Mat.Close()
	if b.detector == nil {
		return b.read(frame)
	}
	at := frame.At
	if at.IsZero() {
		at = b.clock.Now()
	}
	return b.resting(frame, at)
}

// resting reads a frame while the board lies still. Under a hand or an arm's shadow
// only a sure reading is told: it has seen past them.
func (b *Board) resting(frame camera.Frame, at time.Time) (*vision.BoardReading, error) {
	state, err := b.detector.See(frame.Mat, at)
	if err != nil {
		return nil, fmt.Errorf("watch the board: %w", err)
	}
	if state == motion.Moving {
		b.apart, b.settled, b.due = nil, false, at
		if b.told != nil && !b.told.Sure { // what is still in doubt then is told anew
			b.told = nil
		}
	}
	if state == motion.Moving || b.settled || at.Before(b.due) {
		return nil, nil
	}
	now, err := b.read(frame)
	if err != nil {
		return nil, err
	}
	if !b.agreed(now, at) || state == motion.Covered && !now.Sure {
		return nil, nil
	}
	b.settled = now.Sure
	if b.told != nil && consensus.Alike(*b.told, *now) {
		return nil, nil
	}
	return now, nil
}

// agreed reports whether a reading shows what a frame shortly before did: two of three, so
// that one that flickers keeps nothing from being told. Otherwise it sees to it that
// the next one is compared, or is read later where nothing new came of this.
func (b *Board) agreed(now *vision.BoardReading, at time.Time) bool {
	before := b.apart
	b.apart, b.due = nil, at.Add(again)
	if i := slices.IndexFunc(before, func(r vision.BoardReading) bool { return consensus.Agree(r, *now) }); i >= 0 {
		now.Offboard = consensus.Steady(before[i].Offboard, now.Offboard)
		return true
	}
	news := now.Sure || b.told == nil || !consensus.Alike(*b.told, *now)
	if (news || len(before) > 0) && len(before) < most-1 {
		b.apart, b.due = append(before, *now), at
	}
	return false
}

func (b *Board) read(frame camera.Frame) (*vision.BoardReading, error) {
	if b.reader == nil {
		reader, err := b.open(b.printed)
		if err != nil {
			return nil, fmt.Errorf("set up the board reader: %w", err)
		}
		b.reader = reader
	}
	read := b.reader.Read
	if b.beside {
		read = b.reader.ReadOffboard
	}
	r, err := read(frame.Mat)
	if err != nil {
		return nil, fmt.Errorf("read the board in %s: %w", frame.Name, err)
	}
	r.Image = frame.Name
	r = consensus.Remembered(b.known, r)
	return &r, nil
}
