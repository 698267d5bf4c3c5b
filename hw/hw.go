// Package hw names what the box is touched and seen by: four keys and a
// one-bit panel. Only the packages below this one import periph.
package hw

import (
	"context"
	"image"
)

// Key is one of the four keys.
type Key uint8

// The keys, from top to bottom on the panel's side.
const (
	Up Key = iota + 1
	Down
	OK
	Back
)

// Keys delivers presses in the order they were made.
type Keys interface {
	// Presses is closed when no press can come any more.
	Presses() <-chan Key
}

// Refresh tells how a panel should change its picture.
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
	// Show returns once the glass is still, or when ctx ends.
	Show(ctx context.Context, picture *image.Paletted, r Refresh) error
}
