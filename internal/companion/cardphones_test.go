package companion_test

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"silvertray/engine"
	"silvertray/hw"
	"silvertray/internal/ledger"
	"silvertray/internal/prompt"
)

// phones plays by requests, at random; whoever may choose ahead may do so.
type phones struct {
	*box
	rng *rand.Rand
}

func (p *phones) ask(act prompt.Act) {
	p.t.Helper()
	if err := p.asks(p.latest.Number, act); err != nil {
		p.t.Fatalf("%T %+v: %v", act, act, err)
	}
}

// step answers what the match asks now, or lets somebody choose ahead.
func (p *phones) step() {
	ask := p.latest.Match.Ask()
	switch {
	case ask.Roll != nil:
		p.throw(ask)
	case ask.Draw != nil:
		if p.rng.IntN(2) == 0 {
			p.ask(prompt.DrawCard{})
			return
		}
		p.ask(prompt.Choose{Player: ask.Player, Move: p.any(p.latest.Match)})
	default:
		p.choose()
	}
}

// throw enters a roll on a phone.
func (p *phones) throw(ask engine.Ask) {
	for {
		if _, checks := p.latest.Screen.(prompt.Check); checks {
			break
		}
		p.ask(prompt.Press{Key: hw.OK})
	}
	for _, die := range ask.Roll.Dice {
		p.ask(prompt.CorrectDie{Die: die, Value: 1 + p.rng.IntN(6)})
	}
	p.ask(prompt.AcceptRoll{})
}

// choose makes a choice of anyone who may choose now.
func (p *phones) choose() {
	var may []int
	for player := range p.latest.Match.Setup().Players {
		if _, ok := ledger.Branch(p.latest.Match, player, p.latest.Premoves[player]); ok {
			may = append(may, player)
		}
	}
	player := may[p.rng.IntN(len(may))]
	branch, _ := ledger.Branch(p.latest.Match, player, p.latest.Premoves[player])
	p.ask(prompt.Choose{Player: player, Move: p.any(branch)})
}

// any is a move, seldom one that leaves the cards as they are.
func (p *phones) any(m engine.Match) string {
	moves := slices.Collect(m.Ask().Moves)
	about := slices.DeleteFunc(slices.Clone(moves), func(mv engine.Move) bool { return m.Label(mv).Card == nil })
	if len(about) > 0 && p.rng.IntN(4) > 0 {
		moves = about
	}
	return moves[p.rng.IntN(len(moves))].String()
}

// TestWholeGamesOfCardsByPhones plays to the end, and starts the box again in every
// phase: it goes on with the same match, and with what waits.
func TestWholeGamesOfCardsByPhones(t *testing.T) {
	all := make(map[string]bool)
	for n := range cardPlayers {
		t.Run(fmt.Sprint(n+1), func(t *testing.T) {
			players, rng := cardPlayers[:n+1], rand.New(rand.NewPCG(9, uint64(n)))
			p := &phones{carded(t, players, nil), rng}
			<-p.moments
			phases, restarts := make(map[string]bool), 0
			defer func() { maps.Copy(all, phases) }()
			for steps := 0; !p.latest.Match.Ask().Over() && steps < 3000; steps++ {
				if title := p.latest.Match.Ask().Title.String(); !phases[title] || rng.IntN(100) == 0 {
					phases[title] = true
					p = p.again()
					restarts++
				}
				p.step()
			}
			again := played(t, cards(t, players), p.kept...)
			if !again.Ask().Over() || !reflect.DeepEqual(again.Score(), p.latest.Match.Score()) {
				t.Errorf("what was kept leads to %+v, want %+v", again.Score(), p.latest.Match.Score())
			}
			t.Logf("%d moves, %d restarts in %d phases", len(p.kept), restarts, len(phases))
		})
	}
	for _, title := range []string{"A card to go back", "Lay a card", "First roll", "Third roll", "Complete and buy", "Enter a die",
		"Passive roll", "A bonus card by chance", "A card leaves the market", "A colour for the joker"} {
		if !all[title] {
			t.Errorf("no restart at %q, only at %v", title, slices.Sorted(maps.Keys(all)))
		}
	}
}

// again is the box after it was switched off and on: it asks the same, and the same
// choices wait.
func (p *phones) again() *phones {
	p.t.Helper()
	before := p.latest
	p.cancel()
	<-p.ended
	p.ended <- nil
	goOn := func(c *scene) { c.stored.Premoves = p.waits }
	next := &phones{carded(p.t, before.Match.Setup().Players, goOn, p.kept...), p.rng}
	<-next.moments
	if got, want := next.latest.Match.Ask(), before.Match.Ask(); got.Title != want.Title || got.Player != want.Player {
		p.t.Fatalf("after a restart it asks %s, want %s", got.Title, want.Title)
	}
	if !reflect.DeepEqual(next.latest.Premoves, before.Premoves) {
		p.t.Fatalf("after a restart %v waits, want %v", next.latest.Premoves, before.Premoves)
	}
	return next
}

// TestPassivePlayersEnterAtTheSameTime lets Cem choose before Ben after a reroll.
func TestPassivePlayersEnterAtTheSameTime(t *testing.T) {
	p := &phones{carded(t, cardPlayers[:3], boxDeals), rand.New(rand.NewPCG(1, 1))}
	<-p.moments
	for p.latest.Match.Ask().Round == 0 {
		p.step()
	}
	p.throw(p.latest.Match.Ask())
	p.ask(prompt.Choose{Player: 0, Move: "reroll yellow orange green blue purple"})
	p.throw(p.latest.Match.Ask())
	if ask := p.latest.Match.Ask(); ask.Player != 1 || ask.Title != "Enter a die" {
		t.Skipf("asks %d: %s", ask.Player, ask.Title)
	}
	branch, ok := ledger.Branch(p.latest.Match, 2, nil)
	if !ok {
		t.Fatal("Cem cannot choose before Ben has")
	}
	entry := slices.Collect(branch.Ask().Moves)[0].String()
	made := len(p.kept)
	p.ask(prompt.Choose{Player: 2, Move: entry})
	if len(p.kept) != made || len(p.latest.Premoves[2]) != 1 {
		t.Errorf("Cem's choice does not wait: %v", p.latest.Premoves)
	}
	p.ask(prompt.Choose{Player: 1, Move: "done"})
	if got := p.kept[made:]; len(got) < 2 || got[0] != "done" || got[1] != entry {
		t.Errorf("made %q", got)
	}
}
