package plain

import (
	"slices"
	"strconv"
	"strings"
)

// do plays a move that is legal.
func (g *game) do(text string) {
	words := strings.Fields(text)
	switch words[0] {
	case "roll":
		g.roll(words[1:])
	case "take":
		g.take(words[1], words[2])
	case "pass":
		g.pass()
	case "reroll":
		g.paper().used["reroll"]++
		g.step, g.again = "roll", true
	case "return":
		g.paper().used["return"]++
		g.lies[words[1]] = "hand"
	case "extra":
		g.paper().used["+1"]++
		g.spent = append(g.spent, words[1])
		g.mark(words[2], g.worth(words[1], words[2]))
	case "sweep":
		g.swept = slices.DeleteFunc(g.swept, func(die string) bool { return die == words[1] })
		g.mark(words[2], g.shows[words[1]])
	case "bonus":
		i := slices.IndexFunc(g.due, func(bonus string) bool { return slices.Contains(g.bonusMoves(bonus), text) })
		g.due = slices.Delete(g.due, i, i+1)
		number, _ := strconv.Atoi(words[1])
		g.mark(words[2], number)
	case "done":
		switch {
		case len(g.swept) > 0:
			g.swept = nil
		case g.step == "back":
			g.rollOn()
		default:
			g.nextPlayer()
		}
	}
	g.goOn()
}

// roll reads what the dice show.
func (g *game) roll(words []string) {
	var near []string
	for _, word := range words {
		name, value, _ := strings.Cut(word, "=")
		if name == "near" {
			near = strings.Split(value, ",")
			continue
		}
		g.shows[name], _ = strconv.Atoi(value)
	}
	if !g.again {
		g.rolls++
	}
	g.again, g.step = false, "pick"
	if !g.alone {
		return
	}
	// Alone and passive: the three lowest dice go to the tray, and of equal ones
	// those that lie nearest.
	g.step = "tray"
	for number := 1; number <= 6; number++ {
		for _, die := range slices.Concat(near, g.dice) {
			if g.shows[die] == number && len(g.dicein("tray")) < 3 {
				g.lies[die] = "tray"
			}
		}
	}
}

// take uses a die.
func (g *game) take(die, box string) {
	g.mark(box, g.worth(die, box))
	if g.step == "tray" {
		g.step = "extra"
		return
	}
	g.lies[die] = "field"
	var lower []string
	for _, other := range g.dicein("hand") {
		if g.shows[other] < g.shows[die] {
			lower = append(lower, other)
		}
	}
	if strings.HasPrefix(box, "silver.") {
		g.swept = lower
	}
	g.move(lower, "tray")
	g.afterRoll()
}

// afterRoll ends the turn after three rolls.
func (g *game) afterRoll() {
	g.step = "back"
	if g.rolls == 3 {
		g.move(g.dicein("hand"), "tray")
		g.step = "extra"
	}
}

// pass uses no die.
func (g *game) pass() {
	switch {
	case g.step == "tray":
		g.step = "extra"
	case g.doppelt && g.settings["unused-roll"] == "ends-turn":
		g.move(g.dicein("hand"), "tray")
		g.step = "extra"
	default:
		g.afterRoll()
	}
}

// mark writes on the paper of the player who chooses.
func (g *game) mark(box string, number int) {
	g.write(g.paper(), box, number)
	g.due = append(g.due, g.news(g.paper())...)
}
