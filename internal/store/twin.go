package store

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"silvertray/engine"
	"silvertray/engine/record"
)

// twin is the match at the table as a text beside the database, for the day
// the database cannot be read. It never has more than the database had.
type twin struct {
	path string
	// behind tells that it lacks something, so that no move can be added.
	behind bool
}

// keyNote begins the note that says which match it is.
const keyNote = "match "

// maxTwin bounds what is read of it, in bytes.
const maxTwin = 1 << 20

// rewriteTwin writes the match at the table anew.
func (s *Store) rewriteTwin() {
	err := s.twin.write(s.game)
	s.twin.behind = err != nil
	if err != nil {
		s.Log.Warn("the second copy of the match is behind", "error", err)
	}
}

// write writes the whole match. At any moment the file is whole.
func (t twin) write(g *game) error {
	r := g.text()
	r.Notes = append([]string{keyNote + g.key}, r.Notes...)
	beside := t.path + ".new"
	if err := writeSynced(beside, os.O_CREATE|os.O_TRUNC, r.String()); err != nil {
		return errors.Join(err, os.Remove(beside))
	}
	return os.Rename(beside, t.path)
}

// add writes one more move.
func (t twin) add(l line) error {
	return writeSynced(t.path, os.O_APPEND, record.Line{Move: l.move, Comment: l.comment}.String()+"\n")
}

// read is the match in the twin, nil where none can be read. A last line
// without its end was cut by a power cut.
func (t twin) read(games engine.Games) *game {
	f, err := os.Open(t.path)
	if err != nil {
		return nil
	}
	defer f.Close()
	text, err := io.ReadAll(io.LimitReader(f, maxTwin))
	if err != nil {
		return nil
	}
	r, err := record.Parse(bytes.NewReader(text[:bytes.LastIndexByte(text, '\n')+1]))
	if err != nil || len(r.Notes) == 0 {
		return nil
	}
	key, ok := strings.CutPrefix(r.Notes[0], keyNote)
	if !ok {
		return nil
	}
	r.Notes = r.Notes[1:]
	g, err := fromRecord(r, games, dateOf(f))
	if err != nil {
		return nil
	}
	g.key = key
	if g.over() {
		g.ended = g.started
	}
	return g
}

// writeSynced writes text to a file and waits for the disk.
func writeSynced(path string, flag int, text string) error {
	f, err := os.OpenFile(path, flag|os.O_WRONLY, 0o644)
	if err != nil {
		return err
	}
	_, err = f.WriteString(text)
	if err = errors.Join(err, f.Sync(), f.Close()); err != nil {
		return fmt.Errorf("write %s: %w", filepath.Base(path), err)
	}
	return nil
}
