package companion

import (
	"maps"
	"slices"

	"silvertray/engine"
	"silvertray/engine/record"
	"silvertray/internal/ledger"
)

// Waiting is what players have chosen ahead, as it is kept over a restart.
type Waiting struct {
	// Moves that had been made then.
	Moves int `json:"moves"`
	// Chosen are the moves in their text form, by player.
	Chosen map[int][]string `json:"chosen"`
}

func (a ahead) none() bool {
	for _, chosen := range a {
		if len(chosen) > 0 {
			return false
		}
	}
	return true
}

// storeAhead keeps what waits over a restart.
func (t *table) storeAhead() error {
	if t.keepAhead == nil {
		return nil
	}
	return t.keepAhead(Waiting{Moves: len(t.past), Chosen: maps.Clone(t.ahead)})
}

// aheadChanged keeps what still waits. Where that fails, the next start finds
// more than waits now, and drops what no longer fits.
func (t *table) aheadChanged() {
	if err := t.storeAhead(); err != nil {
		t.log.Error("choices that wait are not kept", "error", err)
	}
}

// still is what waits after the moves that were made since it was kept: the
// box may have been switched off between a move and the note that it waits no
// more.
func (w Waiting) still(m engine.Match, past []record.Step) ahead {
	if m == nil || w.Moves > len(past) {
		return nil
	}
	waits := make(ahead)
	for player, chosen := range w.Chosen {
		if len(chosen) > 0 && len(chosen) <= ledger.MostSteps {
			waits[player] = slices.Clone(chosen)
		}
	}
	for _, p := range past[w.Moves:] {
		chosen := waits[p.Player()]
		switch {
		case p.Before.Ask().Roll != nil:
			return nil
		case len(chosen) > 0 && chosen[0] == p.Move.String():
			waits[p.Player()] = chosen[1:]
		default:
			delete(waits, p.Player())
		}
	}
	for player, chosen := range waits {
		if !fits(m, player, chosen) {
			delete(waits, player)
		}
	}
	return waits
}

// fits tells that a player can choose these moves ahead.
func fits(m engine.Match, player int, chosen []string) bool {
	for i, text := range chosen {
		branch, ok := ledger.Branch(m, player, chosen[:i])
		if !ok {
			return false
		}
		if _, err := branch.Parse(text); err != nil {
			return false
		}
	}
	return true
}
