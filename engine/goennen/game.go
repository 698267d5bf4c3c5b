package goennen

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"

	"silvertray/engine"
	"silvertray/engine/goennen/catalogue"
	"silvertray/internal/words"
)

// seats is how many can play at most.
const seats = 4

// Game is Man muss auch gönnen können with the cards of one catalogue. It
// implements engine.Game and engine.Ruled.
type Game struct {
	cards *catalogue.Catalogue
	stamp string     // of the catalogue
	deck  [2][]uint8 // the catalogue's cards of each deck, by their places
}

var (
	_ engine.Game  = (*Game)(nil)
	_ engine.Ruled = (*Game)(nil)
)

// Practice is the game with the practice deck.
var Practice = sync.OnceValue(func() *Game {
	g, err := New(catalogue.Practice())
	if err != nil {
		panic("the practice deck: " + err.Error()) // a test plays it
	}
	return g
})

// New makes a game of a whole catalogue; the error has the faults of one that is
// not. The catalogue must not change afterwards.
func New(cards *catalogue.Catalogue) (*Game, error) {
	if _, err := catalogue.Parse(strings.NewReader(cards.String())); err != nil {
		return nil, fmt.Errorf("play with the catalogue %q: %w", cards.Name, err)
	}
	g := &Game{cards: cards, stamp: cards.Stamp()}
	for i, c := range cards.Cards {
		g.deck[c.Deck] = append(g.deck[c.Deck], uint8(i))
	}
	return g, nil
}

// The game's words in records and on the command line, with the cards of an owner
// and with a practice deck, and the name printed on the box.
const (
	Name         = "goennen-koennen"
	PracticeName = "goennen-practice"
	Title        = "Man muss auch gönnen können"
)

// Name is the game's word in records and on the command line.
func (g *Game) Name() string {
	if g.cards.Practice {
		return PracticeName
	}
	return Name
}

// Title is the name printed on the box, and that the cards are no published ones.
func (g *Game) Title() words.Phrase {
	if g.cards.Practice {
		return words.Say("%s: practice deck", Title)
	}
	return words.Name(Title)
}

// Dice are the colours thrown.
func (g *Game) Dice() []string { return slices.Clone(g.cards.Colours[:]) }

// Catalogue is what the cards say. It is shared: leave it as it is.
func (g *Game) Catalogue() *catalogue.Catalogue { return g.cards }

// IsPractice reports whether the cards are the practice deck, which has no
// printed cards on a table.
func (g *Game) IsPractice() bool { return g.cards.Practice }

// New deals a match to one to four players; one plays solo. The package
// documentation lists the settings.
func (g *Game) New(setup engine.Setup) (engine.Match, error) {
	if err := engine.CheckPlayers(setup.Players, seats); err != nil {
		return nil, err
	}
	settings, err := g.settle(setup.Settings)
	if err != nil {
		return nil, err
	}
	return deal(&table{game: g, players: slices.Clone(setup.Players), settings: settings}), nil
}

// table is what stays the same during a match.
type table struct {
	game     *Game
	players  []string
	settings map[string]string
}

func (t *table) solo() bool { return len(t.players) == 1 }

// has reports whether a setting has a value.
func (t *table) has(r engine.Rule, value string) bool { return t.settings[r.Name] == value }

// card is a card of the catalogue by its number, which is its place from 1.
func (t *table) card(number uint8) *catalogue.Card { return &t.game.cards.Cards[number-1] }

// Game is the game being played.
func (t *table) Game() engine.Game { return t.game }

// Setup is what the match was dealt with.
func (t *table) Setup() engine.Setup {
	return engine.Setup{Players: slices.Clone(t.players), Settings: maps.Clone(t.settings)}
}
