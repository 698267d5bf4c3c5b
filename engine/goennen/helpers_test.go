package goennen

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"silvertray/engine"
	"silvertray/engine/goennen/catalogue"
	"silvertray/engine/goennen/internal/grid"
)

var names = []string{"Ana", "Ben", "Cleo", "Dan"}

// dealing begins a match with the practice deck.
func begin(t testing.TB, players int, settings map[string]string) *Match {
	t.Helper()
	m, err := Practice().New(engine.Setup{Players: names[:players], Settings: settings})
	if err != nil {
		t.Fatal(err)
	}
	return m.(*Match)
}

// played makes moves one after the other; "cards s01 s02" are several.
func (m *Match) played(t testing.TB, texts ...string) *Match {
	t.Helper()
	for _, text := range texts {
		if ids, several := strings.CutPrefix(text, "cards "); several {
			for _, id := range strings.Fields(ids) {
				m = m.played(t, "card "+id)
			}
			continue
		}
		mv, err := m.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		next, err := m.Apply(mv)
		if err != nil {
			t.Fatal(err)
		}
		m = next.(*Match)
	}
	return m
}

// answer is what the table shows, at random.
func answer(m *Match, r *rand.Rand) engine.Move {
	ask := m.Ask()
	if ask.Draw != nil {
		return ask.Fixed(func() int { return 1 + r.IntN(6) })
	}
	var roll engine.Thrown
	for _, die := range ask.Roll.Dice {
		roll.Faces = append(roll.Faces, engine.Face{Die: die, Value: 1 + r.IntN(6)})
	}
	return roll
}

// legal are the texts of all choices.
func (m *Match) legal() []string {
	var all []string
	for mv := range m.moves() {
		all = append(all, mv.String())
	}
	return all
}

// may reports whether a choice is legal.
func (m *Match) may(text string) bool { return slices.Contains(m.legal(), text) }

// cardNamed is a card's number.
func cardNamed(t testing.TB, id string) uint8 {
	t.Helper()
	i := catalogue.Practice().Find(id)
	if i < 0 {
		t.Fatalf("no card %s", id)
	}
	return uint8(i + 1)
}

// turn is a match in the first turn of Ana, whose display has these cards with
// their places, as "s01@c3 b02@b3!"; those with "!" are completed. Other players
// have nothing. The market has the first four cards of each deck.
func turn(t testing.TB, players int, settings map[string]string, cards string) *Match {
	t.Helper()
	m := begin(t, players, settings)
	for row, deck := range m.game.deck {
		for slot := range m.market[row] {
			m.market[row][slot] = deck[slot] + 1
			m.take(deck[slot] + 1)
		}
	}
	m.round = 1
	m.startTurn(0, 0)
	m.lay(t, 0, cards)
	return m
}

// lay puts cards into a player's display, as turn has them.
func (m *Match) lay(t testing.TB, player int, cards string) {
	t.Helper()
	d := &m.displays[player]
	for _, word := range strings.Fields(cards) {
		word, done := strings.CutSuffix(word, "!")
		id, at, _ := strings.Cut(word, "@")
		d.Lay(cardNamed(t, id), grid.Place(slices.IndexFunc(allPlaces(), func(p grid.Place) bool { return p.String() == at })))
		s := &d.Spots[d.N-1]
		s.Done = done
		for i := range m.writing(s) {
			if done {
				s.Written[i] = 1
			}
		}
	}
}

func allPlaces() []grid.Place {
	var all []grid.Place
	for p := range grid.Place(grid.Places) {
		all = append(all, p)
	}
	return all
}

// rollOf is the text of a roll of all dice.
func rollOf(values string) string {
	text := "roll"
	for i, die := range catalogue.Practice().Colours {
		text += " " + die + "=" + values[i:i+1]
	}
	return text
}
