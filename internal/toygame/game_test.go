package toygame

import (
	"fmt"

	"silvertray/engine"
	"silvertray/internal/words"
)

// Driftwood is a small game for one to three, with two dice that no other game has.
//
// In each round everybody in turn throws both dice and keeps one of them: its value is
// written in the next free box of its row. Where the other die shows more, a barnacle
// sticks to the raft, and costs points in the end. Who fills the third box of a row
// catches a gust: a 6 for the next box of a row of choice.
type driftwood struct{}

const (
	seats  = 3
	rounds = 4
	// boxes of a row: nobody can fill more, with a die a round and two gusts.
	boxes = 6
	// gusty is the box that brings a gust, from 0, and blown what it writes.
	gusty, blown = 2, 6
)

// dice are the two dice, and the rows that they are written in.
var dice = []string{"amber", "azure"}

// sea is how much a barnacle costs.
var sea = engine.Rule{
	Name: "sea", Values: []string{"calm", "rough"},
	Title: "The sea", Words: []words.Phrase{"calm: a barnacle costs 2", "rough: a barnacle costs 15"},
}

// costs are the points of a barnacle, by setting.
var costs = map[string]int{"calm": -2, "rough": -15}

var (
	_ engine.Game     = driftwood{}
	_ engine.Ruled    = driftwood{}
	_ engine.Counting = driftwood{}
)

func (driftwood) Name() string            { return "driftwood" }
func (driftwood) Title() words.Phrase     { return "Driftwood" }
func (driftwood) Dice() []string          { return dice }
func (driftwood) Rules() []engine.Rule    { return []engine.Rule{sea} }
func (driftwood) Counts() []engine.Column { return []engine.Column{barnacles} }

// New deals a match.
func (g driftwood) New(s engine.Setup) (engine.Match, error) {
	if err := engine.CheckPlayers(s.Players, seats); err != nil {
		return nil, fmt.Errorf("deal %s: %w", g.Title(), err)
	}
	settings, err := engine.Settle(g.Rules(), s.Settings)
	if err != nil {
		return nil, fmt.Errorf("deal %s: %w", g.Title(), err)
	}
	return match{players: s.Players, sea: settings[sea.Name]}, nil
}
