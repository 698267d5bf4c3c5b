package terminal

import (
	"context"
	"errors"
	"sync"

	"github.com/gdamore/tcell/v2"
)

// Finder shows part of a picture in a terminal, with a cross that a person moves by
// keys. Close gives the terminal back.
type Finder struct {
	screen tcell.Screen
	close  sync.Once
}

// ErrQuit is the error of a finder that a person left.
var ErrQuit = errors.New("ended by the q key")

// Step is a key of a finder.
type Step uint8

// The keys of a finder.
const (
	StepLeft Step = iota
	StepRight
	StepUp
	StepDown
	Closer // look closer, move by less
	Wider
	Set
	Undo
)

// finderHints name the keys in the last row.
const finderHints = "arrows: move   + -: closer, wider   Enter: set   Backspace: undo   q: quit"

// OpenFinder takes over the terminal the program runs in.
func OpenFinder() (*Finder, error) {
	screen, err := newScreen()
	if err != nil {
		return nil, err
	}
	return NewFinder(screen)
}

// NewFinder works on any tcell screen.
func NewFinder(screen tcell.Screen) (*Finder, error) {
	if err := start(screen, halves); err != nil {
		return nil, err
	}
	return &Finder{screen: screen}, nil
}

// Close gives the terminal back as it was.
func (f *Finder) Close() error {
	f.close.Do(f.screen.Fini)
	return nil
}

// Run shows what view returns and passes keys to step, until step returns false.
// The error is ErrQuit when the person leaves, or ctx ends.
func (f *Finder) Run(ctx context.Context, view func() View, step func(Step) (more bool)) error {
	stop := context.AfterFunc(ctx, func() {
		// It ends the wait for a key. Where the queue is full there is no wait.
		_ = f.screen.PostEvent(tcell.NewEventInterrupt(nil))
	})
	defer stop()
	for f.draw(view()); ctx.Err() == nil; f.draw(view()) {
		switch event := f.screen.PollEvent().(type) {
		case nil, *tcell.EventError: // closed, or the terminal has gone
			return ErrQuit
		case *tcell.EventResize:
			f.screen.Sync()
		case *tcell.EventKey:
			if quits(event) {
				return ErrQuit
			}
			if s, ok := stepOf(event); ok && !step(s) {
				return nil
			}
		}
	}
	return ErrQuit
}

// stepOf finds what a key of the keyboard means to a finder.
func stepOf(event *tcell.EventKey) (Step, bool) {
	switch event.Key() {
	case tcell.KeyLeft:
		return StepLeft, true
	case tcell.KeyRight:
		return StepRight, true
	case tcell.KeyUp:
		return StepUp, true
	case tcell.KeyDown:
		return StepDown, true
	case tcell.KeyEnter:
		return Set, true
	case tcell.KeyBackspace, tcell.KeyBackspace2, tcell.KeyEsc:
		return Undo, true
	case tcell.KeyRune:
		s, ok := map[rune]Step{
			'h': StepLeft, 'l': StepRight, 'k': StepUp, 'j': StepDown, '+': Closer, '=': Closer, '-': Wider, ' ': Set,
		}[event.Rune()]
		return s, ok
	}
	return 0, false
}

// finderRows are kept under the picture for what to do and the keys.
const finderRows = 2

// halves is a character whose upper half is ink: two dots a cell.
const halves = '▀'

// draw fills the terminal: the picture in dots, two a character, and the text.
func (f *Finder) draw(v View) {
	width, height := f.screen.Size()
	height -= finderRows
	if width > 0 && height > 0 {
		w := v.window(width, 2*height)
		for y := range height {
			for x := range width {
				style := tcell.StyleDefault.Foreground(w.colour(x, 2*y)).Background(w.colour(x, 2*y+1))
				f.screen.SetContent(x, y, halves, nil, style)
			}
		}
		for _, m := range v.Marks {
			f.mark(w, m, '●', tcell.ColorLime)
		}
		f.mark(w, v.Cross, '┼', tcell.ColorRed)
	}
	f.write(max(height, 0), v.Text)
	f.write(max(height, 0)+1, finderHints)
	f.screen.Show()
}

// mark puts a character upon a place of the picture.
func (f *Finder) mark(w window, at [2]float64, r rune, ink tcell.Color) {
	x, y := w.dot(at)
	if x < 0 || y < 0 || x >= w.size.X || y >= w.size.Y {
		return
	}
	f.screen.SetContent(x, y/2, r, nil, tcell.StyleDefault.Foreground(ink).Background(w.colour(x, y)))
}

func (f *Finder) write(y int, text string) {
	width, _ := f.screen.Size()
	row := []rune(text)
	for x := range width { // blanks behind it, instead of clearing all
		r := ' '
		if x < len(row) {
			r = row[x]
		}
		f.screen.SetContent(x, y, r, nil, tcell.StyleDefault)
	}
}
