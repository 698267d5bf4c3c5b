package store

import (
	"errors"
	"slices"

	"silvertray/internal/store/sqlite"
	"silvertray/internal/words"
)

// GoOffline goes on although nothing can be written: matches are held in memory
// until the disk takes them.
func (s *Store) GoOffline(why error) {
	if s.file != nil {
		if err := s.file.Close(); err != nil {
			s.Log.Warn("close the file of matches", "error", err)
		}
		s.file = nil
	}
	if s.game != nil {
		s.addPending(s.game)
	}
	s.reportOffline(why)
}

// Offline reports whether the match at the table is not on the disk.
func (s *Store) Offline() bool { return s.file == nil }

// reportOffline says that matches are held in memory.
func (s *Store) reportOffline(why error) {
	s.report("Nothing can be stored", words.Say("Why: %s. The match goes on, but without power it is lost. It is stored as soon as that is possible.",
		words.Error(sqlite.Explain(why))), why)
}

// addPending remembers a match that has yet to be written.
func (s *Store) addPending(g *sqlite.Match) {
	s.game = g
	s.pending = slices.DeleteFunc(s.pending, func(other *sqlite.Match) bool { return other.Key == g.Key })
	s.pending = append(s.pending, g)
}

// goOnline tries to write what is pending.
func (s *Store) goOnline() error {
	err := s.begin()
	if err == nil {
		err = s.file.Write(s.writePending)
	}
	if err != nil {
		s.Log.Debug("nothing can be stored yet", "error", err)
		if s.file != nil {
			err = errors.Join(err, s.file.Close())
			s.file = nil
		}
		return err
	}
	s.pending = nil
	if s.waiting.Match != "" {
		if err := s.premoves().Save(s.waiting); err != nil {
			s.Log.Warn("choices made ahead are not stored", "error", err)
		}
	}
	s.rewriteBackup()
	s.report("The disk can be written again", "The match is stored, with all that was played meanwhile.", nil)
	return nil
}

// writePending writes the pending matches, in the order they were played.
func (s *Store) writePending() error {
	for _, g := range s.pending {
		var err error
		if g.Turn, err = s.file.NextTurn("matches"); err != nil {
			return err
		}
		if err := s.file.Put(g, g.Lines, true); err != nil {
			return err
		}
		if err := s.file.Remember(g.Setup.Players); err != nil {
			return err
		}
	}
	return nil
}

// newest is the match that was at the table last, nil where none was. What the
// backup has beyond it comes out of the backup.
func (s *Store) newest() *sqlite.Match {
	var id int64
	var g *sqlite.Match
	if err := s.file.Get("SELECT id FROM matches WHERE turn > 0 ORDER BY turn DESC LIMIT 1", nil, &id); err == nil {
		if g, err = s.file.Load(id, s.Games); sqlite.Damaged(err) {
			if err := s.repair(err); err != nil {
				s.reportOffline(err)
				return s.unwritten()
			}
			g = s.file.Rescue(id, s.Games)
		} else if err != nil {
			s.report("The last match cannot go on now", words.Say("%s It stays kept, and another one can begin.", words.Error(err)), err)
		}
	}
	return s.fromBackup(g)
}

// fromBackup is the backup's match where that has more than the file's.
func (s *Store) fromBackup(g *sqlite.Match) *sqlite.Match {
	t := s.readBackup()
	if t == nil || g != nil && g.Key == t.Key && !beyond(t, g, s.repaired) {
		return g
	}
	if known, err := s.file.ID(t.Key); err == nil && (g == nil || g.Key != t.Key) {
		if there, err := s.file.Load(known, s.Games); err == nil && len(there.Lines) >= len(t.Lines) {
			return g // an earlier match, as it was
		}
	}
	err := s.file.Write(func() error {
		var err error
		if t.Turn, err = s.file.NextTurn("matches"); err != nil {
			return err
		}
		return s.file.Put(t, t.Lines, true)
	})
	if err != nil {
		s.Log.Warn("the match kept as a text is not in the file of matches", "error", err)
		return g
	}
	s.report("The last match", words.Say("The file of matches lacked moves of the last match. They come from its second copy, %s.", backupFile), nil)
	return t
}

// beyond reports whether a match has lines which the same match lacks, or moves
// where the other comes from a damaged file. In a sound file, fewer moves can
// also mean that some were taken back just before a power cut.
func beyond(g, other *sqlite.Match, damaged bool) bool {
	return len(g.Lines) > len(other.Lines) || damaged && len(g.Moves()) > len(other.Moves())
}

// unwritten is the last match of a file that cannot be written, read as well
// as can be.
func (s *Store) unwritten() (g *sqlite.Match) {
	for _, other := range sqlite.Salvage(s.path(), s.Games).Matches {
		if other.Turn > 0 && (g == nil || other.Turn > g.Turn) {
			g = other
		}
	}
	if t := s.readBackup(); t != nil && (g == nil || g.Key == t.Key && beyond(t, g, true)) {
		g = t
	}
	if g != nil {
		g.ID = 0
	}
	return g
}
