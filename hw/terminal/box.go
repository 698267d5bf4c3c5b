// Package terminal is the box in a terminal window: the panel drawn in
// Braille, and the keyboard for the four keys.
package terminal

import (
	"context"
	"fmt"
	"image"
	"image/color"
	"sync"

	"github.com/gdamore/tcell/v2"

	"silvertray/hw"
)

// Box is a panel and four keys in one terminal. Close gives the terminal back.
type Box struct {
	screen  tcell.Screen
	size    image.Point
	presses chan hw.Key
	done    chan struct{} // closed once no event is handled any more
	close   sync.Once

	mu      sync.Mutex
	picture *image.Paletted // as shown last
}

var (
	_ hw.Panel = (*Box)(nil)
	_ hw.Keys  = (*Box)(nil)
)

// waitingPresses is how many presses wait for a busy reader; more are lost.
const waitingPresses = 16

// Open takes over the terminal the program runs in, to show a panel of the
// given size in pixels.
func Open(size image.Point) (*Box, error) {
	screen, err := newScreen()
	if err != nil {
		return nil, err
	}
	return New(screen, size)
}

// New shows a panel of the given size in pixels on any tcell screen.
func New(screen tcell.Screen, size image.Point) (*Box, error) {
	if size.X <= 0 || size.Y <= 0 {
		return nil, fmt.Errorf("panel of %d x %d pixels: both must be above zero", size.X, size.Y)
	}
	if err := start(screen, full); err != nil {
		return nil, err
	}
	b := &Box{
		screen:  screen,
		size:    size,
		presses: make(chan hw.Key, waitingPresses),
		done:    make(chan struct{}),
		picture: image.NewPaletted(image.Rectangle{Max: size}, color.Palette{color.White, color.Black}),
	}
	b.draw()
	go b.run()
	return b, nil
}

// Size in pixels.
func (b *Box) Size() image.Point { return b.size }

// Presses is closed when the player quits or the box is closed.
func (b *Box) Presses() <-chan hw.Key { return b.presses }

// Show draws the picture.
func (b *Box) Show(ctx context.Context, picture *image.Paletted, _ hw.Refresh) error {
	if err := ctx.Err(); err != nil {
		return fmt.Errorf("show a picture in the terminal: %w", err)
	}
	if picture == nil || picture.Rect.Size() != b.size {
		return fmt.Errorf("show a picture in the terminal: it is not %d x %d pixels, as the panel is", b.size.X, b.size.Y)
	}
	b.mu.Lock()
	b.picture = picture
	b.mu.Unlock()
	b.draw()
	return nil
}

// Close gives the terminal back as it was. It may be called more than once.
func (b *Box) Close() error {
	b.close.Do(b.screen.Fini)
	<-b.done
	return nil
}

// run handles events until the player quits or the screen is closed.
func (b *Box) run() {
	defer close(b.done)
	defer close(b.presses)
	for {
		switch event := b.screen.PollEvent().(type) {
		case nil, *tcell.EventError: // closed, or the terminal has gone
			return
		case *tcell.EventResize:
			b.screen.Sync()
			b.draw()
		case *tcell.EventKey:
			if quits(event) {
				return
			}
			b.press(event)
		}
	}
}

// press passes a key on, unless too many wait already.
func (b *Box) press(event *tcell.EventKey) {
	for _, key := range keysOf(event) {
		select {
		case b.presses <- key:
		default:
			return
		}
	}
}
