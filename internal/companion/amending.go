package companion

import (
	"errors"
	"maps"
	"slices"

	"silvertray/engine"
	"silvertray/engine/record"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// newAmending lists what the table showed, the last first: rolls, pieces that were
// laid, and cards. The one chosen is shown as it counted, to be corrected.
func newAmending(t *table, back state) *menu {
	m := &menu{title: t.amending(), back: back}
	m.note = func(int) words.Phrase { return "What came after it is played again." }
	m.lines = func() []line {
		var lines []line
		for i := len(t.past) - 1; i >= 0; i-- {
			correct := t.correction(i, m)
			if correct == nil {
				continue
			}
			ask := t.past[i].Before.Ask()
			lines = append(lines, line{
				text:  t.past[i].Label().Text,
				dice:  rolled(t.past[i].Move),
				value: t.when(ask),
				act:   correct,
			})
		}
		return lines
	}
	return m
}

// amending is what the list of newAmending is called.
func (t *table) amending() words.Phrase {
	cards := func(p record.Step) bool { return p.Before.Ask().Draw != nil }
	switch {
	case len(t.match.Game().Dice()) == 0:
		return "Correct a tile"
	case !t.boxDeals() && slices.ContainsFunc(t.past, cards):
		return "Correct a roll or a card"
	}
	return "Correct a roll"
}

// correction leads to the move made after i others as it counted; nil for one
// that the table did not show.
func (t *table) correction(i int, leave state) func() state {
	before, move := t.past[i].Before, t.past[i].Move
	if roll, ok := move.(engine.Thrown); ok {
		return func() state {
			c := asThrown(before.Ask(), roll)
			c.cursor = 0
			c.amends = &amended{at: i, before: before, leave: leave}
			return c
		}
	}
	if before.Ask().Draw != nil {
		return t.cardCorrection(i, leave)
	}
	puts := before.Label(move).Puts
	if len(puts) == 0 {
		return nil
	}
	return func() state {
		p := &picking{match: before, title: "Symbols of the tile", pieces: [][]string{nil}, back: leave}
		for _, put := range puts {
			p.pieces[0] = append(p.pieces[0], put.Symbol)
		}
		p.done = func() state {
			next := newSiting(before, p, func(m engine.Move, back state) state { return t.amend(i, m, back) })
			if s, ok := next.(*siting); ok {
				s.goTo(puts)
			}
			return next
		}
		return p
	}
}

// cardCorrection leads to a card that was turned over; nil where the box did that.
func (t *table) cardCorrection(i int, leave state) func() state {
	if t.boxDeals() {
		return nil
	}
	before, move := t.past[i].Before, t.past[i].Move
	return func() state {
		take := func(m engine.Move, back state) state { return t.amend(i, m, back) }
		return turningAt(before, take, leave).goTo(move)
	}
}

// canReplace tells that the store, where there is one, can follow.
func (t *table) canReplace() bool { return t.keep == nil || t.replace != nil }

// amended is a roll made before that is under correction.
type amended struct {
	at     int // moves made before it
	before engine.Match
	leave  state // where to go when it stays as it was
}

// amend replaces a move made before and plays what followed again. Where that
// does not fit any more, the match waits there, and a message says why.
func (t *table) amend(at int, m engine.Move, back state) state {
	why, err := t.replaceMove(at, m.String())
	var refusal *engine.Refusal
	switch {
	case errors.As(err, &refusal):
		return &message{title: "That does not fit", text: words.Error(refusal), back: back}
	case err != nil:
		return t.unstored(err, "The correction could not be stored: %s. Everything counts as it did.", back)
	case why != nil:
		return &message{title: "From here on it does not fit", text: words.Error(why), back: t.ask()}
	}
	return t.ask()
}

// replaceMove replaces a move made before, here and in the store. The first
// result is why what followed does not fit from some move on.
func (t *table) replaceMove(at int, text string) (why, err error) {
	dealt := t.past[0].Before
	made := make([]string, len(t.past))
	for i, p := range t.past {
		made[i] = p.Move.String()
	}
	c, err := record.Correct(dealt, made, at, text)
	if err != nil {
		return nil, err
	}
	past, err := replayed(dealt, c.Moves)
	if err != nil {
		return nil, err
	}
	if t.replace != nil {
		if err := t.replace(at, text); err != nil {
			return nil, err
		}
	}
	t.match, t.past = c.Match, past
	t.turnBack()
	return c.Why, nil
}

// turnBack forgets what hung on moves that have changed.
func (t *table) turnBack() {
	t.undone++
	t.moves++ // what is looked for now is not what was looked for before
	t.aside = nil
	t.forget(slices.Collect(maps.Keys(t.ahead))...)
}

func (l *loop) amend(a prompt.AmendRoll) (state, error) {
	t := &l.table
	if a.At < 0 || a.At >= len(t.past) || !t.canReplace() {
		return l.state, prompt.ErrStale
	}
	roll, ok := t.past[a.At].Move.(engine.Thrown)
	if !ok {
		return l.state, prompt.ErrStale
	}
	next := engine.Thrown{Faces: slices.Clone(roll.Faces)}
	for i, f := range next.Faces {
		if value, named := a.Faces[f.Die]; named {
			next.Faces[i].Value = value
		}
	}
	if t.past[a.At].Before.Ask().Roll.Tray {
		next.Near = nearAsBefore(engine.Tied(next.Faces), roll.Near)
	}
	if err := next.Check(t.past[a.At].Before.Ask().Roll.Dice, t.past[a.At].Before.Ask().Roll.Tray); err != nil {
		return l.state, err
	}
	return t.amend(a.At, next, l.state), nil
}

func (l *loop) change(c prompt.ReplaceMove) (state, error) {
	t := &l.table
	if c.At < 0 || c.At >= len(t.past) || !t.canReplace() || t.correction(c.At, l.state) == nil {
		return l.state, prompt.ErrStale
	}
	move, err := t.past[c.At].Before.Parse(c.Move)
	if err != nil {
		return l.state, err
	}
	return t.amend(c.At, move, l.state), nil
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
