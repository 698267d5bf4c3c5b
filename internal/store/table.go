package store

import (
	"crypto/rand"
	"encoding/hex"
	"errors"
	"fmt"
	"os"
	"slices"

	"silvertray/engine"
	"silvertray/engine/record"
)

var errNoMatch = errors.New("no match has begun")

// Resume returns the match that was at the table last, and its moves, where it
// is not over. With players, only theirs in that game is returned, whatever
// game that is without.
func (s *Store) Resume(gameName string, players []string) (engine.Match, []string) {
	g := s.game
	if g == nil {
		g = s.last
	}
	if g == nil || g.match == nil || g.over() {
		return nil, nil
	}
	if len(players) > 0 && (g.name != gameName || !slices.Equal(g.setup.Players, players)) {
		return nil, nil
	}
	s.game = g
	s.rewriteTwin()
	return g.match, g.moves()
}

// Fetch brings a match back to the table that was left for another one. Resume
// then returns it.
func (s *Store) Fetch(id int) error {
	if s.file == nil {
		return errors.New("the file of matches cannot be used now")
	}
	g, err := s.file.load(int64(id), s.Games)
	if err != nil {
		return fault(err)
	}
	if g.over() {
		return fmt.Errorf("match %d is over", id)
	}
	err = s.file.write(func() error {
		var err error
		if g.turn, err = s.file.nextTurn("matches"); err != nil {
			return err
		}
		return s.file.put(g, nil, true)
	})
	if err != nil {
		return fault(err)
	}
	s.game, s.last = nil, g
	return nil
}

// Deal begins a match. It returns once that is on the disk.
func (s *Store) Deal(m engine.Match) error {
	var key [16]byte
	if _, err := rand.Read(key[:]); err != nil {
		return fmt.Errorf("number a match: %w", err)
	}
	g := &game{key: hex.EncodeToString(key[:]), name: m.Game().Name(), setup: m.Setup(), started: s.now(), match: m}
	if s.file != nil {
		turn, err := s.file.nextTurn("matches")
		if err != nil && !damage(err) {
			return fault(err)
		}
		g.turn = turn
	}
	return s.commit(g, nil, true)
}

// Keep adds a move. It returns once the move is on the disk.
func (s *Store) Keep(m engine.Move) error {
	if s.game == nil {
		return errNoMatch
	}
	match, err := s.game.match.Apply(m)
	if err != nil {
		return err
	}
	next := s.game.clone()
	next.match = match
	if next.over() {
		next.ended = s.now()
	}
	added := next.add(line{ordinal: len(s.game.moves()) + 1, move: m.String(), made: s.now()})
	return s.commit(next, []line{added}, false)
}

// TakeBack takes the last n moves back. They stay in the store as taken back.
func (s *Store) TakeBack(n int) error {
	if s.game == nil {
		return errNoMatch
	}
	moves := len(s.game.moves())
	if n < 0 || n > moves {
		return fmt.Errorf("take back %d moves: the match has %d", n, moves)
	}
	next := s.game.clone()
	changed := next.become(takenBack, moves-n+1, moves)
	if err := next.replay(s.Games); err != nil {
		return fmt.Errorf("take back %d moves: %w", n, err)
	}
	next.ended = ""
	return s.commit(next, changed, false)
}

// Replace replaces the move at a place, counted from 0, and plays those that
// follow again. The first that does not fit is dropped with all after it. What
// was replaced or dropped stays in the store as that.
func (s *Store) Replace(at int, text string) error {
	if s.game == nil {
		return errNoMatch
	}
	next, changed, _, err := s.game.corrected(at, text, s.Games, s.now())
	if err != nil {
		return err
	}
	return s.commit(next, changed, false)
}

// corrected is a match with another move at a place, the lines of it that
// changed, and why what followed does not fit from some move on; nil where all
// does.
func (g *game) corrected(at int, text string, games engine.Games, now string) (next *game, changed []line, why, err error) {
	dealt, err := g.deal(games)
	if err != nil {
		return nil, nil, nil, err
	}
	moves := g.moves()
	c, err := record.Correct(dealt, moves, at, text)
	if err != nil {
		return nil, nil, nil, err
	}
	next = g.clone()
	next.match, next.ended = c.Match, ""
	if next.over() {
		next.ended = now
	}
	changed = next.become(replaced, at+1, at+1)
	changed = append(changed, next.become(dropped, len(c.Moves)+1, len(moves))...)
	changed = append(changed, next.add(line{ordinal: at + 1, move: c.Moves[at], made: now}))
	return next, changed, c.Why, nil
}

// Correct replaces the move at a place, counted from 0, in the match with a
// number, as Replace does in the one at the table. The first result is why what
// followed does not fit from some move on.
func (s *Store) Correct(id, at int, text string) (why, err error) {
	if s.file == nil {
		return nil, errors.New("the file of matches cannot be used now")
	}
	g, err := s.file.load(int64(id), s.Games)
	if err != nil {
		return nil, fault(err)
	}
	next, changed, why, err := g.corrected(at, text, s.Games, s.now())
	if err != nil {
		return nil, err
	}
	if err := s.file.write(func() error { return s.file.put(next, changed, false) }); err != nil {
		return nil, fault(err)
	}
	if s.last != nil && s.last.key == next.key {
		s.last, s.game = next, next
		s.rewriteTwin()
	}
	return why, nil
}

// become gives the moves at these places that count another fate, and returns
// their lines.
func (g *game) become(fate string, first, last int) (changed []line) {
	for i := range g.lines {
		if l := &g.lines[i]; l.fate == "" && l.ordinal >= first && l.ordinal <= last {
			l.fate = fate
			changed = append(changed, *l)
		}
	}
	return changed
}

// commit makes next the match at the table, once these lines of it are on the
// disk.
func (s *Store) commit(next *game, changed []line, dealt bool) error {
	if s.file == nil {
		s.owe(next)
		s.land() // which says whether it could be
		return nil
	}
	err := s.file.write(func() error { return s.file.put(next, changed, dealt) })
	if doubtful(err) {
		err = s.tryAnew(next, err)
	}
	if damage(err) && !doubtful(err) {
		before := s.game
		s.game = next
		if err = s.mend(err); err != nil {
			s.game = before
			s.file = nil
		}
	}
	if err != nil {
		s.undo(next, changed)
		return fault(err)
	}
	s.stands(next, changed)
	return nil
}

// tryAnew looks at the whole file and writes the whole match again. A sound
// file is not put aside for one act that fails.
func (s *Store) tryAnew(next *game, cause error) error {
	err := s.file.close()
	s.file = nil
	if info, missing := os.Stat(s.path()); missing != nil || info.Size() == 0 {
		err = errDamaged // it would be made anew, and nothing said
	}
	if err == nil {
		err = s.open()
	}
	if err != nil {
		return errors.Join(errDamaged, cause, err)
	}
	return s.file.write(func() error { return s.file.put(next, next.lines, true) })
}

// undo makes sure that what is said not to count is not on the disk: a commit
// that failed at its very end may be.
func (s *Store) undo(next *game, changed []line) {
	if s.file == nil {
		return
	}
	before := s.game
	err := s.file.write(func() error {
		if before == nil || before.key != next.key {
			return s.file.drop(next.key)
		}
		var were []line
		for _, l := range changed {
			if l.serial <= len(before.lines) {
				were = append(were, before.lines[l.serial-1])
			}
		}
		return s.file.put(before, were, false)
	})
	if err != nil {
		s.Log.Warn("what does not count may come back at the next start", "error", err)
	}
}

// stands takes up what was written.
func (s *Store) stands(next *game, changed []line) {
	before := s.game
	s.game = next
	oneMore := before != nil && before.key == next.key && len(changed) == 1 && len(before.lines)+1 == len(next.lines)
	if oneMore && !s.twin.behind && s.twin.add(changed[0]) == nil {
		return
	}
	s.rewriteTwin()
}
