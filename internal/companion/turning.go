package companion

import (
	"slices"

	"silvertray/engine"
	"silvertray/hw"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// turning asks which card was turned over at the table: first for its colour, then
// for the card.
type turning struct {
	match engine.Match
	ask   engine.Ask
	heaps []heap
	// at is the heap at the cursor, or the box's offer behind them; card is the card
	// at the cursor, once the cursor is inside a heap.
	at, card int
	inside   bool
	// take goes on with a card.
	take func(m engine.Move, back state) state
	// back follows the back key; nil: the sheets.
	back state
}

// heap are the cards of one colour.
type heap struct {
	colour string
	cards  []option
}

// newTurning asks for the card that is turned over now.
func newTurning(t *table) *turning {
	return turningAt(t.match, func(m engine.Move, back state) state { return t.play(m, back) }, nil)
}

// turningAt asks for the card that was turned over in a match.
func turningAt(m engine.Match, take func(engine.Move, state) state, back state) *turning {
	s := &turning{match: m, ask: m.Ask(), take: take, back: back}
	for move := range s.ask.Moves {
		o := option{move: move, label: m.Label(move)}
		if o.label.Card == nil {
			continue
		}
		h := s.heap(o.label.Card.Colour)
		h.cards = append(h.cards, o)
	}
	order := engine.ByDice(m.Game())
	slices.SortStableFunc(s.heaps, func(a, b heap) int { return order(a.colour, b.colour) })
	return s
}

// heap is the one of a colour, made where there is none yet.
func (s *turning) heap(colour string) *heap {
	i := slices.IndexFunc(s.heaps, func(h heap) bool { return h.colour == colour })
	if i < 0 {
		i = len(s.heaps)
		s.heaps = append(s.heaps, heap{colour: colour})
	}
	return &s.heaps[i]
}

// goTo puts the cursor on a card.
func (s *turning) goTo(m engine.Move) *turning {
	for i, h := range s.heaps {
		if card := slices.IndexFunc(h.cards, func(o option) bool { return o.move.String() == m.String() }); card >= 0 {
			s.at, s.card, s.inside = i, card, true
		}
	}
	return s
}

func (s *turning) screen(t *table) prompt.Prompt {
	d := prompt.Dealing{
		Heading: t.headingAt(s.match), Title: s.ask.Title, Piles: s.ask.Draw.Piles,
		Group: s.at, Selected: s.card, Inside: s.inside, Keys: "◄ sheets",
	}
	if s.inside || s.back != nil {
		d.Keys = "◄ back"
	}
	if s.back == nil && !s.inside {
		d.Held = t.heldBack()
	}
	for _, h := range s.heaps {
		d.Groups = append(d.Groups, words.Phrase(h.colour))
	}
	if s.offers() > len(s.heaps) {
		d.Buttons = []words.Phrase{"the box draws one"}
	}
	if s.at < len(s.heaps) {
		for _, o := range s.heaps[s.at].cards {
			d.Cards = append(d.Cards, o.label.Card.Card)
		}
	}
	return d
}

// offers are the heaps, and that the box draws a card that is turned over now.
func (s *turning) offers() int {
	if s.back != nil {
		return len(s.heaps)
	}
	return len(s.heaps) + 1
}

func (s *turning) press(t *table, k hw.Key) state {
	switch {
	case s.inside:
		return s.pressInside(k)
	case k == hw.Back && s.back != nil:
		return s.back
	case k == hw.Back:
		return newBrowsing(t, s)
	case k == hw.OK && s.at == len(s.heaps):
		return s.take(t.drawn(), s)
	case k == hw.OK:
		s.inside, s.card = true, 0
	default:
		s.at = turn(s.at, s.offers(), k)
	}
	return s
}

// pressInside walks over the cards of a heap.
func (s *turning) pressInside(k hw.Key) state {
	cards := s.heaps[s.at].cards
	switch k {
	case hw.Back:
		s.inside = false
	case hw.OK:
		return s.take(cards[s.card].move, s)
	default:
		s.card = turn(s.card, len(cards), k)
	}
	return s
}
