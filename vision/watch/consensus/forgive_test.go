package consensus

import (
	"testing"

	"silvertray/vision"
)

func TestDoubtsAboutTakenDiceAreForgiven(t *testing.T) {
	r := vision.Reading{Problems: []vision.Problem{
		{Kind: vision.Missing, Colour: "yellow"}, {Kind: vision.Value, Colour: "blue"},
	}}
	Forgive(&r, []string{"yellow", "blue"})
	if !r.Sure || len(r.Problems) != 0 {
		t.Errorf("%+v", r)
	}
	r.Problems, r.Sure = []vision.Problem{{Kind: vision.Colour, Colour: "blue"}, {Kind: vision.Missing, Colour: "white"}}, false
	if Forgive(&r, []string{"blue"}); r.Sure || len(r.Problems) != 2 {
		t.Errorf("a colour in doubt concerns other dice too: %+v", r)
	}
}
