package setup

import (
	"context"
	"io"

	"silvertray/vision/camera"
)

// Picture is a picture in a file.
type Picture struct {
	Path string
	// Die is the colour of the only die in it; empty where nobody said it.
	Die string
}

// byName are pictures by the step they are for.
type byName map[Step][]Picture

// Pictures returns the pictures of each step: one of the table, one of the empty
// table unless its path is empty, and any number of dice.
func Pictures(table, empty string, dice []Picture) Shots {
	n := byName{Table: {{Path: table}}, Dice: dice}
	if empty != "" {
		n[Empty] = []Picture{{Path: empty}}
	}
	return n
}

// Next loads the next picture of a step.
func (n byName) Next(ctx context.Context, step Step, _ string) (Shot, error) {
	if len(n[step]) == 0 {
		return Shot{}, io.EOF
	}
	p := n[step][0]
	n[step] = n[step][1:]
	picture, err := camera.Load(ctx, p.Path)
	return Shot{camera.Frame{Name: p.Path, Mat: picture}, p.Die}, err
}

func (n byName) Interactive() bool { return false }
func (n byName) Close() error      { return nil }
