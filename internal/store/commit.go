package store

import (
	"errors"
	"os"

	"silvertray/internal/store/sqlite"
)

// commit makes next the match at the table, once these lines of it are on the
// disk.
func (s *Store) commit(next *sqlite.Match, changed []sqlite.Line, dealt bool) error {
	if s.file == nil {
		s.addPending(next)
		s.goOnline() // which says whether it could be
		return nil
	}
	err := s.file.Write(func() error { return s.file.Put(next, changed, dealt) })
	if sqlite.Doubtful(err) {
		err = s.retry(next, err)
	}
	if sqlite.Damaged(err) && !sqlite.Doubtful(err) {
		before := s.game
		s.game = next
		if err = s.repair(err); err != nil {
			s.game = before
			s.file = nil
		}
	}
	if err != nil {
		s.undo(next, changed)
		return sqlite.Explain(err)
	}
	s.stands(next, changed)
	return nil
}

// retry looks at the whole file and writes the whole match again. A sound
// file is not put aside for one act that fails.
func (s *Store) retry(next *sqlite.Match, cause error) error {
	err := s.file.Close()
	s.file = nil
	if info, missing := os.Stat(s.path()); missing != nil || info.Size() == 0 {
		err = sqlite.ErrDamaged // else it would be made again, without a word
	}
	if err == nil {
		err = s.open()
	}
	if err != nil {
		return errors.Join(sqlite.ErrDamaged, cause, err)
	}
	return s.file.Write(func() error { return s.file.Put(next, next.Lines, true) })
}

// undo makes sure that what is said not to count is not on the disk: a commit
// that failed at its very end may be.
func (s *Store) undo(next *sqlite.Match, changed []sqlite.Line) {
	if s.file == nil {
		return
	}
	before := s.game
	err := s.file.Write(func() error {
		if before == nil || before.Key != next.Key {
			return s.file.Drop(next.Key)
		}
		var were []sqlite.Line
		for _, l := range changed {
			if l.Serial <= len(before.Lines) {
				were = append(were, before.Lines[l.Serial-1])
			}
		}
		return s.file.Put(before, were, false)
	})
	if err != nil {
		s.Log.Warn("what does not count may come back at the next start", "error", err)
	}
}

// stands makes what was written the match at the table.
func (s *Store) stands(next *sqlite.Match, changed []sqlite.Line) {
	before := s.game
	s.game = next
	oneMore := before != nil && before.Key == next.Key && len(changed) == 1 && len(before.Lines)+1 == len(next.Lines)
	if oneMore && s.backup.add(changed[0]) {
		return
	}
	s.rewriteBackup()
}
