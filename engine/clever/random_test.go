package clever

import (
	"math/rand/v2"
	"slices"
	"testing"

	"silvertray/engine"
	"silvertray/engine/clever/internal/paper"
)

// newMatch deals a match of Ganz schön clever to so many players, newDoppelt one
// of Doppelt so clever.
func newMatch(t testing.TB, players int, settings map[string]string) *Match {
	t.Helper()
	return dealt(t, GanzSchoen, players, settings)
}

func newDoppelt(t testing.TB, players int, settings map[string]string) *Match {
	t.Helper()
	return dealt(t, Doppelt, players, settings)
}

func dealt(t testing.TB, g *Game, players int, settings map[string]string) *Match {
	t.Helper()
	names := []string{"Ana", "Ben", "Cleo", "Dan"}[:players]
	m, err := g.New(engine.Setup{Players: names, Settings: settings})
	if err != nil {
		t.Fatal(err)
	}
	return m.(*Match)
}

// throwAny throws the dice in hand. Equal dice reach the tray by chance.
func (m *Match) throwAny(r *rand.Rand) {
	var values [dice]uint8
	for i := range values {
		values[i] = uint8(1 + r.IntN(engine.Sides))
	}
	var low paper.Set
	for m.passive() && low.Size() < engine.TrayPlaces {
		low |= paper.Only(lowestBut(low, values, r.IntN(dice)))
	}
	m.throw(values, low)
}

// lowestBut is the lowest die that is not left out, beginning the search at from.
func lowestBut(out paper.Set, values [dice]uint8, from int) int {
	best := -1
	for i := range dice {
		i = (i + from) % dice
		if !out.Has(i) && (best < 0 || values[i] < values[best]) {
			best = i
		}
	}
	return best
}

// playOut plays random choices to the end.
func (m *Match) playOut(r *rand.Rand, choices []move) {
	for m.phase != over {
		if m.rolls() {
			m.throwAny(r)
			continue
		}
		choices = m.choices(choices[:0])
		m.play(choices[r.IntN(len(choices))])
	}
}

// BenchmarkSolo plays whole solo games, every choice at random among the legal
// ones.
func BenchmarkSolo(b *testing.B) {
	for _, g := range family {
		b.Run(g.Name(), func(b *testing.B) {
			start := dealt(b, g, 1, nil)
			choices := make([]move, 0, 64)
			r := rand.New(rand.NewPCG(1, 2))
			b.ReportAllocs()
			for b.Loop() {
				m := *start
				m.playOut(r, choices)
			}
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
		})
	}
}

// BenchmarkSoloApply plays the same games through engine.Match, a new match
// for every move.
func BenchmarkSoloApply(b *testing.B) {
	for _, g := range family {
		b.Run(g.Name(), func(b *testing.B) {
			start := dealt(b, g, 1, nil)
			r := rand.New(rand.NewPCG(1, 2))
			b.ReportAllocs()
			for b.Loop() {
				playApplying(b, start, r)
			}
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
		})
	}
}

// playApplying plays random moves to the end.
func playApplying(b *testing.B, m engine.Match, r *rand.Rand) {
	for ask := m.Ask(); !ask.Over(); ask = m.Ask() {
		next, err := m.Apply(anyMove(ask, r))
		if err != nil {
			b.Fatal(err)
		}
		m = next
	}
}

// anyMove answers an ask at random.
func anyMove(ask engine.Ask, r *rand.Rand) engine.Move {
	if ask.Choice != nil {
		moves := slices.Collect(ask.Moves)
		return moves[r.IntN(len(moves))]
	}
	var roll engine.Thrown
	for _, die := range ask.Roll.Dice {
		roll.Faces = append(roll.Faces, engine.Face{Die: die, Value: 1 + r.IntN(engine.Sides)})
	}
	if ask.Roll.Tray {
		roll.Near = engine.Tied(roll.Faces)
		r.Shuffle(len(roll.Near), func(i, j int) { roll.Near[i], roll.Near[j] = roll.Near[j], roll.Near[i] })
	}
	return roll
}
