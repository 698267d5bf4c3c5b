package catalogue

import (
	"slices"
	"strings"

	"go.yaml.in/yaml/v3"

	"silvertray/internal/words"
)

// The bounds of what a card may say; printed cards stay far below.
const (
	maxPoints = 50
	maxUses   = 6
	maxSum    = sides * MaxBoxes
	maxWord   = 24
)

// cards reads the list, then counts the decks.
func (r *reader) cards(node *yaml.Node, line int) {
	if node == nil || node.Kind != yaml.SequenceNode {
		r.wrong(line, "", "cards", "is the list of cards, one a line")
		return
	}
	for i, item := range node.Content {
		if item.Kind != yaml.MappingNode {
			r.wrong(item.Line, nth(i), "", "a card is written like the others: {id: s01, deck: scoring, …}")
			continue
		}
		before := len(r.faults)
		card := r.card(item, nth(i))
		if len(r.faults) == before {
			r.Cards = append(r.Cards, card)
		}
	}
	for deck := range Deck(len(Decks)) {
		if n := r.Count(deck); n != deck.Size() {
			r.wrong(node.Line, "", "cards", words.Say("the %s deck has %d cards with its copies, %d are entered without a fault", deck.Phrase(), deck.Size(), n))
		}
	}
}

// Count is how many cards of a deck there are, with copies.
func (c *Catalogue) Count(deck Deck) int {
	n := 0
	for _, card := range c.Cards {
		if card.Deck == deck {
			n += card.Copies
		}
	}
	return n
}

// card reads one card. Faults are told by its id where it has one.
func (r *reader) card(node *yaml.Node, name string) Card {
	for i := 0; i+1 < len(node.Content); i += 2 {
		if id := node.Content[i+1].Value; node.Content[i].Value == "id" && IsName(id) {
			name = id
		}
	}
	all := r.fields(node, name, "id", "deck", "colour", "task", "sum", "reward", "of", "points", "uses", "copies")
	var c Card
	if c.ID = r.word(all["id"], node.Line, name, "id"); c.ID != "" {
		if r.Find(c.ID) >= 0 {
			r.wrong(node.Line, name, "id", "is another card's already; two cards printed alike are one with copies: 2")
		}
	}
	c.Deck = Deck(max(r.choice(all["deck"], node.Line, name, "deck", Decks[:]), 0))
	c.Colour = r.colour(all["colour"])
	if c.Colour == White {
		r.wrong(node.Line, name, "colour", words.Say("is a die's, or joker: %s", r.dieNames()))
	}
	c.Copies = r.number(all["copies"], name, "copies", 1, 1, bonusDeck)
	r.task(&c, all, node.Line, name)
	r.reward(&c, all, node.Line, name)
	return c
}

// task reads the upper part, and whether dice can fill it.
func (r *reader) task(c *Card, all map[string]*yaml.Node, line int, name string) {
	text := ""
	if all["task"] != nil {
		text = all["task"].Value
	}
	boxes, err := r.parseTask(text)
	if err != nil {
		r.wrong(line, name, "task", words.Error(err))
		return
	}
	c.Boxes, c.Sum = boxes, r.number(all["sum"], name, "sum", 0, 1, maxSum)
	switch most, ok := c.Most(make([]uint8, len(boxes))); {
	case !ok:
		r.wrong(line, name, "task", words.Say("no dice can fill %q: there are only the values 1 to %d", r.Task(boxes), sides))
	case most < c.Sum:
		r.wrong(line, name, "sum", words.Say("no dice can reach %d: the boxes add up to %d at most", c.Sum, most))
	}
}

// reward reads the lower part.
func (r *reader) reward(c *Card, all map[string]*yaml.Node, line int, name string) {
	i := r.choice(all["reward"], line, name, "reward", Kinds[:])
	if i < 0 {
		return
	}
	k := Kind(i)
	c.Reward.Kind = k
	if k.Deck() != c.Deck {
		r.wrong(line, name, "reward", words.Say("%s is on cards of the %s deck", k, k.Deck().Phrase()))
	}
	if joker := k == ColourJoker; joker != (c.Colour == Joker) && c.Colour != White {
		r.wrong(line, name, "colour", words.Say("is joker on cards with the reward %s, and only on those", ColourJoker))
	}
	r.counts(c, all, line, name)
	switch {
	case k.Coloured():
		if c.Reward.Colour = r.colour(all["of"]); c.Reward.Colour == Joker || c.Reward.Colour == White {
			r.wrong(line, name, "of", words.Say("is the colour of the cards that count: %s", r.dieNames()))
		}
	case all["of"] != nil:
		r.wrong(line, name, "of", words.Say("belongs to the rewards %s and %s only", PerColour, AdjacentColour))
	}
}

// counts reads points and uses, of which a reward has one or, for the joker,
// none.
func (r *reader) counts(c *Card, all map[string]*yaml.Node, line int, name string) {
	k := c.Reward.Kind
	points, uses := k.Deck() == Scoring, k.Deck() == Bonus && k != ColourJoker
	switch {
	case points && all["points"] == nil:
		r.wrong(line, name, "points", "is missing: the number printed in the reward")
	case !points && all["points"] != nil:
		r.wrong(line, name, "points", "has no place on a bonus card")
	case !uses && all["uses"] != nil:
		r.wrong(line, name, "uses", words.Say("has no place beside the reward %s", k))
	}
	if points {
		c.Reward.Points = r.number(all["points"], name, "points", 0, 1, maxPoints)
	}
	if uses {
		c.Reward.Uses = r.number(all["uses"], name, "uses", ordinaryUses, 1, maxUses)
	}
}

// ordinaryUses is how many circles most bonus cards have.
const ordinaryUses = 3

// choice reads one of several words, -1 where it is none of them.
func (r *reader) choice(node *yaml.Node, line int, card, field string, of []string) int {
	i := -1
	if node != nil {
		i, line = slices.Index(of, node.Value), node.Line
	}
	if i < 0 {
		r.wrong(line, card, field, words.Say("is one of %s", strings.Join(of, ", ")))
	}
	return i
}

// colour reads a colour by its name; White where it is missing or unknown, which
// the caller tells.
func (r *reader) colour(node *yaml.Node) Colour {
	if node == nil {
		return White
	}
	colour, _ := r.colourNamed(node.Value)
	return colour
}
