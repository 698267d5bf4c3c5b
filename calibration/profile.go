// Package calibration keeps what one box has learnt about its table: where
// rolling area, tray and die fields lie in the camera's picture, how px become
// mm, and how the family's dice look under the lamp.
package calibration

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"

	"silvertray/internal/durable"
	"silvertray/vision"
)

// Colour is linear red, green and blue, 0 to 1.
type Colour [3]float64

// Profile is the stored calibration of one table. Any part may be unknown.
type Profile struct {
	// Version of the format it was read from; what is written has Version.
	Version int
	// Width and Height of the pictures that all px belong to; 0: not known.
	Width, Height int
	// Dice are the colours of the set on the table, each once; empty when
	// the table may hold any dice.
	Dice []string
	// Colours are how dice of these names look under this lamp.
	Colours map[string]Colour
	// Mat is the paper of the printed mat on the table; empty: none.
	Mat string
	// Area and Tray hold the corners of rolling area and silver tray in px, in
	// order around them; nil when not known.
	Area, Tray *[4]vision.Point
	// Fields hold the corners of the die fields, in order.
	Fields [][4]vision.Point
	// Zone holds the corners of the mat's building zone. No file has it: it follows
	// from the mat, also from one that was printed without it.
	Zone *[4]vision.Point
	// Table is how px become mm; nil when there is no scale.
	Table *Table
	// Ground is the empty rolling area, Light a white paper; nil when not
	// known.
	Ground, Light *Colour
	// DiePX and DieMM are the side of a die's top face, as measured; 0: not
	// known.
	DiePX, DieMM float64
	// Board names the symbols printed on the hex board at hand, clockwise;
	// empty when the box has not learnt them.
	Board []string
}

// remedy is what to do about a profile that cannot be used.
const remedy = `make a new one with "silvertray calibrate"`

// maxSize bounds a profile file; a real one has a few kilobytes.
const maxSize = 64 << 10

// Load reads a profile from a file.
func Load(path string) (Profile, error) {
	text, err := durable.Read(durable.OS, path, maxSize)
	switch {
	case errors.Is(err, os.ErrNotExist):
		return Profile{}, fmt.Errorf("there is no table profile %s; %s: %w", path, remedy, err)
	case err != nil:
		return Profile{}, fmt.Errorf("read the table profile %s: %w; %s", path, err, remedy)
	}
	p, err := Read(bytes.NewReader(text))
	if err != nil {
		return Profile{}, fmt.Errorf("table profile %s: %w; mend it, or %s", path, err, remedy)
	}
	return p, nil
}

// Save writes a profile to a file. The old one stays until the new one is
// complete.
func (p Profile) Save(path string) error {
	var b bytes.Buffer
	if err := p.Write(&b); err != nil {
		return fmt.Errorf("save the table profile: %w", err)
	}
	if err := durable.Replace(path, b.Bytes(), durable.Public); err != nil {
		return fmt.Errorf("save the table profile: %w", err)
	}
	return nil
}

// Check says why nobody could read the profile from a file, nil where all can. The
// error names the field at fault.
func (p Profile) Check() error { return p.Write(io.Discard) }

// Read reads a profile and checks it; the error names the field at fault.
func Read(r io.Reader) (Profile, error) {
	f, err := decode(io.LimitReader(r, maxSize))
	if err != nil {
		return Profile{}, err
	}
	return f.profile()
}

// Fits reports whether pictures of some size show the table as the profile has
// it.
func (p Profile) Fits(width, height int) error {
	if p.Width == 0 || p.Width == width && p.Height == height {
		return nil
	}
	return fmt.Errorf("the table profile is for pictures of %d x %d px, the camera now makes %d x %d; %s",
		p.Width, p.Height, width, height, remedy)
}
