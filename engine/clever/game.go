package clever

import (
	"maps"
	"slices"

	"silvertray/engine"
	"silvertray/engine/clever/internal/paper"
	"silvertray/internal/words"
)

// Game is a game of the family. It implements engine.Game.
type Game struct {
	layout *paper.Layout
	// switches are the settings of a match.
	switches []option
}

// GanzSchoen is Ganz schön clever (Schmidt Spiele, 88198).
var GanzSchoen = &Game{paper.GanzSchoen, []option{soloExtra, soloTie, soloFallback}}

// Doppelt is Doppelt so clever (Schmidt Spiele, 88234).
var Doppelt = &Game{paper.Doppelt, []option{unusedRoll, negativeFox, soloExtra, soloTie, soloFallback}}

// Name is the game's word in records and on the command line.
func (g *Game) Name() string { return g.layout.Name }

// Title is the name printed on the box.
func (g *Game) Title() words.Phrase { return words.Name(g.layout.Title) }

// Dice are the colours thrown, in the order of records and prompts.
func (g *Game) Dice() []string { return paper.Names(g.layout.Dice) }

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
	game     *Game
	layout   *paper.Layout
	players  []string
	settings map[string]string
}

func (t *table) solo() bool { return len(t.players) == 1 }

func (t *table) rounds() int { return t.layout.Rounds[len(t.players)] }

// Setup is what the match was dealt with.
func (t *table) Setup() engine.Setup {
	return engine.Setup{Players: slices.Clone(t.players), Settings: maps.Clone(t.settings)}
}
