package session

import (
	"context"
	"image"

	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// Camera shows what it sees to a person who places it.
type Camera interface {
	// View waits for the next picture. One view is under way at a time, and
	// none while a throw is looked for; it returns soon after ctx ends.
	View(ctx context.Context) (View, error)
}

// View is a picture of the table with what is known of it.
type View struct {
	Picture image.Image
	// Outlines, in the picture's pixels, show where the tray and the area to
	// throw in are thought to be.
	Outlines [][]image.Point
	// Note says what is wrong; empty when all is well.
	Note words.Phrase
}

// Seats are those of the phones that were let in.
type Seats interface {
	Devices() []prompt.Device
	// Revoke takes a device's seat back.
	Revoke(id string)
}

// Door lets phones in to the page, or keeps them out.
type Door interface {
	IsOpen() bool
	Turn(open bool)
	// Trouble is why phones cannot reach the page now; empty while they can.
	Trouble() words.Phrase
	// Pairing is where the page is, and the code that gives a phone its seat
	// with the QR code of both, by rows; no code while the door is closed.
	Pairing() (address, code string, squares [][]bool)
}
