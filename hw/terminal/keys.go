package terminal

import (
	"github.com/gdamore/tcell/v2"

	"silvertray/hw"
)

// hints name the keys below the picture.
const hints = "↑ ↓ or k j: choose   Page ↑ ↓: far   Enter: OK   Esc: back   u: take back   y: right as it is   q: quit"

// keysOf finds which of the four keys a key of the keyboard stands for. A long press,
// which a terminal cannot see, has a key of its own.
func keysOf(event *tcell.EventKey) []hw.Key {
	if key, ok := keyOf(event); ok {
		return []hw.Key{key}
	}
	var key hw.Key
	switch {
	case event.Key() == tcell.KeyPgUp:
		key = hw.Up
	case event.Key() == tcell.KeyPgDn:
		key = hw.Down
	case event.Key() == tcell.KeyRune && event.Rune() == 'u':
		key = hw.Back
	case event.Key() == tcell.KeyRune && event.Rune() == 'y':
		key = hw.OK
	default:
		return nil
	}
	return []hw.Key{key, key | hw.Long}
}

// keyOf finds which of the four keys a key of the keyboard stands for.
func keyOf(event *tcell.EventKey) (hw.Key, bool) {
	switch event.Key() {
	case tcell.KeyUp:
		return hw.Up, true
	case tcell.KeyDown:
		return hw.Down, true
	case tcell.KeyEnter:
		return hw.OK, true
	case tcell.KeyBackspace, tcell.KeyBackspace2, tcell.KeyEsc, tcell.KeyLeft:
		return hw.Back, true
	case tcell.KeyRune:
		return letter(event.Rune())
	}
	return 0, false
}

func letter(r rune) (hw.Key, bool) {
	switch r {
	case 'k':
		return hw.Up, true
	case 'j':
		return hw.Down, true
	case ' ':
		return hw.OK, true
	}
	return 0, false
}

// quits reports whether a key ends the box.
func quits(event *tcell.EventKey) bool {
	return event.Key() == tcell.KeyCtrlC ||
		event.Key() == tcell.KeyRune && event.Rune() == 'q'
}
