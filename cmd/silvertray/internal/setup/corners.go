package setup

import (
	"context"
	"fmt"
	"image"
	"os"

	"golang.org/x/term"

	"silvertray/calibration/corners"
	"silvertray/calibration/setup"
	"silvertray/hw/terminal"
	"silvertray/vision"
)

// pointer lets a person point at corners with the arrow keys of the terminal.
type pointer struct{}

// Point asks for the corners of rolling area and tray in a picture.
func (pointer) Point(ctx context.Context, picture image.Image) (area, tray [4]vision.Point, err error) {
	if !term.IsTerminal(int(os.Stdin.Fd())) || !term.IsTerminal(int(os.Stdout.Fd())) {
		return area, tray, setup.ErrNoPointer
	}
	finder, err := terminal.OpenFinder()
	if err != nil {
		return area, tray, err
	}
	defer finder.Close()
	p := corners.Begin(picture.Bounds().Dx(), picture.Bounds().Dy())
	err = finder.Run(ctx,
		func() terminal.View { return viewOf(picture, p) },
		func(s terminal.Step) bool {
			p = p.Press(keyOf[s])
			return !p.Done()
		})
	if err != nil {
		return area, tray, fmt.Errorf("point out the corners: %w", err)
	}
	area, tray = p.Corners()
	return area, tray, nil
}

// keyOf maps the finder's keys to those of the picker.
var keyOf = map[terminal.Step]corners.Key{
	terminal.StepLeft: corners.Left, terminal.StepRight: corners.Right,
	terminal.StepUp: corners.Up, terminal.StepDown: corners.Down,
	terminal.Closer: corners.Nearer, terminal.Wider: corners.Farther,
	terminal.Set: corners.OK, terminal.Undo: corners.Back,
}

func viewOf(picture image.Image, p corners.Picker) terminal.View {
	// Two dots a step, so that every key press shows.
	v := terminal.View{Picture: picture, Cross: p.Cursor(), Dot: p.Step() / 2, Text: p.Prompt()}
	for _, c := range p.Set() {
		v.Marks = append(v.Marks, c)
	}
	return v
}
