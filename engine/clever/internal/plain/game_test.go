package plain

import (
	"maps"
	"slices"
)

// game is a game in progress. It changes with every move; copy keeps it.
type game struct {
	*rules
	players  int
	settings map[string]string

	round, active int
	who           int    // the player who rolls or chooses
	step          string // start, roll, pick, back, tray, extra or end
	papers        []*paper

	shows map[string]int    // by die
	lies  map[string]string // by die: hand, field or tray
	rolls int               // rolls used in this turn
	again bool              // the next roll is a reroll
	alone bool              // a solo player's passive turn
	spent []string          // dice this player has used as extra dice
	due   []string          // bonuses to be used at once
	swept []string          // dice that may be marked in silver too
}

func newGame(r *rules, players int, settings map[string]string) *game {
	g := &game{rules: r, players: players, settings: settings}
	for range players {
		g.papers = append(g.papers, newPaper())
	}
	g.newRound()
	g.goOn()
	return g
}

func (g *game) copy() *game {
	next := *g
	next.papers = nil
	for _, p := range g.papers {
		next.papers = append(next.papers, p.copy())
	}
	next.shows, next.lies = maps.Clone(g.shows), maps.Clone(g.lies)
	next.spent, next.due, next.swept = slices.Clone(g.spent), slices.Clone(g.due), slices.Clone(g.swept)
	return &next
}

func (g *game) paper() *paper { return g.papers[g.who] }

// dicein are the dice in a place, in the order in which they are named.
func (g *game) dicein(place string) []string {
	var found []string
	for _, die := range g.dice {
		if g.lies[die] == place {
			found = append(found, die)
		}
	}
	return found
}

func (g *game) move(dice []string, place string) {
	for _, die := range dice {
		g.lies[die] = place
	}
}

// newRound begins a round with its bonus, or ends the game.
func (g *game) newRound() {
	if g.round == []int{0, 6, 6, 5, 4}[g.players] {
		g.step = "end"
		return
	}
	g.round++
	g.step, g.active = "start", 0
	g.start(0)
}

// start gives the round's bonus to a player.
func (g *game) start(player int) {
	g.who = player
	g.paper().boxes[numbered("round", g.round)] = "x"
	g.due = append(g.due, g.news(g.paper())...)
}

// newTurn hands all six dice to a player.
func (g *game) newTurn(player int) {
	g.step, g.who, g.rolls, g.again, g.spent = "roll", player, 0, false, nil
	g.shows, g.lies = map[string]int{}, map[string]string{}
	g.move(g.dice, "hand")
}

// goOn loses bonuses that are good for nothing, and passes over steps in which
// there is nothing to decide.
func (g *game) goOn() {
	for {
		g.swept = slices.DeleteFunc(g.swept, func(die string) bool { return len(g.sweepBoxes(die)) == 0 })
		g.due = slices.DeleteFunc(g.due, func(bonus string) bool { return len(g.bonusMoves(bonus)) == 0 })
		switch {
		case len(g.due) > 0 || len(g.swept) > 0:
			return
		case g.step == "start" && g.who+1 < g.players:
			g.start(g.who + 1)
		case g.step == "start":
			g.newTurn(0)
		case g.step == "back" && (g.paper().left("return") == 0 || len(g.dicein("tray")) == 0):
			g.rollOn()
		case g.step == "extra" && len(g.extraMoves()) == 0:
			g.nextPlayer()
		default:
			return
		}
	}
}

// rollOn goes on to the next roll, if any die is left to roll.
func (g *game) rollOn() {
	g.step = "roll"
	if len(g.dicein("hand")) == 0 {
		g.step = "extra"
	}
}

// nextPlayer hands on when a player has finished.
func (g *game) nextPlayer() {
	g.spent = nil
	next := (g.who + 1) % g.players
	switch {
	case g.players == 1 && !g.alone:
		g.alone = true
		g.newTurn(0)
	case g.players == 1:
		g.alone = false
		g.newRound()
	case next != g.active:
		g.who, g.step = next, "tray"
	case g.active+1 < g.players:
		g.active++
		g.newTurn(g.active)
	default:
		g.newRound()
	}
}
