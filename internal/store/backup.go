package store

import (
	"bytes"
	"errors"
	"strings"

	"silvertray/engine"
	"silvertray/engine/record"
	"silvertray/internal/durable"
	"silvertray/internal/store/sqlite"
)

// backup is the match at the table as a text beside the database, for the day
// the database cannot be read. It never has more than the database had.
type backup struct {
	disk durable.Disk
	path string
	// log is nil before the first write, and where the file lacks something.
	log *durable.Log
}

// keyNote begins the note that says which match it is.
const keyNote = "match "

var errNoKey = errors.New("it does not say which match it is")

// rewriteBackup writes the match at the table again.
func (s *Store) rewriteBackup() {
	if err := s.backup.write(s.game); err != nil {
		s.Log.Warn("the second copy of the match is behind", "error", err)
	}
}

// write writes the whole match.
func (b *backup) write(g *sqlite.Match) error {
	b.close()
	log, err := durable.OpenLog(b.disk, b.path)
	if err != nil {
		if _, aside := durable.SetAside(b.disk, b.path); aside != nil {
			return errors.Join(err, aside)
		}
		if log, err = durable.OpenLog(b.disk, b.path); err != nil {
			return err
		}
	}
	r := g.Record()
	r.Notes = append([]string{keyNote + g.Key}, r.Notes...)
	if err := log.Replace([]byte(r.String())); err != nil {
		return err
	}
	b.log = log
	return nil
}

// add writes one more move, and reports whether it could.
func (b *backup) add(l sqlite.Line) bool {
	if b.log == nil {
		return false
	}
	err := b.log.Append(record.Line{Move: l.Move, Comment: l.Comment}.String() + "\n")
	if err != nil {
		b.close()
	}
	return err == nil
}

// close closes the file. Nothing is lost where that fails: each line was synced.
func (b *backup) close() {
	if b.log != nil {
		_ = b.log.Close()
		b.log = nil
	}
}

// readBackup is the match in the backup, nil where none can be read. A backup that is
// damaged is set aside.
func (s *Store) readBackup() *sqlite.Match {
	g, err := s.backup.read(s.Games)
	if err != nil {
		aside, failed := durable.SetAside(s.disk, s.backup.path)
		s.Log.Warn("the second copy of the match is damaged", "kept", base(aside), "cause", errors.Join(err, failed))
	}
	return g
}

// read is the match in the backup, nil where there is none that this program can play.
// A last line without its end was cut by a power cut. The error is why the file is
// damaged.
func (b *backup) read(games engine.Games) (*sqlite.Match, error) {
	log, err := durable.OpenLog(b.disk, b.path)
	if err != nil {
		return nil, err
	}
	if log.Missing() {
		return nil, nil
	}
	r, err := record.Parse(bytes.NewReader(log.Text()))
	if err != nil {
		return nil, err
	}
	if len(r.Notes) == 0 {
		return nil, errNoKey
	}
	key, ok := strings.CutPrefix(r.Notes[0], keyNote)
	if !ok {
		return nil, errNoKey
	}
	r.Notes = r.Notes[1:]
	g, err := sqlite.FromRecord(r, games, dateOf(b.disk, b.path))
	if err != nil {
		return nil, nil // its game, or its cards, may come back
	}
	g.Key = key
	if g.Over() {
		g.Ended = g.Started
	}
	return g, nil
}
