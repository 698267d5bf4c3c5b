package goennen

import (
	"fmt"

	"silvertray/engine"
	"silvertray/engine/goennen/catalogue"
	"silvertray/engine/goennen/internal/grid"
	"silvertray/internal/words"
)

// Sheet is a player's display, the cards that wait to be laid, and a track for each
// completed bonus card.
func (m *Match) Sheet(player int) engine.Sheet {
	d := &m.displays[player]
	sheet := engine.Sheet{Player: m.players[player], Grid: m.grid(d)}
	for _, number := range m.hands[player] {
		if number != 0 {
			sheet.Hand = append(sheet.Hand, m.fresh(number))
		}
	}
	for _, s := range d.All() {
		if r := m.card(s.Card).Reward; s.Done && r.Uses > 0 {
			sheet.Tracks = append(sheet.Tracks, engine.Track{Name: r.Kind.String(), Slots: r.Uses, Earned: r.Uses, Used: int(s.Marked)})
		}
	}
	return sheet
}

// titles say what cards are rewarded for with points, by kind.
var titles = [...]words.Phrase{
	"cards in line", "cards of a colour", "neighbours", "full lines", "five colours", "plain lines", "kinds of bonus",
}

// columns of the score: what cards are rewarded for with points.
var columns = func() (all []engine.Column) {
	for kind, title := range titles {
		all = append(all, engine.Column{Name: catalogue.Kinds[kind], Title: title})
	}
	return all
}()

// grid is a display for screens.
func (m *Match) grid(d *grid.Display) *engine.Grid {
	g := &engine.Grid{Most: grid.Side}
	if d.N == 0 {
		return g
	}
	top, left, bottom, right := d.Box()
	g.Rows, g.Cols = bottom-top+1, right-left+1
	for i := range d.All() {
		c := m.laid(d, i)
		c.Row, c.Col = c.Row-top, c.Col-left
		g.Cards = append(g.Cards, c)
	}
	return g
}

// laid is a card of a display, by row and column of the field.
func (m *Match) laid(d *grid.Display, i int) engine.Card {
	s := &d.Spots[i]
	c := m.fresh(s.Card)
	c.Place, c.Row, c.Col = s.At.String(), s.At.Row(), s.At.Col()
	c.Done, c.Used, c.Worth = s.Done, int(s.Marked), m.points(d, i)
	c.Stuck = !s.Done && !m.card(s.Card).Completable(m.writing(s))
	if s.Colour != catalogue.White {
		c.Colour = m.game.cards.ColourName(s.Colour)
	}
	for box := range c.Boxes {
		c.Boxes[box].Name = fmt.Sprintf("%s.%d", s.At, box+1)
		c.Boxes[box].Written = int(s.Written[box])
	}
	return c
}

// fresh is a card as it is printed.
func (m *Match) fresh(number uint8) engine.Card {
	printed := m.card(number)
	c := engine.Card{
		ID: printed.ID, Pile: printed.Deck.String(), Colour: m.game.cards.ColourName(printed.Colour), Sum: printed.Sum,
		Reward: m.reward(printed), Icon: printed.Reward.Kind.Icon(), Points: printed.Reward.Points, Uses: printed.Reward.Uses,
	}
	if printed.Reward.Kind.Coloured() {
		c.Of = m.game.cards.ColourName(printed.Reward.Colour)
	}
	for _, b := range printed.Boxes {
		c.Boxes = append(c.Boxes, engine.Blank{
			Colour: m.game.cards.ColourName(b.Colour), Number: int(b.Number), Link: [...]string{"", "<", "="}[b.Link],
		})
	}
	return c
}

// Market are the cards that can be bought, scoring cards first.
func (m *Match) Market() []engine.Card {
	var all []engine.Card
	for row, cards := range m.market {
		for slot, number := range cards {
			if number != 0 {
				all = append(all, m.offered(row, slot))
			}
		}
	}
	return all
}

// offered is a card in a place of the market.
func (m *Match) offered(row, slot int) engine.Card {
	c := m.fresh(m.market[row][slot])
	c.Row, c.Col, c.Place = row, slot, fmt.Sprintf("%s.%d", catalogue.Decks[row], slot+1)
	c.Price = m.game.cards.Market.Prices[row][slot]
	return c
}
