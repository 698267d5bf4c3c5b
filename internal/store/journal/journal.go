// Package journal keeps one match in a text file that people can read: every
// move, before anything depends on it. It serves scripts, tests and those who
// name a file; the box itself keeps its matches in the database of package
// store.
package journal

import (
	"bytes"
	"fmt"
	"io"
	"os"

	"silvertray/engine"
	"silvertray/engine/record"
)

// maxSize bounds what is read of a record, in bytes; a long game of four has
// about 30 kB.
const maxSize = 1 << 20

// Journal is a record file that grows by a line with every move.
type Journal struct {
	file *os.File
	path string
	made []string // moves of the game when the file was opened
	// games the match may be of: once there is one, its own alone, as it was dealt.
	games engine.Games
}

// Open opens the record at path for going on, or begins a file where there is
// none. The match is nil when the file is new: Deal then begins its record.
// A last line without its end was cut by a power cut before the move counted;
// it is dropped.
func Open(path string, games engine.Games) (*Journal, engine.Match, error) {
	f, err := os.OpenFile(path, os.O_CREATE|os.O_RDWR|os.O_APPEND, 0o644)
	if err != nil {
		return nil, nil, fmt.Errorf("open the record: %w", err)
	}
	match, made, err := load(f, games)
	if err != nil {
		f.Close()
		return nil, nil, fmt.Errorf("record %s: %w", path, err)
	}
	if match != nil {
		games = engine.NewGames(match.Game())
	}
	return &Journal{f, path, made, games}, match, nil
}

// Made are the texts of the moves in the record when it was opened.
func (j *Journal) Made() []string { return j.made }

// load replays what is there and drops a line that was cut. The match is nil
// where nothing is.
func load(f *os.File, games engine.Games) (match engine.Match, made []string, err error) {
	text, err := io.ReadAll(io.LimitReader(f, maxSize))
	if err != nil {
		return nil, nil, err
	}
	whole := bytes.LastIndexByte(text, '\n') + 1
	if whole == 0 && len(text) == 0 {
		return nil, nil, nil
	}
	r, err := record.Parse(bytes.NewReader(text[:whole]))
	if err != nil {
		return nil, nil, err
	}
	match, err = record.Replay(r, games)
	if err != nil {
		return nil, nil, err
	}
	if whole < len(text) {
		if err := f.Truncate(int64(whole)); err != nil {
			return nil, nil, fmt.Errorf("drop the last line, which was cut: %w", err)
		}
	}
	return match, r.Moves(), nil
}

// Deal begins the record of a match. A match that the file holds already is
// moved aside first, to a file whose name has a number.
func (j *Journal) Deal(m engine.Match) error {
	info, err := j.file.Stat()
	if err != nil {
		return fmt.Errorf("look at the record: %w", err)
	}
	j.games = engine.NewGames(m.Game())
	if info.Size() == 0 {
		return j.write(record.New(m).String())
	}
	if err := j.keepAside(); err != nil {
		return err
	}
	return j.replace(record.New(m).String())
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
