// Package calibration keeps what one box has learnt about its table: where
// the silver tray lies in the camera's picture, and which dice are played.
package calibration

import (
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"go.yaml.in/yaml/v3"

	"silvertray/vision"
)

// Version of the profile format that this program writes and reads.
const Version = 1

// maxSize bounds a profile file; a real one has a few hundred bytes.
const maxSize = 64 << 10

// Profile is the stored calibration of one table.
type Profile struct {
	// Dice are the colours of the set on the table, each once; empty when
	// the table may hold any dice.
	Dice []string
	// Tray holds the corners of the silver tray in pixels, in order around
	// it; nil when the tray is not known.
	Tray *[4]vision.Point
}

// file is a profile as it is written.
type file struct {
	Version int            `yaml:"version"`
	Dice    []string       `yaml:"dice,flow,omitempty"`
	Tray    []vision.Point `yaml:"tray,flow,omitempty"`
}

// Load reads a profile from a file.
func Load(path string) (Profile, error) {
	f, err := os.Open(path)
	if err != nil {
		return Profile{}, fmt.Errorf("open the table profile: %w", err)
	}
	defer f.Close()
	p, err := Read(f)
	if err != nil {
		return Profile{}, fmt.Errorf("table profile %s: %w", path, err)
	}
	return p, nil
}

// Read reads a profile and checks it; the error names the field at fault.
func Read(r io.Reader) (Profile, error) {
	d := yaml.NewDecoder(io.LimitReader(r, maxSize))
	d.KnownFields(true)
	var f file
	switch err := d.Decode(&f); {
	case errors.Is(err, io.EOF):
		return Profile{}, errors.New("the file is empty; it needs at least \"version: 1\"")
	case err != nil:
		return Profile{}, errors.New(strings.Join(strings.Fields(err.Error()), " "))
	}
	return f.profile()
}

// profile checks what was read; the error names the field at fault.
func (f file) profile() (Profile, error) {
	if f.Version != Version {
		return Profile{}, fmt.Errorf("version: %d is not known; this program reads version %d", f.Version, Version)
	}
	for i, colour := range f.Dice {
		if slices.Contains(f.Dice[:i], colour) {
			return Profile{}, fmt.Errorf("dice: %s is named twice; a set has each colour once", colour)
		}
	}
	p := Profile{Dice: f.Dice}
	if f.Tray == nil {
		return p, nil
	}
	tray, err := vision.Quad(f.Tray)
	if err != nil {
		return Profile{}, fmt.Errorf("tray: %w", err)
	}
	p.Tray = &tray
	return p, nil
}
