package draft

import (
	"cmp"
	"fmt"
	"strconv"

	"go.yaml.in/yaml/v3"

	"silvertray/engine/goennen/catalogue"
)

// The fields of a card, in the order in which they are written.
const (
	ID     = "id"
	Deck   = "deck"
	Colour = "colour"
	Task   = "task"
	Sum    = "sum"
	Reward = "reward"
	Of     = "of"
	Points = "points"
	Uses   = "uses"
	Copies = "copies"
)

// Fields are all of them.
var Fields = []string{ID, Deck, Colour, Task, Sum, Reward, Of, Points, Uses, Copies}

// Card is a card as far as it is written.
type Card struct{ node *yaml.Node }

// NewCard is an empty card of a deck, with an id that no other has. It is not in
// the draft yet.
func (d *Draft) NewCard(deck catalogue.Deck) Card {
	c := Card{&yaml.Node{Kind: yaml.MappingNode, Tag: "!!map", Style: yaml.FlowStyle}}
	c.Set(ID, d.freeID(deck.String()))
	c.Set(Deck, deck.String())
	return c
}

// Like is a card with the same fields and an id of its own, not in the draft yet.
func (d *Draft) Like(c Card) Card {
	next := Card{&yaml.Node{Kind: yaml.MappingNode, Tag: "!!map", Style: yaml.FlowStyle}}
	for _, name := range Fields {
		next.Set(name, c.Get(name))
	}
	next.Set(ID, d.freeID(c.Get(Deck)))
	return next
}

// Get is the text of a field, empty where it is missing.
func (c Card) Get(name string) string {
	if n := field(c.node, name); n != nil {
		return n.Value
	}
	return ""
}

// Number is a field's number, 0 where it has none.
func (c Card) Number(name string) int {
	n, err := strconv.Atoi(c.Get(name))
	if err != nil {
		return 0
	}
	return n
}

// Set writes a field; an empty text takes it away.
func (c Card) Set(name, text string) {
	if text == "" {
		drop(c.node, name)
		return
	}
	put(c.node, name, scalar(text))
}

// nameCards gives an id to the cards that have none, or one that is another's or
// no name, so that each can be spoken of.
func (d *Draft) nameCards() {
	taken := make(map[string]bool)
	for _, c := range d.Cards() {
		if id := c.Get(ID); !catalogue.IsName(id) || taken[id] {
			c.Set(ID, d.freeID(c.Get(Deck)))
		}
		taken[c.Get(ID)] = true
	}
}

// freeID is the next of s01, s02 and so on for the scoring deck, b01 for the other.
func (d *Draft) freeID(deck string) string {
	taken := make(map[string]bool)
	for _, c := range d.Cards() {
		taken[c.Get(ID)] = true
	}
	for n := 1; ; n++ {
		if id := fmt.Sprintf("%c%02d", cmp.Or(deck, "card")[0], n); !taken[id] {
			return id
		}
	}
}
