package companion

import (
	"fmt"
	"slices"

	"silvertray/engine"
)

// ahead holds choices made before their turn of asking, by player and in
// order, in their text form. Once the dice lie, passive players choose at the
// same time, each on a phone; the rules ask them one after the other.
type ahead map[int][]string

// mostSteps bounds how far Branch looks: more choices than one turn has.
const mostSteps = 64

// Branch is the match in which a player is asked, or may say what the table would
// show, after the moves that player has chosen ahead: it passes over what the
// others still have to choose. It is not ok where the player's question would
// depend on their answers, such as while dice are in hand that a choice may send
// to the tray or throw again.
func Branch(m engine.Match, player int, chosen []string) (branch engine.Match, ok bool) {
	if len(chosen) == 0 && mayAnswer(m.Ask(), player) {
		return m, true
	}
	for range mostSteps {
		ask := m.Ask()
		var move engine.Move
		var err error
		switch {
		case ask.Kind != engine.Choice:
			return nil, false
		case ask.Player == player && len(chosen) == 0:
			return m, true
		case ask.Player == player:
			move, err = m.Parse(chosen[0])
			chosen = chosen[1:]
		case hangsOn(m, ask):
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

// mayAnswer tells that a player may answer now though the match asks the table, or
// another player: who lays a piece, whose pieces may be shown, and whoever has an offer.
func mayAnswer(ask engine.Ask, player int) bool {
	shows := func(s engine.Showing) bool { return s.Player == player }
	offered := func(o engine.Offer) bool { return o.Player == player }
	return ask.Kind == engine.Table && (ask.Player == player || slices.ContainsFunc(ask.Shows, shows)) ||
		slices.ContainsFunc(ask.Instead, offered)
}

// mover is the player whose move it is: who is asked, where it is nobody else's.
func mover(m engine.Match, move engine.Move) int {
	if secret := m.Label(move).Secret; secret != nil {
		return secret.Player
	}
	ask := m.Ask()
	for _, o := range ask.Instead {
		if o.Move.String() == move.String() {
			return o.Player
		}
	}
	return ask.Player
}

// hangsOn tells that what is asked next depends on the answer: dice are in hand, and
// a choice lays some of them elsewhere or throws them.
func hangsOn(m engine.Match, ask engine.Ask) bool {
	if !slices.ContainsFunc(ask.Faces, func(f engine.Face) bool { return f.Place == engine.InHand }) {
		return false
	}
	for move := range ask.Moves {
		if movesDice(m.Label(move)) {
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

// choose makes a player's move, or keeps it until the player is asked.
func (t *table) choose(player int, text string) error {
	branch, ok := Branch(t.match, player, t.ahead[player])
	if !ok {
		return ErrNotAsked
	}
	move, err := branch.Parse(text)
	if err != nil {
		return err
	}
	if mover(branch, move) != player {
		return ErrNotAsked
	}
	if branch == t.match {
		return t.make(move)
	}
	if t.ahead == nil {
		t.ahead = make(ahead)
	}
	chosen := t.ahead[player]
	t.ahead[player] = append(chosen[:len(chosen):len(chosen)], move.String())
	if err := t.storeAhead(); err != nil {
		t.ahead[player] = chosen
		return fmt.Errorf("keep a choice for later: %w", err)
	}
	return nil
}

// follow makes the moves chosen ahead by whoever is asked now. One that does
// not fit any more is dropped with all that were chosen after it; one that
// cannot be stored stays for the next time.
func (t *table) follow() {
	if t.match == nil || t.ahead.none() {
		return
	}
	defer t.aheadChanged()
	for {
		ask := t.match.Ask()
		if ask.Kind != engine.Choice {
			clear(t.ahead) // of a turn that is over
			return
		}
		chosen := t.ahead[ask.Player]
		if len(chosen) == 0 {
			return
		}
		move, err := t.match.Parse(chosen[0])
		if err != nil {
			delete(t.ahead, ask.Player)
			return
		}
		if err := t.apply(move); err != nil {
			return
		}
		t.ahead[ask.Player] = chosen[1:]
	}
}

// forget drops what players have chosen ahead.
func (t *table) forget(players ...int) {
	for _, p := range players {
		delete(t.ahead, p)
	}
	t.aheadChanged()
}
