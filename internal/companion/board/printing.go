package board

import (
	"maps"
	"slices"

	"silvertray/engine"
	"silvertray/internal/companion/session"
	"silvertray/internal/words"
	"silvertray/vision"
)

// reprinted looks how the board is printed, before anything is laid on it. Where it
// is not printed as the match has it, the match begins anew with the board as it
// is; against what was learnt or chosen before, only once a person agrees. The
// state is nil where there is nothing to do.
func reprinted(t *session.Table, r vision.BoardReading, back session.State) session.State {
	if !bare(boardOf(t.Match()), r) || len(t.Steps()) > 0 {
		return nil
	}
	fits := engine.ByPrint(t.Match().Game(), nil, r.Order)
	switch {
	case slices.Equal(r.Order, boardOf(t.Match()).Printed()):
		if t.Printed == nil {
			t.Learn(r.Order)
		}
		return nil
	case len(fits) == 0:
		return nil
	case t.Printed == nil && !overrides(t, fits):
		return reprint(t, fits, r.Order, back)
	}
	return askPrint(t, fits, r.Order, back)
}

// bare reports whether a reading shows for sure how the board is printed, and nothing
// lies on it.
func bare(b engine.Board, r vision.BoardReading) bool {
	d := compare(b, r)
	another := func(p vision.BoardProblem) bool { return p.Kind != vision.Order }
	return len(r.Order) > 0 && len(d.laid)+len(d.gone)+len(d.other) == 0 && !slices.ContainsFunc(r.Problems, another)
}

// overrides reports whether settings differ from those that were chosen.
func overrides(t *session.Table, settings map[string]string) bool {
	for name, value := range settings {
		if chosen, ok := t.Rules[name]; ok && chosen != value {
			return true
		}
	}
	return false
}

// askPrint asks whether the board is printed so.
func askPrint(t *session.Table, fits map[string]string, printed []string, back session.State) session.State {
	m := &session.Menu{Title: "Is another board on the table?", Back: back}
	m.Note = func(int) words.Phrase {
		return words.Say("Printed on it, clockwise: %s.", words.List(words.Phrases(printed)))
	}
	m.Lines = func() []session.Line {
		return []session.Line{
			{Text: "Yes, play on this board", Act: func() session.State { return reprint(t, fits, printed, back) }},
			{Text: "No, look again", Act: func() session.State { return back }},
		}
	}
	return m
}

// reprint begins the match anew on a board that is printed otherwise.
func reprint(t *session.Table, fits map[string]string, printed []string, back session.State) session.State {
	setup := t.Match().Setup()
	setup.Settings = maps.Clone(setup.Settings)
	maps.Copy(setup.Settings, fits)
	if err := t.Redeal(setup); err != nil {
		return t.Unstored(err, "The match could not be stored: %s.", back)
	}
	t.Learn(printed)
	next := t.Ask()
	if asks, ok := next.(*Laying); ok {
		asks.seen = words.Say("Learnt how this board is printed: %s.", words.List(words.Phrases(printed)))
	}
	if !overrides(t, fits) {
		return next
	}
	t.Rules = maps.Clone(t.Rules)
	maps.Copy(t.Rules, fits)
	return t.Chosen(next)
}
