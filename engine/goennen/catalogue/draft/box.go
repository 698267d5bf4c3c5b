package draft

import (
	"strings"

	"go.yaml.in/yaml/v3"

	"silvertray/engine/goennen/catalogue"
)

// Box is what is printed once: the dice and the market, as far as it is known.
type Box struct {
	Title string
	// Dice are their colours.
	Dice []string
	// Left reports whether the market's arrow points to the left.
	Left bool
	// Prices by deck, from the left.
	Prices [2][]string
}

// Box reads it.
func (d *Draft) Box() Box {
	b := Box{Dice: rowOf(field(d.top, "dice"))}
	if t := field(d.top, "title"); t != nil {
		b.Title = t.Value
	}
	if m := field(d.top, "market"); m != nil && m.Kind == yaml.MappingNode {
		if arrow := field(m, "arrow"); arrow != nil {
			b.Left = arrow.Value == "left"
		}
		for deck, name := range catalogue.Decks {
			b.Prices[deck] = rowOf(field(m, name))
		}
	}
	return b
}

// SetBox writes it. A die that has got another colour has it on all cards.
func (d *Draft) SetBox(b Box) {
	d.recolour(rowOf(field(d.top, "dice")), b.Dice)
	put(d.top, "title", scalar(b.Title))
	put(d.top, "dice", row(b.Dice))
	market, arrow := &yaml.Node{Kind: yaml.MappingNode, Tag: "!!map"}, "right"
	if b.Left {
		arrow = "left"
	}
	put(market, "arrow", scalar(arrow))
	for deck, prices := range b.Prices {
		put(market, catalogue.Decks[deck], row(prices))
	}
	put(d.top, "market", market)
}

// recolour names on all cards the dice whose colour has changed.
func (d *Draft) recolour(old, now []string) {
	as := make(map[string]string)
	for i, name := range old {
		if i < len(now) && name != "" && now[i] != "" {
			as[name] = now[i]
		}
	}
	named := func(name string) string {
		if now, ok := as[name]; ok {
			return now
		}
		return name
	}
	for _, c := range d.Cards() {
		c.Set(Colour, named(c.Get(Colour)))
		c.Set(Of, named(c.Get(Of)))
		words := strings.Fields(c.Get(Task))
		for i, word := range words {
			colour := strings.TrimRight(word, "0123456789")
			words[i] = named(colour) + word[len(colour):]
		}
		c.Set(Task, strings.Join(words, " "))
	}
}
