package dice

import (
	"slices"

	"silvertray/engine"
	"silvertray/internal/companion/session"
	"silvertray/internal/prompt"
)

// Amend replaces dice of a roll made before by what they really showed, at the
// request of a person. Where nothing comes of it, the state is back.
func Amend(t *session.Table, a prompt.AmendRoll, back session.State) (session.State, error) {
	if a.At < 0 || a.At >= len(t.Steps()) {
		return back, prompt.ErrStale
	}
	step := t.Steps()[a.At]
	roll, ok := step.Move.(engine.Thrown)
	if !ok {
		return back, prompt.ErrStale
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
		return back, err
	}
	return t.Amend(a.At, next, back), nil
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
