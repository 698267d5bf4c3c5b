package dice

import (
	"errors"
	"fmt"
	"sort"

	"gocv.io/x/gocv"

	"silvertray/internal/geometry"
	"silvertray/vision"
	"silvertray/vision/dice/doubt"
	"silvertray/vision/dice/pose"
	"silvertray/vision/dice/sight"
	"silvertray/vision/dice/tint"
	"silvertray/vision/mats"
	"silvertray/vision/onnx"
)

// Options say what lies on the table.
type Options struct {
	// Set names the dice, each colour once; nil takes unknown dice, any
	// number and repeated colours.
	Set []string
	// Tray is its four corners on the table in px, one after the other.
	Tray *[4]vision.Point
	// Unnamed reports whether the dice are measured only: see Survey. Their names may then
	// be new to the reader.
	Unnamed bool
	// Colours are how dice of these names look under this lamp, in linear
	// red, green and blue from 0 to 1: see Survey. Where all dice of the set
	// are given, near hues are told apart that the built-in ones confuse. A name
	// that is new to the reader needs one.
	Colours map[string][3]float64
	// Printed outlines what looks like a die and is none, such as the corner marks of a
	// mat. Only what is plainly a die counts there.
	Printed [][4]vision.Point
	// Side of a die's top face in px; 0: not known.
	Side float64
}

// Reader reads pictures of dice, one at a time. Close it after use.
type Reader struct {
	options                        Options
	finder, glance, reader, leaner network
}

// New makes a reader for what lies on the table.
func New(o Options) (*Reader, error) {
	if err := tint.CheckNames(o.Set); err != nil {
		return nil, err
	}
	if err := tint.CheckKnown(o.Set, o.Colours); err != nil && !o.Unnamed {
		return nil, err
	}
	if err := errors.Join(tint.CheckLights(o.Colours), doubt.CheckSide(o.Side)); err != nil {
		return nil, err
	}
	if o.Tray != nil {
		if _, err := geometry.CheckQuad(o.Tray[:]); err != nil {
			return nil, fmt.Errorf("tray: %w", err)
		}
	}
	r := &Reader{options: o}
	for _, n := range []struct {
		net   *network
		model []byte
		does  string
	}{
		{&r.finder, findModel, "finds dice"},
		{&r.glance, glanceModel, "glances at dice"},
		{&r.reader, readModel, "reads dice"},
		{&r.leaner, leanModel, "knows dice that lean"},
	} {
		var err error
		if n.net.Net, err = onnx.New(n.model); err != nil {
			return nil, errors.Join(fmt.Errorf("load the network that %s: %w", n.does, err), r.Close())
		}
	}
	return r, nil
}

// Close frees the networks.
func (r *Reader) Close() error {
	return errors.Join(r.finder.Close(), r.glance.Close(), r.reader.Close(), r.leaner.Close())
}

// Read reads the dice that a picture shows. Width and height are set, the
// picture's name is the caller's to fill in.
func (r *Reader) Read(picture gocv.Mat) (vision.Reading, error) {
	if picture.Empty() {
		return vision.Reading{}, errors.New("read dice: the picture is empty")
	}
	colour, err := mats.Colour(picture)
	if err != nil {
		return vision.Reading{}, fmt.Errorf("read dice: %w", err)
	}
	defer colour.Close()
	found, unclear, err := r.sightings(colour)
	if err != nil {
		return vision.Reading{}, fmt.Errorf("read dice: %w", err)
	}
	return r.reading(colour, found, unclear)
}

// reading names colours, measures the tray and says what is in doubt.
func (r *Reader) reading(picture gocv.Mat, found []sight.Sighting, unclear int) (vision.Reading, error) {
	reading := vision.Reading{
		Width: picture.Cols(), Height: picture.Rows(),
		Problems: []vision.Problem{}, Dice: []vision.Die{},
	}
	set := r.options.Set
	if set != nil && len(found) > len(set) {
		reading.Problems = append(reading.Problems, doubt.TooMany(len(found), len(set)))
		found = found[:len(set)] // the surest
	}
	faces := make([]sight.Face, len(found))
	for i, s := range found {
		faces[i] = s.Face
	}
	pixels, err := mats.Raster(picture)
	if err != nil {
		return vision.Reading{}, err
	}
	measured := tintsOf(pixels, faces)
	names, margins := r.nameAll(measured)
	clipped := make([]float64, len(found))
	for i, s := range found {
		clipped[i] = tint.ClippedShare(pixels, s.Face.Centre, s.Face.Outline)
	}
	glaring := doubt.Glaring(clipped)
	for i, s := range found {
		die, problems := doubt.Judge(s, set != nil, names[i], margins[i], glaring[i], reading.Width, reading.Height)
		problems = doubt.CompareSize(&die, s.Face, r.options.Side, problems)
		reading.Dice = append(reading.Dice, die)
		reading.Problems = append(reading.Problems, problems...)
	}
	if set != nil {
		doubt.Overexposed(&reading, clipped)
	}
	if tray := r.options.Tray; tray != nil && len(faces) > 0 {
		v := pose.Fit(reading.Width, reading.Height, found, *tray)
		pose.Measure(reading.Dice, faces, v, *tray)
		doubt.Sides(&reading, found, v)
		if err := r.doubtPropped(&reading, picture, found, v); err != nil {
			return vision.Reading{}, err
		}
	}
	reading.Problems = append(reading.Problems, doubt.Missing(set, names)...)
	if set == nil && unclear > 0 { // a set says by itself whether one is missing
		reading.Problems = append(reading.Problems, doubt.MayBeDice(unclear))
	}
	reading.Problems = append(reading.Problems, doubt.OutOfFocus(pixels, faces)...)
	if len(found) == 0 {
		reading.Problems = append(reading.Problems, doubt.Unlit(meanOf(picture))...)
	}
	reading.Problems = doubt.InTheDark(measured, reading.Problems)
	reading.Sure = len(reading.Problems) == 0
	order(reading.Dice, set)
	return reading, nil
}

// nameAll names the tints: all together from a set, or each by itself.
func (r *Reader) nameAll(measured []tint.Tint) (names []string, margins []float64) {
	p := tint.NewPalette(r.options.Set, r.options.Colours)
	if r.options.Set == nil {
		return p.NameEach(measured)
	}
	return p.NameSet(measured)
}

// order sorts dice as the set names them, or from the top of the picture to
// the bottom and from left to right.
func order(dice []vision.Die, set []string) {
	place := map[string]int{}
	for i, name := range set {
		place[name] = i
	}
	sort.SliceStable(dice, func(i, j int) bool {
		a, b := dice[i], dice[j]
		if set != nil {
			return place[a.Colour] < place[b.Colour]
		}
		if a.Centre[1] != b.Centre[1] {
			return a.Centre[1] < b.Centre[1]
		}
		return a.Centre[0] < b.Centre[0]
	})
}

// meanOf is the mean of a picture's blue, green and red, 0 to 255.
func meanOf(picture gocv.Mat) [3]float64 {
	mean := picture.Mean()
	return [3]float64{mean.Val1, mean.Val2, mean.Val3}
}
