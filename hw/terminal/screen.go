package terminal

import (
	"errors"
	"fmt"
	"os"

	"github.com/gdamore/tcell/v2"
)

// Why a terminal cannot be drawn in.
var (
	// ErrNone is the error where the program does not run in a terminal.
	ErrNone = errors.New("there is no terminal here to draw in; run this in one, over SSH with ssh -t")
	// ErrKind is the error where the terminal's kind is unknown or cannot be drawn in.
	ErrKind = errors.New("set TERM to the kind of your terminal, such as TERM=xterm-256color")
	// ErrCharset is the error where the terminal has no characters to draw with.
	ErrCharset = errors.New("set LC_ALL=C.UTF-8 before the command, where the terminal shows UTF-8, as nearly all do")
)

// device is the terminal that a program runs in.
const device = "/dev/tty"

// newScreen is the terminal that the program runs in.
func newScreen() (tcell.Screen, error) {
	f, err := os.OpenFile(device, os.O_RDWR, 0)
	if err != nil {
		return nil, ErrNone
	}
	if err := f.Close(); err != nil {
		return nil, fmt.Errorf("open the terminal: %w", err)
	}
	screen, err := tcell.NewScreen()
	if err != nil {
		kind := os.Getenv("TERM")
		if kind == "" {
			return nil, fmt.Errorf("TERM is not set: %w", ErrKind)
		}
		return nil, fmt.Errorf("nothing can be drawn in a terminal of the kind %s: %w", kind, ErrKind)
	}
	return screen, nil
}

// start takes over a screen to draw these characters on. A screen that cannot show
// them is given back.
func start(screen tcell.Screen, characters ...rune) error {
	err := screen.Init()
	if errors.Is(err, tcell.ErrNoCharset) {
		return charsetError()
	}
	if err != nil {
		return fmt.Errorf("open the terminal: %w", err)
	}
	for _, r := range characters {
		if !has(screen.CharacterSet(), r) {
			screen.Fini()
			return charsetError()
		}
	}
	return nil
}

// substitute is what some encodings put in the place of a character they lack.
const substitute = "\x1a"

// has reports whether a character set has a character.
func has(charset string, r rune) bool {
	encoding := tcell.GetEncoding(charset)
	if encoding == nil {
		return false
	}
	text, err := encoding.NewEncoder().String(string(r))
	return err == nil && text != substitute
}

// charsetError names the variable that chose the characters: the first that is set, as
// POSIX has it.
func charsetError() error {
	for _, name := range []string{"LC_ALL", "LC_CTYPE", "LANG"} {
		if locale := os.Getenv(name); locale != "" {
			return fmt.Errorf("the locale %s=%s has no characters to draw the panel with: %w", name, locale, ErrCharset)
		}
	}
	return fmt.Errorf("the locale has no characters to draw the panel with: %w", ErrCharset)
}
