package companion

import (
	"fmt"
	"maps"
	"slices"

	"silvertray/engine"
	"silvertray/internal/words"
)

// newSeating asks who sits where; the match begins at its last line, where the
// cursor is.
func newSeating(t *table, players int, back state) *menu {
	seats := t.seats(players)
	m := &menu{title: "Who plays?", at: players, back: back}
	m.note = func(int) words.Phrase { return "In the order of the seats; the first one begins." }
	m.lines = func() []line {
		var lines []line
		for i := range seats {
			lines = append(lines, line{text: words.Name(seats[i]), value: words.Say("seat %d", i+1), act: func() state {
				return newPicking(t, seats, i, m)
			}})
		}
		return append(lines, line{text: "Begin", act: func() state {
			return t.deal(engine.Setup{Players: seats, Settings: engine.Fitting(t.game, t.shelf, t.rules)}, m)
		}})
	}
	return m
}

// seats are the players to begin with: those who played last, then others.
func (t *table) seats(players int) []string {
	var seats []string
	for n := range players {
		name := fmt.Sprintf("Player %d", n+1)
		if n < len(t.names) && !slices.Contains(seats, t.names[n]) {
			name = t.names[n]
		}
		seats = append(seats, name)
	}
	return seats
}

// newPicking asks who sits on one seat: who is remembered, or a new name.
func newPicking(t *table, seats []string, seat int, back *menu) *menu {
	m := &menu{title: words.Say("Who sits on seat %d?", seat+1), back: back}
	sit := func(name string) state {
		seats[seat] = name
		back.at = len(seats)
		return back
	}
	m.lines = func() []line {
		var lines []line
		for _, name := range t.names {
			if !slices.Contains(seats, name) {
				lines = append(lines, line{text: words.Name(name), act: func() state { return sit(name) }})
			}
		}
		return append(lines, line{text: "A new name", act: func() state {
			return &naming{title: m.title, taken: seats, done: sit, back: m}
		}})
	}
	return m
}

// remembers puts players before all other names. A match goes on where that
// fails: it is worth more than the names.
func (t *table) remembers(players []string) {
	t.names = slices.Concat(players, slices.DeleteFunc(slices.Clone(t.names), func(name string) bool {
		return slices.Contains(players, name)
	}))
	if t.remember != nil {
		if err := t.remember(players); err != nil {
			t.log.Error("names are not remembered", "error", err)
		}
	}
}

// deal begins a match.
func (t *table) deal(setup engine.Setup, back state) state {
	setup.Settings = engine.ByPrint(t.game, setup.Settings, t.printed)
	m, err := t.game.New(setup)
	if err != nil {
		return &message{title: "The match cannot begin", text: words.Error(err), back: back}
	}
	if t.dealt != nil {
		if err := t.dealt(m); err != nil {
			return t.unstored(err, "The match could not be stored: %s.", back)
		}
	}
	t.remembers(setup.Players)
	t.match, t.past, t.greeting = m, nil, false
	t.piles.seed++ // another match, other piles
	t.moves++
	t.forget(slices.Collect(maps.Keys(t.ahead))...)
	return t.ask()
}
