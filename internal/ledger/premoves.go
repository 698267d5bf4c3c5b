package ledger

import (
	"fmt"
	"maps"
	"slices"

	"silvertray/engine"
	"silvertray/engine/record"
	"silvertray/internal/words"
)

// ErrNotAsked is why a choice is not taken.
var ErrNotAsked = words.Sorry("this player has nothing to choose now")

// PremovesFile is how Keepers name the file of them.
const PremovesFile = "waiting.json"

// Premoves are choices made before their turn of asking, as they are stored. Once
// the dice lie, passive players choose at the same time, each on a phone; the rules
// ask them one after the other.
type Premoves struct {
	// Moves that had been made then.
	Moves int `json:"moves"`
	// Chosen are the premoves in their text form and order, by player.
	Chosen map[int][]string `json:"chosen"`
}

// byPlayer holds premoves by player.
type byPlayer map[int][]string

func (a byPlayer) none() bool {
	for _, chosen := range a {
		if len(chosen) > 0 {
			return false
		}
	}
	return true
}

// Premoves are the moves that wait for their player's turn of asking, by player.
func (l *Ledger) Premoves() map[int][]string {
	waiting := make(map[int][]string)
	for player, chosen := range l.premoves {
		if len(chosen) > 0 {
			waiting[player] = slices.Clone(chosen)
		}
	}
	return waiting
}

// Choose makes a player's move, or stores it until the player is asked.
func (l *Ledger) Choose(player int, text string) error {
	if l.match == nil {
		return ErrNoMatch
	}
	if deals(l.match) {
		return l.name(player, text)
	}
	branch, ok := Branch(l.match, player, l.premoves[player])
	if !ok {
		return ErrNotAsked
	}
	move, err := parse(branch, player, text)
	if err != nil {
		return err
	}
	if len(l.premoves[player]) == 0 && Asked(l.match, player) {
		return l.Play(move)
	}
	next := maps.Clone(l.premoves)
	if next == nil {
		next = make(byPlayer)
	}
	next[player] = append(slices.Clip(next[player]), move.String())
	if err := l.storePremoves(next); err != nil {
		return fmt.Errorf("store a choice for later: %w", err)
	}
	return nil
}

// Withdraw drops a player's premoves. Cards that are dealt are none of them.
func (l *Ledger) Withdraw(player int) error {
	if len(l.premoves[player]) == 0 || deals(l.match) {
		return nil
	}
	next := maps.Clone(l.premoves)
	delete(next, player)
	if err := l.storePremoves(next); err != nil {
		return fmt.Errorf("withdraw a choice: %w", err)
	}
	return nil
}

// storePremoves stores premoves, and then holds them.
func (l *Ledger) storePremoves(next byPlayer) error {
	if err := l.keeper.Premoves(Premoves{Moves: len(l.steps), Chosen: next}); err != nil {
		return err
	}
	l.premoves = next
	return nil
}

// withoutPremoves does an act on which no premove may hang. They go before it: a
// power cut between the two must not leave choices for another match than they
// were made for.
func (l *Ledger) withoutPremoves(act func() error) error {
	was := l.premoves
	if was.none() {
		return act()
	}
	if err := l.storePremoves(nil); err != nil {
		return fmt.Errorf("withdraw the choices made ahead: %w", err)
	}
	err := act()
	if err != nil && l.keeper.Premoves(Premoves{Moves: len(l.steps), Chosen: was}) == nil {
		l.premoves = was
	}
	return err
}

// playPremoves makes the premoves of whoever is asked now. One that does not fit any more
// is dropped with all that were chosen after it; one that cannot be stored waits on.
func (l *Ledger) playPremoves() {
	if l.match == nil || l.premoves.none() {
		return
	}
	left := l.playDue()
	if l.storePremoves(left) != nil {
		// More is stored than waits: the next start drops what does not fit then.
		l.premoves = left
	}
}

// playDue makes the premoves that are due, and returns the others.
func (l *Ledger) playDue() byPlayer {
	left := maps.Clone(l.premoves)
	for {
		ask := l.match.Ask()
		if ask.Choice == nil {
			return nil // the turn they were made for is over
		}
		chosen := left[ask.Player]
		if len(chosen) == 0 {
			return left
		}
		move, err := l.match.Parse(chosen[0])
		if err != nil {
			delete(left, ask.Player)
			return left
		}
		if l.apply(move) != nil {
			return left
		}
		left[ask.Player] = chosen[1:]
	}
}

// remaining is what waits after the moves that were made since it was stored: the power
// may have been cut between a move and the note that it waits no more.
func (p Premoves) remaining(m engine.Match, steps []record.Step) byPlayer {
	if m == nil || p.Moves > len(steps) {
		return nil
	}
	waits := make(byPlayer)
	for player, chosen := range p.Chosen {
		if len(chosen) > 0 && len(chosen) <= MostSteps {
			waits[player] = slices.Clone(chosen)
		}
	}
	for _, s := range steps[p.Moves:] {
		chosen := waits[s.Player()]
		switch {
		case s.Before.Ask().Roll != nil:
			return nil
		case len(chosen) > 0 && chosen[0] == s.Move.String():
			waits[s.Player()] = chosen[1:]
		default:
			delete(waits, s.Player())
		}
	}
	for player, chosen := range waits {
		if !fits(m, player, chosen) {
			delete(waits, player)
		}
	}
	return waits
}

// fits reports whether a player can choose these moves ahead.
func fits(m engine.Match, player int, chosen []string) bool {
	for i, text := range chosen {
		branch, ok := Branch(m, player, chosen[:i])
		if !ok {
			return false
		}
		if _, err := branch.Parse(text); err != nil {
			return false
		}
	}
	return true
}
