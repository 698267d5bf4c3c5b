package ingenious

import (
	"math/rand/v2"
	"slices"
	"testing"

	"silvertray/engine"
)

// playOut draws and lays tiles at random to the end, through what the moves
// list.
func (m *Match) playOut(r *rand.Rand, open []uint16) {
	left := m.unlaid.list()
	r.Shuffle(len(left), func(i, j int) { left[i], left[j] = left[j], left[i] })
	for !m.over {
		k := left[m.laid]
		open = m.openPairs(open[:0])
		m.play(lay{kind: k, pair: open[r.IntN(len(open))], turned: !k.double() && r.IntN(2) == 0})
	}
}

// BenchmarkSolo plays whole solo games, every place at random among the legal
// ones.
func BenchmarkSolo(b *testing.B) {
	start := newMatch(b, 1)
	open := make([]uint16, 0, pairs)
	r := rand.New(rand.NewPCG(1, 2))
	b.ReportAllocs()
	for b.Loop() {
		m := *start
		m.playOut(r, open)
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
}

// BenchmarkSoloApply plays the same games through engine.Match: each tile drawn
// is shown, all its places are listed, and every move makes a new match.
func BenchmarkSoloApply(b *testing.B) {
	start := newMatch(b, 1)
	r := rand.New(rand.NewPCG(1, 2))
	places := make([]engine.Move, 0, 2*pairs)
	b.ReportAllocs()
	for b.Loop() {
		var m engine.Match = start
		for ask := m.Ask(); !ask.Over(); ask = m.Ask() {
			var move engine.Move
			if ask.Choice == nil {
				move = m.(*Match).drawn(r)
			} else {
				places = slices.AppendSeq(places[:0], ask.Moves)
				move = places[r.IntN(len(places))]
			}
			next, err := m.Apply(move)
			if err != nil {
				b.Fatal(err)
			}
			m = next
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
}

// BenchmarkBest puts the places of a whole rack in order, in the middle of a game
// of four.
func BenchmarkBest(b *testing.B) {
	m := newMatch(b, 4)
	r := rand.New(rand.NewPCG(1, 2))
	for m.laid < 30 {
		m.play(m.anyLay(r))
	}
	*m.mine() = m.drawn(r).tiles
	b.ReportAllocs()
	for b.Loop() {
		for range m.best() {
		}
	}
}

// TestSoloScores plays solo games by two simple ways of choosing. The team's
// notes have, from a program of their own, a mean lowest symbol of 1.4 for
// chance and 13.6 for raising the lowest first, over 300 games each.
func TestSoloScores(t *testing.T) {
	const games = 300
	r := rand.New(rand.NewPCG(3, 4))
	byChance, byHelp := 0, 0
	for range games {
		m := newMatch(t, 1)
		m.playOut(r, nil)
		byChance += int(slices.Min(m.points[0][:]))
		m = newMatch(t, 1)
		for left := m.unlaid.list(); !m.over; {
			i := r.IntN(len(left))
			m.mine()[left[i]] = 1
			left = slices.Delete(left, i, i+1)
			var best lay
			var most uint64
			for l := range m.lays(m.layable()) {
				if v := m.worth(l) + 1; v > most {
					best, most = l, v
				}
			}
			m.play(best)
		}
		byHelp += int(slices.Min(m.points[0][:]))
	}
	chance, help := float64(byChance)/games, float64(byHelp)/games
	t.Logf("lowest symbol by chance %.1f, raising the lowest first %.1f", chance, help)
	if chance < 1.1 || chance > 1.7 || help < 12.8 || help > 14.4 {
		t.Errorf("lowest symbol by chance %.1f, want about 1.4; raising the lowest first %.1f, want about 13.6", chance, help)
	}
}
