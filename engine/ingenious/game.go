package ingenious

import (
	"fmt"
	"maps"
	"slices"

	"silvertray/engine"
	"silvertray/internal/words"
)

// seats is how many can play at most.
const seats = 4

// rackSize is how many tiles a player has at the start of a turn. A player alone
// draws one at a time.
const rackSize = 6

// goal is where a score board ends.
const goal = 18

// Game is Einfach Genial. It implements engine.Game and engine.Ruled.
type Game struct{}

// EinfachGenial is the game.
var EinfachGenial = Game{}

var (
	_ engine.Game  = EinfachGenial
	_ engine.Ruled = EinfachGenial
)

// Name is the game's word in records and on the command line.
func (Game) Name() string { return "einfach-genial" }

// Title is the name printed on the box.
func (Game) Title() words.Phrase { return words.Name("Einfach Genial") }

// Dice are none.
func (Game) Dice() []string { return nil }

// Rules are the settings of the game's matches.
func (Game) Rules() []engine.Rule { return []engine.Rule{teams, extraTile, order} }

// New deals a match to one to four players; one plays solo. The package
// documentation lists the settings.
func (g Game) New(setup engine.Setup) (engine.Match, error) {
	if err := engine.CheckPlayers(setup.Players, seats); err != nil {
		return nil, err
	}
	settings, err := engine.Settle(g.Rules(), setup.Settings)
	if err != nil {
		return nil, err
	}
	t := &table{players: slices.Clone(setup.Players), settings: settings}
	t.inTeams = settings[teams.Name] == "yes"
	if n := len(t.players); t.inTeams && n != 2*teamSize {
		return nil, fmt.Errorf("setting %s yes is for %d players, not %d", teams.Name, 2*teamSize, n)
	}
	t.mayPass = settings[extraTile.Name] == "may"
	t.symbols, _ = symbolsOf(settings[order.Name])
	t.boards = 1
	if t.inTeams || t.solo() {
		t.boards = 2
	}
	t.radius = inner + max(len(t.players)-2, 0)
	t.pairs = pairsWithin(t.radius)
	return deal(t), nil
}

// teamSize is how many play together.
const teamSize = 2

// table is what stays the same during a match.
type table struct {
	players  []string
	settings map[string]string
	symbols  [colours]colour // printed, in the order of corners
	inTeams  bool
	mayPass  bool
	// boards is how many score boards a side has in a row: two for a team and for
	// a player alone.
	boards int
	// radius of the part in play, and its pairs of cells by their place in allPairs.
	radius int
	pairs  []uint16
}

func (t *table) solo() bool { return len(t.players) == 1 }

// sides is how many score rows there are.
func (t *table) sides() int {
	if t.inTeams {
		return len(t.players) / teamSize
	}
	return len(t.players)
}

// side is the score row of a player: partners sit across from each other.
func (t *table) side(player int) int { return player % t.sides() }

// last is the highest score of a symbol.
func (t *table) last() uint8 { return uint8(goal * t.boards) }

// inPlay reports whether a cell belongs to the part in play.
func (t *table) inPlay(cell uint8) bool { return places[cell].Ring() <= t.radius }

// hand is how many tiles a player has at the start of a turn.
func (t *table) hand() int {
	if t.solo() {
		return 1
	}
	return rackSize
}

// Setup is what the match was dealt with.
func (t *table) Setup() engine.Setup {
	return engine.Setup{Players: slices.Clone(t.players), Settings: maps.Clone(t.settings)}
}
