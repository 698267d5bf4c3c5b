package terminal

import (
	"context"
	"errors"
	"image"
	"image/color"
	"slices"
	"strings"
	"testing"

	"github.com/gdamore/tcell/v2"
)

// finder in a simulated terminal.
func finder(t *testing.T, width, height int) (*Finder, tcell.SimulationScreen) {
	t.Helper()
	screen := tcell.NewSimulationScreen("UTF-8")
	f, err := NewFinder(screen)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { f.Close() })
	screen.SetSize(width, height)
	return f, screen
}

// halved is white at the left and red at the right.
func halved() image.Image {
	p := image.NewRGBA(image.Rect(0, 0, 80, 40))
	for y := range 40 {
		for x := range 80 {
			p.Set(x, y, color.White)
			if x >= 40 {
				p.Set(x, y, color.RGBA{255, 0, 0, 255})
			}
		}
	}
	return p
}

func TestFinderShowsThePictureAndTheCross(t *testing.T) {
	f, screen := finder(t, 80, 22)
	f.draw(View{Picture: halved(), Cross: [2]float64{60, 10}, Marks: [][2]float64{{20, 30}, {500, 500}}, Text: "Point at it"})
	rows := contents(screen)
	if got := []rune(rows[5])[60]; got != '┼' {
		t.Errorf("at the cross is %q", got)
	}
	if got := []rune(rows[15])[20]; got != '●' {
		t.Errorf("at the mark is %q", got)
	}
	if !strings.HasPrefix(rows[20], "Point at it") || !strings.HasPrefix(rows[21], "arrows") {
		t.Errorf("under the picture is %q, %q", rows[20], rows[21])
	}
	for x, want := range map[int]tcell.Color{10: tcell.NewRGBColor(255, 255, 255), 70: tcell.NewRGBColor(255, 0, 0)} {
		_, style, _ := screen.Get(x, 2)
		if above, below, _ := style.Decompose(); above != want || below != want {
			t.Errorf("dots at %d are %v and %v, want %v", x, above, below, want)
		}
	}
}

// Close up, the cross stays in view wherever it is.
func TestFinderKeepsTheCrossInView(t *testing.T) {
	f, screen := finder(t, 20, 8)
	for _, cross := range [][2]float64{{0, 0}, {79, 39}, {40, 20}, {79, 0}} {
		for _, dot := range []float64{0, 16, 1, 0.25} {
			f.draw(View{Picture: halved(), Cross: cross, Dot: dot})
			if !strings.ContainsRune(strings.Join(contents(screen), ""), '┼') {
				t.Errorf("no cross at %v with dots of %g px", cross, dot)
			}
		}
	}
}

func TestFinderPassesKeysOn(t *testing.T) {
	f, screen := finder(t, 80, 22)
	for _, k := range []tcell.Key{tcell.KeyLeft, tcell.KeyRight, tcell.KeyUp, tcell.KeyDown, tcell.KeyTab, tcell.KeyEnter, tcell.KeyBackspace2} {
		screen.InjectKey(k, 0, tcell.ModNone)
	}
	screen.InjectKey(tcell.KeyRune, '+', tcell.ModNone)
	screen.InjectKey(tcell.KeyRune, '-', tcell.ModNone)
	var got []Step
	want := []Step{StepLeft, StepRight, StepUp, StepDown, Set, Undo, Closer, Wider}
	err := f.Run(context.Background(), func() View { return View{Picture: halved()} }, func(s Step) bool {
		got = append(got, s)
		return len(got) < len(want)
	})
	if err != nil || !slices.Equal(got, want) {
		t.Errorf("steps %v, want %v; %v", got, want, err)
	}
}

func TestFinderIsLeft(t *testing.T) {
	f, screen := finder(t, 80, 22)
	screen.InjectKey(tcell.KeyRune, 'q', tcell.ModNone)
	err := f.Run(context.Background(), func() View { return View{Picture: halved()} }, func(Step) bool { return true })
	if !errors.Is(err, ErrQuit) {
		t.Errorf("error %v, want %v", err, ErrQuit)
	}
}

func TestFinderInATinyTerminal(t *testing.T) {
	for _, size := range []image.Point{{1, 1}, {3, 2}, {1, 3}} {
		f, _ := finder(t, size.X, size.Y)
		f.draw(View{Picture: halved(), Cross: [2]float64{79, 39}, Text: "Point at it"})
	}
}

// A signal ends the wait for a key, and gives the terminal back.
func TestFinderEndsWithItsContext(t *testing.T) {
	f, _ := finder(t, 80, 22)
	ctx, cancel := context.WithCancel(context.Background())
	drawn := 0
	err := f.Run(ctx, func() View {
		if drawn++; drawn == 1 {
			cancel()
		}
		return View{Picture: halved()}
	}, func(Step) bool { return true })
	if !errors.Is(err, ErrQuit) {
		t.Errorf("ended with %v", err)
	}
}
