// Package hw has the plain types of the box's hardware: four keys and a one-bit
// panel. Only the packages below this one import periph.
package hw

import (
	"context"
	"image"
)

// Key is one of the four keys.
type Key uint8

// The keys, from top to bottom beside the panel.
const (
	Up Key = iota + 1
	Down
	OK
	Back
)

// Keys delivers presses in the order in which they were made.
type Keys interface {
	// Presses is closed when no press can come any more.
	Presses() <-chan Key
}

// Refresh is how a panel should change its picture.
type Refresh uint8

// The refreshes of an e-paper panel.
const (
	Partial Refresh = iota // quick, may leave a shadow of what was there
	Full                   // slow and clean
)

// Panel shows one-bit pictures.
type Panel interface {
	// Size in pixels.
	Size() image.Point
	// Show shows a picture, and returns when the glass is still or ctx ends.
	Show(ctx context.Context, picture *image.Paletted, r Refresh) error
}
