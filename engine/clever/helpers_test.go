package clever

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"testing"

	"silvertray/engine"
	"silvertray/engine/clever/internal/paper"
	"silvertray/internal/words"
)

// played plays moves by their text.
func (m *Match) played(t testing.TB, texts ...string) *Match {
	t.Helper()
	for _, text := range texts {
		mv, err := m.Parse(text)
		if err != nil {
			t.Fatalf("%v\nlegal: %s", err, strings.Join(m.legal(), "; "))
		}
		next, err := m.Apply(mv)
		if err != nil {
			t.Fatalf("parsed, but not applied: %v", err)
		}
		m = next.(*Match)
	}
	return m
}

// rolled throws the dice in hand, in the order of the game.
func (m *Match) rolled(t testing.TB, values ...int) *Match {
	t.Helper()
	var thrown engine.Thrown
	for i, die := range m.Ask().Roll.Dice {
		thrown.Faces = append(thrown.Faces, engine.Face{Die: die, Value: values[i]})
	}
	return m.played(t, thrown.String())
}

// legal are the texts of the legal choices.
func (m *Match) legal() []string {
	var texts []string
	if m.Ask().Choice != nil {
		for mv := range m.Ask().Moves {
			texts = append(texts, mv.String())
		}
	}
	return texts
}

// wantLegal checks all legal choices.
func wantLegal(t *testing.T, m *Match, want ...string) {
	t.Helper()
	if got := m.legal(); !slices.Equal(got, want) {
		t.Errorf("legal:\n got %s\nwant %s", strings.Join(got, "; "), strings.Join(want, "; "))
	}
}

// wantRefused checks the rule that forbids a move.
func wantRefused(t *testing.T, m *Match, text, rule string) {
	t.Helper()
	_, err := m.Parse(text)
	var refusal *engine.Refusal
	if !errors.As(err, &refusal) {
		t.Fatalf("%s: got error %v, want a refusal: %s", text, err, rule)
	}
	if refusal.Rule.String() != rule {
		t.Errorf("%s:\n got %s\nwant %s", text, refusal.Rule, rule)
	}
}

// with marks boxes of a player without any bonus: "blue.7 green.1 purple.1=4";
// "yellow.b1" is a circle where there are circles, and "yellow.b1=x" is crossed.
func (m *Match) with(t testing.TB, player int, boxes string) *Match {
	t.Helper()
	next := *m
	for _, word := range strings.Fields(boxes) {
		name, number, _ := strings.Cut(word, "=")
		area, box, rule := m.findBox(name)
		if rule != "" {
			t.Fatal(rule)
		}
		marks := &next.sheets[player].Areas[area]
		marks.Done |= paper.Only(box)
		if number == "x" {
			marks.Twice |= paper.Only(box)
		} else if number != "" {
			n, err := strconv.Atoi(number)
			if err != nil {
				t.Fatal(err)
			}
			marks.Wrote[box] = uint8(n)
		}
	}
	return &next
}

// actions gives a player actions to use.
func (m *Match) actions(player int, rerolls, extras uint8) *Match {
	next := *m
	next.sheets[player].Earned = [paper.Actions]uint8{paper.Reroll - 1: rerolls, paper.PlusOne - 1: extras}
	return &next
}

// back gives a player dice to take back.
func (m *Match) back(player int, n uint8) *Match {
	next := *m
	next.sheets[player].Earned[paper.TakeBack-1] = n
	return &next
}

// marked are the boxes a player has marked, with numbers where they are written.
func (m *Match) marked(player int) string {
	var words []string
	for i := range m.layout.Areas {
		marks := &m.sheets[player].Areas[i]
		for box := range marks.Done.Each() {
			word := m.layout.Box(i, box)
			if marks.Twice.Has(box) {
				word += "=x"
			} else if n := marks.Wrote[box%paper.Most]; n > 0 {
				word += "=" + strconv.Itoa(int(n))
			}
			words = append(words, word)
		}
	}
	return strings.Join(words, " ")
}

func wantMarked(t *testing.T, m *Match, player int, want string) {
	t.Helper()
	if got := m.marked(player); got != want {
		t.Errorf("%s has marked:\n got %s\nwant %s", m.players[player], got, want)
	}
}

// lying names the dice in a place.
func (m *Match) lying(at engine.Place) string {
	var words []string
	for i := range m.lie(at).Each() {
		words = append(words, m.layout.Dice[i].String())
	}
	return strings.Join(words, " ")
}

func wantLying(t *testing.T, m *Match, at engine.Place, want string) {
	t.Helper()
	if got := m.lying(at); got != want {
		t.Errorf("dice in place %d: got %q, want %q", at, got, want)
	}
}

// Filled rows, for positions in tests.
const (
	allYellow = " yellow.a1 yellow.b1 yellow.c1 yellow.a2 yellow.b2 yellow.d2 yellow.a3 yellow.c3 yellow.d3 yellow.b4 yellow.c4 yellow.d4 "
	allBlue   = " blue.2 blue.3 blue.4 blue.5 blue.6 blue.7 blue.8 blue.9 blue.10 blue.11 blue.12 "
	allGreen  = " green.1 green.2 green.3 green.4 green.5 green.6 green.7 green.8 green.9 green.10 green.11 "
	allOrange = " orange.1=6 orange.2=6 orange.3=6 orange.4=12 orange.5=6 orange.6=6 orange.7=12 orange.8=6 orange.9=12 orange.10=6 orange.11=18 "
	allPurple = " purple.1=6 purple.2=6 purple.3=6 purple.4=6 purple.5=6 purple.6=6 purple.7=6 purple.8=6 purple.9=6 purple.10=6 purple.11=6 "
)

// withFoxes are so many foxes that add up to so many points.
func withFoxes(many, points int) map[string]engine.Count {
	return map[string]engine.Count{"foxes": {Many: many, Points: points}}
}

// codeOf is a printed bonus in the notation of the rules' data.
func codeOf(b engine.Bonus) string {
	switch {
	case b.None():
		return ""
	case b.Colour == "":
		return map[words.Phrase]string{"reroll": "reroll", "extra die": "plus_one", "die back": "return", "fox": "fox", "black": "black"}[b.Name]
	case b.Text == engine.Cross:
		return "x:" + b.Colour
	case b.Text == "?":
		return "q:" + b.Colour
	}
	return b.Text + ":" + b.Colour
}
