package companion

import (
	"maps"
	"slices"

	"silvertray/engine"
	"silvertray/internal/words"
	"silvertray/vision"
)

// reprinted looks how the board is printed, before anything is laid on it. Where it
// is not printed as the match has it, the match begins anew with the board as it
// is; against what was learnt or chosen before, only once a person agrees. The
// state is nil where there is nothing to do.
func (t *table) reprinted(r vision.BoardReading, back state) state {
	if !bare(boardOf(t.match), r) || len(t.past) > 0 {
		return nil
	}
	fits := engine.ByPrint(t.match.Game(), nil, r.Order)
	switch {
	case slices.Equal(r.Order, boardOf(t.match).Printed()):
		if t.printed == nil {
			t.learn(r.Order)
		}
		return nil
	case len(fits) == 0:
		return nil
	case t.printed == nil && !t.overrides(fits):
		return t.reprint(fits, r.Order, back)
	}
	return t.askPrint(fits, r.Order, back)
}

// bare tells that a reading shows for sure how the board is printed, and that
// nothing lies on it.
func bare(b engine.Board, r vision.BoardReading) bool {
	d := compare(b, r)
	another := func(p vision.BoardProblem) bool { return p.Kind != vision.Order }
	return len(r.Order) > 0 && len(d.laid)+len(d.gone)+len(d.other) == 0 && !slices.ContainsFunc(r.Problems, another)
}

// overrides tells that settings differ from those that were chosen.
func (t *table) overrides(settings map[string]string) bool {
	for name, value := range settings {
		if chosen, ok := t.rules[name]; ok && chosen != value {
			return true
		}
	}
	return false
}

// askPrint asks whether the board is printed so.
func (t *table) askPrint(fits map[string]string, printed []string, back state) state {
	m := &menu{title: "Is another board on the table?", back: back}
	m.note = func(int) words.Phrase {
		return words.Say("Printed on it, clockwise: %s.", words.List(phrases(printed)))
	}
	m.lines = func() []line {
		return []line{
			{text: "Yes, play on this board", act: func() state { return t.reprint(fits, printed, back) }},
			{text: "No, look again", act: func() state { return back }},
		}
	}
	return m
}

// reprint begins the match anew on a board that is printed otherwise.
func (t *table) reprint(fits map[string]string, printed []string, back state) state {
	setup := t.match.Setup()
	setup.Settings = maps.Clone(setup.Settings)
	maps.Copy(setup.Settings, fits)
	m, err := t.match.Game().New(setup)
	if err == nil && t.dealt != nil {
		err = t.dealt(m)
	}
	if err != nil {
		return t.unstored(err, "The match could not be stored: %s.", back)
	}
	t.match = m
	t.moves++
	t.learn(printed)
	next := t.ask()
	if asks, ok := next.(*laying); ok {
		asks.seen = words.Say("Learnt how this board is printed: %s.", words.List(phrases(printed)))
	}
	if !t.overrides(fits) {
		return next
	}
	t.rules = maps.Clone(t.rules)
	maps.Copy(t.rules, fits)
	return t.chosen(next)
}

// learn keeps how the board at hand is printed. A match goes on where that fails:
// the board can be looked at again.
func (t *table) learn(printed []string) {
	t.printed = slices.Clone(printed)
	if t.learnt == nil {
		return
	}
	if err := t.learnt(t.printed); err != nil {
		t.log.Error("how the board is printed was not kept", "error", err)
	}
}
