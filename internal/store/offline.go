package store

import (
	"errors"
	"slices"

	"silvertray/internal/words"
)

// GoOffline goes on although nothing can be written: matches are held in memory
// until the disk takes them.
func (s *Store) GoOffline(why error) {
	if s.file != nil {
		if err := s.file.close(); err != nil {
			s.Log.Warn("close the file of matches", "error", err)
		}
		s.file = nil
	}
	if s.game != nil {
		s.owe(s.game)
	}
	s.goneOffline(why)
}

// Offline reports whether the match at the table is not on the disk.
func (s *Store) Offline() bool { return s.file == nil }

// goneOffline says that matches are held in memory.
func (s *Store) goneOffline(why error) {
	s.tell("Nothing can be stored", words.Say("Why: %s. The match goes on, but without power it is lost. It is stored as soon as that is possible.",
		words.Error(fault(why))), why)
}

// owe remembers a match that is to be written.
func (s *Store) owe(g *game) {
	s.game = g
	s.owed = slices.DeleteFunc(s.owed, func(other *game) bool { return other.key == g.key })
	s.owed = append(s.owed, g)
}

// goOnline tries to write what is owed.
func (s *Store) goOnline() error {
	err := s.begin()
	if err == nil {
		err = s.file.write(s.writeOwed)
	}
	if err != nil {
		s.Log.Debug("nothing can be stored yet", "error", err)
		if s.file != nil {
			err = errors.Join(err, s.file.close())
			s.file = nil
		}
		return err
	}
	s.owed = nil
	if s.waiting.Match != "" {
		if err := s.premoves().Save(s.waiting); err != nil {
			s.Log.Warn("choices made ahead are not stored", "error", err)
		}
	}
	s.rewriteBackup()
	s.tell("The disk can be written again", "The match is stored, with all that was played meanwhile.", nil)
	return nil
}

// writeOwed writes the matches that are owed, in the order they were played.
func (s *Store) writeOwed() error {
	for _, g := range s.owed {
		var err error
		if g.turn, err = s.file.nextTurn("matches"); err != nil {
			return err
		}
		if err := s.file.put(g, g.lines, true); err != nil {
			return err
		}
		if err := s.file.remember(g.setup.Players); err != nil {
			return err
		}
	}
	return nil
}

// newest is the match that was at the table last, nil where none was. What the
// backup has beyond it comes out of the backup.
func (s *Store) newest() *game {
	var id int64
	var g *game
	if err := s.file.get("SELECT id FROM matches WHERE turn > 0 ORDER BY turn DESC LIMIT 1", nil, &id); err == nil {
		if g, err = s.file.load(id, s.Games); damage(err) {
			if err := s.mend(err); err != nil {
				s.goneOffline(err)
				return s.unwritten()
			}
			g = s.file.rescue(id, s.Games)
		} else if err != nil {
			s.tell("The last match cannot go on now", words.Say("%s It stays kept, and another one can begin.", words.Error(err)), err)
		}
	}
	return s.fromBackup(g)
}

// fromBackup is the backup's match where that has more than the file's.
func (s *Store) fromBackup(g *game) *game {
	t := s.backup.read(s.Games)
	if t == nil || g != nil && g.key == t.key && !t.beyond(g, s.mended) {
		return g
	}
	if known, err := s.file.idOf(t.key); err == nil && (g == nil || g.key != t.key) {
		if there, err := s.file.load(known, s.Games); err == nil && len(there.lines) >= len(t.lines) {
			return g // an earlier match, as it was
		}
	}
	err := s.file.write(func() error {
		var err error
		if t.turn, err = s.file.nextTurn("matches"); err != nil {
			return err
		}
		return s.file.put(t, t.lines, true)
	})
	if err != nil {
		s.Log.Warn("the match kept as a text is not in the file of matches", "error", err)
		return g
	}
	s.tell("The last match", words.Say("The file of matches lacked moves of the last match. They come from its second copy, %s.", backupFile), nil)
	return t
}

// beyond tells that a match has lines which the same match lacks, or moves
// where the other comes from a damaged file. In a sound file, fewer moves can
// also mean that some were taken back just before a power cut.
func (g *game) beyond(other *game, damaged bool) bool {
	return len(g.lines) > len(other.lines) || damaged && len(g.moves()) > len(other.moves())
}

// unwritten is the last match of a file that cannot be written, read as well
// as can be.
func (s *Store) unwritten() (g *game) {
	for _, other := range salvage(s.path(), s.Games).games {
		if other.turn > 0 && (g == nil || other.turn > g.turn) {
			g = other
		}
	}
	if t := s.backup.read(s.Games); t != nil && (g == nil || g.key == t.key && t.beyond(g, true)) {
		g = t
	}
	if g != nil {
		g.id = 0
	}
	return g
}
