package goennen

import (
	"slices"
	"strings"
	"testing"

	"silvertray/engine"
	"silvertray/engine/goennen/catalogue"
)

func TestSetups(t *testing.T) {
	tests := []struct {
		name     string
		players  []string
		settings map[string]string
		want     string // in the error; empty for none
	}{
		{"alone", []string{"Ana"}, nil, ""},
		{"nobody", nil, nil, "player"},
		{"five", []string{"A", "B", "C", "D", "E"}, nil, "player"},
		{"no such setting", []string{"Ana"}, map[string]string{"fast": "yes"}, `no setting is called "fast"`},
		{"no such value", []string{"Ana"}, map[string]string{"level": "8"}, `setting level cannot be "8"`},
		{"campaign points", []string{"Ana"}, map[string]string{"carried": "999"}, ""},
		{"too many", []string{"Ana"}, map[string]string{"carried": "1000"}, "up to 999 points"},
		{"the same cards", []string{"Ana"}, map[string]string{"catalogue": Practice().stamp}, ""},
		{"other cards", []string{"Ana"}, map[string]string{"catalogue": "mine-00000000"}, "with the cards of the catalogue mine-00000000"},
		{"not plain", []string{"Ana"}, map[string]string{"carried": "007"}, "up to 999 points"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			m, err := Practice().New(engine.Setup{Players: tt.players, Settings: tt.settings})
			if tt.want == "" && err != nil || tt.want != "" && (err == nil || !strings.Contains(err.Error(), tt.want)) {
				t.Fatalf("%v, want %q", err, tt.want)
			}
			if err == nil && len(m.Setup().Settings) != len(Practice().Rules())+1 { // and the catalogue
				t.Errorf("settings not spelled out: %v", m.Setup().Settings)
			}
		})
	}
}

// TestHalfACatalogue cannot be played with, and the error says which cards are
// missing; the practice deck can be played all the same.
func TestHalfACatalogue(t *testing.T) {
	half := *catalogue.Practice()
	half.Cards = half.Cards[:30]
	_, err := New(&half)
	if err == nil || !strings.Contains(err.Error(), "the bonus deck has 20 cards") {
		t.Errorf("half a catalogue: %v", err)
	}
	if Practice().Name() != "goennen-practice" {
		t.Errorf("the practice deck is called %s", Practice().Name())
	}
}

// TestOwnCatalogue has the arrow to the left and another fifth colour.
func TestOwnCatalogue(t *testing.T) {
	own, err := catalogue.Parse(strings.NewReader(strings.NewReplacer("practice: true\n", "", "arrow: right", "arrow: left",
		"purple", "red", `"practice"`, `"mine"`).Replace(catalogue.Practice().String())))
	if err != nil {
		t.Fatal(err)
	}
	if s := own.Stamp(); !strings.HasPrefix(s, "mine-") || s == strings.Replace(catalogue.Practice().Stamp(), "practice", "mine", 1) {
		t.Errorf("stamp %s", s)
	}
	game, err := New(own)
	if err != nil || game.Name() != "goennen-koennen" || !slices.Contains(game.Dice(), "red") {
		t.Fatalf("%v, %v", game, err)
	}
	m := &Match{table: &table{game: game}}
	m.market[0] = [4]uint8{1, 0, 3, 0}
	if m.shift(0); m.market[0] != [4]uint8{1, 3, 0, 0} {
		t.Errorf("shifted to the left: %v", m.market[0])
	}
}

// TestEmptyPile leaves places of the market empty, those furthest from the other
// cards, and takes cards from under the pile last.
func TestEmptyPile(t *testing.T) {
	m := turn(t, 2, nil, "s17@c3")
	for _, i := range m.game.deck[catalogue.Bonus] {
		m.out[i] = uint8(m.card(i + 1).Copies)
	}
	back := cardNamed(t, "b07")
	m.putUnder(back)
	m.market[1] = [4]uint8{0, 0, 0, cardNamed(t, "b01")}
	if m.phase = stocking; !slices.Equal(m.pileNames(), []string{"bonus"}) {
		t.Fatalf("needs %v", m.pileNames())
	}
	m = m.played(t, "cards b07")
	if want := [4]uint8{0, 0, back, cardNamed(t, "b01")}; m.market[1] != want {
		t.Errorf("market %v, want %v", m.market[1], want)
	}
	m.phase = stocking
	if n := m.pileNames(); len(n) != 0 {
		t.Errorf("an empty pile is asked for %v", n)
	}
}

// TestUnderThePile follows ruling and rule text: a card put back comes only when
// all others of its pile are gone.
func TestUnderThePile(t *testing.T) {
	m := turn(t, 2, nil, "s17@c3")
	under, other := cardNamed(t, "b07"), cardNamed(t, "b08")
	m.take(under)
	m.putUnder(under)
	m.phase, m.pile = drawing, catalogue.Bonus
	if _, err := m.Parse("card b07"); err == nil || !strings.Contains(err.Error(), "b07 lies under its pile, and others are on top") {
		t.Errorf("%v", err)
	}
	for _, i := range m.game.deck[catalogue.Bonus] {
		if i+1 != under {
			m.out[i] = uint8(m.card(i + 1).Copies)
		}
	}
	if !m.next(under) || m.next(other) {
		t.Error("the card under the pile is not the last one")
	}
}
