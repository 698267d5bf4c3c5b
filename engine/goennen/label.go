package goennen

import (
	"silvertray/engine"
	"silvertray/engine/goennen/catalogue"
	"silvertray/engine/goennen/filling"
	"silvertray/engine/goennen/internal/grid"
	"silvertray/internal/words"
)

// Label says a legal move in words.
func (m *Match) Label(mv engine.Move) engine.Label {
	switch mv := mv.(type) {
	case engine.Thrown:
		return engine.Label{Text: mv.Said()}
	case Shown:
		label := engine.Label{Text: words.Name(mv.ID)}
		if number, rule := m.number(mv.ID); rule == "" {
			card := m.fresh(number)
			card.Left = m.mayCome(number)
			label.Brings, label.Card = []words.Phrase{card.Reward}, &engine.CardMove{Card: card}
		}
		if m.phase == dealing {
			label.Secret = m.secret("a card face down")
		}
		return label
	case Move:
		if mv.game == m.game {
			label := engine.Label{
				Text: m.text(mv.move), Brings: m.brings(mv.move), Group: m.group(mv.move), Card: m.about(mv.move),
			}
			if mv.verb == again {
				label.Dice.Throws = m.game.names(mv.set)
			}
			if m.phase == discarding {
				label.Secret = m.secret("a card goes back")
			}
			return label
		}
	}
	return engine.Label{Text: words.Say("%s", mv)}
}

// secret keeps a move about a card in hand to the player who holds it; others read
// no more of it than a phrase.
func (m *Match) secret(others words.Phrase) *engine.Secret {
	return &engine.Secret{Player: m.player(), Others: others}
}

// about is the card that a move is about, as it lies after the move; nil for none.
func (m *Match) about(mv move) *engine.CardMove {
	var card engine.Card
	switch mv.verb {
	case buy:
		card = m.offered(int(mv.row), int(mv.slot))
	case discard:
		card = m.fresh(mv.card)
	case remove:
		card = m.offered(int(mv.row), m.farRight(int(mv.row)))
	case complete, enter, put, colour:
		next := m.with(mv)
		d := next.mine()
		card = next.laid(d, d.On(mv.at))
		top, left, _, _ := m.mine().Box()
		card.Row, card.Col = card.Row-top, card.Col-left
	default:
		return nil
	}
	return &engine.CardMove{Card: card, Gain: m.earned(mv), Spends: m.spends(mv)}
}

// with is the match with what a move writes or lays, and nothing that follows.
func (m *Match) with(mv move) *Match {
	next := *m
	switch mv.verb {
	case put:
		next.mine().Lay(mv.card, mv.at)
	case colour:
		next.mine().Spots[next.mine().On(mv.at)].Colour = catalogue.Colour(mv.colour)
	default:
		next.write(mv)
	}
	return &next
}

// group is the card that a move is about.
func (m *Match) group(mv move) string {
	switch mv.verb {
	case complete, enter:
		return mv.at.String()
	case buy:
		return m.card(m.market[mv.row][mv.slot]).ID
	case put:
		return m.card(mv.card).ID
	case again:
		return again.String()
	}
	return ""
}

// text names a choice.
func (m *Match) text(mv move) words.Phrase {
	switch mv.verb {
	case complete:
		return words.Say("complete %s: %s", m.on(mv.at), words.List(m.dice(mv)))
	case buy:
		card := m.card(m.market[mv.row][mv.slot]).ID
		if dice := m.dice(mv); len(dice) > 0 {
			return words.Say("buy %s: %s", card, words.List(dice))
		}
		return words.Say("buy %s with no dice", card)
	case enter:
		return words.Say("%s: %s, box %d", m.on(mv.at), words.List(m.dice(mv)), int(mv.entry().Box)+1)
	case put:
		return words.Say("%s on %s", m.card(mv.card).ID, mv.at)
	case discard:
		if m.chance {
			return words.Say("do without %s", m.card(mv.card).ID)
		}
		return words.Say("give %s back", m.card(mv.card).ID)
	case again:
		return m.againText(mv)
	case chance:
		return [...]words.Phrase{"chance: a scoring card", "chance: a bonus card", "chance: one or two dice"}[mv.row]
	case remove:
		return words.Say("take %s away", m.card(m.market[mv.row][m.farRight(int(mv.row))]).ID)
	case colour:
		return words.Say("%s is %s", m.on(mv.at), m.colourPhrase(catalogue.Colour(mv.colour)))
	}
	return m.doneText()
}

func (m *Match) againText(mv move) words.Phrase {
	if mv.set == allDice {
		return "roll all dice again"
	}
	var dice []words.Phrase
	for _, name := range m.game.names(mv.set) {
		dice = append(dice, words.Phrase(name))
	}
	return words.Say("roll %s again", words.List(dice))
}

func (m *Match) doneText() words.Phrase {
	switch {
	case m.phase == acting:
		return "end the turn"
	case m.entries > 0:
		return "enter no other die"
	}
	return "enter no die"
}

// on is the card on a place of the display of the player who acts.
func (m *Match) on(at grid.Place) string { return m.card(m.mine().Spots[m.mine().On(at)].Card).ID }

// farRight is the place of the last card of a market row that has one.
func (m *Match) farRight(row int) int {
	for slot := len(m.market[row]) - 1; slot > 0; slot-- {
		if m.market[row][slot] != 0 {
			return slot
		}
	}
	return 0
}

func (m *Match) colourPhrase(c catalogue.Colour) words.Phrase {
	if c == catalogue.Joker {
		return "joker"
	}
	return words.Phrase(m.game.cards.ColourName(c))
}

// dice are those of a move, with what they count as.
func (m *Match) dice(mv move) []words.Phrase {
	var all []words.Phrase
	for die, u := range mv.way {
		if u.Value > 0 {
			all = append(all, m.use(filling.Colour(die), mv.dice[die], u))
		}
	}
	return all
}

func (m *Match) use(die catalogue.Colour, own uint8, u filling.Use) words.Phrase {
	switch {
	case u.As != catalogue.White && u.Value != own:
		return words.Say("%s %d as %s %d", m.colourPhrase(die), int(own), m.colourPhrase(u.As), int(u.Value))
	case u.As != catalogue.White:
		return words.Say("%s as %s %d", m.colourPhrase(die), m.colourPhrase(u.As), int(u.Value))
	case u.Value != own:
		return words.Say("%s %d as %d", m.colourPhrase(die), int(own), int(u.Value))
	}
	return words.Say("%s %d", m.colourPhrase(die), int(own))
}

// brings lists what follows at once: a completed card with its bonus, points, or
// that a card cannot be completed any more.
func (m *Match) brings(mv move) []words.Phrase {
	switch mv.verb {
	case buy:
		return []words.Phrase{m.reward(m.card(m.market[mv.row][mv.slot]))}
	case complete, enter:
		return m.fills(mv)
	case put:
		if m.closes() {
			return append([]words.Phrase{"the ninth card: one more round follows"}, m.gain(mv)...)
		}
		return m.gain(mv)
	case colour:
		return m.gain(mv)
	}
	return nil
}

// fills says what a die in a box, or several, do to a card.
func (m *Match) fills(mv move) []words.Phrase {
	next := m.with(mv)
	s := &next.mine().Spots[next.mine().On(mv.at)]
	card := m.card(s.Card)
	switch {
	case s.Done && card.Deck == catalogue.Bonus:
		return append([]words.Phrase{m.reward(card)}, m.gain(mv)...)
	case s.Done:
		gain := m.gain(mv)
		if mv.verb == enter {
			gain = append([]words.Phrase{"completes the card"}, gain...)
		}
		return gain
	case !card.Completable(next.writing(s)):
		return []words.Phrase{"it cannot be completed any more"}
	}
	return nil
}

// earned are the points that a move adds as things stand.
func (m *Match) earned(mv move) int {
	switch mv.verb {
	case complete, enter, put, colour:
		return m.with(mv).total() - m.total()
	}
	return 0
}

// gain is what a move adds to the score as things stand.
func (m *Match) gain(mv move) []words.Phrase {
	gain := m.earned(mv)
	if gain == 0 {
		return nil
	}
	return []words.Phrase{words.Count(gain, "+1 point", "%+d points")}
}

// total is the score of the player who acts.
func (m *Match) total() int {
	n := 0
	for i := range m.mine().All() {
		n += m.points(m.mine(), i)
	}
	return n
}

// reward says the lower part of a card.
func (m *Match) reward(card *catalogue.Card) words.Phrase {
	r := card.Reward
	said := r.Phrase(m.colourPhrase(r.Colour))
	if card.Deck == catalogue.Bonus {
		return said
	}
	return words.Say("%d points: %s", r.Points, said)
}
