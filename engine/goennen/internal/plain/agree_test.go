package plain

import (
	"math/rand/v2"
	"slices"
	"testing"

	"silvertray/engine"
	"silvertray/engine/goennen"
	"silvertray/engine/goennen/catalogue"
	"silvertray/internal/thorough"
)

var matches = thorough.Int("matches", 8, 200, "random matches that are played by both sets of rules")

// TestBothAgree plays random matches by both sets of rules: the same moves are
// legal at every step, and the same points are scored.
func TestBothAgree(t *testing.T) {
	steps := 0
	for seed := range matches() {
		r := rand.New(rand.NewPCG(uint64(seed), 4))
		settings := make(map[string]string)
		for _, rule := range goennen.Practice().Rules() {
			settings[rule.Name] = rule.Values[r.IntN(len(rule.Values))]
		}
		players := []string{"Ana", "Ben", "Cleo", "Dan"}[:1+seed%4]
		m, err := goennen.Practice().New(engine.Setup{Players: players, Settings: settings})
		if err != nil {
			t.Fatal(err)
		}
		g := New(catalogue.Practice(), len(players), m.Setup().Settings)
		for range 400 {
			ask := m.Ask()
			if agree(t, seed, ask, g); ask.Over() {
				break
			}
			text := anyMove(ask, r).String()
			mv, err := m.Parse(text)
			if err != nil {
				t.Fatal(err)
			}
			if m, err = m.Apply(mv); err != nil {
				t.Fatal(err)
			}
			g.Play(text)
			samePoints(t, seed, text, m, g)
			steps++
		}
	}
	t.Logf("%d matches, %d moves", matches(), steps)
}

// agree compares who is asked for what.
func agree(t *testing.T, seed int, ask engine.Ask, g *Game) {
	t.Helper()
	if (ask.Roll != nil) != (g.Phase() == "roll") || ask.Over() != (g.Phase() == "over") || ask.Player != g.Who() {
		t.Fatalf("match %d: %s of %d, but %s of %d", seed, ask.Title, ask.Player, g.Phase(), g.Who())
	}
	if ask.Roll != nil {
		if !slices.Equal(ask.Roll.Dice, g.Thrown()) {
			t.Fatalf("match %d: throws %v, but %v", seed, ask.Roll.Dice, g.Thrown())
		}
		return
	}
	var got []string
	for mv := range ask.Moves {
		got = append(got, mv.String())
	}
	slices.Sort(got)
	if want := g.Legal(); !slices.Equal(got, want) {
		t.Fatalf("match %d, %s:\n got %q\nwant %q", seed, ask.Title, got, want)
	}
}

func samePoints(t *testing.T, seed int, text string, m engine.Match, g *Game) {
	t.Helper()
	for i, p := range m.Score().Players {
		want := g.Points(i)
		for name, points := range p.Areas {
			if points != want[name] {
				t.Fatalf("match %d after %s: %d for %s, want %d", seed, text, points, name, want[name])
			}
		}
	}
}

// anyMove answers at random, more often with what fills a display.
func anyMove(ask engine.Ask, r *rand.Rand) engine.Move {
	if ask.Roll != nil {
		var roll engine.Thrown
		for _, die := range ask.Roll.Dice {
			roll.Faces = append(roll.Faces, engine.Face{Die: die, Value: 1 + r.IntN(engine.Sides)})
		}
		return roll
	}
	all := slices.Collect(ask.Moves)
	some := slices.DeleteFunc(slices.Clone(all), func(mv engine.Move) bool {
		switch mv.String()[0] {
		case 'r', 'd': // reroll, remove, done, discard
			return true
		}
		return false
	})
	if len(some) > 0 && r.IntN(4) > 0 {
		all = some
	}
	return all[r.IntN(len(all))]
}
