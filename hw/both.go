package hw

import (
	"context"
	"errors"
	"image"
)

// both is two panels that show the same.
type both struct{ first, second Panel }

// Both shows every picture on two panels of one size, such as the glass and a
// folder that keeps the pictures.
func Both(first, second Panel) Panel { return both{first, second} }

func (b both) Size() image.Point { return b.first.Size() }

// Show tries both panels, whether or not the first one fails.
func (b both) Show(ctx context.Context, picture *image.Paletted, r Refresh) error {
	return errors.Join(b.first.Show(ctx, picture, r), b.second.Show(ctx, picture, r))
}
