package session

import (
	"errors"
	"iter"

	"silvertray/engine"
	"silvertray/internal/words"
)

// Play makes a move, and returns to the state back when it cannot.
func (t *Table) Play(m engine.Move, back State) State {
	err := t.Ledger.Play(m)
	var refusal *engine.Refusal
	switch {
	case errors.As(err, &refusal):
		return &Message{Title: "That does not fit", Text: words.Error(err), Back: back}
	case err != nil:
		return t.Unstored(err, "The move could not be stored: %s. Mend that, then make the move again.", back)
	}
	return t.Ask()
}

// Undoable yields the places of moves that can be taken back, the last one first. A
// card that the box dealt goes with the move before it: it would come again at once.
func (t *Table) Undoable() iter.Seq[int] {
	return func(yield func(int) bool) {
		steps := t.Steps()
		for i := len(steps) - 1; i >= 0; i-- {
			dealt := t.BoxDeals() && steps[i].Before.Ask().Draw != nil
			if !dealt && !yield(i) {
				return
			}
		}
	}
}

// CanUndo reports whether a move can be taken back.
func (t *Table) CanUndo() bool {
	for range t.Undoable() {
		return true
	}
	return false
}

// TakeBack goes back to before the last n moves. A roll or a card taken back is
// shown as it was, so that it can be corrected.
func (t *Table) TakeBack(n int, back State) State {
	first := len(t.Steps()) - n
	if n < 1 || first < 0 {
		return back
	}
	move := t.Steps()[first].Move
	if err := t.Ledger.TakeBack(n); err != nil {
		return t.Unstored(err, "The moves could not be taken back: %s. They still count.", back)
	}
	t.Dice.forget()
	return t.Mechanics.Again(t, move)
}

// Correctable reports whether the step at a place is one that people showed on the
// table, and can be corrected: a roll, a piece that was laid, or a card.
func (t *Table) Correctable(at int) bool {
	step := t.Steps()[at]
	ask := step.Before.Ask()
	switch {
	case ask.Roll != nil:
		return true
	case ask.Draw != nil:
		return !t.BoxDeals()
	}
	return len(step.Label().Puts) > 0
}

// Amend replaces a move made before and plays what followed again. Where that does
// not fit any more, the match waits there, and a message says why.
func (t *Table) Amend(at int, m engine.Move, back State) State {
	why, err := t.Ledger.Replace(at, m)
	var refusal *engine.Refusal
	switch {
	case errors.As(err, &refusal):
		return &Message{Title: "That does not fit", Text: words.Error(refusal), Back: back}
	case err != nil:
		return t.Unstored(err, "The correction could not be stored: %s. Everything counts as it did.", back)
	}
	t.Dice.forget()
	if why != nil {
		return &Message{Title: "From here on it does not fit", Text: words.Error(why), Back: t.Ask()}
	}
	return t.Ask()
}
