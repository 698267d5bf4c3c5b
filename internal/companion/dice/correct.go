package dice

import (
	"slices"

	"silvertray/engine"
	"silvertray/internal/companion/session"
	"silvertray/internal/prompt"
)

// AsThrown checks a roll anew with every die as it counted.
func AsThrown(ask engine.Ask, roll engine.Thrown) *Checking {
	c := byHand(ask)
	for i, f := range roll.Faces {
		c.dice[i].Value, c.dice[i].Doubt = f.Value, false
	}
	c.cursor = len(c.dice) + counts
	return c
}

// amended is a roll made before that is under correction.
type amended struct {
	at     int // moves made before it
	before engine.Match
	leave  session.State // where to go when it stays as it was
}

// Correct shows the roll at a place among the moves as it counted.
func Correct(t *session.Table, at int, leave session.State) session.State {
	step := t.Steps()[at]
	roll, ok := step.Move.(engine.Thrown)
	if !ok {
		return leave
	}
	c := AsThrown(step.Before.Ask(), roll)
	c.cursor = 0
	c.amends = &amended{at: at, before: step.Before, leave: leave}
	return c
}

// Amend replaces dice of a roll made before by what they really showed, at the
// request of a person. Where nothing comes of it, the state is back.
func Amend(t *session.Table, a prompt.AmendRoll, back session.State) (session.State, error) {
	next, err := Amended(t, a)
	if err != nil {
		return back, err
	}
	return t.Amend(a.At, next, back), nil
}

// Amended is a roll made before with what its dice really showed.
func Amended(t *session.Table, a prompt.AmendRoll) (engine.Move, error) {
	if a.At < 0 || a.At >= len(t.Steps()) {
		return nil, prompt.ErrStale
	}
	step := t.Steps()[a.At]
	roll, ok := step.Move.(engine.Thrown)
	if !ok {
		return nil, prompt.ErrStale
	}
	next := engine.Thrown{Faces: slices.Clone(roll.Faces)}
	for i, f := range next.Faces {
		if value, named := a.Faces[f.Die]; named {
			next.Faces[i].Value = value
		}
	}
	asked := step.Before.Ask().Roll
	if asked.Tray {
		next.Near = nearAsBefore(engine.Tied(next.Faces), roll.Near)
	}
	if err := next.Check(asked.Dice, asked.Tray); err != nil {
		return nil, err
	}
	return next, nil
}

// nearAsBefore orders dice that tie for the tray: those that tied before as
// they did, then the others.
func nearAsBefore(tied, before []string) []string {
	slices.SortStableFunc(tied, func(a, b string) int { return place(before, a) - place(before, b) })
	return tied
}

// place is where a die stands in an order; behind all that are named for others.
func place(order []string, die string) int {
	if i := slices.Index(order, die); i >= 0 {
		return i
	}
	return len(order)
}
