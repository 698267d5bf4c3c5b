package companion

import (
	"context"
	"slices"

	"silvertray/hw"
	"silvertray/internal/prompt"
)

// request carries one request out. Its answer follows once a snapshot shows
// what came of it.
func (l *loop) request(ctx context.Context, r prompt.Request) {
	if r.For < l.since(r.Act) {
		r.Answer <- prompt.ErrStale
		return
	}
	s, err := l.do(r.Act)
	l.answer, l.outcome = r.Answer, err
	l.enter(ctx, s)
}

// reply answers the last request.
func (l *loop) reply() {
	if l.answer != nil {
		l.answer <- l.outcome
	}
	l.answer, l.outcome = nil, nil
}

// since is the number of the snapshot from which on an act holds good.
func (l *loop) since(act prompt.Act) int {
	switch a := act.(type) {
	case prompt.Choose:
		return l.seen.of(a.Player)
	case prompt.Throw:
		return l.seen.of(a.Player)
	case prompt.WithdrawPremoves:
		return l.seen.of(a.Player)
	case prompt.AcceptRoll, prompt.AnswerNearest:
		return l.seen.dice
	case prompt.Refresh:
		return 0
	}
	return l.seen.roll
}

// do carries an act out and returns the state after it.
func (l *loop) do(act prompt.Act) (state, error) {
	switch a := act.(type) {
	case prompt.Press:
		return l.pressed(a)
	case prompt.Choose:
		return l.choose(a)
	case prompt.Throw:
		return l.throw(a)
	case prompt.DrawCard:
		return l.draw()
	case prompt.WithdrawPremoves:
		return l.withdraw(a)
	case prompt.CorrectDie:
		return l.correct(a)
	case prompt.AcceptRoll:
		return l.count()
	case prompt.AnswerNearest:
		return l.nearest(a)
	case prompt.TakeBack:
		return l.takeBack(a)
	case prompt.AmendRoll:
		return l.amend(a)
	case prompt.ReplaceMove:
		return l.change(a)
	case prompt.AnswerCell:
		return l.tell(a)
	case prompt.CorrectCell:
		return l.mend(a)
	}
	return l.state, nil // such as Refresh
}

// pressed gives the key to the state and, where it is held, goes on to what holding it does.
func (l *loop) pressed(p prompt.Press) (state, error) {
	short := p.Key &^ hw.Long
	next := l.state.press(&l.table, short)
	if holder, holds := next.(holder); holds && p.Key != short {
		next = holder.hold(&l.table, short)
	}
	return next, nil
}

func (l *loop) choose(c prompt.Choose) (state, error) {
	t := &l.table
	if t.match == nil {
		return l.state, prompt.ErrNoMatch
	}
	moves := len(t.past)
	if err := t.choose(c.Player, c.Move); err != nil {
		return l.state, err
	}
	if len(t.past) == moves {
		return l.state, nil // kept for later
	}
	return t.ask(), nil
}

func (l *loop) withdraw(w prompt.WithdrawPremoves) (state, error) {
	l.table.forget(w.Player)
	return l.state, nil
}

func (l *loop) correct(c prompt.CorrectDie) (state, error) {
	if check, ok := l.state.(*checking); !ok || !check.correct(c.Die, c.Value) {
		return l.state, prompt.ErrNoRoll
	}
	return l.state, nil
}

func (l *loop) count() (state, error) {
	check, ok := l.state.(*checking)
	if !ok {
		return l.state, prompt.ErrNoRoll
	}
	return check.count(&l.table), nil
}

func (l *loop) nearest(n prompt.AnswerNearest) (state, error) {
	o, ok := l.state.(*ordering)
	if !ok || !slices.Contains(o.left, n.Die) {
		return l.state, prompt.ErrNoRoll
	}
	o.selected = slices.Index(o.left, n.Die)
	return o.take(&l.table), nil
}

func (l *loop) takeBack(b prompt.TakeBack) (state, error) {
	n := len(l.table.past) - b.To
	if b.To < 0 || n < 1 {
		return l.state, prompt.ErrStale
	}
	return l.table.takeBack(n, l.state), nil
}

// correct sets a die to what a person says it shows.
func (c *checking) correct(die string, value int) bool {
	for i, d := range c.dice {
		if d.Colour == die && value >= 1 && value <= 6 {
			c.editing, c.cursor = true, i
			c.dice[i].Value = value
			c.edit(hw.OK)
			return true
		}
	}
	return false
}
