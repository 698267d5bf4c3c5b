package calibration

import (
	"errors"
	"io/fs"
)

// LearnBoard writes into the profile at path how the board is printed: its
// symbols in the order that engine.Board.Printed has them. All else that the
// profile knows stays; one that is not there yet is made.
func LearnBoard(path string, printed []string) error {
	p, err := Load(path)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	p.Board = printed
	return p.Save(path)
}
