package calibration

import (
	"errors"
	"fmt"
	"maps"
	"math"
	"slices"

	"silvertray/calibration/internal/round"
	"silvertray/calibration/mat"
	"silvertray/internal/geometry"
	"silvertray/vision"
)

// What can be meant seriously in a profile.
const (
	mostPicture = 20_000 // px along a side
	lowest      = 50     // height of a camera in mm
	highest     = 5_000
	mostMM      = 10_000 // from the table's corner to below the camera
	leastScale  = 0.2    // px a mm: a die of 3 px
	mostScale   = 200    // a die of 3200 px
	leastDie    = 5      // mm
	mostDie     = 50
)

// profile checks what was read; the error names the field at fault.
func (f file) profile() (Profile, error) {
	p := Profile{Version: f.Version, Dice: f.Dice, Colours: f.Colours, Mat: f.Mat, Ground: f.Ground, Light: f.Light}
	for _, check := range []func(*Profile) error{
		f.checkVersion, f.checkPicture, f.checkDice, f.checkColours, f.checkMat, f.checkOutlines, f.checkTable, f.checkSize, f.checkBoard,
	} {
		if err := check(&p); err != nil {
			return Profile{}, err
		}
	}
	return p, nil
}

func (f file) checkVersion(*Profile) error {
	switch {
	case f.Version == 0:
		return fmt.Errorf("version: is missing; this program reads versions 1 to %d", Version)
	case f.Version < 0 || f.Version > Version:
		return fmt.Errorf("version: %d is not known; this program reads versions 1 to %d", f.Version, Version)
	}
	return nil
}

func (f file) checkPicture(p *Profile) error {
	if f.Picture == nil {
		return nil
	}
	if len(f.Picture) != 2 {
		return fmt.Errorf("picturePx: needs width and height, not %d numbers", len(f.Picture))
	}
	for _, n := range f.Picture {
		if n < 1 || n > mostPicture {
			return fmt.Errorf("picturePx: no picture has a side of %d px", n)
		}
	}
	p.Width, p.Height = f.Picture[0], f.Picture[1]
	return nil
}

func (f file) checkDice(*Profile) error {
	for i, colour := range f.Dice {
		if slices.Contains(f.Dice[:i], colour) {
			return fmt.Errorf("dice: %s is named twice; a set has each colour once", colour)
		}
	}
	return nil
}

func (f file) checkColours(*Profile) error {
	for _, name := range slices.Sorted(maps.Keys(f.Colours)) {
		c := f.Colours[name]
		if err := c.check(); err != nil {
			return fmt.Errorf("colours: %s: %w", name, err)
		}
		if len(f.Dice) > 0 && !slices.Contains(f.Dice, name) {
			return fmt.Errorf("colours: %s is not one of the dice", name)
		}
	}
	if err := f.Ground.check(); err != nil {
		return fmt.Errorf("ground: %w", err)
	}
	if err := f.Light.check(); err != nil {
		return fmt.Errorf("light: %w", err)
	}
	return nil
}

func (c *Colour) check() error {
	if c == nil {
		return nil
	}
	for i, x := range c {
		if !(x >= 0 && x <= 1) {
			return fmt.Errorf("%s is %g; it must be 0 to 1", [...]string{"red", "green", "blue"}[i], x)
		}
	}
	return nil
}

func (f file) checkMat(*Profile) error {
	if f.Mat == "" {
		return nil
	}
	if _, err := mat.New(f.Mat); err != nil {
		return fmt.Errorf("mat: %w", err)
	}
	if f.Table == nil {
		return errors.New("table: is missing; with a mat it is needed")
	}
	return nil
}

func (f file) checkOutlines(p *Profile) error {
	var err error
	if p.Area, err = outline(f.Area); err != nil {
		return fmt.Errorf("area: %w", err)
	}
	if p.Tray, err = outline(f.Tray); err != nil {
		return fmt.Errorf("tray: %w", err)
	}
	if len(f.Fields) > 3 {
		return fmt.Errorf("fields: there are three die fields, not %d", len(f.Fields))
	}
	for i, corners := range f.Fields {
		q, err := checkCorners(corners)
		if err != nil {
			return fmt.Errorf("fields: field %d: %w", i+1, err)
		}
		p.Fields = append(p.Fields, q)
	}
	return nil
}

// outline checks corners; none are no outline.
func outline(corners []vision.Point) (*[4]vision.Point, error) {
	if corners == nil {
		return nil, nil
	}
	q, err := checkCorners(corners)
	return &q, err
}

// checkCorners checks corners as they will be written again.
func checkCorners(corners []vision.Point) ([4]vision.Point, error) {
	q, err := geometry.CheckQuad(corners)
	if err != nil {
		return q, err
	}
	return geometry.CheckQuad(round.Quad(&q))
}

func (f file) checkTable(p *Profile) error {
	if f.Table == nil {
		return nil
	}
	t, err := f.Table.table()
	if err != nil {
		return fmt.Errorf("table: %w", err)
	}
	for _, q := range []*[4]vision.Point{p.Area, p.Tray} {
		if err := t.checkScale(q); err != nil {
			return fmt.Errorf("table: plane: %w", err)
		}
	}
	p.Table = &t
	m, err := mat.New(f.Mat)
	if err != nil {
		return nil // there is no mat
	}
	p.Zone = t.seen(m.Zone)
	if _, err := geometry.CheckQuad(p.Zone[:]); err != nil {
		return fmt.Errorf("table: plane: the mat's building zone: %w", err)
	}
	return nil
}

func (f file) checkSize(p *Profile) error {
	if f.DiePX != nil {
		if p.DiePX = *f.DiePX; !(p.DiePX >= 1 && p.DiePX <= mostPicture) {
			return fmt.Errorf("diePx: no die has a side of %g px", p.DiePX)
		}
	}
	if f.DieMM != nil {
		if p.DieMM = *f.DieMM; !(p.DieMM >= leastDie && p.DieMM <= mostDie) {
			return fmt.Errorf("dieMM: no die has a side of %g mm; %d to %d is possible", p.DieMM, leastDie, mostDie)
		}
	}
	return nil
}

// checkBoard wants six different symbols; which there are, the board's reader
// knows.
func (f file) checkBoard(p *Profile) error {
	const symbols = 6
	p.Board = f.Board
	if n := len(f.Board); n != 0 && n != symbols {
		return fmt.Errorf("board: a board has %d printed symbols, not %d", symbols, n)
	}
	for i, name := range f.Board {
		if slices.Contains(f.Board[:i], name) {
			return fmt.Errorf("board: %s is named twice", name)
		}
	}
	return nil
}

// checkScale notices a plane that has nothing to do with an outline.
func (t Table) checkScale(q *[4]vision.Point) error {
	if q == nil {
		return nil
	}
	for _, c := range q {
		if err := t.Plane.checkScale(t.Plane.MM(c)); err != nil {
			return fmt.Errorf("%w (at %g,%g px)", err, c[0], c[1])
		}
	}
	return nil
}

func (f fileTable) table() (Table, error) {
	t := Table{ErrorPX: round.Digits(f.ErrorPX, 3)}
	if len(f.Plane) != len(t.Plane) {
		return t, fmt.Errorf("plane: needs 9 numbers, not %d", len(f.Plane))
	}
	var err error
	if t.Plane, err = Plane(f.Plane).unit(); err != nil {
		return t, fmt.Errorf("plane: %w", err)
	}
	if len(f.Camera) != 3 {
		return t, fmt.Errorf("cameraMM: needs three numbers, not %d", len(f.Camera))
	}
	t.Camera = Camera{round.Digits(f.Camera[0], 1), round.Digits(f.Camera[1], 1), round.Digits(f.Camera[2], 1), round.Digits(f.Doubt, 4)}
	switch c := t.Camera; {
	case !(c.Height >= lowest && c.Height <= highest):
		return t, fmt.Errorf("cameraMM: a camera %g mm above the table cannot be meant; %d to %d is possible", c.Height, lowest, highest)
	case !(math.Hypot(c.X, c.Y) <= mostMM):
		return t, fmt.Errorf("cameraMM: a camera above (%g,%g) mm is too far away", c.X, c.Y)
	case !(c.Doubt >= 0 && c.Doubt <= 1):
		return t, fmt.Errorf("cameraDoubt: %g is not 0 to 1", c.Doubt)
	case !(t.ErrorPX >= 0 && t.ErrorPX <= mostPicture):
		return t, fmt.Errorf("errorPx: %g cannot be meant", t.ErrorPX)
	}
	return t, nil
}
