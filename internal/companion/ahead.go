package companion

import (
	"fmt"

	"silvertray/engine"
	"silvertray/internal/ledger"
	"silvertray/internal/prompt"
)

// ahead holds choices made before their turn of asking, by player and in
// order, in their text form. Once the dice lie, passive players choose at the
// same time, each on a phone; the rules ask them one after the other.
type ahead map[int][]string

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

// choose makes a player's move, or keeps it until the player is asked.
func (t *table) choose(player int, text string) error {
	branch, ok := ledger.Branch(t.match, player, t.ahead[player])
	if !ok {
		return prompt.ErrNotAsked
	}
	move, err := branch.Parse(text)
	if err != nil {
		return err
	}
	if mover(branch, move) != player {
		return prompt.ErrNotAsked
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
		if ask.Choice == nil {
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
