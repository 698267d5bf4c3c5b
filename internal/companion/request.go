package companion

import (
	"context"
	"errors"

	"silvertray/engine"
	"silvertray/hw"
	"silvertray/internal/companion/board"
	"silvertray/internal/companion/cards"
	"silvertray/internal/companion/choices"
	"silvertray/internal/companion/dice"
	"silvertray/internal/companion/session"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// request carries one request out. Its answer follows once a snapshot shows
// what came of it. One that is too old or not permitted is answered at once, and
// changes nothing: who sends many does not have all phones fetch the page anew.
func (l *loop) request(ctx context.Context, r prompt.Request) (changed bool) {
	if r.For < l.since(r.Act) {
		r.Answer <- prompt.ErrStale
		return false
	}
	if err := l.permit(r.By, r.Act); err != nil {
		r.Answer <- err
		return false
	}
	s, err := l.do(r.By, r.Act)
	if errors.Is(err, prompt.ErrStale) {
		r.Answer <- err
		return false
	}
	if err != nil {
		s = l.state
	}
	l.answer, l.outcome = r.Answer, err
	l.enter(ctx, s)
	return true
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

// do carries out an act that somebody may do, and returns the state after it.
func (l *loop) do(by prompt.Seat, act prompt.Act) (session.State, error) {
	t := l.table
	switch a := act.(type) {
	case prompt.Press:
		return l.pressed(a)
	case prompt.Choose:
		return l.choose(a.Player, a.Move)
	case prompt.Throw:
		return l.throw(a)
	case prompt.DrawCard:
		return cards.Draw(t)
	case prompt.WithdrawPremoves:
		return l.state, t.Ledger.Withdraw(a.Player)
	case prompt.CorrectDie, prompt.AcceptRoll, prompt.AnswerNearest:
		return l.check(a)
	case prompt.TakeBack:
		return l.takeBack(a)
	case prompt.AmendRoll:
		return dice.Amend(t, a, l.state)
	case prompt.ReplaceMove:
		return l.change(a)
	case prompt.AnswerCell:
		return l.tell(a)
	case prompt.CorrectCell:
		return board.Mend(t, a, l.mends(by), l.state)
	}
	return l.state, nil // such as Refresh
}

// pressed gives the key to the state and, where it is held, goes on to what holding it does.
func (l *loop) pressed(p prompt.Press) (session.State, error) {
	short := p.Key &^ hw.Long
	next := l.state.Press(l.table, short)
	if holder, holds := next.(session.Holder); holds && p.Key != short {
		next = holder.Hold(l.table, short)
	}
	return next, nil
}

// choose makes a player's move, or stores it until the player is asked.
func (l *loop) choose(player int, move string) (session.State, error) {
	book := l.table.Ledger
	moves := len(book.Steps())
	err := book.Choose(player, move)
	if book.Clashed() {
		return l.clashed(player), nil
	}
	if err != nil || len(book.Steps()) == moves {
		return l.state, err
	}
	return l.table.Ask(), nil
}

// clashed says that a hand was named that cannot be.
func (l *loop) clashed(player int) session.State {
	name := l.table.Match().Setup().Players[player]
	return &session.Message{
		Sign: prompt.TableSign, Title: "A card was named twice",
		Text: words.Say("Two players have named the same card. Look at yours: who was wrong takes it back, and %s names anew.", name),
		Back: l.table.Ask(),
	}
}

func (l *loop) throw(w prompt.Throw) (session.State, error) {
	move, err := choices.Throwing(l.table, w.Player, w.Dice)
	if err != nil {
		return nil, err
	}
	return l.choose(w.Player, move)
}

// check acts on the roll that is being checked.
func (l *loop) check(act prompt.Act) (session.State, error) {
	next, ok := l.state, false
	checking, checks := l.state.(*dice.Checking)
	switch a := act.(type) {
	case prompt.CorrectDie:
		ok = checks && checking.Set(a.Die, a.Value)
	case prompt.AcceptRoll:
		if ok = checks; checks {
			next = checking.Count(l.table)
		}
	case prompt.AnswerNearest:
		if ordering, orders := l.state.(*dice.Ordering); orders {
			next, ok = ordering.Nearest(l.table, a.Die)
		}
	}
	if !ok {
		return nil, prompt.ErrNoRoll
	}
	return next, nil
}

func (l *loop) takeBack(b prompt.TakeBack) (session.State, error) {
	if done, err := l.table.Ledger.TakeBackHeld(b.To); done {
		return l.state, err
	}
	n := len(l.table.Steps()) - b.To
	if b.To < 0 || n < 1 {
		return nil, prompt.ErrStale
	}
	return l.table.TakeBack(n, l.state), nil
}

func (l *loop) change(c prompt.ReplaceMove) (session.State, error) {
	move, err := l.replacement(c)
	if err != nil {
		return nil, err
	}
	return l.table.Amend(c.At, move, l.state), nil
}

// replacement is the move that is to be put in the place of another.
func (l *loop) replacement(c prompt.ReplaceMove) (engine.Move, error) {
	steps := l.table.Steps()
	if c.At < 0 || c.At >= len(steps) || !l.table.Correctable(c.At) {
		return nil, prompt.ErrStale
	}
	return steps[c.At].Before.Parse(c.Move)
}

func (l *loop) tell(a prompt.AnswerCell) (session.State, error) {
	asked, ok := l.state.(*board.AskCell)
	if !ok {
		return nil, prompt.ErrStale
	}
	return asked.Tell(l.table, a.At, a.Shows)
}
