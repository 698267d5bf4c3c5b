package terminal

import (
	"context"
	"errors"
	"image"
	"image/color"
	"strings"
	"testing"

	"github.com/gdamore/tcell/v2"

	"silvertray/hw"
)

var panel = image.Pt(264, 176)

// open returns a box in a simulated terminal of the given number of
// characters.
func open(t *testing.T, width, height int) (*Box, tcell.SimulationScreen) {
	t.Helper()
	screen := tcell.NewSimulationScreen("UTF-8")
	b, err := New(screen, panel)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { b.Close() })
	resize(t, b, screen, width, height)
	return b, screen
}

// resize changes the terminal and waits until the box has seen it: the key
// sent after it comes out after it.
func resize(t *testing.T, b *Box, screen tcell.SimulationScreen, width, height int) {
	t.Helper()
	screen.SetSize(width, height)
	if err := screen.PostEvent(tcell.NewEventResize(width, height)); err != nil {
		t.Fatal(err)
	}
	screen.InjectKey(tcell.KeyEnter, 0, tcell.ModNone)
	<-b.Presses()
}

// contents are the rows of the terminal.
func contents(screen tcell.SimulationScreen) []string {
	cells, width, height := screen.GetContents()
	rows := make([]string, height)
	for i, cell := range cells {
		rows[i/width] += string(cell.Runes)
	}
	return rows
}

// framed is a picture with ink along its border alone.
func framed(size image.Point) *image.Paletted {
	p := image.NewPaletted(image.Rectangle{Max: size}, color.Palette{color.White, color.Black})
	for y := range size.Y {
		for x := range size.X {
			if x == 0 || y == 0 || x == size.X-1 || y == size.Y-1 {
				p.SetColorIndex(x, y, 1)
			}
		}
	}
	return p
}

func TestPictureFillsItsCells(t *testing.T) {
	b, screen := open(t, 132, 45)
	if err := b.Show(context.Background(), framed(panel), hw.Full); err != nil {
		t.Fatal(err)
	}
	rows := contents(screen)
	if want := "⡏" + strings.Repeat("⠉", 130) + "⢹"; rows[0] != want {
		t.Errorf("first row is %q, want %q", rows[0], want)
	}
	if want := "⣇" + strings.Repeat("⣀", 130) + "⣸"; rows[43] != want {
		t.Errorf("last row is %q, want %q", rows[43], want)
	}
	if got := strings.TrimSpace(rows[44]); got != hints {
		t.Errorf("line under the picture is %q, want %q", got, hints)
	}
}

func TestSmallTerminalTellsTheSizeNeeded(t *testing.T) {
	b, screen := open(t, 80, 24)
	if err := b.Show(context.Background(), framed(panel), hw.Full); err != nil {
		t.Fatal(err)
	}
	text := strings.Join(contents(screen), "\n")
	if want := "Needs 132 x 45 characters, has 80 x 24"; !strings.Contains(text, want) {
		t.Errorf("terminal shows %q nowhere:\n%s", want, text)
	}
	for _, corner := range "⡏⢹⣇⣸" {
		if !strings.ContainsRune(text, corner) {
			t.Errorf("corner %c of the scaled picture is missing:\n%s", corner, text)
		}
	}
}

func TestResizeDrawsAgain(t *testing.T) {
	b, screen := open(t, 80, 24)
	resize(t, b, screen, 140, 50)
	text := strings.Join(contents(screen), "\n")
	if !strings.Contains(text, hints) {
		t.Errorf("after enlarging, the hints are missing:\n%s", text)
	}
	resize(t, b, screen, 0, 0)
	resize(t, b, screen, 1, 1)
}

func TestKeys(t *testing.T) {
	tests := []struct {
		name string
		key  tcell.Key
		r    rune
		want hw.Key
	}{
		{"page down", tcell.KeyPgDn, 0, hw.Down | hw.Long},
		{"u", tcell.KeyRune, 'u', hw.Back | hw.Long},
		{"arrow up", tcell.KeyUp, 0, hw.Up},
		{"k", tcell.KeyRune, 'k', hw.Up},
		{"arrow down", tcell.KeyDown, 0, hw.Down},
		{"j", tcell.KeyRune, 'j', hw.Down},
		{"enter", tcell.KeyEnter, 0, hw.OK},
		{"space", tcell.KeyRune, ' ', hw.OK},
		{"backspace", tcell.KeyBackspace2, 0, hw.Back},
		{"control-h", tcell.KeyBackspace, 0, hw.Back},
		{"escape", tcell.KeyEsc, 0, hw.Back},
		{"arrow left", tcell.KeyLeft, 0, hw.Back},
	}
	b, screen := open(t, 132, 45)
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			screen.InjectKey(tcell.KeyRune, 'x', tcell.ModNone) // no key of the box
			screen.InjectKey(test.key, test.r, tcell.ModNone)
			if test.want&hw.Long != 0 {
				if got := <-b.Presses(); got != test.want&^hw.Long {
					t.Errorf("a key that is held gives %v first", got)
				}
			}
			if got := <-b.Presses(); got != test.want {
				t.Errorf("got key %v, want %v", got, test.want)
			}
		})
	}
}

func TestQuitClosesPresses(t *testing.T) {
	tests := []struct {
		name string
		key  tcell.Key
		r    rune
	}{{"q", tcell.KeyRune, 'q'}, {"control-c", tcell.KeyCtrlC, 0}}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			b, screen := open(t, 132, 45)
			screen.InjectKey(tcell.KeyUp, 0, tcell.ModNone)
			screen.InjectKey(test.key, test.r, tcell.ModNone)
			if got := <-b.Presses(); got != hw.Up {
				t.Errorf("press before the end is %v, want Up", got)
			}
			if key, open := <-b.Presses(); open {
				t.Errorf("after quitting came %v, want a closed channel", key)
			}
		})
	}
}

// TestNobodyTakesPresses fills the channel and still quits.
func TestNobodyTakesPresses(t *testing.T) {
	b, screen := open(t, 132, 45)
	for range 3 * waitingPresses {
		screen.InjectKey(tcell.KeyDown, 0, tcell.ModNone)
	}
	screen.InjectKey(tcell.KeyCtrlC, 0, tcell.ModNone)
	<-b.done
	n := 0
	for range b.Presses() {
		n++
	}
	if n != waitingPresses {
		t.Errorf("%d presses waited, want %d", n, waitingPresses)
	}
}

func TestCloseEndsEverything(t *testing.T) {
	b, _ := open(t, 132, 45)
	for range 2 {
		if err := b.Close(); err != nil {
			t.Fatal(err)
		}
	}
	select {
	case <-b.done: // closed by the last step of the one goroutine
	default:
		t.Error("Close returned before the box had stopped")
	}
	if _, open := <-b.Presses(); open {
		t.Error("presses are still open after Close")
	}
	if err := b.Show(context.Background(), framed(panel), hw.Full); err != nil {
		t.Errorf("a picture that comes late gives %v, want that it is dropped", err)
	}
}

func TestShowRefuses(t *testing.T) {
	b, _ := open(t, 132, 45)
	ended, cancel := context.WithCancel(context.Background())
	cancel()
	if err := b.Show(ended, framed(panel), hw.Full); !errors.Is(err, context.Canceled) {
		t.Errorf("Show after the end of its context gave %v", err)
	}
	for _, bad := range []*image.Paletted{nil, framed(image.Pt(3, 3))} {
		if err := b.Show(context.Background(), bad, hw.Full); err == nil {
			t.Error("Show accepts a picture of another size")
		}
	}
	if _, err := New(tcell.NewSimulationScreen(""), image.Point{}); err == nil {
		t.Error("New accepts a panel without pixels")
	}
}
