package hexboard

import (
	"errors"
	"fmt"

	"gocv.io/x/gocv"

	"silvertray/internal/geometry"
	"silvertray/vision"
	"silvertray/vision/hexboard/doubt"
	"silvertray/vision/hexboard/lattice"
	"silvertray/vision/hexboard/outline"
	"silvertray/vision/hexboard/overhead"
	"silvertray/vision/mats"
	"silvertray/vision/onnx"
)

// Options say what is known of the board.
type Options struct {
	// Order in which the symbols are printed, clockwise, as learnt once from
	// the board at hand; empty: Symbols.
	Order []string
	// Follow reports whether all pictures are of one table, from a camera that hardly
	// moves: the board is then sought first where it was.
	Follow bool
}

// Reader reads pictures of boards, one at a time. Close it after use.
type Reader struct {
	order          [lattice.Turns]string
	finder, reader onnx.Net
	follow         bool
	// last is the view of the board in the last picture that showed all its printed
	// symbols; nil where none has, or boards are not followed.
	last *geometry.Homography
}

// New makes a reader.
func New(o Options) (*Reader, error) {
	order, err := lattice.CheckOrder(o.Order)
	if err != nil {
		return nil, err
	}
	r := &Reader{order: order, follow: o.Follow}
	if r.finder, err = loadNet(boardModel, "finds the board"); err != nil {
		return nil, err
	}
	if r.reader, err = loadNet(cellsModel, "reads cells"); err != nil {
		return nil, errors.Join(err, r.Close())
	}
	return r, nil
}

// Close frees the networks.
func (r *Reader) Close() error { return errors.Join(r.finder.Close(), r.reader.Close()) }

// Read reads the board that a picture shows. Width and height are
// set, the picture's name is the caller's to fill in.
func (r *Reader) Read(picture gocv.Mat) (vision.BoardReading, error) { return r.read(picture, false) }

// ReadOffboard reads the board as Read does, and the tiles that lie beside it too.
func (r *Reader) ReadOffboard(picture gocv.Mat) (vision.BoardReading, error) {
	return r.read(picture, true)
}

func (r *Reader) read(picture gocv.Mat, beside bool) (vision.BoardReading, error) {
	if picture.Empty() {
		return vision.BoardReading{}, errors.New("read the board: the picture is empty")
	}
	colour, err := mats.Colour(picture)
	if err != nil {
		return vision.BoardReading{}, fmt.Errorf("read the board: %w", err)
	}
	defer colour.Close()
	a := newAlbum(colour)
	defer a.close()
	found, err := r.find(a)
	if err != nil {
		return vision.BoardReading{}, fmt.Errorf("read the board: %w", err)
	}
	out := found.Reading(r.order, colour.Cols(), colour.Rows())
	if err := found.portray(a, out.Cells); err != nil {
		return vision.BoardReading{}, fmt.Errorf("read the board: %w", err)
	}
	if beside {
		if out.Offboard, err = r.offboard(a, found); err != nil {
			return vision.BoardReading{}, fmt.Errorf("read the tiles beside the board: %w", err)
		}
	}
	return out, nil
}

// seenBoard is a board as it was found, or where the finder saw one of which the
// cells cannot be read.
type seenBoard struct {
	doubt.Board
	area outline.Area
}

// find looks for the board and reads its cells.
func (r *Reader) find(a album) (seenBoard, error) {
	best, err := r.where(a)
	if err != nil || !best.Found {
		return best, err
	}
	if best.Cells, err = r.readCells(best.Flat, best.Gain, lattice.Cells); err != nil {
		return best, err
	}
	best.Cells, best.View = lattice.TurnTo(best.Cells, best.View, best.Bearing.Sixths)
	if r.follow && best.Bearing.Match == lattice.Turns {
		r.last = &best.View
	}
	return best, nil
}

// where looks for the board where it was, and then anywhere.
func (r *Reader) where(a album) (seenBoard, error) {
	if r.last == nil {
		return r.anywhere(a)
	}
	there, err := r.settle(a, *r.last)
	if there.Found = there.Bearing.Match == lattice.Turns; err != nil || there.Found {
		return there, err
	}
	best, err := r.anywhere(a)
	if err == nil && there.Bearing.Match > max(best.Bearing.Match, lattice.Enough-1) {
		there.Found = true
		return there, nil
	}
	return best, err
}

// anywhere looks for the board in the whole picture, and from nearer where none is
// seen.
func (r *Reader) anywhere(a album) (seenBoard, error) {
	first, err := r.seen(a, long)
	if err != nil || first.Found {
		return first, err
	}
	if other, err := r.seen(a, nearer); err != nil || other.Found {
		return other, err
	}
	return first, nil
}

// seen looks for the board in the picture, so many px long. When its printed symbols
// are not where they should be, the first view of it may be off by a cell: then others
// are tried.
func (r *Reader) seen(a album, long int) (seenBoard, error) {
	s, err := r.look(a, long)
	if err != nil {
		return seenBoard{}, err
	}
	patch := s.Largest()
	best, err := r.fitted(a, s, patch)
	if err != nil {
		return best, err
	}
	if best.Found = best.Bearing.Match >= lattice.Enough || best.Bearing.Order != nil; !best.Found {
		best.area = s.AreaOf(patch)
	}
	return best, nil
}

// fitted is the best view of the board by the patch in which the finder saw it: the
// whole patch, what is left of it without tiles beside it, or another place near.
func (r *Reader) fitted(a album, s outline.Sight, patch []bool) (seenBoard, error) {
	view, ok := outline.Fit(s.Edge(patch))
	var best seenBoard
	var err error
	if ok {
		if best, err = r.settle(a, view); err != nil || best.Bearing.Plain() {
			return best, err
		}
	}
	if other, fits := outline.Fit(s.Edge(s.Trimmed(patch))); fits {
		if !ok {
			view, ok = other, true
		}
		if best, err = r.settleBest(a, []geometry.Homography{other}, best); err != nil {
			return best, err
		}
	}
	if !ok {
		return best, nil
	}
	return r.elsewhere(a, view, best)
}

const (
	// moved is how many px of the overhead picture a view may be mended by
	// before the board is straightened anew, mendings how often that is done.
	moved, mendings = 1.0, 4
)

// settle mends a view of the board until it stays, and returns which way the
// board lies there.
func (r *Reader) settle(a album, view geometry.Homography) (seenBoard, error) {
	b := seenBoard{Board: doubt.Board{View: view}}
	for range mendings {
		if err := b.straighten(a); err != nil {
			return b, err
		}
		mended, by := overhead.Refine(b.Flat, b.Gain, b.View)
		b.View = mended
		if by < moved {
			break
		}
	}
	seen, err := r.readCells(b.Flat, b.Gain, lattice.Printed[:])
	if err != nil {
		return b, err
	}
	b.Bearing = lattice.BearingOf(seen, r.order)
	return b, nil
}

func (b *seenBoard) straighten(a album) error {
	flat := straighten(a, b.View)
	defer flat.Close()
	px, err := flat.DataPtrUint8()
	if err != nil {
		return fmt.Errorf("straighten the board: %w", err)
	}
	b.Flat = append(b.Flat[:0], px...)
	b.Gain = overhead.Gains(b.Flat)
	return nil
}
