package access

import (
	"sync"

	"github.com/jonboulle/clockwork"

	"silvertray/internal/words"
)

// Door decides whether devices other than the box itself may come in, and
// holds the pairing code while it is open.
type Door struct {
	mu      sync.Mutex
	open    bool
	code    string
	address func() string
	wrong   *Rates
	// drawn is the text that squares show as a QR code.
	drawn   string
	squares [][]bool
	// turning is held until all know that the door was turned.
	turning sync.Mutex
	turned  func(open bool)
}

// NewDoor returns a door. Phones reach the page at address, empty while they cannot;
// turned is called each time the door was opened or closed.
func NewDoor(open bool, address func() string, clock clockwork.Clock, turned func(open bool)) *Door {
	return &Door{open: open, address: address, wrong: newWrong(clock), turned: turned}
}

// Why a pairing code was not taken.
var (
	ErrClosed  = words.Sorry("the page is closed; open it in the settings on the box")
	ErrWrong   = words.Sorry("that is not the code on the panel")
	ErrTooFast = words.Sorry("too many wrong codes; wait a minute")
)

// IsOpen reports whether other devices may come in.
func (d *Door) IsOpen() bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.open
}

// Turn opens or closes the door. Each time it opens there is another code.
func (d *Door) Turn(open bool) {
	d.turning.Lock()
	defer d.turning.Unlock()
	d.mu.Lock()
	turns := open != d.open
	if turns {
		d.open, d.code = open, ""
	}
	d.mu.Unlock()
	if turns {
		d.turned(open)
	}
}

// Trouble is why phones cannot reach the page; empty while they can.
func (d *Door) Trouble() words.Phrase {
	if d.address() == "" {
		return "The box is in no network yet in which phones could find it. The address stands here as soon as it is."
	}
	return ""
}

// Pairing is what the panel shows: where the page is, the code, and both as a
// QR code by rows, dark squares set. There is no code while the door is closed, and no
// address and no QR code while phones cannot reach the page.
func (d *Door) Pairing() (address, code string, squares [][]bool) {
	address = d.address()
	d.mu.Lock()
	defer d.mu.Unlock()
	if !d.open {
		return address, "", nil
	}
	d.ready()
	if address == "" {
		return "", d.code, nil
	}
	if link := address + "/seat?code=" + d.code; d.drawn != link {
		d.drawn, d.squares = link, matrix(link)
	}
	return address, d.code, d.squares
}

// ready makes a code where there is none.
func (d *Door) ready() {
	if d.code == "" {
		d.code = newCode()
	}
}

// Try compares a code that a device gives. Too many wrong ones stop this device
// for a while, and no other.
func (d *Door) Try(code, device string) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	switch {
	case !d.open:
		return ErrClosed
	case d.wrong.Spent(device):
		return ErrTooFast
	}
	d.ready()
	if same(code, d.code) {
		return nil
	}
	d.wrong.Allow(device)
	return ErrWrong
}
