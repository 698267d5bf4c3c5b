package goennen

import (
	"fmt"

	"silvertray/engine"
	"silvertray/engine/goennen/catalogue"
)

// Sheet is a player's display: an area for each card, called by its place, in the
// order in which they were laid, and a track for each completed bonus card.
func (m *Match) Sheet(player int) engine.Sheet {
	d := &m.displays[player]
	sheet := engine.Sheet{Player: m.players[player], Columns: scoring()}
	for i, s := range d.all() {
		sheet.Areas = append(sheet.Areas, m.area(d, i))
		if r := m.card(s.card).Reward; s.done && r.Uses > 0 {
			sheet.Tracks = append(sheet.Tracks, engine.Track{Name: r.Kind.String(), Slots: r.Uses, Earned: r.Uses, Used: int(s.marked)})
		}
	}
	return sheet
}

// scoring are the names of what cards are rewarded for with points.
func scoring() []string {
	var names []string
	for k := catalogue.LineCompleted; k <= catalogue.BonusVariety; k++ {
		names = append(names, k.String())
	}
	return names
}

// area draws a card: its boxes in a row, with the signs between them as print.
func (m *Match) area(d *display, i int) engine.Area {
	s := &d.spots[i]
	c := m.card(s.card)
	a := engine.Area{Name: s.at.String(), Points: m.points(d, i), Rows: 1, Cols: len(c.Boxes)}
	for box, b := range c.Boxes {
		cell := engine.Cell{Col: box, Colour: m.game.cards.ColourName(b.Colour), Box: fmt.Sprintf("%s.%d", s.at, box+1)}
		cell.Printed = [...]string{"", "<", "="}[b.Link]
		if b.Number > 0 {
			cell.Printed += fmt.Sprint(b.Number)
		}
		if v := s.written[box]; v > 0 {
			cell.Mark = fmt.Sprint(v)
		}
		a.Cells = append(a.Cells, cell)
	}
	return a
}

// Display is a player's grid for screens: nine places at most, row by row.
type Display struct {
	Rows, Cols int
	Cards      []Card
}

// Card is a card in a display or in the market.
type Card struct {
	// Row and Col in the grid, from 0; in the market Row is the deck.
	Row, Col int
	// Place is its name in moves: "c3", "scoring.1".
	Place string
	// Printed is the card itself. It is shared: leave it as it is.
	Printed *catalogue.Card
	// Written are the numbers in its boxes, 0 for an empty one.
	Written   []int
	Completed bool
	// Marked circles of a bonus, and the colour chosen for a joker.
	Marked int
	Colour string
	// Points that it brings as things stand.
	Points int
	// Price of a card in the market, in equal dice.
	Price int
}

// Display is a player's grid.
func (m *Match) Display(player int) Display {
	d := &m.displays[player]
	if d.n == 0 {
		return Display{}
	}
	top, left, bottom, right := d.box()
	out := Display{Rows: bottom - top + 1, Cols: right - left + 1}
	for i, s := range d.all() {
		c := Card{Row: s.at.row() - top, Col: s.at.col() - left, Place: s.at.String(), Printed: m.card(s.card),
			Completed: s.done, Marked: int(s.marked), Points: m.points(d, i)}
		if c.Colour = m.game.cards.ColourName(m.card(s.card).Colour); s.colour != catalogue.White {
			c.Colour = m.game.cards.ColourName(s.colour)
		}
		for _, v := range m.writing(&s) {
			c.Written = append(c.Written, int(v))
		}
		out.Cards = append(out.Cards, c)
	}
	return out
}

// Market are the cards that can be bought, and their prices.
func (m *Match) Market() []Card {
	var all []Card
	for row, cards := range m.market {
		for slot, number := range cards {
			if number == 0 {
				continue
			}
			c := m.card(number)
			all = append(all, Card{Row: row, Col: slot, Place: fmt.Sprintf("%s.%d", catalogue.Decks[row], slot+1), Printed: c,
				Colour: m.game.cards.ColourName(c.Colour), Price: m.game.cards.Market.Prices[row][slot]})
		}
	}
	return all
}
