package access

import (
	"crypto/rand"
	"crypto/subtle"
	"fmt"
	"math/big"
	"sync"

	"github.com/boombuler/barcode/qr"
	"github.com/jonboulle/clockwork"

	"silvertray/internal/words"
)

// Door decides whether devices other than the box itself may come in, and
// holds the pairing code while it is open.
type Door struct {
	mu      sync.Mutex
	open    bool
	code    string
	wrong   int
	address func() string
	guesses guesses
	// drawn is the text of the QR code that is drawn.
	drawn   string
	squares [][]bool
	turned  func()
}

// NewDoor returns a door. Phones reach the page at address, empty while they cannot; turned is called each time
// the door was opened or closed.
func NewDoor(open bool, address func() string, clock clockwork.Clock, turned func()) *Door {
	return &Door{open: open, address: address, guesses: newGuesses(clock), turned: turned}
}

const (
	// mostWrong codes make a new one.
	mostWrong = 10
	digits    = 6
)

// Why a pairing code was not taken.
var (
	ErrClosed  = words.Sorry("the page is closed; open it in the settings on the box")
	ErrWrong   = words.Sorry("that is not the code on the panel")
	ErrTooFast = words.Sorry("too many tries; wait a minute")
)

// IsOpen reports whether other devices may come in.
func (d *Door) IsOpen() bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.open
}

// Turn opens or closes the door. Each time it opens there is another code.
func (d *Door) Turn(open bool) {
	d.mu.Lock()
	turns := open != d.open
	if turns {
		d.open, d.code, d.wrong = open, "", 0
	}
	d.mu.Unlock()
	if turns {
		d.turned()
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
		d.code, d.wrong = newCode(), 0
	}
}

// Try compares a code, which a device gives. Many wrong ones, wherever they come from, make a new
// code.
func (d *Door) Try(code, from string) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	if !d.open {
		return ErrClosed
	}
	if !d.guesses.allow(from) {
		return ErrTooFast
	}
	d.ready()
	if subtle.ConstantTimeCompare([]byte(code), []byte(d.code)) == 1 {
		return nil
	}
	if d.wrong++; d.wrong >= mostWrong {
		d.code = ""
	}
	return ErrWrong
}

// newCode draws a number of six digits.
func newCode() string {
	n, err := rand.Int(rand.Reader, big.NewInt(1_000_000))
	if err != nil {
		panic(err) // does not happen: the reader ends the program itself
	}
	return fmt.Sprintf("%0*d", digits, n)
}

// matrix returns a text as a QR code, nil where it is too long for one.
func matrix(text string) [][]bool {
	code, err := qr.Encode(text, qr.L, qr.Auto)
	if err != nil {
		return nil
	}
	b := code.Bounds()
	rows := make([][]bool, b.Dy())
	for y := range rows {
		rows[y] = make([]bool, b.Dx())
		for x := range rows[y] {
			r, _, _, _ := code.At(b.Min.X+x, b.Min.Y+y).RGBA()
			rows[y][x] = r < 0x8000
		}
	}
	return rows
}
