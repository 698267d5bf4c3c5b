// Package cards asks which cards are turned over at the table, or turns them over.
package cards

import (
	"slices"

	"silvertray/engine"
	"silvertray/hw"
	"silvertray/internal/companion/session"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// Turning asks which card was turned over at the table: first for its colour, then
// for the card.
type Turning struct {
	match engine.Match
	ask   engine.Ask
	heaps []heap
	// at is the heap at the cursor, or the box's offer behind them; card is the card
	// at the cursor, once the cursor is inside a heap.
	at, card int
	inside   bool
	// take goes on with a card.
	take func(m engine.Move, back session.State) session.State
	// back follows the back key; nil: the sheets.
	back session.State
}

// heap are the cards of one colour.
type heap struct {
	colour string
	cards  []turned
}

// turned is a card that may have been turned over.
type turned struct {
	move engine.Move
	card engine.Card
}

// New asks for the card that is turned over now.
func New(t *session.Table) *Turning {
	return newTurning(t.Match(), t.Play, nil)
}

// Correct asks for the card that was turned over at a place among the moves, with the
// cursor on the one that counted.
func Correct(t *session.Table, at int, leave session.State) *Turning {
	step := t.Steps()[at]
	take := func(m engine.Move, back session.State) session.State { return t.Amend(at, m, back) }
	return newTurning(step.Before, take, leave).GoTo(step.Move)
}

// newTurning asks for the card that was turned over in a match.
func newTurning(m engine.Match, take func(engine.Move, session.State) session.State, back session.State) *Turning {
	s := &Turning{match: m, ask: m.Ask(), take: take, back: back}
	for move := range s.ask.Moves {
		card := m.Label(move).Card
		if card == nil {
			continue
		}
		h := s.heap(card.Colour)
		h.cards = append(h.cards, turned{move, card.Card})
	}
	order := engine.ByDice(m.Game())
	slices.SortStableFunc(s.heaps, func(a, b heap) int { return order(a.colour, b.colour) })
	return s
}

// heap is the one of a colour, made where there is none yet.
func (s *Turning) heap(colour string) *heap {
	i := slices.IndexFunc(s.heaps, func(h heap) bool { return h.colour == colour })
	if i < 0 {
		i = len(s.heaps)
		s.heaps = append(s.heaps, heap{colour: colour})
	}
	return &s.heaps[i]
}

// GoTo puts the cursor on a card.
func (s *Turning) GoTo(m engine.Move) *Turning {
	for i, h := range s.heaps {
		if card := slices.IndexFunc(h.cards, func(c turned) bool { return c.move.String() == m.String() }); card >= 0 {
			s.at, s.card, s.inside = i, card, true
		}
	}
	return s
}

// Screen implements session.State.
func (s *Turning) Screen(t *session.Table) prompt.Prompt {
	d := prompt.Dealing{
		Heading: t.HeadingAt(s.match), Title: s.ask.Title, Piles: s.ask.Draw.Piles,
		Group: s.at, Selected: s.card, Inside: s.inside, Keys: "◄ sheets",
	}
	if s.inside || s.back != nil {
		d.Keys = "◄ back"
	}
	if s.back == nil && !s.inside {
		d.Held = t.HeldBack()
	}
	for _, h := range s.heaps {
		d.Groups = append(d.Groups, words.Phrase(h.colour))
	}
	if s.offers() > len(s.heaps) {
		d.Buttons = []words.Phrase{"the box draws one"}
	}
	if s.at < len(s.heaps) {
		for _, c := range s.heaps[s.at].cards {
			d.Cards = append(d.Cards, c.card)
		}
	}
	return d
}

// offers are the heaps, and that the box draws a card that is turned over now.
func (s *Turning) offers() int {
	if s.back != nil {
		return len(s.heaps)
	}
	return len(s.heaps) + 1
}

// Seat implements session.Seated. A card turned over before is corrected from a menu.
func (s *Turning) Seat(*session.Table) (player int, keys []hw.Key) {
	if s.back != nil {
		return s.ask.Player, nil
	}
	return s.ask.Player, session.AllKeys()
}

// Press implements session.State.
func (s *Turning) Press(t *session.Table, k hw.Key) session.State {
	switch {
	case s.inside:
		return s.pressInside(k)
	case k == hw.Back && s.back != nil:
		return s.back
	case k == hw.Back:
		return t.Mechanics.Sheets(t, s)
	case k == hw.OK && s.at == len(s.heaps):
		return s.take(next(t), s)
	case k == hw.OK:
		s.inside, s.card = true, 0
	default:
		s.at = session.Turn(s.at, s.offers(), k)
	}
	return s
}

// pressInside walks over the cards of a heap.
func (s *Turning) pressInside(k hw.Key) session.State {
	cards := s.heaps[s.at].cards
	switch k {
	case hw.Back:
		s.inside = false
	case hw.OK:
		return s.take(cards[s.card].move, s)
	default:
		s.card = session.Turn(s.card, len(cards), k)
	}
	return s
}
