package clever

import (
	"maps"
	"slices"

	"silvertray/engine"
	"silvertray/internal/words"
)

// Game is a game of the family. It implements engine.Game.
type Game struct{ layout *layout }

// Name is the game's word in records and on the command line.
func (g *Game) Name() string { return g.layout.name }

// Title is the name printed on the box.
func (g *Game) Title() words.Phrase { return words.Name(g.layout.title) }

// Dice are the colours thrown, in the order of records and prompts.
func (g *Game) Dice() []string { return names(g.layout.dice) }

// New deals a match to one to four players; one plays solo. The package
// documentation lists the settings.
func (g *Game) New(setup engine.Setup) (engine.Match, error) {
	if err := engine.CheckPlayers(setup.Players, seats); err != nil {
		return nil, err
	}
	settings, err := engine.Settle(g.Rules(), setup.Settings)
	if err != nil {
		return nil, err
	}
	return deal(&table{g, g.layout, slices.Clone(setup.Players), settings}), nil
}

// table is what stays the same during a match.
type table struct {
	game *Game
	*layout
	players  []string
	settings map[string]string
}

func (t *table) solo() bool { return len(t.players) == 1 }

func (t *table) rounds() int { return t.layout.rounds[len(t.players)] }

// start is the bonus at the start of a round.
func (t *table) start(round uint8) bonus {
	if int(round) > len(t.starts) {
		return bonus{}
	}
	return t.starts[round-1]
}

// Setup is what the match was dealt with.
func (t *table) Setup() engine.Setup {
	return engine.Setup{Players: slices.Clone(t.players), Settings: maps.Clone(t.settings)}
}
