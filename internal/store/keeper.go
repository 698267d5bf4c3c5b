package store

import (
	"crypto/rand"
	"encoding/hex"
	"errors"
	"fmt"
	"path/filepath"

	"silvertray/internal/store/sqlite"

	"silvertray/engine"
	"silvertray/engine/record"
	"silvertray/internal/ledger"
	"silvertray/internal/store/jsonfile"
)

var _ ledger.Offline = (*Store)(nil)

// Deal begins a match. It returns once that is on the disk.
func (s *Store) Deal(m engine.Match) error {
	var key [16]byte
	if _, err := rand.Read(key[:]); err != nil {
		return fmt.Errorf("number a match: %w", err)
	}
	g := &sqlite.Match{Key: hex.EncodeToString(key[:]), Game: m.Game().Name(), Setup: m.Setup(), Started: s.now(), Now: m}
	if s.file != nil {
		turn, err := s.file.NextTurn("matches")
		if err != nil && !sqlite.Damaged(err) {
			return sqlite.Explain(err)
		}
		g.Turn = turn
	}
	return s.commit(g, nil, true)
}

// Append adds a move.
func (s *Store) Append(move engine.Move, after engine.Match) error {
	if s.game == nil {
		return ledger.ErrNoMatch
	}
	next := s.next(after)
	return s.commit(next, next.Append(move.String(), s.now()), false)
}

// TakeBack keeps the first moves. The others stay in the store as taken back.
func (s *Store) TakeBack(moves int, after engine.Match) error {
	if s.game == nil {
		return ledger.ErrNoMatch
	}
	next := s.next(after)
	return s.commit(next, next.TakeBack(moves), false)
}

// Replace puts a move in the place of another. What was replaced or dropped stays
// in the store as that.
func (s *Store) Replace(at int, move engine.Move, moves int, after engine.Match) error {
	if s.game == nil {
		return ledger.ErrNoMatch
	}
	next := s.next(after)
	return s.commit(next, next.Replace(at, move.String(), moves, s.now()), false)
}

// Premoves stores the choices made ahead: in a file of their own, since they come
// and go between two moves.
func (s *Store) Premoves(p ledger.Premoves) error {
	if s.game == nil {
		return ledger.ErrNoMatch
	}
	w := waiting{s.game.Key, p}
	if s.file != nil { // else they are written with the match
		if err := s.premoves().Save(w); err != nil {
			return sqlite.Explain(err)
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
func (s *Store) next(after engine.Match) *sqlite.Match {
	next := s.game.Clone()
	next.Leads(after, s.now())
	return next
}

// Correct replaces the move at a place, counted from 0, in the match with a
// number, by the rules. The first result is why what followed does not fit from
// some move on.
func (s *Store) Correct(id, at int, text string) (why, err error) {
	if s.file == nil {
		return nil, errors.New("the file of matches cannot be used now")
	}
	g, err := s.file.Load(int64(id), s.Games)
	if err != nil {
		return nil, sqlite.Explain(err)
	}
	steps, _, err := g.Steps(s.Games)
	if err != nil {
		return nil, err
	}
	c, err := record.Amend(steps, at, text)
	if err != nil {
		return nil, err
	}
	next := g.Clone()
	next.Leads(c.Match, s.now())
	changed := next.Replace(at, c.Moves[at], len(c.Moves), s.now())
	if err := s.file.Write(func() error { return s.file.Put(next, changed, false) }); err != nil {
		return nil, sqlite.Explain(err)
	}
	if s.last != nil && s.last.Key == next.Key {
		s.last, s.game = next, next
		s.rewriteBackup()
	}
	return c.Why, nil
}
