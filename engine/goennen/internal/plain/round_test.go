package plain

import (
	"slices"
	"strings"
)

// start begins a turn.
func (g *Game) start(player int) {
	g.active, g.who, g.phase, g.roll, g.passive = player, player, "roll", 1, false
	g.thrown, g.used, g.entries, g.acted, g.chance = g.cat.Colours[:], map[string]bool{}, 0, false, false
}

func (g *Game) rolled(words []string) {
	for _, word := range words {
		die, value, _ := strings.Cut(word, "=")
		g.dice[die] = int(value[0] - '0')
	}
	g.used, g.entries = map[string]bool{}, 0
	switch {
	case g.passive:
		g.phase = "enter"
	case g.roll > 1 && g.players > 1:
		g.phase, g.who = "enter", (g.active+1)%g.players
	default:
		g.phase = "act"
	}
}

// done leaves a step.
func (g *Game) done() {
	switch g.phase {
	case "act":
		g.endTurn()
	case "enter":
		g.used, g.entries = map[string]bool{}, 0
		switch {
		case g.chance:
			g.endTurn()
		case g.passive:
			g.phase = "remove"
		default:
			if g.who = (g.who + 1) % g.players; g.who == g.active {
				g.phase = "act"
			}
		}
	case "remove":
		g.removed++
		g.passive = false
		g.refill()
	case "joker":
		if g.who++; g.who == g.players {
			g.who, g.phase = 0, "over"
		}
	}
}

func (g *Game) endTurn() {
	g.rerolls = g.roll - 1
	for row := range g.market {
		if g.bought[row] {
			g.shift(row)
		}
	}
	g.bought, g.held, g.chance, g.acted = [2]bool{}, "", false, false
	g.who, g.passive = g.active, g.players == 1
	g.refill()
}

// shift closes the gaps of a market row along the arrow.
func (g *Game) shift(row int) {
	cards := slices.DeleteFunc(slices.Clone(g.market[row][:]), func(id string) bool { return id == "" })
	g.market[row] = [4]string{}
	if g.cat.Market.Left {
		copy(g.market[row][:], cards)
	} else {
		copy(g.market[row][4-len(cards):], cards)
	}
}

// refill asks for the next card of the market, or goes on.
func (g *Game) refill() {
	if _, _, ok := g.gap(); ok {
		g.phase = "market"
		return
	}
	switch {
	case g.round == 0:
		g.phase, g.who = "deal", 0
	case g.passive:
		g.start(0)
		g.passive = true
	case g.active+1 < g.players:
		g.start(g.active + 1)
	case g.round == g.last || g.players == 1 && g.removed == 16-g.level():
		g.phase, g.who = "joker", 0
		g.used = map[string]bool{}
	default:
		g.round++
		g.start(0)
	}
}

func (g *Game) level() int { return int(g.set["level"][0] - '0') }
