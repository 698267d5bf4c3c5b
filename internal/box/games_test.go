package box

import (
	"os"
	"path/filepath"
	"testing"

	"silvertray/configs"
	"silvertray/engine/goennen"
	"silvertray/internal/companion/cards"
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
		box, _, err := newTable(*s)
		if err != nil {
			t.Fatal(err)
		}
		if got := [2]bool{box.Dealer.Deals(own), box.Dealer.Deals(practice)}; got != want {
			t.Errorf("cards: %s: the box deals %v, want %v", cards, got, want)
		}
	}
}

// TestPilesDiffer shuffles otherwise at each start.
func TestPilesDiffer(t *testing.T) {
	a, _, err := newTable(*settingsFor(t, goennen.PracticeName, ""))
	if err != nil {
		t.Fatal(err)
	}
	b, _, err := newTable(*settingsFor(t, goennen.PracticeName, ""))
	if err != nil {
		t.Fatal(err)
	}
	if a, b := a.Dealer.(*cards.Piles).Seed, b.Dealer.(*cards.Piles).Seed; a == b {
		t.Errorf("seed %d twice", a)
	}
}

// TestAHalfFilledCatalogueStopsNothing says what is missing, and offers the other
// games.
func TestAHalfFilledCatalogueStopsNothing(t *testing.T) {
	box, match, err := newTable(*settingsFor(t, goennen.Name, "silvertray-catalogue: 1\nname: mine\n"))
	if err != nil || match != nil || len(box.Notices) != 1 {
		t.Fatalf("%v, match %v, says %+v", err, match, box.Notices)
	}
	offered := func(s *configs.Settings) bool { _, ok := offered(*s)[goennen.Name]; return ok }
	if !offered(settingsFor(t, "ganz-schoen-clever", "name: mine\n")) || offered(settingsFor(t, "ganz-schoen-clever", "")) {
		t.Error("the game is not offered as soon as its catalogue is begun")
	}
}
