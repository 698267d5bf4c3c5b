package choices

import (
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"silvertray/engine"
	"silvertray/engine/goennen"
	"silvertray/internal/companion/sessiontest"
	"silvertray/internal/ledger"
)

// steps are the ups and downs to a place in a list that goes round.
func steps(from, to, places int) int {
	way := (to - from + places) % places
	return min(way, places-way)
}

// pressesTo counts the keys for a choice about cards: to its line, to the way behind
// it, or over the dice that are kept or thrown.
func pressesTo(m engine.Match, taken string) int {
	c := New(sessiontest.Table(ledger.Stored{Match: m}, sessiontest.Mechanic{}), m.Ask())
	is := func(o option) bool { return o.move.String() == taken }
	line := slices.IndexFunc(c.offered, func(o option) bool { return slices.ContainsFunc(o.ways, is) })
	n := steps(c.selected, line, len(c.offered)) + 1
	ways := c.offered[line].ways
	at := slices.IndexFunc(ways, is)
	switch {
	case ways[at].label.Dice.Throws != nil:
		return n + pressesToKeep(newRethrow(c, ways), ways[at].label.Dice.Throws)
	case len(ways) > 1:
		n += steps(0, at, len(ways)) + 1
	}
	return n
}

// pressesToKeep counts the keys from the first die on, always down.
func pressesToKeep(k *rethrow, thrown []string) int {
	n := 1 // the button
	toggled := false
	for i, f := range k.faces() {
		if k.thrown[i] != slices.Contains(thrown, f.Die) {
			n++
			toggled = true
		}
	}
	if !toggled {
		return n + steps(0, len(k.thrown), len(k.thrown)+2)
	}
	return n + len(k.thrown)
}

// cardGame counts the presses of a game of cards that the box deals.
type cardGame struct{ choices, rolls, presses, within int }

func (g *cardGame) step(m engine.Match, move engine.Move) {
	switch ask := m.Ask(); {
	case ask.Roll != nil:
		g.rolls++
	case ask.Choice != nil:
		n := pressesTo(m, move.String())
		g.choices++
		g.presses += n
		if n <= few {
			g.within++
		}
	}
}

func (g cardGame) log(t *testing.T, name string, games int) {
	t.Helper()
	t.Logf("%s: %d choices a game, %.2f presses each, %.0f %% with %d or fewer; %d rolls that count with OK, %d presses in all",
		name, g.choices/games, float64(g.presses)/float64(g.choices), 100*float64(g.within)/float64(g.choices), few, g.rolls/games, (g.rolls+g.presses)/games)
}

// TestPressesOfARecordedGameOfCards follows the solo playthrough of the rules.
func TestPressesOfARecordedGameOfCards(t *testing.T) {
	text, err := os.ReadFile("../../../engine/goennen/testdata/play/solo.txt")
	if err != nil {
		t.Fatal(err)
	}
	m, err := goennen.Practice().New(engine.Setup{Players: []string{"Ana"}})
	if err != nil {
		t.Fatal(err)
	}
	var g cardGame
	for line := range strings.Lines(string(text)) {
		move, ok := strings.CutPrefix(strings.TrimSpace(line), "> ")
		if !ok {
			continue
		}
		mv, err := m.Parse(move)
		if err != nil {
			t.Fatal(err)
		}
		g.step(m, mv)
		if m, err = m.Apply(mv); err != nil {
			t.Fatal(err)
		}
	}
	g.log(t, "recorded solo game", 1)
	if g.presses > 4*g.choices {
		t.Errorf("%d presses for %d choices", g.presses, g.choices)
	}
}

// TestPressesOfRandomGamesOfCards measures players who take anything.
func TestPressesOfRandomGamesOfCards(t *testing.T) {
	const games = 10
	r := rand.New(rand.NewPCG(1, 2))
	var g cardGame
	for range games {
		m, err := goennen.Practice().New(engine.Setup{Players: []string{"Ana"}})
		for err == nil && !m.Ask().Over() {
			ask := m.Ask()
			var move engine.Move
			if ask.Draw != nil {
				move = ask.Fixed(func() int { return 1 + r.IntN(engine.Sides) })
			} else {
				move = anyMove(r, ask)
			}
			g.step(m, move)
			m, err = m.Apply(move)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	g.log(t, "random solo games", games)
	if g.presses > 6*g.choices {
		t.Errorf("%d presses for %d choices", g.presses, g.choices)
	}
}
