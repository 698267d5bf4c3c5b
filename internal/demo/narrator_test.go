package demo_test

import (
	"strings"
	"testing"

	"silvertray/internal/companion"
	"silvertray/internal/demo"
	"silvertray/internal/prompt"
)

// TestRoundsAndPlayersAreAnnounced once each; nothing while cards are dealt before the
// first round.
func TestRoundsAndPlayersAreAnnounced(t *testing.T) {
	var told strings.Builder
	n := demo.NewNarrator(&told)
	for _, h := range []prompt.Heading{
		{Player: "Ana"},
		{Player: "Ana", Round: 1, Rounds: 2},
		{Player: "Ana", Round: 1, Rounds: 2},
		{Player: "Ben", Round: 1, Rounds: 2},
		{Player: "Ana", Round: 2},
	} {
		n.Shown(companion.Moment{Screen: prompt.Waiting{Heading: h, Title: "Throw", Dice: []string{"white"}}})
	}
	const want = `Throw: throw white

== Round 1 of 2, Ana
Throw: throw white
Throw: throw white

== Round 1 of 2, Ben
Throw: throw white

== Round 2, Ana
Throw: throw white
`
	if got := told.String(); got != want {
		t.Errorf("told\n%s\nwant\n%s", got, want)
	}
}
