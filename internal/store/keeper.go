package store

import (
	"crypto/rand"
	"encoding/hex"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"silvertray/engine"
	"silvertray/engine/record"
	"silvertray/internal/ledger"
	"silvertray/internal/store/jsonfile"
)

var _ ledger.Offline = (*Store)(nil)

// Resume returns the match that was at the table last, where it is not over. With
// players, only theirs in that game is returned, whatever game that is without.
// Nothing is returned where there is no such match.
func (s *Store) Resume(gameName string, players []string) ledger.Stored {
	g := s.game
	if g == nil {
		g = s.last
	}
	if g == nil || g.match == nil || g.over() {
		return ledger.Stored{}
	}
	if len(players) > 0 && (g.name != gameName || !slices.Equal(g.setup.Players, players)) {
		return ledger.Stored{}
	}
	steps, match, err := g.steps(s.Games)
	if err != nil {
		s.Log.Error("the last match cannot go on", "error", err)
		return ledger.Stored{}
	}
	s.game = g
	s.rewriteBackup()
	return ledger.Stored{Match: match, Steps: steps, Premoves: s.stillWaiting()}
}

// stillWaiting are the premoves of the match at the table. One that cannot be read
// is made anew in a moment; the match is worth more.
func (s *Store) stillWaiting() ledger.Premoves {
	w := s.waiting
	if w.Match == "" {
		if err := s.premoves().Load(&w); err != nil {
			s.Log.Warn("choices made ahead are lost", "error", err)
			return ledger.Premoves{}
		}
	}
	if w.Match != "" && w.Match != s.game.key {
		return ledger.Premoves{}
	}
	return w.Premoves
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

// Append adds a move.
func (s *Store) Append(move engine.Move, after engine.Match) error {
	if s.game == nil {
		return ledger.ErrNoMatch
	}
	next := s.next(after)
	added := next.add(line{ordinal: len(s.game.moves()) + 1, move: move.String(), made: s.now()})
	return s.commit(next, []line{added}, false)
}

// TakeBack keeps the first moves. The others stay in the store as taken back.
func (s *Store) TakeBack(moves int, after engine.Match) error {
	if s.game == nil {
		return ledger.ErrNoMatch
	}
	next := s.next(after)
	changed := next.become(takenBack, moves+1, len(s.game.moves()))
	return s.commit(next, changed, false)
}

// Replace puts a move in the place of another. What was replaced or dropped stays
// in the store as that.
func (s *Store) Replace(at int, move engine.Move, moves int, after engine.Match) error {
	if s.game == nil {
		return ledger.ErrNoMatch
	}
	next := s.next(after)
	return s.commit(next, next.replace(at, move.String(), moves, s.now()), false)
}

// Premoves stores the choices made ahead: in a file of their own, since they come
// and go between two moves.
func (s *Store) Premoves(p ledger.Premoves) error {
	if s.game == nil {
		return ledger.ErrNoMatch
	}
	w := waiting{s.game.key, p}
	if s.file != nil { // else they are written with the match
		if err := s.premoves().Save(w); err != nil {
			return fault(err)
		}
	}
	s.waiting = w
	return nil
}

// waiting is what the file of premoves holds.
type waiting struct {
	// Match is the key of the one they were made in; empty in a file of an earlier
	// version.
	Match string `json:"match,omitempty"`
	ledger.Premoves
}

func (s *Store) premoves() jsonfile.File {
	return jsonfile.File{Path: filepath.Join(s.Folder, ledger.PremovesFile), Disk: s.disk}
}

// next is the match at the table where it leads after the next act.
func (s *Store) next(after engine.Match) *game {
	next := s.game.clone()
	next.stand(after, s.now())
	return next
}

// Correct replaces the move at a place, counted from 0, in the match with a
// number, by the rules. The first result is why what followed does not fit from
// some move on.
func (s *Store) Correct(id, at int, text string) (why, err error) {
	if s.file == nil {
		return nil, errors.New("the file of matches cannot be used now")
	}
	g, err := s.file.load(int64(id), s.Games)
	if err != nil {
		return nil, fault(err)
	}
	steps, _, err := g.steps(s.Games)
	if err != nil {
		return nil, err
	}
	c, err := record.Amend(steps, at, text)
	if err != nil {
		return nil, err
	}
	next := g.clone()
	next.stand(c.Match, s.now())
	changed := next.replace(at, c.Moves[at], len(c.Moves), s.now())
	if err := s.file.write(func() error { return s.file.put(next, changed, false) }); err != nil {
		return nil, fault(err)
	}
	if s.last != nil && s.last.key == next.key {
		s.last, s.game = next, next
		s.rewriteBackup()
	}
	return c.Why, nil
}

// commit makes next the match at the table, once these lines of it are on the
// disk.
func (s *Store) commit(next *game, changed []line, dealt bool) error {
	if s.file == nil {
		s.owe(next)
		s.goOnline() // which says whether it could be
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
	if oneMore && s.backup.add(changed[0]) {
		return
	}
	s.rewriteBackup()
}
