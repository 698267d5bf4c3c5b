package hexboard

import (
	"errors"
	"fmt"
	"slices"

	"gocv.io/x/gocv"

	"silvertray/internal/geometry"
	"silvertray/vision"
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
	order          [turns]string
	finder, reader onnx.Net
	follow         bool
	// last is the view of the board in the last picture that showed all its printed
	// symbols; nil where none has, or boards are not followed.
	last *geometry.Homography
}

// New makes a reader.
func New(o Options) (*Reader, error) {
	order, err := CheckOrder(o.Order)
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

// CheckOrder checks that an order names each symbol once, and puts red first.
// An empty one is that of Symbols.
func CheckOrder(names []string) (order [turns]string, err error) {
	if len(names) == 0 {
		return Symbols, nil
	}
	for _, s := range Symbols {
		if len(names) != turns || !slices.Contains(names, s) {
			return order, fmt.Errorf("the order of the printed symbols must name %v, each once, not %v", Symbols, names)
		}
	}
	first := slices.Index(names, Symbols[0])
	for i := range order {
		order[i] = names[(first+i)%turns]
	}
	return order, nil
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
	colour, err := inColour(picture)
	if err != nil {
		return vision.BoardReading{}, err
	}
	defer colour.Close()
	a := newAlbum(colour)
	defer a.close()
	board, err := r.find(a)
	if err != nil {
		return vision.BoardReading{}, fmt.Errorf("read the board: %w", err)
	}
	out := r.reading(board, colour.Cols(), colour.Rows())
	if err := board.portray(a, out.Cells); err != nil {
		return vision.BoardReading{}, fmt.Errorf("read the board: %w", err)
	}
	if beside {
		if out.Offboard, err = r.offboard(a, board); err != nil {
			return vision.BoardReading{}, fmt.Errorf("read the tiles beside the board: %w", err)
		}
	}
	return out, nil
}

// inColour returns the picture as blue, green, red bytes, one row after the
// other. The caller closes it.
func inColour(picture gocv.Mat) (gocv.Mat, error) {
	colour := gocv.NewMat()
	switch picture.Type() {
	case gocv.MatTypeCV8UC3:
		if !picture.IsContinuous() {
			picture.CopyTo(&colour)
			return colour, nil
		}
		colour.Close()
		return picture.RowRange(0, picture.Rows()), nil // the same memory
	case gocv.MatTypeCV8UC1:
		gocv.CvtColor(picture, &colour, gocv.ColorGrayToBGR)
	case gocv.MatTypeCV8UC4:
		gocv.CvtColor(picture, &colour, gocv.ColorBGRAToBGR)
	default:
		colour.Close()
		return colour, fmt.Errorf("read the board: picture type %v: want 8 bits grey, colour or colour with alpha", picture.Type())
	}
	return colour, nil
}

// seenBoard is a board as it was found: the view from steps to px, what each
// cell shows, and the straightened picture.
type seenBoard struct {
	found bool
	// area is where the finder saw a board of which the cells cannot be read.
	area    area
	view    geometry.Homography
	cells   []sighted
	bearing bearing
	flat    []uint8
	gain    [3]float64
}

// find looks for the board and reads its cells.
func (r *Reader) find(a album) (seenBoard, error) {
	best, err := r.where(a)
	if err != nil || !best.found {
		return best, err
	}
	if best.cells, err = r.readCells(best.flat, best.gain, cells); err != nil {
		return best, err
	}
	best.cells, best.view = turnTo(best.cells, best.view, best.bearing.sixths)
	if r.follow && best.bearing.match == turns {
		r.last = &best.view
	}
	return best, nil
}

// where looks for the board where it was, and then anywhere.
func (r *Reader) where(a album) (seenBoard, error) {
	if r.last == nil {
		return r.anywhere(a)
	}
	there, err := r.settle(a, *r.last)
	if there.found = there.bearing.match == turns; err != nil || there.found {
		return there, err
	}
	best, err := r.anywhere(a)
	if err == nil && there.bearing.match > max(best.bearing.match, enough-1) {
		there.found = true
		return there, nil
	}
	return best, err
}

// anywhere looks for the board in the whole picture, and from nearer where none is
// seen.
func (r *Reader) anywhere(a album) (seenBoard, error) {
	first, err := r.seen(a, long)
	if err != nil || first.found {
		return first, err
	}
	if other, err := r.seen(a, nearer); err != nil || other.found {
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
	patch := s.largest()
	best, err := r.fitted(a, s, patch)
	if err != nil {
		return best, err
	}
	if best.found = best.bearing.match >= enough || best.bearing.order != nil; !best.found {
		best.area = area{s, s.trimmed(patch)}
	}
	return best, nil
}

// fitted is the best view of the board by the patch in which the finder saw it: the
// whole patch, what is left of it without tiles beside it, or another place near.
func (r *Reader) fitted(a album, s sight, patch []bool) (seenBoard, error) {
	view, ok := fitHexagon(s.edge(patch))
	var best seenBoard
	var err error
	if ok {
		if best, err = r.settle(a, view); err != nil || best.bearing.plain() {
			return best, err
		}
	}
	if other, fits := fitHexagon(s.edge(s.trimmed(patch))); fits {
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
	// moved is how many px of the straightened board a view may be mended by
	// before the board is straightened anew, mendings how often that is done.
	moved, mendings = 1.0, 4
)

// settle mends a view of the board until it stays, and returns which way the
// board lies there.
func (r *Reader) settle(a album, view geometry.Homography) (seenBoard, error) {
	b := seenBoard{view: view}
	for range mendings {
		if err := b.straighten(a); err != nil {
			return b, err
		}
		mended, by := refine(b.flat, b.gain, b.view)
		b.view = mended
		if by < moved {
			break
		}
	}
	seen, err := r.readCells(b.flat, b.gain, printed[:])
	if err != nil {
		return b, err
	}
	b.bearing = bearingOf(seen, r.order)
	return b, nil
}

func (b *seenBoard) straighten(a album) error {
	flat := straighten(a, b.view)
	defer flat.Close()
	px, err := flat.DataPtrUint8()
	if err != nil {
		return fmt.Errorf("straighten the board: %w", err)
	}
	b.flat = append(b.flat[:0], px...)
	b.gain = gains(b.flat)
	return nil
}
