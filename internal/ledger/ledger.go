package ledger

import (
	"fmt"
	"slices"

	"silvertray/engine"
	"silvertray/engine/record"
	"silvertray/internal/words"
)

// ErrNoMatch is why nothing can be done before a match is dealt.
var ErrNoMatch = words.Sorry("no match has begun")

// Ledger is the one owner of a match. It is not safe for concurrent use.
type Ledger struct {
	keeper   Keeper
	match    engine.Match
	steps    []record.Step
	premoves byPlayer
	// changes and corrections count since the ledger was made.
	changes, corrections int
	// clash is set once a hand was named that cannot be.
	clash bool
}

// New returns a ledger that goes on with what its keeper has stored, and makes the
// premoves that are due by now. A nil keeper stores nothing.
func New(k Keeper, s Stored) *Ledger {
	if k == nil {
		k = nowhere{}
	}
	l := &Ledger{keeper: k, match: s.Match, steps: slices.Clip(s.Steps)}
	l.premoves = s.Premoves.remaining(s.Match, s.Steps)
	l.playPremoves()
	return l
}

// Match is the match as it stands, nil before one is dealt.
func (l *Ledger) Match() engine.Match { return l.match }

// Steps are the moves made since the deal. The caller must not change them.
func (l *Ledger) Steps() []record.Step { return slices.Clip(l.steps) }

// Changes counts what has changed the match: it rises with every move, every
// correction and every deal.
func (l *Ledger) Changes() int { return l.changes }

// Corrections counts how often moves were taken back or replaced.
func (l *Ledger) Corrections() int { return l.corrections }

// Deal begins a match.
func (l *Ledger) Deal(m engine.Match) error {
	err := l.withoutPremoves(func() error { return l.keeper.Deal(m) })
	if err != nil {
		return err
	}
	l.match, l.steps = m, nil
	l.changes++
	return nil
}

// Play makes a move, and the premoves that follow it. A move that the rules forbid
// is a *engine.Refusal.
func (l *Ledger) Play(m engine.Move) error {
	if err := l.apply(m); err != nil {
		return err
	}
	l.playPremoves()
	return nil
}

// apply makes one move.
func (l *Ledger) apply(m engine.Move) error {
	if l.match == nil {
		return ErrNoMatch
	}
	next, err := l.match.Apply(m)
	if err != nil {
		return err
	}
	if err := l.keeper.Append(m, next); err != nil {
		return err
	}
	l.steps = append(l.steps, record.Step{Before: l.match, Move: m})
	l.match = next
	l.changes++
	return nil
}

// TakeBack goes back to before the last n moves, at least one. The premoves go
// with them.
func (l *Ledger) TakeBack(n int) error {
	first := len(l.steps) - n
	if n < 1 || first < 0 {
		return fmt.Errorf("take back %d moves: the match has %d", n, len(l.steps))
	}
	before := l.steps[first].Before
	err := l.withoutPremoves(func() error { return l.keeper.TakeBack(first, before) })
	if err != nil {
		return err
	}
	l.corrected(before, l.steps[:first])
	return nil
}

// Replace puts a move in the place of another, counted from 0, and plays again what
// followed. The first result is why that does not fit from some move on: the match
// then ends before it. The premoves go as well. A move that the rules forbid there
// is a *engine.Refusal.
func (l *Ledger) Replace(at int, m engine.Move) (why, err error) {
	c, err := record.Amend(l.steps, at, m.String())
	if err != nil {
		return nil, err
	}
	err = l.withoutPremoves(func() error {
		return l.keeper.Replace(at, c.Steps[at].Move, len(c.Steps), c.Match)
	})
	if err != nil {
		return nil, err
	}
	l.corrected(c.Match, c.Steps)
	return c.Why, nil
}

func (l *Ledger) corrected(m engine.Match, steps []record.Step) {
	l.match, l.steps = m, slices.Clip(steps)
	l.changes++
	l.corrections++
}
