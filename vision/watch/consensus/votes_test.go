package consensus

import (
	"testing"

	"silvertray/vision"
)

// lying is a reading of one blue die of 40 px.
func lying(value int, x float64) vision.Reading {
	outline := [4]vision.Point{{x - 20, 80}, {x + 20, 80}, {x + 20, 120}, {x - 20, 120}}
	die := vision.Die{Colour: "blue", Value: value, Sure: true, Centre: vision.Point{x, 100}, Outline: outline}
	return vision.Reading{Sure: true, Dice: []vision.Die{die}}
}

func TestFramesThatAgreeSettle(t *testing.T) {
	var v Votes
	for i := range Agreeing {
		if _, done := v.Settled(); done {
			t.Errorf("settled after %d frames, want %d", i, Agreeing)
		}
		v.Add(lying(4, 100))
	}
	if r, done := v.Settled(); !done || !r.Sure || r.Dice[0].Value != 4 {
		t.Errorf("%v, %+v, want a sure 4", done, r)
	}
	if _, done := v.Settled(); done {
		t.Error("the same frames settle twice")
	}
}

// A die that never reads twice alike is given up as doubtful.
func TestFramesThatNeverAgreeAreDoubted(t *testing.T) {
	var v Votes
	for i := range patience {
		v.Add(lying(1+i%2, 100))
	}
	r, done := v.Settled()
	if !done || r.Sure || r.Dice[0].Sure || len(r.Problems) != 1 || r.Problems[0].Colour != "blue" {
		t.Errorf("%v, %+v, want the blue die doubted", done, r)
	}
}

func TestIsThrow(t *testing.T) {
	last := lying(4, 100)
	for name, c := range map[string]struct {
		last *vision.Reading
		now  vision.Reading
		want bool
	}{
		"the first":                      {nil, lying(4, 100), true},
		"an empty table":                 {nil, vision.Reading{}, false},
		"as it lay":                      {&last, lying(4, 100), false},
		"as it lay, but read otherwise":  {&last, lying(3, 101), false},
		"put back a little aside":        {&last, lying(4, 115), false},
		"turned over at about its place": {&last, lying(3, 115), true},
		"elsewhere":                      {&last, lying(4, 300), true},
	} {
		if got := IsThrow(c.last, c.now); got != c.want {
			t.Errorf("%s: a throw %v, want %v", name, got, c.want)
		}
	}
}
