package companion_test

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"silvertray/engine"
	"silvertray/engine/goennen"
	"silvertray/hw"
	"silvertray/internal/companion"
	deal "silvertray/internal/companion/cards"
	"silvertray/internal/prompt"
	"silvertray/vision"
)

var cardPlayers = []string{"Ana", "Ben", "Cem", "Dia"}

// carded runs a box at a match of cards, after moves that were made before.
func carded(t *testing.T, players []string, with func(*scene), moves ...string) *box {
	t.Helper()
	return startWith(t, func(c *scene) {
		c.Game, c.stored, c.kept = goennen.Practice(), after(t, cards(t, players), moves...), slices.Clone(moves)
		if with != nil {
			with(c)
		}
	})
}

// cards is a match of cards before the first one is turned over.
func cards(t *testing.T, players []string) engine.Match {
	t.Helper()
	m, err := goennen.Practice().New(engine.Setup{Players: players})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// boxDeals lets the box turn over all cards.
func boxDeals(c *scene) { c.Dealer = piles(true, 0) }

// piles are shuffled by a seed; the box may deal from them.
func piles(deals bool, seed uint64) *deal.Piles {
	return &deal.Piles{Seed: seed, For: func(engine.Game) bool { return deals }}
}

// person plays by keys, at random, as often as it can so that a game ends.
type person struct {
	*box
	rng     *rand.Rand
	presses int
}

func (p *person) key(keys ...hw.Key) (m companion.Moment) {
	for _, k := range keys {
		p.presses++
		p.keys <- k
		m = <-p.moments
	}
	return m
}

// answer gives the answer to one screen, and returns the next one.
func (p *person) answer(m companion.Moment) companion.Moment {
	switch s := m.Screen.(type) {
	case prompt.Dealing:
		for range p.rng.IntN(4) {
			p.key(down)
		}
		return p.key(ok)
	case prompt.Choice:
		return p.option(s)
	case prompt.Rethrow:
		for i := range s.Faces {
			if p.rng.IntN(2) == 0 {
				p.key(ok)
			}
			p.key(down)
			if i == len(s.Faces)-1 {
				return p.key(ok)
			}
		}
	case prompt.Waiting:
		p.sees(p.thrown(m.Match.Ask().Faces()))
		return <-p.moments
	}
	return p.key(ok)
}

// thrown are the dice after a throw; those kept lie on their field as they did.
func (p *person) thrown(faces []engine.Face) vision.Reading {
	var values []int
	var kept []string
	for _, f := range faces {
		if f.Place == engine.OnField {
			kept = append(kept, f.Die)
		} else {
			f.Value = 1 + p.rng.IntN(engine.Sides)
		}
		values = append(values, f.Value)
	}
	return five(values, kept...)
}

// option takes one of the lines; seldom one that leaves cards as they are.
func (p *person) option(s prompt.Choice) companion.Moment {
	to := p.rng.IntN(len(s.Options))
	if s.Options[to].Card == nil && p.rng.IntN(4) > 0 {
		to = 0
	}
	for range (to - s.Selected + len(s.Options)) % len(s.Options) {
		p.key(down)
	}
	return p.key(ok)
}

// TestWholeGamesOfCardsByKeys plays to the end at random, with one to four players,
// with cards that the box deals and with cards from the table.
func TestWholeGamesOfCardsByKeys(t *testing.T) {
	for n := range cardPlayers {
		for _, dealt := range []bool{true, false} {
			t.Run(fmt.Sprintf("%d players, box deals: %t", n+1, dealt), func(t *testing.T) {
				players := cardPlayers[:n+1]
				b := carded(t, players, func(c *scene) { c.Dealer = piles(dealt, uint64(n)) })
				p := &person{box: b, rng: rand.New(rand.NewPCG(uint64(n), 5))}
				m := <-b.moments
				for steps := 0; !m.Match.Ask().Over() && steps < 20000; steps++ {
					m = p.answer(m)
				}
				again := played(t, cards(t, players), b.kept...)
				if !again.Ask().Over() || !reflect.DeepEqual(again.Score(), m.Match.Score()) {
					t.Errorf("what was kept leads to %+v, want %+v", again.Score(), m.Match.Score())
				}
				t.Logf("%d moves by %d presses", len(b.kept), p.presses)
			})
		}
	}
}
