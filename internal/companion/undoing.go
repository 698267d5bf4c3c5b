package companion

import (
	"fmt"
	"iter"
	"slices"

	"silvertray/engine"
	"silvertray/engine/record"
	"silvertray/internal/words"
)

// newUndoing lists the moves, the last one first. The one chosen is taken back
// with all that came after it.
func newUndoing(t *table, back state) *menu {
	m := &menu{title: "Take back moves", back: back}
	m.note = func(at int) words.Phrase {
		return words.Count(len(t.past)-slices.Collect(t.undoable())[at], "OK takes one move back.", "OK takes the last %d moves back.")
	}
	m.lines = func() []line {
		var lines []line
		for i := range t.undoable() {
			ask := t.past[i].Before.Ask()
			lines = append(lines, line{
				text:  t.past[i].Label().Text,
				dice:  rolled(t.past[i].Move),
				value: t.when(ask),
				act:   func() state { return t.takeBack(len(t.past)-i, m) },
			})
		}
		return lines
	}
	return m
}

// when says whose question it was, and in which round.
func (t *table) when(ask engine.Ask) words.Phrase {
	player := t.match.Setup().Players[ask.Player]
	if ask.Round == 0 {
		return words.Name(player) // before the first one
	}
	return words.Say("%s, round %d", player, ask.Round)
}

// undoable are the places of moves that can be taken back, the last one first. A card
// that the box dealt goes with the move before it: it would come again at once.
func (t *table) undoable() iter.Seq[int] {
	return func(yield func(int) bool) {
		for i := len(t.past) - 1; i >= 0; i-- {
			dealt := t.boxDeals() && t.past[i].Before.Ask().Draw != nil
			if !dealt && !yield(i) {
				return
			}
		}
	}
}

// canUndo tells that a move can be taken back.
func (t *table) canUndo() bool {
	for range t.undoable() {
		return true
	}
	return false
}

// rolled are the dice of a roll; nil for a choice.
func rolled(m engine.Move) []engine.Face {
	roll, _ := m.(engine.Thrown)
	return roll.Faces
}

// takeBack goes back to before the last n moves. A roll or a card taken back is
// shown as it was, so that it can be corrected.
func (t *table) takeBack(n int, back state) state {
	first := len(t.past) - n
	if n < 1 || first < 0 {
		return back
	}
	if t.back != nil {
		if err := t.back(n); err != nil {
			return t.unstored(err, "The moves could not be taken back: %s. They still count.", back)
		}
	}
	move := t.past[first].Move
	t.match = t.past[first].Before
	t.past = t.past[:first:first]
	t.turnBack()
	if roll, ok := move.(engine.Thrown); ok {
		return asThrown(t.match.Ask(), roll)
	}
	next := t.ask()
	if cards, ok := next.(*turning); ok {
		cards.goTo(move)
	}
	return next
}

// asThrown is the check of a roll with every die as it counted.
func asThrown(ask engine.Ask, roll engine.Thrown) *checking {
	c := byHand(ask)
	for i, f := range roll.Faces {
		c.dice[i].Value, c.dice[i].Doubt = f.Value, false
	}
	c.cursor = len(c.dice) + counts
	return c
}

// replayed are the moves with these texts, from the deal of the match on.
func replayed(m engine.Match, made []string) ([]record.Step, error) {
	match, err := m.Game().New(m.Setup())
	if err != nil {
		return nil, fmt.Errorf("deal the match anew: %w", err)
	}
	var past []record.Step
	for i, text := range made {
		move, err := match.Parse(text)
		if err != nil {
			return nil, fmt.Errorf("replay move %d: %w", i+1, err)
		}
		past = append(past, record.Step{Before: match, Move: move})
		if match, err = match.Apply(move); err != nil {
			return nil, fmt.Errorf("replay move %d: %w", i+1, err)
		}
	}
	return past, nil
}
