package clever

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode"

	"silvertray/engine"
)

// Game is a game of the family. It implements engine.Game.
type Game struct{ layout *layout }

// Name is the game's word in records and on the command line.
func (g *Game) Name() string { return g.layout.name }

// Title is the name printed on the box.
func (g *Game) Title() string { return g.layout.title }

// Dice are the colours thrown, in the order of records and prompts.
func (g *Game) Dice() []string { return names(g.layout.dice) }

// New deals a match to one to four players; one plays solo. The package
// documentation lists the settings.
func (g *Game) New(setup engine.Setup) (engine.Match, error) {
	if err := checkPlayers(setup.Players); err != nil {
		return nil, err
	}
	settings, err := settle(g.layout.switches, setup.Settings)
	if err != nil {
		return nil, err
	}
	return deal(&table{g, g.layout, slices.Clone(setup.Players), settings}), nil
}

// longestName is the most letters a player's name may have.
const longestName = 40

// checkPlayers refuses what a record or a screen could not show.
func checkPlayers(players []string) error {
	if n := len(players); n < 1 || n > seats {
		return fmt.Errorf("%d players: the game is for 1 to %d", n, seats)
	}
	for i, name := range players {
		switch {
		case strings.TrimSpace(name) == "" || strings.TrimSpace(name) != name:
			return fmt.Errorf("player %d: the name %q is empty or has spaces around it", i+1, name)
		case len([]rune(name)) > longestName:
			return fmt.Errorf("player %d: the name is longer than %d letters", i+1, longestName)
		case strings.ContainsAny(name, ",#") || strings.ContainsFunc(name, unicode.IsControl):
			return fmt.Errorf("player %d: the name %q has a comma, a # or a control character in it", i+1, name)
		case slices.Contains(players[:i], name):
			return fmt.Errorf("player %d: there is a player %q already", i+1, name)
		}
	}
	return nil
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
