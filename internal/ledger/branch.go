package ledger

import (
	"errors"
	"slices"
	"strings"

	"silvertray/engine"
)

// MostSteps bounds how far Branch looks: more choices than one turn has.
const MostSteps = 64

// Branch is the match in which a player is asked, or may say what the table would
// show, after the moves that player has chosen ahead: it passes over what the
// others still have to choose. It is not ok where the player's question would
// depend on their answers, such as while dice are in hand that a choice may send
// to the tray or throw again.
func Branch(m engine.Match, player int, chosen []string) (branch engine.Match, ok bool) {
	if len(chosen) == 0 && Asked(m, player) {
		return m, true
	}
	for range MostSteps {
		ask := m.Ask()
		var move engine.Move
		var err error
		switch {
		case ask.Choice == nil:
			return nil, false
		case ask.Player == player && len(chosen) == 0:
			return m, true
		case ask.Player == player:
			move, err = m.Parse(chosen[0])
			chosen = chosen[1:]
		case dependsOn(m, ask):
			return nil, false
		default:
			move = last(ask)
		}
		if err == nil {
			m, err = m.Apply(move)
		}
		if err != nil {
			return nil, false
		}
	}
	return nil, false
}

// Asked reports whether a player may answer now: who is asked to choose and, where the
// table is asked, who lays a piece, whose pieces may be shown, and whoever has an offer.
func Asked(m engine.Match, player int) bool {
	ask := m.Ask()
	shows := func(s engine.Showing) bool { return s.Player == player }
	offered := func(o engine.Offer) bool { return o.Player == player }
	switch {
	case slices.ContainsFunc(ask.Offers(), offered):
		return true
	case ask.Choice != nil:
		return ask.Player == player
	case ask.Lay != nil:
		return ask.Player == player || slices.ContainsFunc(ask.Lay.Shows, shows)
	}
	return ask.Draw != nil && ask.Player == player
}

// parse reads a player's move. What belongs to another player is refused alike, whether
// the rules allow it or not: that may hang on what the other one holds.
func parse(m engine.Match, player int, text string) (engine.Move, error) {
	if m.Ask().Player != player && !theirs(m, player, text) {
		return nil, ErrNotAsked
	}
	move, err := m.Parse(text)
	var refusal *engine.Refusal
	switch {
	case err == nil && mover(m, move) != player:
		return nil, ErrNotAsked
	case errors.As(err, &refusal) && refusal.Of != nil && *refusal.Of != player:
		return nil, ErrNotAsked
	}
	return move, err
}

// theirs reports whether a text is of a kind that a player may choose who is not asked:
// one begins like it.
func theirs(m engine.Match, player int, text string) bool {
	word := func(text string) string {
		first, _, _ := strings.Cut(strings.TrimSpace(text), " ")
		return first
	}
	ask := m.Ask()
	for _, o := range ask.Offers() {
		if o.Player == player && word(o.Move.String()) == word(text) {
			return true
		}
	}
	return ask.Lay != nil && slices.ContainsFunc(ask.Lay.Shows, func(s engine.Showing) bool {
		return s.Player == player && s.Word == word(text)
	})
}

// mover is the player whose move it is: who is asked, where it is nobody else's.
func mover(m engine.Match, move engine.Move) int {
	if secret := m.Label(move).Secret; secret != nil {
		return secret.Player
	}
	ask := m.Ask()
	for _, o := range ask.Offers() {
		if o.Move.String() == move.String() {
			return o.Player
		}
	}
	return ask.Player
}

// dependsOn reports whether what is asked next depends on the answer: dice are in hand, and
// a choice lays some of them elsewhere or throws them.
func dependsOn(m engine.Match, ask engine.Ask) bool {
	if !slices.ContainsFunc(ask.Faces(), func(f engine.Face) bool { return f.Place == engine.InHand }) {
		return false
	}
	for move := range ask.Moves {
		if m.Label(move).Dice.Any() {
			return true
		}
	}
	return false
}

// last is the move that comes last in a choice's order, where the rules put
// passing and being done.
func last(ask engine.Ask) (move engine.Move) {
	for move = range ask.Moves {
	}
	return move
}
