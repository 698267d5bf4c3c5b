// Package store keeps a match on disk: every move, before anything depends on
// it.
package store

import (
	"errors"
	"fmt"
	"io/fs"
	"os"

	"silvertray/engine"
	"silvertray/engine/record"
)

// Journal is a record file that grows by a line with every move.
type Journal struct{ file *os.File }

// Open opens the record at path for going on, or begins a file where there is
// none. The match is nil when the file is new: Deal then begins its record.
func Open(path string, games engine.Games) (*Journal, engine.Match, error) {
	match, err := load(path, games)
	if err != nil {
		return nil, nil, err
	}
	f, err := os.OpenFile(path, os.O_CREATE|os.O_WRONLY|os.O_APPEND, 0o644)
	if err != nil {
		return nil, nil, fmt.Errorf("open the record for writing: %w", err)
	}
	return &Journal{f}, match, nil
}

// load replays what is there. The match is nil where nothing is.
func load(path string, games engine.Games) (engine.Match, error) {
	f, err := os.Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("open the record: %w", err)
	}
	defer f.Close()
	if info, err := f.Stat(); err == nil && info.Size() == 0 {
		return nil, nil
	}
	r, err := record.Parse(f)
	if err != nil {
		return nil, fmt.Errorf("record %s: %w", path, err)
	}
	match, err := record.Replay(r, games)
	if err != nil {
		return nil, fmt.Errorf("record %s: %w", path, err)
	}
	return match, nil
}

// Deal begins the record of a match.
func (j *Journal) Deal(m engine.Match) error {
	return j.write(record.New(m).String())
}

// Keep adds a move. It returns once the move is on the disk.
func (j *Journal) Keep(m engine.Move) error { return j.write(m.String() + "\n") }

func (j *Journal) write(text string) error {
	if _, err := j.file.WriteString(text); err != nil {
		return fmt.Errorf("write the record: %w", err)
	}
	if err := j.file.Sync(); err != nil {
		return fmt.Errorf("write the record to the disk: %w", err)
	}
	return nil
}

// Close ends the journal.
func (j *Journal) Close() error { return j.file.Close() }
