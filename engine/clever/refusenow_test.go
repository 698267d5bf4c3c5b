package clever

import (
	"errors"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"silvertray/engine"
)

// TestRefusalsSayWhatHolds goes through the phases of a match, and in each through the
// kinds of moves that have no place there.
func TestRefusalsSayWhatHolds(t *testing.T) {
	solo := newMatch(t, 1, nil)
	picked := solo.actions(0, 0, 0).rolled(t, 4, 5, 3, 6, 1, 2)
	ana := solo.actions(0, 0, 1).rolled(t, 4, 6, 3, 6, 6, 6).played(t, "take white green.1").
		rolled(t, 6, 6, 6, 6).played(t, "take yellow yellow.b1").rolled(t, 6, 6, 6).played(t, "take orange orange.1")
	after := ana.played(t, "extra blue blue.7")
	for _, c := range []struct {
		phase string
		m     *Match
		moves map[string]string
	}{
		{"before the first roll", solo, map[string]string{
			"take white green.1":   "a roll of white, yellow, blue, green, orange, purple is needed now",
			"extra white green.1":  "extra dice come at the end of a player's turn",
			"pass":                 "a roll of white, yellow, blue, green, orange, purple is needed now",
			"reroll":               "a roll of white, yellow, blue, green, orange, purple is needed now",
			"return blue":          "there is no taking dice back in this game",
			"bonus x blue.7":       "a roll of white, yellow, blue, green, orange, purple is needed now",
			"roll white=4":         "yellow is missing from the roll",
			"roll white=4 white=4": "white is named twice",
			"":                     "a roll of white, yellow, blue, green, orange, purple is needed now",
		}},
		{"a die is to be taken", picked, map[string]string{
			"extra white green.1":     "extra dice come at the end of a player's turn",
			"pass":                    "a die can be used, so one has to be taken",
			"reroll":                  "no reroll is left",
			"return blue":             "there is no taking dice back in this game",
			"bonus x blue.7":          "no bonus is waiting to be used",
			"sweep white yellow.a1":   "only dice that this very pick moved to the tray may be marked for it",
			"take white green.2":      "green.2 has to wait for box 1: boxes are filled from the left, skipping none",
			"take green blue.7":       "the green die is not used in the blue area",
			"take mauve blue.7":       `no die is called "mauve": there are white, yellow, blue, green, orange, purple`,
			"take white":              `a die is used like "take white yellow.a1"`,
			"take white blue.77":      `the blue area has no box "77"`,
			"take white grey.1":       `"grey.1" names no box, such as yellow.a1`,
			"roll white=1":            `Ana has to choose now, such as "take white yellow.d3"`,
			"tkae white green.1":      `Ana has to choose now, such as "take white yellow.d3"`,
			"pass now":                `"pass" stands alone`,
			"reroll  yellow  , blue ": `"reroll" stands alone`,
		}},
		{"an extra die is possible", ana, map[string]string{
			"take blue blue.7":   "the choice of a die is over, only extra dice are left",
			"pass":               "the choice of a die is over, only extra dice are left",
			"reroll":             "only the active player rolls again, right after a roll",
			"bonus x blue.7":     "no bonus is waiting to be used",
			"extra blue green.2": "the blue die is not used in the green area",
		}},
		{"after the last extra die", after, map[string]string{
			"extra blue blue.7":    "no extra die is left",
			"extra white yellow.a": "no extra die is left",
			"take white green.1":   "a roll of white, yellow, blue, green, orange, purple is needed now",
			"done":                 "a roll of white, yellow, blue, green, orange, purple is needed now",
		}},
	} {
		for move, want := range c.moves {
			t.Run(c.phase+": "+move, func(t *testing.T) {
				wantRefused(t, c.m, move, want)
			})
		}
	}
}

func TestRefusalsOfExtraDiceSayWhoseAreSpent(t *testing.T) {
	// Ana uses her last one; Ben, who is next, has none either, and then has one.
	m := newMatch(t, 2, nil).actions(0, 0, 1).rolled(t, 4, 6, 3, 6, 6, 6).played(t, "take white green.1").
		rolled(t, 6, 6, 6, 6).played(t, "take yellow yellow.b1").rolled(t, 6, 6, 6).played(t, "take orange orange.1", "extra blue blue.7")
	wantRefused(t, m, "extra white green.1", "no extra die is left")
	wantRefused(t, m.actions(1, 0, 1), "extra white green.1", "extra dice come at the end of a player's turn")
	// At Ben's first roll nobody has one; then Ben has, who has not thrown yet.
	m = m.played(t, m.legal()[0])
	wantRefused(t, m, "extra white green.1", "no extra die is left")
	wantRefused(t, m.actions(1, 0, 1), "extra white green.1", "extra dice come at the end of a player's turn")
	// Where a solo passive turn has none by a setting, that is the reason.
	m = newMatch(t, 1, map[string]string{"solo-extra": "no"}).rolled(t, 4, 6, 3, 6, 6, 6).played(t, "take white green.1").
		rolled(t, 6, 6, 6, 6).played(t, "take yellow yellow.b1").rolled(t, 6, 6, 6).played(t, "take orange orange.1")
	m = m.played(t, "roll white=1 yellow=2 blue=3 green=4 orange=5 purple=6").played(t, "take white yellow.a3").actions(0, 0, 1)
	wantRefused(t, m, "extra white green.1", "extra dice are not used in a solo passive turn here")
}

func TestRefusalsOfTakingBack(t *testing.T) {
	m := newDoppelt(t, 1, nil)
	wantRefused(t, m, "return blue", "dice are taken back by the active player between a pick and the next roll")
	m = m.rolled(t, 1, 1, 3, 4, 5, 6).played(t, "take blue blue.1")
	wantRefused(t, m, "return blue", "no taking back of a die is left")
	wantRefused(t, m.back(0, 1), "return blue", "a roll of green, pink is needed now")
}

// What was written is what the refusal repeats, whatever order the dice are named in.
func TestRefusedRollsAreEchoedAsWritten(t *testing.T) {
	active := newMatch(t, 1, nil)
	passive := active.rolled(t, 6, 6, 6, 6, 6, 6).played(t, "take white green.1").rolled(t, 6, 6, 6, 6, 6).
		played(t, "take yellow yellow.b1").rolled(t, 6, 6, 6, 6).played(t, "take orange orange.1")
	dice := active.Ask().Roll.Dice
	rapid.Check(t, func(t *rapid.T) {
		m := rapid.SampledFrom([]*Match{active, passive}).Draw(t, "match")
		words := []string{"roll"}
		for _, die := range rapid.Permutation(dice).Draw(t, "dice") {
			words = append(words, die+"="+rapid.SampledFrom([]string{"1", "2", "3", "4", "7", ""}).Draw(t, "value"))
		}
		if rapid.Bool().Draw(t, "near") {
			words = append(words, "near="+strings.Join(rapid.Permutation(dice).Draw(t, "tied")[:2], ","))
		}
		text := strings.Join(words, " ")
		_, err := m.Parse(text)
		var refusal *engine.Refusal
		if errors.As(err, &refusal) && refusal.Move != text {
			t.Fatalf("%q is echoed as %q", text, refusal.Move)
		}
	})
}
