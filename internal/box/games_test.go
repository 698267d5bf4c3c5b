package box

import (
	"os"
	"path/filepath"
	"testing"

	"silvertray/configs"
	"silvertray/engine/goennen"
)

// settingsFor are the shipped settings for a game of Ana's, with her cards in a file.
func settingsFor(t *testing.T, game, cards string) *configs.Settings {
	t.Helper()
	path := filepath.Join(t.TempDir(), "mine.yaml")
	if cards != "" {
		if err := os.WriteFile(path, []byte(cards), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return &configs.Settings{Game: game, Catalogue: path, Cards: configs.CardsAuto, Players: []string{"Ana"}}
}

// TestWhoDeals follows the setting, and in doubt the deck.
func TestWhoDeals(t *testing.T) {
	own, practice := Games(configs.Settings{})[goennen.Name], goennen.Practice()
	for cards, want := range map[string][2]bool{
		configs.CardsAuto: {false, true}, configs.CardsTable: {false, false}, configs.CardsBox: {true, true},
	} {
		s := settingsFor(t, goennen.PracticeName, "")
		s.Cards = cards
		box, err := newCompanion(s)
		if err != nil {
			t.Fatal(err)
		}
		if got := [2]bool{box.Deals(own), box.Deals(practice)}; got != want {
			t.Errorf("cards: %s: the box deals %v, want %v", cards, got, want)
		}
	}
}

// TestPilesDiffer shuffles otherwise at each start.
func TestPilesDiffer(t *testing.T) {
	a, err := newCompanion(settingsFor(t, goennen.PracticeName, ""))
	if err != nil {
		t.Fatal(err)
	}
	if b, err := newCompanion(settingsFor(t, goennen.PracticeName, "")); err != nil || a.Seed == b.Seed {
		t.Errorf("%v, seeds %d and %d", err, a.Seed, b.Seed)
	}
}

// TestAHalfFilledCatalogueStopsNothing says what is missing, and offers the other
// games.
func TestAHalfFilledCatalogueStopsNothing(t *testing.T) {
	box, err := newCompanion(settingsFor(t, goennen.Name, "silvertray-catalogue: 1\nname: mine\n"))
	if err != nil || box.Match != nil || len(box.Notices) != 1 {
		t.Fatalf("%v, match %v, says %+v", err, box.Match, box.Notices)
	}
	offered := func(s *configs.Settings) bool { _, ok := offered(*s)[goennen.Name]; return ok }
	if !offered(settingsFor(t, "ganz-schoen-clever", "name: mine\n")) || offered(settingsFor(t, "ganz-schoen-clever", "")) {
		t.Error("the game is not offered as soon as its catalogue is begun")
	}
}
