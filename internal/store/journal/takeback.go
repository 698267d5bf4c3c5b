package journal

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"silvertray/engine/record"
	"silvertray/internal/durable"
)

// takenBack begins the comment that a move taken back becomes.
const takenBack = "taken back: "

// TakeBack takes the last n moves out of the game. They stay in the file as
// comments: nothing that was played is lost. At any moment, the file on the
// disk is the whole record as it was, or the whole record as it is to be.
func (j *Journal) TakeBack(n int) error {
	text, err := io.ReadAll(io.NewSectionReader(j.file, 0, maxSize))
	if err != nil {
		return fmt.Errorf("read the record: %w", err)
	}
	r, err := record.Parse(bytes.NewReader(text))
	if err != nil {
		return fmt.Errorf("record %s: %w", j.path, err)
	}
	if moves := len(r.Moves()); n < 0 || n > moves {
		return fmt.Errorf("take back %d moves: the record has %d", n, moves)
	}
	for i := len(r.Lines) - 1; n > 0; i-- {
		if line := &r.Lines[i]; line.Move != "" {
			*line = record.Line{Comment: strings.TrimSpace(takenBack + line.Move + "  " + line.Comment)}
			n--
		}
	}
	return j.replace(r.String())
}

// Replace puts a move with this text in the place of another, counted from 0.
// Those after it that do not fit any more become comments, as does the one
// replaced.
func (j *Journal) Replace(at int, text string) error {
	all, err := io.ReadAll(io.NewSectionReader(j.file, 0, maxSize))
	if err != nil {
		return fmt.Errorf("read the record: %w", err)
	}
	r, err := record.Parse(bytes.NewReader(all))
	if err != nil {
		return fmt.Errorf("record %s: %w", j.path, err)
	}
	if _, err := r.Correct(at, text, j.games); err != nil {
		return fmt.Errorf("record %s: %w", j.path, err)
	}
	return j.replace(r.String())
}

// replace makes text the whole file: written beside it, then put in its place.
func (j *Journal) replace(text string) error {
	beside := j.path + ".new"
	f, err := os.OpenFile(beside, os.O_CREATE|os.O_TRUNC|os.O_RDWR|os.O_APPEND, 0o644)
	if err != nil {
		return fmt.Errorf("write the record anew: %w", err)
	}
	next := &Journal{file: f, path: j.path}
	if err := next.write(text); err != nil {
		f.Close()
		os.Remove(beside)
		return err
	}
	if err := os.Rename(beside, j.path); err != nil {
		f.Close()
		return fmt.Errorf("put the new record in its place: %w", err)
	}
	j.file.Close()
	j.file = f
	if err := durable.SyncFolder(filepath.Dir(j.path)); err != nil {
		return fmt.Errorf("write the record's folder to the disk: %w", err)
	}
	return nil
}

// keepAside gives the file's present text a second name that is free:
// "game-1.txt" beside "game.txt".
func (j *Journal) keepAside() error {
	ext := filepath.Ext(j.path)
	for n := 1; ; n++ {
		aside := fmt.Sprintf("%s-%d%s", strings.TrimSuffix(j.path, ext), n, ext)
		err := os.Link(j.path, aside)
		if os.IsExist(err) {
			continue
		}
		if err != nil {
			return fmt.Errorf("keep the last match as %s: %w", aside, err)
		}
		return nil
	}
}
