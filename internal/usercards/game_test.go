package usercards_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"silvertray/engine"
	"silvertray/engine/goennen"
	"silvertray/engine/goennen/catalogue"
	"silvertray/internal/usercards"
	"silvertray/internal/words"
)

var solo = engine.Setup{Players: []string{"Ana"}}

// mine is a whole catalogue of an owner, with changes.
func mine(changes ...string) string {
	changes = append(changes, "practice: true\n", "", `"practice"`, `"mine"`)
	return strings.NewReplacer(changes...).Replace(catalogue.Practice().String())
}

// TestWhatIsInTheFileIsPlayed fills a catalogue over several evenings.
func TestWhatIsInTheFileIsPlayed(t *testing.T) {
	path := filepath.Join(t.TempDir(), "mine.yaml")
	game := usercards.At(path)
	steps := []struct{ name, text, want string }{
		{"not begun", "", "Your cards are not written down yet"},
		{"a card is missing", mine("  - {id: \"s07\"", "  # - {id: \"s07\""), "the scoring deck has 29 cards"},
		{"no catalogue at all", "- a\n", "mine.yaml are not ready: this is no catalogue"},
		{"still the practice deck", catalogue.Practice().String(), "mine.yaml are a practice deck"},
		{"whole", mine(), ""},
		{"a price corrected", mine("[4, 4, 3, 3]", "[3, 3, 3, 3]"), ""},
	}
	var before engine.Match
	for _, step := range steps {
		t.Run(step.name, func(t *testing.T) {
			if step.text != "" {
				if err := os.WriteFile(path, []byte(step.text), 0o600); err != nil {
					t.Fatal(err)
				}
			}
			if game.Begun() != (step.text != "") {
				t.Error("does not know whether it is begun")
			}
			m, err := game.New(solo)
			if step.want != "" {
				if err == nil || !strings.Contains(words.Error(err).String(), step.want) || game.Dice() != nil {
					t.Errorf("%v, want %q", err, step.want)
				}
				return
			}
			if err != nil || m.Game().Name() != game.Name() || !slices.Contains(game.Dice(), "purple") {
				t.Fatalf("%v, dice %v", err, game.Dice())
			}
			if before != nil {
				if _, err := game.New(before.Setup()); err == nil || !strings.Contains(err.Error(), "with the cards of the catalogue mine-") {
					t.Errorf("a match of other cards: %v", err)
				}
			}
			before = m
		})
	}
}

// TestNoFileIsKnown has no place to look.
func TestNoFileIsKnown(t *testing.T) {
	if game := usercards.At(""); game.Begun() || game.Name() != goennen.Name || game.Title().String() != goennen.Title || len(game.Rules()) == 0 {
		t.Errorf("%+v", game)
	}
	if _, err := usercards.At("").New(solo); err == nil {
		t.Error("dealt without cards")
	}
}
