package catalogue

import (
	"fmt"
	"hash/crc32"
	"strings"
)

// String is the catalogue as a file, which Parse reads back as the same.
func (c *Catalogue) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "silvertray-catalogue: %s\nname: %q\ntitle: %q\n", version, c.Name, c.Title)
	if c.Practice {
		b.WriteString("practice: true\n")
	}
	arrow := "right"
	if c.Market.Left {
		arrow = "left"
	}
	fmt.Fprintf(&b, "dice: [%s]\nmarket:\n  arrow: %s\n", strings.Join(c.Colours[:], ", "), arrow)
	for row, prices := range c.Market.Prices {
		fmt.Fprintf(&b, "  %s: [%s]\n", Decks[row], strings.Join(strings.Fields(strings.Trim(fmt.Sprint(prices), "[]")), ", "))
	}
	b.WriteString("cards:\n")
	for _, card := range c.Cards {
		fmt.Fprintf(&b, "  - {%s}\n", c.line(card))
	}
	return b.String()
}

// Stamp names the catalogue and what it says, but for the title: "mine-1c291ca3". A
// match that was played with it can tell whether another one is still the same.
func (c *Catalogue) Stamp() string {
	untitled := *c
	untitled.Title = ""
	return fmt.Sprintf("%s-%08x", c.Name, crc32.ChecksumIEEE([]byte(untitled.String())))
}

// line is a card without its braces.
func (c *Catalogue) line(card Card) string {
	fields := []string{
		fmt.Sprintf("id: %q", card.ID), "deck: " + card.Deck.String(), "colour: " + c.ColourName(card.Colour),
		"task: " + c.Task(card.Boxes),
	}
	add := func(key string, n int) {
		if n != 0 {
			fields = append(fields, fmt.Sprintf("%s: %d", key, n))
		}
	}
	add("sum", card.Sum)
	fields = append(fields, "reward: "+card.Reward.Kind.String())
	if card.Reward.Kind.Coloured() {
		fields = append(fields, "of: "+c.ColourName(card.Reward.Colour))
	}
	add("points", card.Reward.Points)
	add("uses", card.Reward.Uses)
	if card.Copies > 1 {
		add("copies", card.Copies)
	}
	return strings.Join(fields, ", ")
}
