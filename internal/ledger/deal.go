package ledger

import (
	"errors"
	"maps"
	"slices"

	"silvertray/engine"
	"silvertray/engine/record"
)

// Cards that are dealt face down are named by their players, each in secret. Where one is
// named that another player holds already, somebody is mistaken; to say so at once would
// tell what others hold. So the card is held back as if it were a premove, and only when
// the player has named the whole hand is all of it asked for anew.

// Known is a match and the steps that led to it as a player can know them: while cards are
// dealt face down, those of others are any cards, and those held back count. Player -1
// sits nowhere.
func Known(m engine.Match, steps []record.Step, premoves map[int][]string, player int) ([]record.Step, engine.Match) {
	if !deals(m) {
		return steps, m
	}
	return known(m, steps, premoves, player, "")
}

// Known is the match and its steps as a player can know them.
func (l *Ledger) Known(player int) ([]record.Step, engine.Match) {
	if l.match == nil {
		return nil, nil
	}
	return Known(l.match, l.Steps(), l.premoves, player)
}

// known is Known of a deal, in which nobody else is taken to hold a card that is tried.
func known(m engine.Match, steps []record.Step, premoves map[int][]string, player int, tried string) ([]record.Step, engine.Match) {
	first := len(steps)
	for first > 0 && deals(steps[first-1].Before) {
		first--
	}
	named := make(map[int][]string)
	for _, s := range steps[first:] {
		named[s.Player()] = append(named[s.Player()], s.Move.String())
	}
	for p, held := range premoves {
		named[p] = append(named[p], held...)
	}
	if first < len(steps) {
		m = steps[first].Before
	}
	mine := append(slices.Clone(named[player]), tried)
	steps = slices.Clone(steps[:first])
	for deals(m) {
		asked := m.Ask().Player
		if len(named[asked]) == 0 {
			break
		}
		move := filler(m, mine)
		if asked == player {
			move, _ = m.Parse(named[asked][0])
		}
		named[asked] = named[asked][1:]
		if move == nil {
			break
		}
		next, err := m.Apply(move)
		if err != nil {
			break
		}
		steps, m = append(steps, record.Step{Before: m, Move: move}), next
	}
	return steps, m
}

// filler is a card that may be dealt, and is none of these.
func filler(m engine.Match, but []string) engine.Move {
	for move := range m.Ask().Moves {
		if !slices.Contains(but, move.String()) {
			return move
		}
	}
	return nil
}

// deals reports whether a match asks for a card that one of several players alone sees.
func deals(m engine.Match) bool {
	if m.Ask().Draw == nil || alone(m) {
		return false
	}
	for move := range m.Ask().Moves {
		return m.Label(move).Secret != nil
	}
	return false
}

// name takes a card that a player was dealt.
func (l *Ledger) name(player int, text string) error {
	_, m := known(l.match, l.Steps(), l.premoves, player, text)
	if !deals(m) || m.Ask().Player != player {
		return ErrNotAsked
	}
	move, err := m.Parse(text)
	if err != nil {
		return err
	}
	if len(l.premoves[player]) == 0 {
		err := l.Play(move)
		if refusal := (*engine.Refusal)(nil); !errors.As(err, &refusal) {
			return err
		}
	}
	next := maps.Clone(l.premoves)
	if next == nil {
		next = make(byPlayer)
	}
	next[player] = append(slices.Clip(next[player]), move.String())
	if after, err := m.Apply(move); err == nil && (!deals(after) || after.Ask().Player != player) {
		delete(next, player)
		l.clash = true
	}
	return l.storePremoves(next)
}

// Clashed reports whether a hand was named that cannot be, since others hold a card of
// it, and is asked for anew. It says so once.
func (l *Ledger) Clashed() bool {
	clash := l.clash
	l.clash = false
	return clash
}

// TakeBackHeld takes back cards that are held back until so many moves are left; it is
// not done where these are fewer.
func (l *Ledger) TakeBackHeld(to int) (done bool, err error) {
	if l.match == nil || !deals(l.match) {
		return false, nil
	}
	player := l.match.Ask().Player
	keep := to - len(l.steps)
	if keep < 0 || keep >= len(l.premoves[player]) {
		return false, nil
	}
	next := maps.Clone(l.premoves)
	next[player] = next[player][:keep:keep]
	return true, l.storePremoves(next)
}
