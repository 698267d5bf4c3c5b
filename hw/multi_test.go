package hw_test

import (
	"context"
	"errors"
	"image"
	"testing"

	"silvertray/hw"
)

// panel counts the pictures it was given.
type panel struct {
	shown int
	err   error
}

func (p *panel) Size() image.Point { return image.Pt(264, 176) }

func (p *panel) Show(context.Context, *image.Paletted, hw.Refresh) error {
	p.shown++
	return p.err
}

func TestMultiPanelShowsOnTheSecondPanelThoughTheFirstFails(t *testing.T) {
	broken := errors.New("ribbon cable")
	first, second := &panel{err: broken}, &panel{}
	both := hw.MultiPanel(first, second)
	err := both.Show(t.Context(), image.NewPaletted(image.Rect(0, 0, 264, 176), nil), hw.Full)
	if !errors.Is(err, broken) || first.shown != 1 || second.shown != 1 {
		t.Errorf("error %v; shown %d and %d times", err, first.shown, second.shown)
	}
	if both.Size() != image.Pt(264, 176) {
		t.Errorf("size %v", both.Size())
	}
}
