package watch

import (
	"context"
	"errors"
	"io"
	"slices"
	"testing"

	"silvertray/vision"
	"silvertray/vision/camera"
	"silvertray/vision/watch/consensus"
)

// onMat makes a table whose tray lies left of x 100, and one die field right
// of x 590, in a building zone right of x 550.
func onMat(l *Live) {
	l.geometry.Aside = true
	l.geometry.Measure = func(r *vision.Reading) {
		for i := range r.Dice {
			d := &r.Dice[i]
			d.InTray, d.InZone = d.Centre[0] < 100, d.Centre[0] > 550
			if d.Centre[0] > 590 {
				d.Field = 1
			}
		}
	}
}

var (
	taken     = shot{at: []int{300, 600, 500}, says: []int{1, 2, 3}}
	sweptToo  = shot{at: []int{50, 600, 500}, says: []int{1, 2, 3}}
	thrownOn  = shot{at: []int{50, 600, 220}, says: []int{1, 2, 6}}
	kept      = shot{at: []int{300, 570, 500}, says: []int{1, 2, 3}}
	lifted    = shot{at: []int{300, 400}, says: []int{1, 2}}
	forChoice = vision.Want{Dice: colours, Moved: true, NoThrow: true}
)

// locationsOf expects the next look to show the dice in these locations.
func locationsOf(t *testing.T, l *Live, want vision.Want, handled bool, at ...consensus.Location) {
	t.Helper()
	r, err := l.Look(t.Context(), want)
	if err != nil {
		t.Fatalf("look for %v: %v", at, err)
	}
	var got []consensus.Location
	for _, d := range r.Dice {
		got = append(got, consensus.LocationOf(d))
	}
	if !slices.Equal(got, at) || r.Moved != handled {
		t.Fatalf("dice in locations %v, moved by hand %v; want %v, %v", got, r.Moved, at, handled)
	}
}

func TestDiceMovedByHandAreReported(t *testing.T) {
	hand := shot{hand: true}
	l, _ := live(t, join(repeat(15, first), repeat(5, hand), repeat(15, taken), repeat(5, hand), repeat(15, sweptToo),
		repeat(5, hand), repeat(15, first), repeat(5, hand), repeat(15, kept), repeat(5, hand), repeat(15, taken))...)
	onMat(l)
	look(t, l, 1, 2, 3)
	locationsOf(t, l, forChoice, true, consensus.Open, 1, consensus.Open)
	locationsOf(t, l, forChoice, true, consensus.Tray, 1, consensus.Open)
	locationsOf(t, l, forChoice, true, consensus.Open, consensus.Open, consensus.Open)
	locationsOf(t, l, forChoice, true, consensus.Open, consensus.Zone, consensus.Open)
	locationsOf(t, l, forChoice, true, consensus.Open, 1, consensus.Open)
	if _, err := l.Look(t.Context(), forChoice); err != io.EOF {
		t.Errorf("nothing more was moved: %v", err)
	}
}

func TestDiceMovedBeforeTheQuestionAreReported(t *testing.T) {
	l, _ := live(t, join(repeat(15, first), rolling(4), repeat(30, taken))...)
	onMat(l)
	look(t, l, 1, 2, 3)
	locationsOf(t, l, forChoice, true, consensus.Open, 1, consensus.Open)
}

// TestDiceAreKeptOneByOne sets two dice aside while a throw of the rest may come at
// any time.
func TestDiceAreKeptOneByOne(t *testing.T) {
	both := shot{at: []int{560, 580, 500}, says: []int{1, 2, 3}}
	again := shot{at: []int{560, 580, 220}, says: []int{1, 2, 6}}
	hand := shot{hand: true}
	l, _ := live(t, join(repeat(15, first), repeat(5, hand), repeat(15, kept), repeat(5, hand), repeat(15, both),
		rolling(4), repeat(15, again))...)
	onMat(l)
	look(t, l, 1, 2, 3)
	throwOrMove := vision.Want{Dice: colours, Moved: true}
	locationsOf(t, l, throwOrMove, true, consensus.Open, consensus.Zone, consensus.Open)
	locationsOf(t, l, throwOrMove, true, consensus.Zone, consensus.Zone, consensus.Open)
	locationsOf(t, l, throwOrMove, false, consensus.Zone, consensus.Zone, consensus.Open)
}

// A throw made before the choice is kept for the look that waits for it.
func TestAThrowIsNotTakenForAMove(t *testing.T) {
	l, _ := live(t, join(repeat(15, first), rolling(4), repeat(15, sweptToo), rolling(4), repeat(30, thrownOn))...)
	onMat(l)
	look(t, l, 1, 2, 3)
	locationsOf(t, l, forChoice, true, consensus.Tray, 1, consensus.Open)
	ctx, cancel := context.WithCancel(t.Context())
	l.source = &stopping{film: l.source.(*film), left: 20, cancel: cancel}
	if r, err := l.Look(ctx, forChoice); !errors.Is(err, context.Canceled) {
		t.Fatalf("no die changed its location, yet %+v, %v", r, err)
	}
	next := vision.Want{Dice: []string{"white", "blue"}, Taken: []string{"yellow"}, Moved: true}
	locationsOf(t, l, next, false, consensus.Tray, 1, consensus.Open)
}

// stopping ends a look after so many frames.
type stopping struct {
	*film
	left   int
	cancel context.CancelFunc
}

func (s *stopping) Next(ctx context.Context) (frame camera.Frame, err error) {
	if s.left--; s.left == 0 {
		s.cancel()
		return frame, context.Canceled
	}
	return s.film.Next(ctx)
}

func TestADieLiftedAndPutBackIsNoMove(t *testing.T) {
	l, _ := live(t, join(repeat(15, first), repeat(15, lifted), repeat(30, first))...)
	onMat(l)
	look(t, l, 1, 2, 3)
	if r, err := l.Look(t.Context(), vision.Want{Dice: colours, Moved: true}); err != io.EOF {
		t.Errorf("nothing was moved or thrown: %+v, %v", r, err)
	}
}

// A die nudged a little is no throw, and one that reads otherwise without
// having moved is none either.
func TestNudgesAndFlickerAreNoThrow(t *testing.T) {
	nudged := shot{at: []int{310, 400, 500}, says: []int{1, 2, 3}}
	flicker := shot{at: nudged.at, says: []int{6, 5, 4}}
	l, _ := live(t, join(repeat(15, first), rolling(2), repeat(15, nudged), repeat(2, shot{hand: true}), repeat(20, flicker))...)
	onMat(l)
	look(t, l, 1, 2, 3)
	nothing(t, l)
}

// What lies on a die field need not be in view, nor be read.
func TestPicturesAreKeptWhileNoThrowIsDue(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	table := &Table{Source: &film{}}
	if _, err := table.Look(ctx, forChoice); !errors.Is(err, context.Canceled) {
		t.Errorf("error %v", err)
	}
}
