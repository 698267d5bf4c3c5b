package menus

import (
	"fmt"
	"slices"

	"silvertray/engine"
	"silvertray/internal/companion/session"
	"silvertray/internal/words"
)

// newSeats asks who sits where; the match begins at its last line, where the
// cursor is.
func newSeats(t *session.Table, players int, back session.State) *session.Menu {
	seats := seatsOf(t, players)
	m := &session.Menu{Title: "Who plays?", At: players, Back: back}
	m.Note = func(int) words.Phrase { return "In the order of the seats; the first one begins." }
	m.Lines = func() []session.Line {
		var lines []session.Line
		for i := range seats {
			lines = append(lines, session.Line{Text: words.Name(seats[i]), Value: words.Say("seat %d", i+1), Act: func() session.State {
				return newSeat(t, seats, i, m)
			}})
		}
		return append(lines, session.Line{Text: "Begin", Act: func() session.State {
			return t.Deal(engine.Setup{Players: seats, Settings: engine.Fitting(t.Game, t.Shelf, t.Rules)}, m)
		}})
	}
	return m
}

// seatsOf are the players to begin with: those who played last, then others.
func seatsOf(t *session.Table, players int) []string {
	var seats []string
	for n := range players {
		name := fmt.Sprintf("Player %d", n+1)
		if n < len(t.Names) && engine.CheckNames(append(slices.Clone(seats), t.Names[n])) == nil {
			name = t.Names[n]
		}
		seats = append(seats, name)
	}
	return seats
}

// newSeat asks who sits on one seat: who is remembered, or a new name.
func newSeat(t *session.Table, seats []string, seat int, back *session.Menu) *session.Menu {
	m := &session.Menu{Title: words.Say("Who sits on seat %d?", seat+1), Back: back}
	sit := func(name string) session.State {
		seats[seat] = name
		back.At = len(seats)
		return back
	}
	m.Lines = func() []session.Line {
		var lines []session.Line
		for _, name := range t.Names {
			if !slices.ContainsFunc(seats, func(other string) bool { return engine.SameName(other, name) }) {
				lines = append(lines, session.Line{Text: words.Name(name), Act: func() session.State { return sit(name) }})
			}
		}
		return append(lines, session.Line{Text: "A new name", Act: func() session.State {
			return &naming{title: m.Title, taken: seats, done: sit, back: m}
		}})
	}
	return m
}
