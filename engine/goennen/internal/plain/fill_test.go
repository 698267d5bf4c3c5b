package plain

import (
	"fmt"
	"slices"
	"strings"

	"silvertray/engine/goennen/catalogue"
)

// fits reports whether what is written keeps the links and printed numbers; boxes with
// 0 are left out.
func fits(card catalogue.Card, boxes []int) bool {
	for i, b := range card.Boxes {
		if boxes[i] > 0 && b.Number > 0 && boxes[i] != int(b.Number) {
			return false
		}
		rising := false
		for j := i; j > 0 && card.Boxes[j].Link != catalogue.Free; j-- {
			rising = rising || card.Boxes[j].Link == catalogue.Rising
			if a, b := boxes[j-1], boxes[i]; a > 0 && b > 0 && (rising && a >= b || !rising && a != b) {
				return false
			}
		}
	}
	return true
}

func full(boxes []int) bool { return !slices.Contains(boxes, 0) }

func sum(boxes []int) int {
	n := 0
	for _, v := range boxes {
		n += v
	}
	return n
}

// hope reports whether any values at all can fill the rest: by trying them.
func hope(card catalogue.Card, boxes []int) bool {
	i := slices.Index(boxes, 0)
	if i < 0 {
		return fits(card, boxes) && sum(boxes) >= card.Sum
	}
	for v := 6; v > 0; v-- {
		next := slices.Clone(boxes)
		if next[i] = v; fits(card, next) && hope(card, next) {
			return true
		}
	}
	return false
}

// way is how dice fill a card: each die's word, what it costs.
type way struct {
	words          [5]string
	set            string
	steps, colours int
}

// completes are all ways to complete a card, but those that cost more help than
// another one with the same dice.
func (g *Game) completes() []string {
	var all []string
	for _, c := range g.shown[g.who] {
		if c.done {
			continue
		}
		var ways []way
		g.fill(c, slices.Clone(c.boxes), way{}, &ways)
		for _, w := range ways {
			if !slices.ContainsFunc(ways, func(o way) bool {
				return o.set == w.set && o.steps <= w.steps && o.colours <= w.colours && o.steps+o.colours < w.steps+w.colours
			}) {
				all = append(all, "complete "+name(c.row, c.col)+" "+strings.Join(strings.Fields(strings.Join(w.words[:], " ")), " "))
			}
		}
	}
	return all
}

func (g *Game) fill(c *Card, boxes []int, w way, ways *[]way) {
	card := g.card(c.id)
	if w.steps > g.helps(catalogue.PlusMinus) || w.colours > g.helps(catalogue.OtherColour) || !fits(card, boxes) {
		return
	}
	i := slices.Index(boxes, 0)
	if i < 0 {
		if sum(boxes) >= card.Sum {
			for d := range g.cat.Colours {
				if w.words[d] != "" {
					w.set += fmt.Sprint(d)
				}
			}
			*ways = append(*ways, w)
		}
		return
	}
	for d, die := range g.cat.Colours {
		if g.used[die] || w.words[d] != "" {
			continue
		}
		for v := 1; v <= 6; v++ {
			next := w
			var colours int
			next.words[d], next.steps, colours = g.word(die, card.Boxes[i].Colour, v, w.steps)
			next.colours += colours
			boxes[i] = v
			g.fill(c, boxes, next, ways)
			boxes[i] = 0
		}
	}
}

// word is a die as it counts in a box, with the steps so far and its own, and 1
// where it has to change its colour.
func (g *Game) word(die string, box catalogue.Colour, v, before int) (text string, steps, colours int) {
	text = die
	if want := g.cat.ColourName(box); want != "white" && want != die {
		text, colours = text+":"+want, 1
	}
	d := v - g.dice[die]
	if d != 0 {
		text += fmt.Sprintf("%+d", d)
	}
	return text, before + max(d, -d), colours
}

// free is how many boxes a passive player may fill without a bonus.
func (g *Game) free() int {
	if g.passive {
		return 3 - g.rerolls
	}
	return 1
}

// more reports whether another box may be filled.
func (g *Game) more() bool {
	if g.chance {
		return g.entries < 2
	}
	second := g.helps(catalogue.SecondDie) > 0 && !(g.passive && g.set["solo-second"] == "no")
	return g.entries < g.free() || g.entries == g.free() && second
}

// enters are the single boxes that may be filled.
func (g *Game) enters() []string {
	if g.phase == "enter" && !g.more() {
		return nil
	}
	var all []string
	for _, c := range g.shown[g.who] {
		card := g.card(c.id)
		for i := range c.boxes {
			for _, die := range g.cat.Colours {
				if c.done || c.boxes[i] > 0 || g.used[die] || !g.chance && !slices.Contains(g.thrown, die) {
					continue
				}
				for v := 1; v <= 6; v++ {
					boxes := slices.Clone(c.boxes)
					boxes[i] = v
					text, steps, colours := g.word(die, card.Boxes[i].Colour, v, 0)
					switch {
					case steps > g.helps(catalogue.PlusMinus) || colours > g.helps(catalogue.OtherColour) || !fits(card, boxes):
					case full(boxes) && sum(boxes) < card.Sum:
					case g.set["hopeless"] == "forbidden" && !hope(card, boxes):
					default:
						all = append(all, fmt.Sprintf("enter %s %s.%d", text, name(c.row, c.col), i+1))
					}
				}
			}
		}
	}
	return all
}

// buys are all ways to buy: for each choice of dice those which take fewest steps.
func (g *Game) buys() []string {
	if len(g.shown[g.who]) == 9 {
		return nil
	}
	var all []string
	for row, deck := range []string{"scoring", "bonus"} {
		for col, id := range g.market[row] {
			price := g.cat.Market.Prices[row][col]
			for set := 0; set < 32 && id != ""; set++ {
				for _, text := range g.pay(set, price) {
					all = append(all, fmt.Sprintf("buy %s.%d%s", deck, col+1, text))
				}
			}
		}
	}
	return all
}

func (g *Game) pay(set, price int) (best []string) {
	fewest := g.helps(catalogue.PlusMinus)
	for v := 1; v <= 6; v++ {
		text, size, steps := "", 0, 0
		for i, die := range g.cat.Colours {
			if set>>i&1 == 0 {
				continue
			}
			if g.used[die] {
				return nil
			}
			var word string
			word, steps, _ = g.word(die, catalogue.White, v, steps)
			text, size = text+" "+word, size+1
		}
		switch {
		case size > price || price-size > g.helps(catalogue.OneDieLess) || steps > fewest || slices.Contains(best, text):
		case steps < fewest:
			best, fewest = []string{text}, steps
		default:
			best = append(best, text)
		}
	}
	return best
}
