package page_test

import (
	"math/rand/v2"
	"testing"

	"silvertray/engine"
	"silvertray/engine/goennen"
	"silvertray/internal/page"
	"silvertray/internal/words"
)

// deck makes moves in a new match with the practice deck.
func deck(t *testing.T, players ...string) engine.Match {
	t.Helper()
	m, err := goennen.Practice().New(engine.Setup{Players: players})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// setDeck lays a table for a match of cards after so many moves by chance, where
// cards are turned over at the table.
func setDeck(t *testing.T, until func(engine.Match) bool, players ...string) *table {
	t.Helper()
	m, made := playUntil(t, deck(t, players...), until)
	return setWith(t, m, func(_ *page.Config, box *newBox) {
		box.Game, box.made = goennen.Practice(), made
	})
}

// playUntil plays a match of cards, rather with moves about cards than with others,
// until something holds.
func playUntil(t *testing.T, m engine.Match, until func(engine.Match) bool) (engine.Match, []string) {
	t.Helper()
	r := rand.New(rand.NewPCG(2, 3))
	var made []string
	for !until(m) {
		move := aboutCards(r, m)
		next, err := m.Apply(move)
		if err != nil {
			t.Fatal(err)
		}
		m, made = next, append(made, move.String())
		if m.Ask().Over() {
			break
		}
	}
	return m, made
}

// playMoves makes moves in a match.
func playMoves(t *testing.T, m engine.Match, moves ...string) engine.Match {
	t.Helper()
	for _, text := range moves {
		move, err := m.Parse(text)
		if err == nil {
			m, err = m.Apply(move)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// aboutCards is a legal move by chance, mostly one about a card.
func aboutCards(r *rand.Rand, m engine.Match) engine.Move {
	move := byChance(r, m)
	for range 5 {
		if m.Ask().Roll != nil || m.Label(move).Card != nil {
			break
		}
		move = byChance(r, m)
	}
	return move
}

// in reports whether a match asks a player something that may be thrown again, or not, in
// a round.
func in(round, player int, title string) func(engine.Match) bool {
	return func(m engine.Match) bool {
		ask := m.Ask()
		return ask.Round == round && ask.Player == player && ask.Title.String() == title
	}
}

// entering reports whether the second player may enter a die, with a card begun before.
func entering(m engine.Match) bool {
	ask := m.Ask()
	moves := 0
	for range ask.Moves {
		moves++
	}
	return ask.Round > 2 && ask.Player == 1 && ask.Title.String() == "Enter a die" && moves > 4
}

// spoken lays a table for a match of cards in a language.
func spoken(l words.Language, until func(engine.Match) bool, players ...string) func(*testing.T) *table {
	return func(t *testing.T) *table {
		m, made := playUntil(t, deck(t, players...), until)
		return setWith(t, m, func(_ *page.Config, box *newBox) {
			box.Game, box.made, box.Language = goennen.Practice(), made, l
		})
	}
}

// titled reports whether a match asks something.
func titled(title string) func(engine.Match) bool {
	return func(m engine.Match) bool { return m.Ask().Title.String() == title }
}

// chances reports whether a chance can be taken.
func chances(m engine.Match) bool {
	for move := range m.Ask().Moves {
		if move.String() == "chance dice" {
			return true
		}
	}
	return false
}
