package companion

import (
	"image"
	"slices"

	"silvertray/internal/prompt"
)

// seen numbers the snapshots and remembers from which one on things stand as they do.
type seen struct {
	number int
	// roll is when the last move was made or the table last looked at, dice
	// when the roll to be checked last changed, and players when each had
	// another question.
	roll, dice int
	players    []int
	was        tally
	checked    []prompt.Seen
}

// tally counts what has changed.
type tally struct {
	moves, undone, looks int
	// players count, for each, what was chosen, waiting or made, and what was
	// thrown.
	players []int
}

// of is when a player's question last changed; never for nobody's.
func (s *seen) of(player int) int {
	if player < 0 || player >= len(s.players) {
		return s.number + 1
	}
	return s.players[player]
}

// next takes up what has changed with the next snapshot.
func (s *seen) next(now tally, screen prompt.Prompt) {
	s.number++
	if now.moves != s.was.moves || now.undone != s.was.undone || now.looks != s.was.looks {
		s.roll = s.number
	}
	check, _ := screen.(prompt.Check)
	if !slices.Equal(check.Dice, s.checked) {
		s.dice = s.number
	}
	if len(s.players) != len(now.players) {
		s.players, s.was.players = make([]int, len(now.players)), make([]int, len(now.players))
		for i := range s.players {
			s.players[i] = s.number
		}
	}
	for i, n := range now.players {
		if n != s.was.players[i] || now.undone != s.was.undone {
			s.players[i] = s.number
		}
	}
	s.was, s.checked = now, slices.Clone(check.Dice)
}

// tally counts what has changed since the box was switched on.
func (l *loop) tally() tally {
	t := l.table
	now := tally{moves: len(t.Steps()), undone: t.Ledger.Corrections(), looks: l.looks}
	if t.Match() == nil {
		return now
	}
	ahead := t.Ledger.Premoves()
	now.players = make([]int, len(t.Match().Setup().Players))
	for i := range now.players {
		now.players[i] = len(ahead[i])
	}
	for _, p := range t.Steps() {
		ask := p.Before.Ask()
		for i := range now.players {
			if ask.Choice == nil || ask.Player == i {
				now.players[i]++
			}
		}
	}
	return now
}

// snapshot is the box with the screen it is about to show.
func (l *loop) snapshot(screen prompt.Prompt, picture *image.Paletted) prompt.Snapshot {
	t := l.table
	s := prompt.Snapshot{
		Number: l.seen.number, Match: t.Match(), Screen: screen, Unstored: t.Ledger.Offline(), Language: t.Language, Picture: picture,
		Trouble: t.Trouble(), PanelDown: l.panelDown,
		Past: t.Steps(), Premoves: t.Ledger.Premoves(),
	}
	s.Asked, s.Keys = l.seat()
	s.Private = l.private
	if l.reading != nil {
		r := *l.reading
		s.Reading = &r
	}
	return s
}
