package watch

import (
	"context"
	"fmt"
	"image"
	"image/color"
	"io"
	"testing"
	"time"

	"github.com/jonboulle/clockwork"
	"gocv.io/x/gocv"

	"silvertray/vision"
	"silvertray/vision/camera"
	"silvertray/vision/dice"
	"silvertray/vision/watch/consensus"
)

// shot is one frame of a film: dice by their place, and what the reader will
// say of it.
type shot struct {
	at   []int // x of each die
	says []int // value of each die; nil reads as nothing
	hand bool
}

var colours = []string{"white", "yellow", "blue"}

// film is a source that plays shots at ten frames a second, and the reader
// that reads them.
type film struct {
	shots []shot
	clock *clockwork.FakeClock
	reads int
	now   shot
}

func (f *film) Next(context.Context) (camera.Frame, error) {
	if len(f.shots) == 0 {
		return camera.Frame{}, io.EOF
	}
	f.now, f.shots = f.shots[0], f.shots[1:]
	f.clock.Advance(100 * time.Millisecond)
	m := gocv.NewMatWithSizeFromScalar(gocv.NewScalar(60, 110, 30, 0), 360, 640, gocv.MatTypeCV8UC3)
	for i, x := range f.now.at {
		gocv.Rectangle(&m, image.Rect(x, 60*i+60, x+30, 60*i+90), color.RGBA{230, 200, 40, 0}, -1)
	}
	if f.now.hand {
		gocv.Rectangle(&m, image.Rect(0, 100, 300, 220), color.RGBA{205, 150, 120, 0}, -1)
	}
	return camera.Frame{Name: fmt.Sprint(len(f.shots)), Mat: m}, nil
}

func (f *film) Read(gocv.Mat) (vision.Reading, error) {
	f.reads++
	r := vision.Reading{Sure: true}
	for i, v := range f.now.says {
		x, y := float64(f.now.at[i]), float64(60*i+60)
		r.Dice = append(r.Dice, vision.Die{
			Colour: colours[i], Value: v, Sure: true, Centre: vision.Point{x, y},
			Outline: [4]vision.Point{{x - 15, y - 15}, {x + 15, y - 15}, {x + 15, y + 15}, {x - 15, y + 15}},
		})
	}
	return r, nil
}

func (f *film) Close() error { return nil }

// live watches a film.
func live(t *testing.T, shots ...shot) (*Live, *film) {
	t.Helper()
	f := &film{shots: shots, clock: clockwork.NewFakeClock()}
	l := newLive(f, Geometry{}, f.clock, func(dice.Options) (Reader, error) { return f, nil })
	t.Cleanup(func() { l.Close() })
	return l, f
}

// look expects the next throw to read as these values.
func look(t *testing.T, l *Live, want ...int) vision.Reading {
	t.Helper()
	r, err := l.Look(t.Context(), vision.Want{Dice: colours})
	if err != nil {
		t.Fatalf("look for %v: %v", want, err)
	}
	var got []int
	for _, d := range r.Dice {
		got = append(got, d.Value)
	}
	if fmt.Sprint(got) != fmt.Sprint(want) {
		t.Fatalf("read %v, want %v", got, want)
	}
	return r
}

// nothing expects no throw until the film ends.
func nothing(t *testing.T, l *Live) {
	t.Helper()
	if r, err := l.Look(t.Context(), vision.Want{Dice: colours}); err != io.EOF {
		t.Fatalf("read %+v, %v; want nothing", r.Dice, err)
	}
}

func repeat(n int, s shot) []shot {
	var all []shot
	for range n {
		all = append(all, s)
	}
	return all
}

// rolling is n frames of dice under way.
func rolling(n int) []shot {
	var all []shot
	for i := range n {
		all = append(all, shot{at: []int{400 + 12*i, 300 - 9*i, 350 + 15*i}, says: []int{6, 6, 6}})
	}
	return all
}

func join(parts ...[]shot) []shot {
	var all []shot
	for _, p := range parts {
		all = append(all, p...)
	}
	return all
}

var (
	first  = shot{at: []int{300, 400, 500}, says: []int{1, 2, 3}}
	second = shot{at: []int{320, 200, 450}, says: []int{4, 2, 6}}
)

func TestThrowsAreReadAtRest(t *testing.T) {
	l, f := live(t, join(rolling(5), repeat(20, first), rolling(8), repeat(20, second), repeat(50, second))...)
	look(t, l, 1, 2, 3)
	look(t, l, 4, 2, 6)
	nothing(t, l)
	if f.reads > 3*consensus.Agreeing {
		t.Errorf("%d frames were read for three rests", f.reads)
	}
}

func TestALookAgainReadsTheTableAsItLies(t *testing.T) {
	l, _ := live(t, repeat(40, first)...)
	look(t, l, 1, 2, 3)
	r, err := l.Look(t.Context(), vision.Want{Dice: colours, Reread: true})
	if err != nil || len(r.Dice) != 3 {
		t.Errorf("read %+v, %v", r.Dice, err)
	}
}

func TestADiePickedUpAndPutBackIsNoThrow(t *testing.T) {
	up := shot{at: []int{300, 400}, says: []int{1, 2}, hand: true}
	l, _ := live(t, join(repeat(20, first), repeat(3, up), repeat(3, shot{at: first.at, hand: true}), repeat(30, first))...)
	look(t, l, 1, 2, 3)
	nothing(t, l)
}

func TestAnEmptyTableIsNoThrow(t *testing.T) {
	l, _ := live(t, join(repeat(50, shot{}), repeat(3, shot{hand: true}), repeat(50, shot{}))...)
	nothing(t, l)
}

func TestAHandThatRestsIsNotRead(t *testing.T) {
	hand := shot{at: first.at, says: []int{5, 5, 5}, hand: true}
	l, _ := live(t, join(repeat(10, shot{}), repeat(30, hand), repeat(20, first))...)
	look(t, l, 1, 2, 3)
}

func TestFramesThatDoNotAgreeAreDoubtful(t *testing.T) {
	flicker := first
	flicker.says = []int{1, 2, 4}
	var shots []shot
	for range 20 {
		shots = append(shots, first, flicker)
	}
	l, _ := live(t, shots...)
	r, err := l.Look(t.Context(), vision.Want{Dice: colours})
	if err != nil {
		t.Fatal(err)
	}
	if r.Sure || r.Dice[2].Sure || !r.Dice[0].Sure || len(r.Problems) != 1 || r.Problems[0].Colour != "blue" {
		t.Errorf("blue flickers between two values, read as %+v", r)
	}
	nothing(t, l)
}

func TestABumpedCameraIsToldOnceForEveryRest(t *testing.T) {
	l, f := live(t, join(repeat(20, first), rolling(8), repeat(20, second))...)
	looks, problem := 0, vision.Problem{Kind: vision.Moved, Text: "moved"}
	var marks func([]vision.Marker) (Geometry, *vision.Problem)
	marks = func([]vision.Marker) (Geometry, *vision.Problem) {
		looks++
		if looks == 1 {
			return Geometry{Marks: marks}, &problem
		}
		return Geometry{Marks: marks, Tray: &[4]vision.Point{{1, 2}, {3, 4}, {5, 6}, {7, 8}}}, nil
	}
	l.geometry.Marks = marks
	if r := look(t, l, 1, 2, 3); r.Sure || len(r.Problems) != 1 || r.Problems[0] != problem {
		t.Errorf("nothing is sure while the camera may have moved: %+v", r)
	}
	if r := look(t, l, 4, 2, 6); !r.Sure || l.tray == nil {
		t.Errorf("the table was found anew: %+v, tray %v", r, l.tray)
	}
	if looks != 2 || f.reads != 2*consensus.Agreeing {
		t.Errorf("the marks were looked for %d times, dice read in %d frames", looks, f.reads)
	}
}

func TestAReaderThatCannotOpenIsTold(t *testing.T) {
	f := &film{shots: repeat(9, first), clock: clockwork.NewFakeClock()}
	l := newLive(f, Geometry{}, f.clock, func(dice.Options) (Reader, error) { return nil, io.ErrUnexpectedEOF })
	defer l.Close()
	if _, err := l.Look(t.Context(), vision.Want{Dice: colours}); err == nil {
		t.Error("want an error")
	}
}
