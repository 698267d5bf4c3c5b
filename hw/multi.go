package hw

import (
	"context"
	"errors"
	"image"
)

// multiPanel is two panels that show the same.
type multiPanel struct{ first, second Panel }

// MultiPanel returns a panel that shows every picture on two of one size, such as
// the glass and a folder of pictures.
func MultiPanel(first, second Panel) Panel { return multiPanel{first, second} }

func (p multiPanel) Size() image.Point { return p.first.Size() }

// Show shows on both panels, even if the first one fails.
func (p multiPanel) Show(ctx context.Context, picture *image.Paletted, r Refresh) error {
	return errors.Join(p.first.Show(ctx, picture, r), p.second.Show(ctx, picture, r))
}
