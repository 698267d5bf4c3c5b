package goennen

import (
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"silvertray/engine"
	"silvertray/engine/goennen/internal/grid"
)

// anySettings chooses every setting.
func anySettings(t *rapid.T) map[string]string {
	settings := make(map[string]string)
	for _, rule := range Practice().Rules() {
		settings[rule.Name] = rapid.SampledFrom(rule.Values).Draw(t, rule.Name)
	}
	return settings
}

// choose is a choice at random, less often one that throws dice again or stops,
// so that displays fill up.
func choose(m *Match, r *rand.Rand) engine.Move {
	choices := m.choices()
	worth := slices.DeleteFunc(slices.Clone(choices), func(mv move) bool { return mv.verb >= discard })
	if len(worth) > 0 && r.IntN(4) > 0 {
		choices = worth
	}
	return Move{m.game, choices[r.IntN(len(choices))]}
}

// TestEveryMoveOfRandomGames checks what holds at every step of any match.
func TestEveryMoveOfRandomGames(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		players := rapid.IntRange(1, seats).Draw(t, "players")
		dealt, err := Practice().New(engine.Setup{Players: names[:players], Settings: anySettings(t)})
		if err != nil {
			t.Fatal(err)
		}
		m, r := dealt.(*Match), rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 1))
		var dice once
		for steps := 0; m.phase != over && steps < 600; steps++ {
			ask := m.Ask()
			var mv engine.Move
			if ask.Choice != nil {
				if len(m.choices()) == 0 {
					t.Fatalf("nothing to choose: %s", ask.Title)
				}
				mv = choose(m, r)
			} else {
				mv = answer(m, r)
			}
			dice.see(t, m.player(), mv.String())
			m = step(t, m, mv)
		}
	})
}

// checkLabel holds the circles that a label names against those that are marked.
func checkLabel(t *rapid.T, m *Match, mv engine.Move, after *Match) {
	player, marked := m.player(), 0
	for i := range after.displays[player].All() {
		marked += int(after.displays[player].Spots[i].Marked)
	}
	for i := range m.displays[player].All() {
		marked -= int(m.displays[player].Spots[i].Marked)
	}
	spends := 0
	if card := m.Label(mv).Card; card != nil {
		spends = card.Spends
	}
	if spends != marked {
		t.Fatalf("%s marks %d circles, its label says %d", mv, marked, spends)
	}
}

// step makes a move and checks what holds before and after it.
func step(t *rapid.T, m *Match, mv engine.Move) *Match {
	parsed, err := m.Parse(mv.String())
	if err != nil || parsed.String() != mv.String() {
		t.Fatalf("%s parses as %v, %v", mv, parsed, err)
	}
	if m.Label(mv).Text == "" {
		t.Fatalf("%s has no label", mv)
	}
	before := m.state
	next, err := m.Apply(mv)
	if err != nil {
		t.Fatalf("legal move refused: %v", err)
	}
	again, _ := m.Apply(parsed)
	if m.state != before || again.(*Match).state != next.(*Match).state {
		t.Fatalf("%s changed the match, or led elsewhere the second time", mv)
	}
	after := next.(*Match)
	checkState(t, after)
	checkLabel(t, m, mv, after)
	return after
}

// checkState checks what holds in every state.
func checkState(t *rapid.T, m *Match) {
	for player := range m.players {
		d := &m.displays[player]
		if top, left, bottom, right := d.Box(); d.N > 0 && (bottom-top >= grid.Side || right-left >= grid.Side) {
			t.Fatalf("%s's grid is %d by %d", m.players[player], bottom-top+1, right-left+1)
		}
		for i, s := range d.All() {
			card, written := m.card(s.Card), m.writing(&s)
			if card.Against(written) {
				t.Fatalf("%s is filled against its links: %v", card.ID, written)
			}
			if s.Done != card.Completed(written) {
				t.Fatalf("%s with %v: completed is %v", card.ID, written, s.Done)
			}
			if int(s.Marked) > card.Reward.Uses || s.Marked > 0 && !s.Done {
				t.Fatalf("%s has %d circles marked", card.ID, s.Marked)
			}
			if d.On(s.At) != i {
				t.Fatalf("two cards lie on %s", s.At)
			}
		}
	}
	checkCards(t, m)
	checkScore(t, m)
}

// checkCards counts every card: in its pile, or in one place outside.
func checkCards(t *rapid.T, m *Match) {
	var seen [maxCards]int
	for _, row := range m.market {
		for _, card := range row {
			if card != 0 {
				seen[card-1]++
			}
		}
	}
	for player := range m.players {
		for _, s := range m.displays[player].All() {
			seen[s.Card-1]++
		}
		for _, card := range m.hands[player] {
			if card != 0 {
				seen[card-1]++
			}
		}
	}
	if m.held != 0 {
		seen[m.held-1]++
	}
	for i, n := range seen {
		if number := uint8(i + 1); i < len(m.game.cards.Cards) && (n > int(m.out[i]) || m.unseen(number) < 0) {
			t.Fatalf("%s is seen %d times, %d have left the pile", m.card(number).ID, n, m.out[i])
		}
	}
}

// checkScore checks that the parts add up.
func checkScore(t *rapid.T, m *Match) {
	for i, p := range m.Score().Players {
		areas, cards := 0, 0
		for _, points := range p.Areas {
			areas += points
		}
		for _, c := range m.Sheet(i).Grid.Cards {
			cards += c.Worth
		}
		if areas != p.Total || cards != p.Total {
			t.Fatalf("%s has %d by kind, %d by card, %d in all", p.Name, areas, cards, p.Total)
		}
	}
}

// TestEveryMatchEnds plays as if everybody bought what can be bought, with any
// number of players.
func TestEveryMatchEnds(t *testing.T) {
	for players := 1; players <= seats; players++ {
		r := rand.New(rand.NewPCG(uint64(players), 9))
		m := begin(t, players, nil)
		moves := 0
		for ; m.phase != over && moves < 5000; moves++ {
			mv := answerOr(m, r)
			next, err := m.Apply(mv)
			if err != nil {
				t.Fatal(err)
			}
			m = next.(*Match)
		}
		if m.phase != over {
			t.Errorf("%d players: not over after %d moves, in round %d", players, moves, m.round)
		}
		score := m.Score()
		t.Logf("%d players: %d moves, %d rounds, %v", players, moves, m.round, score.Players[0].Total)
		if len(score.Winners) == 0 || !score.Finished {
			t.Errorf("%d players: %+v", players, score)
		}
		if (score.Players[0].Rating != nil) != (players == 1) {
			t.Errorf("%d players: rating %v", players, score.Players[0].Rating)
		}
	}
}

// answerOr is what the table answers, or what a player chooses.
func answerOr(m *Match, r *rand.Rand) engine.Move {
	if m.Ask().Choice != nil {
		return choose(m, r)
	}
	return answer(m, r)
}

// FuzzParse reads any text as a move at many moments, which are played once: the fuzzer
// tries each new input hundreds of times to make it smaller.
func FuzzParse(f *testing.F) {
	for _, text := range []string{"complete c3 yellow", "buy scoring.1", "enter blue-1 c3.2", "place s01 c3", "roll yellow=1", "card s01", "reroll", "chance", "remove", "colour", "enter blue:green+9 c3.99"} {
		f.Add(uint(40), text)
	}
	moments := played(f, 60)
	f.Fuzz(func(t *testing.T, at uint, text string) {
		const longest = 80 // bytes of any move, and more
		if len(text) > longest {
			return
		}
		m := moments[at%uint(len(moments))]
		mv, err := m.Parse(text)
		if err != nil {
			if err.Error() == "" {
				t.Fatal("a refusal says nothing")
			}
			return
		}
		if _, err := m.Apply(mv); err != nil {
			t.Fatalf("%q parses, but %v", text, err)
		}
	})
}

// played are matches for each number of players after each of so many moves.
func played(t testing.TB, moves int) (moments []*Match) {
	t.Helper()
	for players := 1; players <= seats; players++ {
		r := rand.New(rand.NewPCG(uint64(players), 2))
		m := begin(t, players, nil)
		for range moves {
			moments = append(moments, m)
			if m.phase == over {
				break
			}
			next, err := m.Apply(answerOr(m, r))
			if err != nil {
				t.Fatal(err)
			}
			m = next.(*Match)
		}
	}
	return moments
}
