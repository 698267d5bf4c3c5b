package plain

import (
	"maps"
	"slices"
	"strconv"
	"strings"
)

// legal are the texts of all legal choices, in no order that matters.
func (g *game) legal() []string {
	if len(g.due) > 0 || len(g.swept) > 0 {
		return g.atOnce()
	}
	switch g.step {
	case "pick":
		return g.pickMoves()
	case "tray":
		return g.trayMoves()
	case "back":
		var moves []string
		for _, die := range g.dicein("tray") {
			moves = append(moves, "return "+die)
		}
		return append(moves, "done")
	case "extra":
		return append(g.extraMoves(), "done")
	}
	return nil
}

// rolling reports whether dice are to be rolled.
func (g *game) rolling() bool { return g.step == "roll" && len(g.due) == 0 && len(g.swept) == 0 }

// atOnce are the choices that a mark has left to make before anything else.
func (g *game) atOnce() []string {
	var moves []string
	for _, bonus := range g.due {
		for _, move := range g.bonusMoves(bonus) {
			if !slices.Contains(moves, move) {
				moves = append(moves, move)
			}
		}
	}
	for _, die := range g.swept {
		for _, box := range g.sweepBoxes(die) {
			moves = append(moves, "sweep "+die+" "+box)
		}
	}
	if len(g.swept) > 0 {
		moves = append(moves, "done")
	}
	return moves
}

// bonusMoves are the ways to use a bonus: "x blue", "4 orange", "? pink" or
// "black".
func (g *game) bonusMoves(bonus string) []string {
	var moves []string
	if bonus == "black" {
		for _, choice := range g.black {
			moves = append(moves, g.bonusMoves(choice)...)
		}
		return moves
	}
	what, area, _ := strings.Cut(bonus, " ")
	if what == "x" || area == "silver" || g.doppelt && area == "yellow" {
		for _, box := range g.crossable(g.paper(), area) {
			moves = append(moves, "bonus x "+box)
		}
		return moves
	}
	first, last := 1, 6
	if area == "blue" {
		first, last = 2, 12
	}
	if what != "?" {
		first, _ = strconv.Atoi(what)
		last = first
	}
	for n := first; n <= last; n++ {
		for _, box := range g.may(g.paper(), area, n) {
			moves = append(moves, "bonus "+strconv.Itoa(n)+" "+box)
		}
	}
	return moves
}

// sweepBoxes are the silver boxes for a die that went to the tray because a
// higher one was taken as silver: in the row of its colour; white and silver
// in any.
func (g *game) sweepBoxes(die string) []string {
	var boxes []string
	for _, box := range g.may(g.paper(), "silver", g.shows[die]) {
		if die == "white" || die == "silver" || strings.HasPrefix(box, "silver."+die) {
			boxes = append(boxes, box)
		}
	}
	return boxes
}

// worth is what a die counts for in a box: its number, but in blue the sum of
// blue and white.
func (g *game) worth(die, box string) int {
	if strings.HasPrefix(box, "blue") {
		return g.shows["blue"] + g.shows["white"]
	}
	return g.shows[die]
}

// uses are the ways to use one of some dice.
func (g *game) uses(verb string, dice []string) []string {
	var moves []string
	for _, die := range dice {
		for _, area := range g.areas {
			if die != "white" && die != area {
				continue
			}
			for _, box := range g.may(g.paper(), area, g.worth(die, area)) {
				moves = append(moves, verb+" "+die+" "+box)
			}
		}
	}
	return moves
}

// pickMoves are the active player's choices after a roll.
func (g *game) pickMoves() []string {
	moves := g.uses("take", g.dicein("hand"))
	if len(moves) == 0 || g.doppelt {
		moves = append(moves, "pass")
	}
	if g.paper().left("reroll") > 0 {
		moves = append(moves, "reroll")
	}
	return moves
}

// trayMoves are a passive player's choices.
func (g *game) trayMoves() []string {
	moves := g.uses("take", g.dicein("tray"))
	switch {
	case len(moves) > 0 && g.doppelt:
		return append(moves, "pass")
	case len(moves) > 0:
		return moves
	case g.alone && g.settings["solo-fallback"] == "others":
		return append(g.uses("take", g.dicein("hand")), "pass")
	}
	return append(g.uses("take", g.dicein("field")), "pass")
}

// extraMoves are the ways to use an extra die.
func (g *game) extraMoves() []string {
	if g.paper().left("+1") == 0 || g.alone && g.settings["solo-extra"] == "no" {
		return nil
	}
	var fresh []string
	for _, die := range g.dice {
		if !slices.Contains(g.spent, die) {
			fresh = append(fresh, die)
		}
	}
	return g.uses("extra", fresh)
}

// score is what the game pad says of a player: points by area, of the foxes and
// in all.
func (g *game) score(player int) (areas map[string]int, foxes, total int) {
	return g.total(g.papers[player], g.settings["negative-fox"] != "zero")
}

// winners are the players with the most points; among several those with the
// best single area.
func (g *game) winners() []int {
	var won []int
	bestTotal, bestArea := -1000, -1000
	for player := range g.papers {
		areas, _, total := g.score(player)
		area := slices.Max(slices.Collect(maps.Values(areas)))
		switch {
		case total > bestTotal || total == bestTotal && area > bestArea:
			won, bestTotal, bestArea = []int{player}, total, area
		case total == bestTotal && area == bestArea:
			won = append(won, player)
		}
	}
	return won
}
