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
	"silvertray/vision/rest"
)

// BoardReader reads the board in a frame.
type BoardReader interface {
	Read(frame gocv.Mat) (vision.BoardReading, error)
	// ReadBeside reads the tiles beside it too.
	ReadBeside(frame gocv.Mat) (vision.BoardReading, error)
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
	// beside tells that tiles beside the board are looked for.
	beside bool
	// detector waits until hands are gone; nil for pictures.
	detector *rest.Detector
	clock    clockwork.Clock
	// before is the reading of the frame before in the rest under way, told what
	// was delivered last; nil while there is none.
	before, told *vision.BoardReading
}

// NewBoard reads every frame of a source, with what is known of the board.
func NewBoard(source camera.Source, o hexboard.Options) *Board {
	return &Board{source: source, printed: o.Order, open: func(printed []string) (BoardReader, error) {
		o.Order = printed
		return hexboard.New(o)
	}}
}

// NewLiveBoard reads the board whenever it has come to rest, without hands over
// it, as soon as two frames agree.
func NewLiveBoard(source camera.Source, o hexboard.Options, clock clockwork.Clock) *Board {
	b := NewBoard(source, o)
	b.detector, b.clock = rest.New(), clock
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
	b.printed, b.before, b.told = slices.Clone(printed), nil, nil
	return b.closeReader()
}

// lookBeside begins or ends to look for tiles beside the board. They may lie there
// already.
func (b *Board) lookBeside(beside bool) {
	if beside && !b.beside {
		b.before = nil
	}
	b.beside = beside
}

// Look waits until the board shows something else than in the last Look, and
// reads it. The error is io.EOF when the source has ended.
func (b *Board) Look(ctx context.Context, want vision.Want) (vision.Reading, error) {
	if err := b.expect(want.Printed); err != nil {
		return vision.Reading{}, fmt.Errorf("change what the board reader expects: %w", err)
	}
	b.lookBeside(want.Beside)
	for {
		r, err := b.next(ctx)
		if err != nil {
			return vision.Reading{}, err
		}
		if r != nil {
			b.told = r
			return vision.Reading{Image: r.Image, Width: r.Width, Height: r.Height, Sure: r.Sure, Board: r}, nil
		}
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

// resting reads a frame while the board lies still.
func (b *Board) resting(frame camera.Frame, at time.Time) (*vision.BoardReading, error) {
	state, err := b.detector.See(frame.Mat, at)
	if err != nil {
		return nil, fmt.Errorf("watch the board: %w", err)
	}
	if state != rest.Still {
		b.before = nil
		return nil, nil
	}
	if b.told != nil && b.before == b.told {
		return nil, nil // read already, and nothing has moved since
	}
	now, err := b.read(frame)
	if err != nil {
		return nil, err
	}
	before := b.before
	b.before = now
	switch {
	case before == nil || !alike(*before, *now):
		return nil, nil
	case b.told != nil && alike(*b.told, *now):
		b.before = b.told
		return nil, nil
	}
	return now, nil
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
		read = b.reader.ReadBeside
	}
	r, err := read(frame.Mat)
	if err != nil {
		return nil, fmt.Errorf("read the board in %s: %w", frame.Name, err)
	}
	r.Image = frame.Name
	return &r, nil
}

// alike tells that two readings show the same, and doubt the same.
func alike(a, b vision.BoardReading) bool {
	kinds := func(p, q vision.BoardProblem) bool { return p.Kind == q.Kind && slices.Equal(p.Places, q.Places) }
	cells := func(p, q vision.HexCell) bool { return p.Hex == q.Hex && p.Shows() == q.Shows() && p.Sure == q.Sure }
	return a.Sure == b.Sure && slices.EqualFunc(a.Problems, b.Problems, kinds) && slices.EqualFunc(a.Cells, b.Cells, cells) &&
		alikeBeside(a.Beside, b.Beside)
}

// alikeBeside tells that the same tiles lie beside the board, as sure as they were.
func alikeBeside(a, b []vision.Tile) bool {
	sure := func(all []vision.Tile) (n int) {
		for _, t := range all {
			if t.Sure {
				n++
			}
		}
		return n
	}
	return len(a) == len(b) && sure(a) == sure(b) && len(vision.Lying(a, b)) == len(b)
}
