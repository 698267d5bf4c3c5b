package companion

import (
	"context"
	"slices"

	"silvertray/hw"
	"silvertray/internal/words"
)

// Request is an act from another screen, such as a phone.
type Request struct {
	// For is the number of the snapshot it was made for: what has changed
	// since may forbid it.
	For int
	Act Act
	// Answer gets nil or the reason why not, once. It has room for one.
	Answer chan<- error
}

// Act is what a request asks for: one of Press, Choose, Throw, Draw, Withdraw, Correct,
// Count, Nearest, TakeBack, Amend, Change, Tell, Mend and Refresh.
type Act interface {
	// do acts on the loop and returns the state after it.
	do(l *loop) (state, error)
	// since is the number of the snapshot from which on the act holds good.
	since(l *loop) int
}

// Why a request was not carried out.
var (
	ErrStale    = words.Sorry("the table has moved on meanwhile; look again")
	ErrNotAsked = words.Sorry("this player has nothing to choose now")
	ErrNoDice   = words.Sorry("at least one die is thrown")
	ErrNoRoll   = words.Sorry("no roll waits to be checked now")
	ErrNoTile   = words.Sorry("no tile laid before can lie so; correct a whole tile, or enter the one that is missing")
	ErrNoMatch  = words.Sorry("no match has begun")
)

// Press is one of the four keys, pressed or, with hw.Long, held.
type Press struct{ Key hw.Key }

// Choose makes a move for a player; before that player's turn of asking, it is
// kept until then. Where the table is asked for a piece or a card, it says
// which one.
type Choose struct {
	Player int
	Move   string
}

// Withdraw drops what a player has chosen ahead.
type Withdraw struct{ Player int }

// Correct sets a die of the roll that is being checked.
type Correct struct {
	Die   string
	Value int
}

// Count lets the roll that is being checked count.
type Count struct{}

// Nearest answers which of equal dice lies nearest to the tray.
type Nearest struct{ Die string }

// TakeBack goes back to where so many moves had been made.
type TakeBack struct{ Keep int }

// Refresh shows the screen anew, since something that it shows has changed.
type Refresh struct{}

// request carries one request out. Its answer follows once a snapshot shows
// what came of it.
func (l *loop) request(ctx context.Context, r Request) {
	if r.For < r.Act.since(l) {
		r.Answer <- ErrStale
		return
	}
	s, err := r.Act.do(l)
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

func (p Press) since(l *loop) int    { return l.seen.roll }
func (Correct) since(l *loop) int    { return l.seen.roll }
func (Count) since(l *loop) int      { return l.seen.dice }
func (Refresh) since(*loop) int      { return 0 }
func (TakeBack) since(l *loop) int   { return l.seen.roll }
func (Nearest) since(l *loop) int    { return l.seen.dice }
func (c Choose) since(l *loop) int   { return l.seen.of(c.Player) }
func (w Withdraw) since(l *loop) int { return l.seen.of(w.Player) }

// do presses the key and, where it is held, goes on to what holding it does.
func (p Press) do(l *loop) (state, error) {
	short := p.Key &^ hw.Long
	next := l.state.press(&l.table, short)
	if holder, holds := next.(holder); holds && p.Key != short {
		next = holder.hold(&l.table, short)
	}
	return next, nil
}

func (Refresh) do(l *loop) (state, error) { return l.state, nil }

func (c Choose) do(l *loop) (state, error) {
	t := &l.table
	if t.match == nil {
		return l.state, ErrNoMatch
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

func (w Withdraw) do(l *loop) (state, error) {
	l.table.forget(w.Player)
	return l.state, nil
}

func (c Correct) do(l *loop) (state, error) {
	if check, ok := l.state.(*checking); !ok || !check.correct(c.Die, c.Value) {
		return l.state, ErrNoRoll
	}
	return l.state, nil
}

func (Count) do(l *loop) (state, error) {
	check, ok := l.state.(*checking)
	if !ok {
		return l.state, ErrNoRoll
	}
	return check.count(&l.table), nil
}

func (n Nearest) do(l *loop) (state, error) {
	o, ok := l.state.(*ordering)
	if !ok || !slices.Contains(o.left, n.Die) {
		return l.state, ErrNoRoll
	}
	o.selected = slices.Index(o.left, n.Die)
	return o.take(&l.table), nil
}

func (b TakeBack) do(l *loop) (state, error) {
	n := len(l.table.past) - b.Keep
	if b.Keep < 0 || n < 1 {
		return l.state, ErrStale
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
