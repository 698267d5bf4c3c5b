package lattice

import (
	"math"
	"slices"
	"testing"

	"silvertray/internal/geometry"
)

// slanted is a board as a tilted camera sees it: steps to px.
var slanted = geometry.Homography{41, -22, 560, 19, 38, 420, 0.006, -0.011, 1}

// away is how far two planes put the corners of the board apart, px at most.
func away(a, b geometry.Homography) (most float64) {
	for _, h := range Printed {
		p, q := a.At(Middle(h)), b.At(Middle(h))
		most = max(most, math.Hypot(p[0]-q[0], p[1]-q[1]))
	}
	return most
}

func TestPlaneAndItsInverse(t *testing.T) {
	if got := away(slanted.After(slanted.Inverse()).After(slanted), slanted); got > 1e-9 {
		t.Errorf("there and back and there again is %g px off", got)
	}
	if !Sound(slanted) {
		t.Error("a usual view is not sound")
	}
	for name, p := range map[string]geometry.Homography{
		"nothing": {}, "a line": {1, 2, 0, 2, 4, 0, 0, 0, 1}, "beyond the horizon": {40, 0, 0, 0, 40, 0, 0.2, 0, 1},
	} {
		if Sound(p) {
			t.Errorf("%s is sound", name)
		}
	}
}

// seenPrinted is what the printed places show, in an order, turned by sixths.
func seenPrinted(order [Turns]string, sixths int) []Likelihood {
	all := make([]Likelihood, Turns)
	for i, name := range order {
		all[(i+sixths)%Turns][FirstPrint+slices.Index(Symbols[:], name)] = 0.99
	}
	return all
}

func TestBearing(t *testing.T) {
	other := [Turns]string{"red", "yellow", "green", "purple", "blue", "orange"}
	for sixths := range Turns {
		got := BearingOf(seenPrinted(Symbols, sixths), Symbols)
		if got.Sixths != sixths || got.Match != Turns || !slices.Equal(got.Order, Symbols[:]) {
			t.Errorf("turned by %d: %+v", sixths, got)
		}
		got = BearingOf(seenPrinted(other, sixths), Symbols)
		if got.Sixths != sixths || got.Match == Turns || !slices.Equal(got.Order, other[:]) {
			t.Errorf("another order turned by %d: %+v", sixths, got)
		}
		hidden := seenPrinted(Symbols, sixths)
		hidden[2] = Likelihood{Unreadable: 1}
		got = BearingOf(hidden, Symbols)
		if got.Sixths != sixths || got.Match != Turns-1 || got.Order != nil {
			t.Errorf("one hidden, turned by %d: %+v", sixths, got)
		}
	}
}

func TestCheckOrder(t *testing.T) {
	got, err := CheckOrder([]string{"blue", "orange", "yellow", "purple", "red", "green"})
	if err != nil || got != Symbols {
		t.Errorf("%v, %v", got, err)
	}
	for _, wrong := range [][]string{{"red"}, {"red", "red", "blue", "orange", "yellow", "purple"}} {
		if _, err := CheckOrder(wrong); err == nil {
			t.Errorf("%v is an order", wrong)
		}
	}
}
