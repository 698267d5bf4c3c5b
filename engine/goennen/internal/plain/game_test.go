// Package plain plays Man muss auch gönnen können a second time, for the tests
// alone: written from the rule text, slow and simple, with texts and lists where
// the rules proper have numbers and sets. It shares nothing with them but what is
// printed on the cards.
package plain

import (
	"fmt"
	"slices"
	"strings"

	"silvertray/engine/goennen/catalogue"
)

// Card is a card that lies in a display.
type Card struct {
	id     string
	row    int // from 0 to 4, and so is col
	col    int
	boxes  []int // written; 0 for none
	done   bool
	marks  int
	colour string // of a joker
}

// Game is a match. All of it is what the rule text speaks of.
type Game struct {
	cat      *catalogue.Catalogue
	set      map[string]string
	players  int
	phase    string // market, deal, back, lay, roll, enter, act, draw, remove, joker, over
	pile     map[string]int
	under    map[string]int
	market   [2][4]string
	hands    [][]string
	shown    [][]*Card
	round    int
	last     int // round, 0 for none yet
	active   int
	who      int
	roll     int
	rerolls  int
	passive  bool // a solo player's passive turn
	dice     map[string]int
	thrown   []string
	used     map[string]bool
	entries  int
	acted    bool
	chance   bool
	held     string
	drawFrom int
	bought   [2]bool
	removed  int
}

// New begins a match with every setting spelled out.
func New(cat *catalogue.Catalogue, players int, set map[string]string) *Game {
	g := &Game{cat: cat, players: players, set: set, phase: "market", pile: map[string]int{}, under: map[string]int{},
		dice: map[string]int{}, used: map[string]bool{}, hands: make([][]string, players), shown: make([][]*Card, players)}
	for _, c := range cat.Cards {
		g.pile[c.ID] = c.Copies
	}
	return g
}

func (g *Game) card(id string) catalogue.Card { return g.cat.Cards[g.cat.Find(id)] }

// Phase is what comes next: "roll" for dice, "over", or something to choose from.
func (g *Game) Phase() string { return g.phase }

// Who acts, and the dice to be thrown.
func (g *Game) Who() int         { return g.who }
func (g *Game) Thrown() []string { return g.thrown }

// left is how many cards a pile has.
func (g *Game) left(deck int) (upper, all int) {
	for _, c := range g.cat.Cards {
		if int(c.Deck) == deck {
			upper += g.pile[c.ID]
			all += g.pile[c.ID] + g.under[c.ID]
		}
	}
	return upper, all
}

// gap is the place of the market to be filled next, false for none.
func (g *Game) gap() (row, col int, ok bool) {
	for row := range g.market {
		var empty []int
		for col, id := range g.market[row] {
			if id == "" {
				empty = append(empty, col)
			}
		}
		if _, n := g.left(row); n < len(empty) {
			if g.cat.Market.Left {
				empty = empty[:n]
			} else {
				empty = empty[len(empty)-n:]
			}
		}
		if len(empty) > 0 {
			return row, empty[0], true
		}
	}
	return 0, 0, false
}

// from is the deck that the next card comes from.
func (g *Game) from() int {
	switch g.phase {
	case "market":
		row, _, _ := g.gap()
		return row
	case "deal":
		return len(g.hands[g.who]) / 2
	}
	return g.drawFrom
}

// Legal are the texts of all moves but rolls, in any order.
func (g *Game) Legal() []string {
	var all []string
	switch g.phase {
	case "market", "deal", "draw":
		upper, _ := g.left(g.from())
		for _, c := range g.cat.Cards {
			if int(c.Deck) == g.from() && (g.pile[c.ID] > 0 || upper == 0 && g.under[c.ID] > 0) {
				all = append(all, "card "+c.ID)
			}
		}
	case "back":
		for _, id := range g.hands[g.who] {
			all = append(all, "discard "+id)
		}
	case "lay":
		all = g.lays()
	case "enter":
		all = g.enters()
		if !g.chance || g.entries > 0 {
			all = append(all, "done")
		}
	case "act":
		all = slices.Concat(g.completes(), g.buys(), g.others())
	case "remove":
		for row, name := range []string{"scoring", "bonus"} {
			if strings.Join(g.market[row][:], "") != "" {
				all = append(all, "remove "+name)
			}
		}
	case "joker":
		if c := g.joker(); c != nil {
			for _, colour := range g.cat.Colours {
				all = append(all, "colour "+name(c.row, c.col)+" "+colour)
			}
		}
	}
	slices.Sort(all)
	return slices.Compact(all)
}

func name(row, col int) string { return fmt.Sprintf("%c%d", "abcde"[col], row+1) }

// lays are the places for the cards that wait.
func (g *Game) lays() []string {
	var all []string
	cards := g.hands[g.who]
	if g.held != "" {
		cards = []string{g.held}
	}
	for _, id := range cards {
		for row := range 5 {
			for col := range 5 {
				if g.mayLie(row, col) {
					all = append(all, "place "+id+" "+name(row, col))
				}
			}
		}
	}
	if g.chance {
		all = append(all, "discard "+g.held)
	}
	return all
}

func (g *Game) mayLie(row, col int) bool {
	rows, cols, touches := []int{row}, []int{col}, false
	for _, c := range g.shown[g.who] {
		if c.row == row && c.col == col {
			return false
		}
		rows, cols = append(rows, c.row), append(cols, c.col)
		dr, dc := c.row-row, c.col-col
		touches = touches || dr*dr <= 1 && dc*dc <= 1
	}
	return touches && slices.Max(rows)-slices.Min(rows) < 3 && slices.Max(cols)-slices.Min(cols) < 3
}

// helps are the circles left of a bonus.
func (g *Game) helps(kind catalogue.Kind) int {
	n := 0
	for _, c := range g.shown[g.who] {
		if r := g.card(c.id).Reward; c.done && r.Kind == kind {
			n += r.Uses - c.marks
		}
	}
	return n
}

func (g *Game) mark(kind catalogue.Kind, n int) {
	for ; n > 0; n-- {
		for _, c := range g.shown[g.who] {
			if r := g.card(c.id).Reward; c.done && r.Kind == kind && c.marks < r.Uses {
				c.marks++
				break
			}
		}
	}
}

// others are what else an active player may do.
func (g *Game) others() []string {
	if g.acted {
		return []string{"done"}
	}
	var all []string
	if g.roll < 3 {
		for set := 1; set < 32; set++ {
			text := "reroll"
			for i, die := range g.cat.Colours {
				if set>>i&1 == 1 {
					text += " " + die
				}
			}
			all = append(all, text)
		}
		return all
	}
	g.chance = true // as it would be
	if len(g.enters()) > 0 {
		all = append(all, "chance dice")
	}
	g.chance = false
	for deck, name := range []string{"scoring", "bonus"} {
		if _, n := g.left(deck); n > 0 {
			all = append(all, "chance "+name)
		}
	}
	return append(all, "done")
}

// joker is the first completed one of the player without a colour.
func (g *Game) joker() *Card {
	for _, c := range g.shown[g.who] {
		if c.done && c.colour == "" && g.card(c.id).Reward.Kind == catalogue.ColourJoker {
			return c
		}
	}
	return nil
}
