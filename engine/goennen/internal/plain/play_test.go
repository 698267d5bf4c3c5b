package plain

import (
	"slices"
	"strconv"
	"strings"

	"silvertray/engine/goennen/catalogue"
)

var deckOf = map[string]int{"scoring": 0, "bonus": 1}

// Play makes a legal move.
func (g *Game) Play(text string) {
	said := strings.Fields(text)
	switch said[0] {
	case "card":
		g.turnedOver(said[1])
	case "roll":
		g.rolled(said[1:])
	case "discard":
		g.discard(said[1])
	case "place":
		g.place(said[1], said[2])
	case "enter":
		g.entries++
		if !g.chance && g.entries > g.free() {
			g.mark(catalogue.SecondDie, 1)
		}
		at, box, _ := strings.Cut(said[2], ".")
		c := g.at(at)
		i, _ := strconv.Atoi(box)
		c.boxes[i-1] = g.spend(said[1])
		c.done = full(c.boxes) && hope(g.card(c.id), c.boxes)
	case "complete":
		c := g.at(said[1])
		var values []int
		for _, word := range said[2:] {
			values = append(values, g.spend(word))
		}
		g.put(c, said[2:], values)
		c.done, g.acted = true, true
	case "buy":
		row, col := deckOf[said[1][:len(said[1])-2]], int(said[1][len(said[1])-1]-'1')
		for _, word := range said[2:] {
			g.spend(word)
		}
		g.mark(catalogue.OneDieLess, g.cat.Market.Prices[row][col]-len(said[2:]))
		g.held, g.market[row][col] = g.market[row][col], ""
		g.bought[row], g.acted, g.phase = true, true, "lay"
	case "reroll":
		g.roll++
		g.thrown, g.phase = said[1:], "roll"
	case "chance":
		g.chance, g.phase = true, "draw"
		g.entries, g.used = 0, map[string]bool{}
		if said[1] == "dice" {
			g.phase = "enter"
		}
		g.drawFrom = deckOf[said[1]]
	case "remove":
		row := deckOf[said[1]]
		for col := 3; col >= 0; col-- {
			if g.market[row][col] != "" {
				g.market[row][col] = ""
				break
			}
		}
		g.shift(row)
		g.done()
	case "colour":
		g.at(said[1]).colour = said[2]
	case "done":
		g.done()
	}
	for g.stuck() {
		g.done()
	}
}

// stuck reports whether nothing but to be done is left.
func (g *Game) stuck() bool {
	switch g.phase {
	case "enter", "remove", "joker":
		legal := g.Legal()
		return len(legal) == 0 || len(legal) == 1 && legal[0] == "done"
	case "act":
		return g.acted && len(g.completes()) == 0 && len(g.buys()) == 0
	}
	return false
}

func (g *Game) at(place string) *Card {
	for _, c := range g.shown[g.who] {
		if name(c.row, c.col) == place {
			return c
		}
	}
	return nil
}

// spend uses a die, and marks the circles for what it counts as. It returns that.
func (g *Game) spend(word string) int {
	name, add := word, 0
	if i := strings.IndexAny(word, "+-"); i >= 0 {
		name = word[:i]
		add, _ = strconv.Atoi(word[i:])
	}
	die, _, other := strings.Cut(name, ":")
	if other {
		g.mark(catalogue.OtherColour, 1)
	}
	g.mark(catalogue.PlusMinus, max(add, -add))
	g.used[die] = true
	return g.dice[die] + add
}

// put finds boxes for dice that complete a card: by trying.
func (g *Game) put(c *Card, words []string, values []int) bool {
	i := slices.Index(c.boxes, 0)
	if i < 0 {
		return hope(g.card(c.id), c.boxes)
	}
	want := g.cat.ColourName(g.card(c.id).Boxes[i].Colour)
	for j, word := range words {
		own, as, other := strings.Cut(strings.FieldsFunc(word, func(r rune) bool { return r == '+' || r == '-' })[0], ":")
		if !other {
			as = own
		}
		if values[j] == 0 || want != "white" && want != as {
			continue
		}
		rest := slices.Clone(values)
		rest[j], c.boxes[i] = 0, values[j]
		if g.put(c, words, rest) {
			return true
		}
		c.boxes[i] = 0
	}
	return false
}

func (g *Game) turnedOver(id string) {
	if g.pile[id] > 0 {
		g.pile[id]--
	} else {
		g.under[id]--
	}
	switch g.phase {
	case "market":
		// The gap was there before the card left its pile.
		g.pile[id]++
		row, col, _ := g.gap()
		g.pile[id]--
		g.market[row][col] = id
		g.refill()
	case "deal":
		if g.hands[g.who] = append(g.hands[g.who], id); len(g.hands[g.who]) == 4 {
			if g.who++; g.who == g.players {
				g.who, g.phase = 0, "back"
			}
		}
	case "draw":
		g.held, g.phase = id, "lay"
	}
}

func (g *Game) drop(id string) {
	i := slices.Index(g.hands[g.who], id)
	g.hands[g.who] = slices.Delete(g.hands[g.who], i, i+1)
}

func (g *Game) lie(id string, row, col int) {
	g.shown[g.who] = append(g.shown[g.who], &Card{id: id, row: row, col: col, boxes: make([]int, len(g.card(id).Boxes))})
}

func (g *Game) discard(id string) {
	if g.chance {
		if g.set["chance-card"] == "under" {
			g.under[id]++
		}
		g.endTurn()
		return
	}
	g.under[id]++
	g.drop(id)
	first := g.hands[g.who][0]
	g.drop(first)
	g.lie(first, 2, 2)
	g.phase = "lay"
}

func (g *Game) place(id, at string) {
	g.lie(id, int(at[1]-'1'), int(at[0]-'a'))
	if g.held == "" {
		if g.drop(id); len(g.hands[g.who]) > 0 {
			return
		}
		g.phase = "back"
		if g.who++; g.who == g.players {
			g.round = 1
			g.start(0)
		}
		return
	}
	if len(g.shown[g.who]) == 9 && g.last == 0 && (!g.chance || g.set["ninth"] == "ends") {
		g.last = g.round + 1
	}
	g.held, g.phase = "", "act"
	if g.chance {
		g.endTurn()
	}
}
