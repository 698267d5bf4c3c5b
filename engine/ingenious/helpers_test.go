package ingenious

import (
	"errors"
	"maps"
	"slices"
	"strings"
	"testing"

	"silvertray/engine"
)

var names = []string{"Ana", "Ben", "Cleo", "Dan"}

// newMatch deals a match; settings are written "teams=yes".
func newMatch(t testing.TB, players int, settings ...string) *Match {
	t.Helper()
	chosen := make(map[string]string)
	for _, s := range settings {
		name, value, _ := strings.Cut(s, "=")
		chosen[name] = value
	}
	m, err := EinfachGenial.New(engine.Setup{Players: names[:players], Settings: chosen})
	if err != nil {
		t.Fatal(err)
	}
	return m.(*Match)
}

// played is the match after moves.
func (m *Match) played(t testing.TB, moves ...string) *Match {
	t.Helper()
	for _, text := range moves {
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

// cell finds a cell by its place: "1,-3".
func cell(t testing.TB, place string) uint8 {
	t.Helper()
	c, err := readCell(place)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// with is the match with more symbols on the board: "red at 1,-5 2,-5". They
// belong to no tile that could be laid again.
func (m *Match) with(t testing.TB, symbols ...string) *Match {
	t.Helper()
	next := *m
	for _, s := range symbols {
		name, at, _ := strings.Cut(s, " at ")
		c, _ := colourOf(name)
		for _, place := range strings.Fields(at) {
			next.cells[cell(t, place)] = uint8(c) + 1
			next.piece[cell(t, place)] = 200
		}
	}
	return &next
}

// scoring is the match with other scores of a player: "red=15 green=16".
func (m *Match) scoring(t testing.TB, player int, points map[colour]uint8) *Match {
	t.Helper()
	next := *m
	for c, n := range points {
		next.points[m.side(player)][c] = n
	}
	return &next
}

// everything is a row with the same score in all symbols, and others in some.
func everything(score uint8, but map[colour]uint8) map[colour]uint8 {
	row := make(map[colour]uint8)
	for c := range colour(colours) {
		row[c] = score
	}
	maps.Copy(row, but)
	return row
}

// later is the match past the first round, with the given player to move.
func (m *Match) later(player int) *Match {
	next := *m
	next.turn = uint16(len(m.players) + player)
	return &next
}

// refused checks that a move is refused because of a rule.
func refused(t *testing.T, m *Match, text, rule string) {
	t.Helper()
	_, err := m.Parse(text)
	var refusal *engine.Refusal
	if !errors.As(err, &refusal) {
		t.Errorf("%s: got %v, want a refusal", text, err)
		return
	}
	if !strings.Contains(refusal.Rule.String(), rule) {
		t.Errorf("%s: refused because %q, want %q", text, refusal.Rule, rule)
	}
}

// wantPoints checks scores of a player: those named, and 0 in all others.
func wantPoints(t *testing.T, m *Match, player int, want map[colour]uint8) {
	t.Helper()
	for c := range colour(colours) {
		if got := m.points[m.side(player)][c]; got != want[c] {
			t.Errorf("%s has %d in %s, want %d", m.players[player], got, c, want[c])
		}
	}
}

// may reports whether a move is among those listed.
func may(m *Match, text string) bool {
	return slices.ContainsFunc(slices.Collect(firstMoves(m, 40000)), func(mv engine.Move) bool { return mv.String() == text })
}

// firstMoves are at most n legal moves.
func firstMoves(m *Match, n int) func(func(engine.Move) bool) {
	return func(yield func(engine.Move) bool) {
		for mv := range m.Ask().Moves {
			if n--; n < 0 || !yield(mv) {
				return
			}
		}
	}
}

// readWords are the cells named in the text of a tile.
func readWords(tile string) (at [2]string, ok bool) {
	said := strings.Fields(tile)
	if len(said) != 6 {
		return at, false
	}
	return [2]string{said[4], said[5]}, true
}
