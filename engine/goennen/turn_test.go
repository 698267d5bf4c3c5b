package goennen

import (
	"slices"
	"strings"
	"testing"

	"silvertray/engine"
	"silvertray/engine/goennen/internal/grid"
)

// begins are the choices that begin with a word.
func (m *Match) begins(word string) []string {
	return slices.DeleteFunc(m.legal(), func(text string) bool { return !strings.HasPrefix(text, word+" ") && text != word })
}

// TestSetup follows the rule text: market, four cards each, one goes back under
// its pile, three are laid so that they touch.
func TestSetup(t *testing.T) {
	m := begin(t, 2, nil)
	if ask := m.Ask(); ask.Draw == nil || strings.Join(ask.Draw.Piles, " ") != "scoring scoring scoring scoring bonus bonus bonus bonus" {
		t.Fatalf("first the market is asked for, not %v", ask.Draw)
	}
	m = m.played(t, "cards s01 s02 s03 s04 b01 b02 b02 b03", "cards s05 s06 b04 b05", "cards s07 s08 b06 b07")
	if want := []string{"discard s05", "discard s06", "discard b04", "discard b05"}; !slices.Equal(m.legal(), want) {
		t.Fatalf("choices %q, want %q", m.legal(), want)
	}
	m = m.played(t, "discard s05")
	if m.displays[0].On(grid.Middle) != 0 || m.card(m.displays[0].Spots[0].Card).ID != "s06" {
		t.Fatalf("the first card is not laid in the middle: %+v", m.displays[0])
	}
	if n := len(m.legal()); n != 2*8 {
		t.Errorf("two cards have %d places, want 16: %q", n, m.legal())
	}
	m = m.played(t, "place b05 d4", "place b04 b2", "discard b07", "place s08 d3", "place b06 e3")
	if m.phase != throwing || m.player() != 0 || m.round != 1 {
		t.Errorf("after the cards are laid: phase %d, player %d, round %d", m.phase, m.player(), m.round)
	}
	if m.next(cardNamed(t, "s05")) || !m.next(cardNamed(t, "s09")) {
		t.Error("a card put under its pile comes before those on top")
	}
}

func TestGrid(t *testing.T) {
	tests := []struct {
		name, cards string
		want        []string
	}{
		{"around one card", "s01@c3", []string{"b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"}},
		{"beside a row of three", "s01@b3 s02@c3 s03@d3", []string{"b2", "c2", "d2", "b4", "c4", "d4"}},
		{"beside a row and a column of three", "s01@c3 s02@d3 s03@e3 s04@c4 s05@c5", []string{"d4", "e4", "d5"}},
		{"on a diagonal", "s01@c3 s02@d4 s03@e5", []string{"d3", "e3", "c4", "e4", "c5", "d5"}},
		{"full but for one", "s01@b2 s02@c2 s03@d2 s04@b3 s05@c3 s06@d3 s07@b4 s08@c4", []string{"d4"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			m := turn(t, 2, nil, tt.cards)
			var got []string
			for _, p := range allPlaces() {
				if m.mine().Fits(p) {
					got = append(got, p.String())
				}
			}
			if !slices.Equal(got, tt.want) {
				t.Errorf("places %q, want %q", got, tt.want)
			}
		})
	}
}

func TestActive(t *testing.T) {
	// s06 is orange < white < blue; s10 is white1 white2 yellow3 white4.
	m := turn(t, 2, nil, "s06@c3 s10@d3").played(t, rollOf("32145")) // orange 2, blue 4
	if got := m.begins("complete"); !slices.Equal(got, []string{"complete c3 yellow orange blue", "complete d3 yellow orange green blue"}) {
		t.Fatalf("completions %q", got)
	}
	if m.may("done") || len(m.begins("reroll")) != 31 || len(m.begins("chance")) > 0 {
		t.Errorf("after the first roll: %q", m.legal())
	}
	m = m.played(t, "complete c3 yellow orange blue")
	if m.player() != 1 || m.phase != throwing {
		t.Errorf("with nothing left to do the turn does not end: phase %d, %q", m.phase, m.legal())
	}
	if !m.displays[0].Spots[0].Done {
		t.Error("the card is not completed")
	}
}

// TestEachDieOnce completes one card and may not use its dice for another.
func TestEachDieOnce(t *testing.T) {
	m := turn(t, 2, nil, "b05@c3 b12@d3 s20@c4").played(t, rollOf("51266"))
	if want := "complete d3 blue purple"; !m.may(want) {
		t.Fatalf("%q is missing from %q", want, m.begins("complete"))
	}
	m = m.played(t, "complete d3 blue purple")
	if m.may("reroll yellow") || !m.may("done") {
		t.Errorf("after a completed card: %q", m.legal())
	}
	for _, text := range m.begins("complete") {
		if strings.Contains(text, "blue") || strings.Contains(text, "purple") {
			t.Errorf("%s uses a die twice", text)
		}
	}
	if !m.may("complete c3 yellow orange") {
		t.Errorf("another card with other dice is missing: %q", m.legal())
	}
}

func TestBuying(t *testing.T) {
	m := turn(t, 2, nil, "s01@c3").played(t, rollOf("44423"))
	want := []string{"buy scoring.3 yellow orange green", "buy scoring.4 yellow orange green", "buy bonus.3 yellow orange green", "buy bonus.4 yellow orange green"}
	if got := m.begins("buy"); !slices.Equal(got, want) {
		t.Fatalf("purchases %q, want %q", got, want)
	}
	m = m.played(t, "buy scoring.3 yellow orange green")
	if got := len(m.legal()); got != 8 || m.phase != placing {
		t.Fatalf("%d places for the card: %q", got, m.legal())
	}
	m = m.played(t, "place s03 d4")
	// s01 and s02 move to the right, the new card comes in on the left.
	if ask := m.Ask(); ask.Draw == nil || strings.Join(ask.Draw.Piles, " ") != "scoring" {
		t.Fatalf("the market asks for %v", ask.Draw.Piles)
	}
	m = m.played(t, "cards s09")
	var got []string
	for _, c := range m.Market()[:4] {
		got = append(got, c.ID)
	}
	if want := []string{"s09", "s01", "s02", "s04"}; !slices.Equal(got, want) || m.player() != 1 {
		t.Errorf("market %q, want %q; player %d", got, want, m.player())
	}
}

// TestTwoPurchases has prices stay as they are within a turn.
func TestTwoPurchases(t *testing.T) {
	m := turn(t, 2, nil, "b18@c3! s01@d3").played(t, rollOf("44422"), "buy scoring.4 yellow orange green", "place s04 c4")
	if got := m.begins("buy"); len(got) == 0 || slices.ContainsFunc(got, func(s string) bool { return strings.HasPrefix(s, "buy scoring.4") }) {
		t.Fatalf("purchases with a pair and the bonus of a die less: %q", got)
	}
	m = m.played(t, "buy scoring.3 blue purple", "place s03 d4")
	if m.displays[0].Spots[0].Marked != 1 {
		t.Errorf("%d circles marked, want 1", m.displays[0].Spots[0].Marked)
	}
	// With two circles and no die left there is nothing to do any more.
	if got := strings.Join(m.Ask().Draw.Piles, " "); got != "scoring scoring" {
		t.Errorf("the market asks for %q", got)
	}
}

// TestNothingAtAll buys with no dice, three circles marked.
func TestNothingAtAll(t *testing.T) {
	m := turn(t, 2, nil, "b18@c3! s01@d3").played(t, rollOf("12345"))
	if !m.may("buy scoring.4") || m.may("buy scoring.1") {
		t.Fatalf("purchases %q", m.begins("buy"))
	}
	m = m.played(t, "buy scoring.4", "place s04 c4")
	if got := m.displays[0].Spots[0].Marked; got != 3 {
		t.Errorf("%d circles marked, want 3", got)
	}
}

// TestEnd plays on after the ninth card: this round and one more.
func TestEnd(t *testing.T) {
	const eight = "s01@b2 s02@c2 s05@d2 s06@b3 s07@c3 s08@d3 s09@b4 s10@c4"
	m := turn(t, 3, nil, eight)
	m.startTurn(1, 0) // it is Ben's turn in round 1
	m.displays[1], m.displays[0] = m.displays[0], grid.Display{}
	m.lay(t, 0, "s17@c3")
	m.lay(t, 2, "s24@c3")
	m = m.played(t, rollOf("44412"), "buy bonus.4 yellow orange green", "place b04 d4")
	if m.final != 2 {
		t.Fatalf("final round %d, want 2", m.final)
	}
	turns := 0
	for m.phase != over && turns < 20 {
		switch {
		case m.phase == stocking:
			m = m.played(t, m.fixed(func() int { return 1 }).String())
		case m.phase == throwing:
			turns++
			m = m.played(t, "roll "+strings.Join(strings.Fields(rollOf("13562"))[1:], " "), "reroll yellow")
		case m.phase == entering:
			m = m.played(t, "done")
		case m.phase == acting && m.roll < perTurn:
			m = m.played(t, "reroll yellow")
		default:
			m = m.played(t, "done")
		}
		if m.phase == throwing && m.thrown == 1 {
			m = m.played(t, "roll yellow=1")
		}
	}
	// Ben's is under way, then Cleo's, and a round of three.
	if turns != 4 || m.round != 2 {
		t.Errorf("%d whole turns after the ninth card, in round %d; want 4 and 2", turns, m.round)
	}
}

func TestThreeRolls(t *testing.T) {
	m := turn(t, 2, nil, "s17@c3").played(t, rollOf("12345"), "reroll yellow orange")
	if ask := m.Ask(); strings.Join(ask.Roll.Dice, " ") != "yellow orange" || ask.Title != "Second roll" {
		t.Fatalf("asks for %v, %s", ask.Roll.Dice, ask.Title)
	}
	if f := m.Ask().Faces(); f[0].Place != engine.InHand || f[2].Place != engine.OnField {
		t.Errorf("dice kept do not lie in the building zone: %v", f)
	}
	// Dice kept may be thrown again later.
	m = m.played(t, "roll yellow=1 orange=2", "reroll green", "roll green=3")
	if m.may("reroll green") || !m.may("done") || !m.may("chance dice") || !m.may("chance scoring") || !m.may("chance bonus") {
		t.Errorf("after the third roll: %q", m.legal())
	}
}

func TestChanceDice(t *testing.T) {
	m := turn(t, 2, nil, "s01@c3").played(t, rollOf("12345"), "reroll yellow", "roll yellow=1", "reroll yellow", "roll yellow=1", "chance dice")
	if m.may("done") {
		t.Errorf("a chance without a die: %q", m.legal())
	}
	m = m.played(t, "enter yellow c3.1")
	if m.may("enter yellow c3.2") || !m.may("enter orange c3.2") || !m.may("done") {
		t.Fatalf("after one die: %q", m.legal())
	}
	m = m.played(t, "enter purple c3.4")
	if m.player() != 1 || m.phase != throwing {
		t.Errorf("after two dice: player %d, phase %d", m.player(), m.phase)
	}
	if got := m.displays[0].Spots[0].Written[:4]; !slices.Equal(got, []uint8{1, 0, 0, 5}) {
		t.Errorf("written %v", got)
	}
}

func TestChanceCard(t *testing.T) {
	third := []string{rollOf("12345"), "reroll yellow", "roll yellow=1", "reroll yellow", "roll yellow=1"}
	const eight = "s11@b2 s12@c2 s05@d2 s06@b3 s07@c3 s08@d3 s09@b4 s10@c4"
	tests := []struct {
		name     string
		settings map[string]string
		after    string
		final    uint8
		under    uint8
	}{
		{"laid as the ninth", nil, "place b05 d4", 2, 0},
		{"laid as the ninth, which does not count", map[string]string{"ninth": "not"}, "place b05 d4", 0, 0},
		{"not wanted", nil, "discard b05", 0, 0},
		{"not wanted, under the pile", map[string]string{"chance-card": "under"}, "discard b05", 0, 1},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			m := turn(t, 2, tt.settings, eight)
			m.lay(t, 1, "s17@c3")
			for i := range third { // nobody enters anything
				for m.phase == entering {
					m = m.played(t, "done")
				}
				m = m.played(t, third[i])
			}
			for m.phase == entering {
				m = m.played(t, "done")
			}
			m = m.played(t, "chance bonus", "cards b05", tt.after)
			if m.final != tt.final || m.under[cardNamed(t, "b05")-1] != tt.under || m.player() != 1 || m.held != 0 {
				t.Errorf("final round %d, under the pile %d, player %d", m.final, m.under[cardNamed(t, "b05")-1], m.player())
			}
		})
	}
}
