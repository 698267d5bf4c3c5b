package board

import (
	"slices"

	"silvertray/engine"
	"silvertray/engine/placement"
	"silvertray/internal/companion/session"
	"silvertray/internal/prompt"
)

// Correct shows the piece that was laid at a place among the moves, to be laid
// otherwise.
func Correct(t *session.Table, at int, leave session.State) session.State {
	step := t.Steps()[at]
	puts := step.Label().Puts
	p := &enterSymbols{match: step.Before, title: "Symbols of the tile", pieces: [][]string{placement.Symbols(puts)}, back: leave}
	p.done = func() session.State {
		amend := func(m engine.Move, back session.State) session.State { return t.Amend(at, m, back) }
		next := newPickPlace(step.Before, p, amend)
		if s, ok := next.(*pickPlace); ok {
			s.goTo(puts)
		}
		return next
	}
	return p
}

// CorrectCell puts right what a cell shows: by the one piece that explains it, or by
// one that a person chooses among several.
func CorrectCell(t *session.Table, cell engine.Hex, shows string, back session.State) session.State {
	if counts(t, cell, shows) {
		return back
	}
	return explain(t, placement.Explain(t.Steps(), cell, shows), back)
}

// explain takes the one piece that explains a cell, or asks which.
func explain(t *session.Table, all []placement.Fix, back session.State) session.State {
	fit := slices.DeleteFunc(slices.Clone(all), func(f placement.Fix) bool { return f.Breaks })
	if len(fit) == 0 {
		fit = all
	}
	switch len(fit) {
	case 0:
		return &session.Message{Title: "No tile explains that", Text: "No tile laid before can lie so. Enter the tile that is missing, or correct a whole tile.", Back: back}
	case 1:
		return t.Amend(fit[0].At, fit[0].Move, back)
	}
	return &pickFix{fixes: fit, back: back}
}

// Mend puts right what a cell shows at the request of a person who sees the board, by
// one of the pieces that the person may correct.
func Mend(t *session.Table, m prompt.CorrectCell, may func(placement.Fix) bool, back session.State) (session.State, error) {
	switch {
	case t.Match() == nil || len(t.Steps()) == 0:
		return back, prompt.ErrStale
	case counts(t, m.At, m.Shows):
		return back, nil
	}
	no := func(f placement.Fix) bool { return !may(f) }
	fixes := slices.DeleteFunc(placement.Explain(t.Steps(), m.At, m.Shows), no)
	if len(fixes) == 0 {
		return back, prompt.ErrNoTile
	}
	return explain(t, fixes, back), nil
}

// counts reports whether a cell shows that as the match has it.
func counts(t *session.Table, cell engine.Hex, shows string) bool {
	return slices.ContainsFunc(boardOf(t.Match()).Cells, func(s engine.Spot) bool { return s.At == cell && s.Symbol == shows })
}
