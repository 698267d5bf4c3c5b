package store

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"silvertray/engine/record"
	"silvertray/internal/durable"
	"silvertray/internal/store/journal"
	"silvertray/internal/store/sqlite"
)

// importTexts puts into a new file what earlier versions of the program kept as
// texts in the same folder. The texts stay.
func (s *Store) importTexts(f *sqlite.File) error {
	texts, err := filepath.Glob(filepath.Join(s.Folder, "game*.txt"))
	if err != nil {
		return err
	}
	taken := 0
	for _, path := range texts {
		g, err := s.readText(path)
		if err != nil {
			s.Log.Warn("a record of an earlier version is left out", "record", path, "error", err)
			continue
		}
		if filepath.Base(path) == "game.txt" && !g.Over() {
			g.Turn = 1 // it was at the table
		}
		if err := f.Put(g, g.Lines, true); err != nil {
			return fmt.Errorf("take in %s: %w", path, err)
		}
		taken++
	}
	if taken > 0 {
		s.Log.Info("records of an earlier version are taken in", "records", taken)
	}
	names, err := journal.Names{Path: filepath.Join(s.Folder, "names.txt")}.Read()
	if err != nil {
		s.Log.Warn("the names of an earlier version are left out", "error", err)
	}
	return f.Remember(names)
}

// readText reads a record of an earlier version. A last line without its end
// did not count.
func (s *Store) readText(path string) (*sqlite.Match, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	r, err := record.Parse(bytes.NewReader(text[:bytes.LastIndexByte(text, '\n')+1]))
	if err != nil {
		return nil, err
	}
	g, err := sqlite.FromRecord(r, s.Games, dateOf(durable.OS, path))
	if err != nil {
		return nil, err
	}
	return g.Keyed(r), nil
}

// dateOf is when a file was last written, as rows have it.
func dateOf(disk durable.Disk, path string) string {
	f, err := disk.Open(path, os.O_RDONLY, 0)
	if err != nil {
		return ""
	}
	info, err := f.Stat()
	if err = errors.Join(err, f.Close()); err != nil {
		return ""
	}
	return info.ModTime().UTC().Format(time.RFC3339)
}
