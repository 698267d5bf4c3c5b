package clever

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"silvertray/engine"
	"silvertray/engine/clever/internal/paper"
)

// TestNoBonusIsLostOrDoubled keeps books over random games: whatever the marks
// on a sheet bring is either due, used once, or dropped because no box was open
// for it any more.
func TestNoBonusIsLostOrDoubled(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := drawMatch(t)
		used := make([][paper.Actions]uint8, len(m.players))
		for !m.Ask().Over() {
			move := drawMove(t, m)
			next, err := m.Apply(move)
			if err != nil {
				t.Fatal(err)
			}
			before := m
			m = next.(*Match)
			if mv, ok := move.(Move); ok {
				spend(&used[before.player()], mv.verb)
			}
			for i := range m.players {
				checkDues(t, before, m, move, i)
				checkActions(t, m, i, used[i])
			}
		}
	})
}

// spend notes the action that a move uses.
func spend(used *[paper.Actions]uint8, v verb) {
	switch v {
	case again:
		used[paper.Reroll-1]++
	case extra:
		used[paper.PlusOne-1]++
	case fetch:
		used[paper.TakeBack-1]++
	}
}

// brought counts all that a player's marks and the rounds begun have brought.
func brought(m *Match, player int) map[paper.Bonus]int {
	count := make(map[paper.Bonus]int)
	for round := 1; round <= int(m.round); round++ {
		if round < int(m.round) || m.phase != opening || player <= int(m.seat) {
			count[m.layout.Start(uint8(round))]++
		}
	}
	for a := range m.layout.Areas {
		for _, b := range m.layout.Areas[a].Earned(&m.sheets[player].Areas[a]) {
			count[b]++
		}
	}
	for _, t := range m.layout.Tracks {
		if count[t.Action] == t.Slots {
			count[t.End]++
		}
	}
	delete(count, paper.Bonus{})
	return count
}

// checkActions compares the circles and foxes of a sheet with what its marks
// have brought, and the crossed circles with the moves that used them.
func checkActions(t *rapid.T, m *Match, player int, used [paper.Actions]uint8) {
	s, count := &m.sheets[player], brought(m, player)
	for g := paper.Reroll; g <= paper.TakeBack; g++ {
		if int(s.Earned[g-1]) != count[paper.Plain(g)] || s.Used[g-1] != used[g-1] {
			t.Fatalf("player %d, %s: %d circled, %d crossed; the marks bring %d, the moves used %d",
				player, paper.Plain(g).Words(), s.Earned[g-1], s.Used[g-1], count[paper.Plain(g)], used[g-1])
		}
	}
	if int(s.Foxes) != count[paper.Plain(paper.Fox)] {
		t.Fatalf("player %d: %d foxes, the marks bring %d", player, s.Foxes, count[paper.Plain(paper.Fox)])
	}
}

// checkDues follows the bonuses that a player has to use over a move.
func checkDues(t *rapid.T, before, after *Match, move engine.Move, player int) {
	want := make(map[paper.Bonus]int)
	if player == before.player() {
		for _, b := range before.due.all() {
			want[b]++
		}
		if mv, ok := move.(Move); ok && mv.verb == use {
			want[before.due.list[before.dueFor(mv.move)]]--
		}
	}
	was := brought(before, player)
	for b, n := range brought(after, player) {
		if !(&paper.Sheet{}).Count(b) {
			want[b] += n - was[b]
		}
	}
	if player == after.player() {
		for _, b := range after.due.all() {
			want[b]--
		}
	}
	for b, n := range want {
		if n < 0 || n > 0 && !useless(after, player, b) {
			t.Fatalf("%s: %d of %s went astray; due %v, before %v", move, n, b.Words(), after.due.all(), before.due.all())
		}
	}
}

// useless reports whether a player has no box for a bonus.
func useless(m *Match, player int, b paper.Bonus) bool {
	return !slices.ContainsFunc(m.layout.Meanings(b), func(b paper.Bonus) bool {
		area := m.layout.Area(b.Area)
		return m.layout.Areas[area].Fits(&m.sheets[player].Areas[area], int(b.Number)) != 0
	})
}

// TestEveryMoveCanBeTakenBack plays the texts of random games again from the
// start: after as many moves, the state is the very same. Taking a move back is
// playing what came before it.
func TestEveryMoveCanBeTakenBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := drawMatch(t)
		again := m
		states, texts := []state{m.state}, []string(nil)
		for !m.Ask().Over() {
			move := drawMove(t, m)
			next, err := m.Apply(move)
			if err != nil {
				t.Fatal(err)
			}
			m = next.(*Match)
			states, texts = append(states, m.state), append(texts, move.String())
		}
		for i, text := range texts {
			if again.state != states[i] {
				t.Fatalf("after %d moves the state is another one than before", i)
			}
			move, err := again.Parse(text)
			if err != nil {
				t.Fatal(err)
			}
			next, err := again.Apply(move)
			if err != nil {
				t.Fatal(err)
			}
			again = next.(*Match)
		}
		if again.state != m.state {
			t.Fatal("the end is another one than before")
		}
	})
}
