package store

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"silvertray/internal/store/sqlite"
	"silvertray/internal/words"
)

// repair puts a file aside that cannot be used, and makes a new one of what can
// be read of it and of what is known of the match at the table.
func (s *Store) repair(cause error) error {
	err := s.file.Close()
	s.file = nil
	if err != nil {
		s.Log.Warn("close the damaged file", "error", err)
	}
	kind := "damaged"
	if errors.Is(cause, sqlite.ErrNewer) {
		kind = "newer"
	}
	aside, err := s.moveAside(kind)
	if err != nil {
		return fmt.Errorf("put the file aside: %w", err)
	}
	found := sqlite.Salvage(aside, s.Games)
	if s.game != nil {
		found.Add(s.game)
	}
	if err := s.open(); err != nil {
		return err
	}
	err = s.file.Write(func() error { return found.Into(s.file) })
	if err != nil {
		return errors.Join(fmt.Errorf("write what could be read of the damaged file: %w", err), s.file.Close())
	}
	text := words.Say("The file of matches was damaged. It is kept as %s; what could be read of it, %d matches, is in a new one.", base(aside), len(found.Matches))
	if kind == "newer" {
		text = words.Say("The file of matches is from a newer version. It is kept as %s; what could be read of it, %d matches, is in a new one.", base(aside), len(found.Matches))
	}
	if _, err := os.Stat(aside); err != nil {
		text = "The file of matches has gone. A new one has begun."
	}
	s.repaired = true
	s.report("The file of matches", text, cause)
	return nil
}

// moveAside gives the file another name. A journal goes with it: what a power
// cut left unfinished can then still be undone by hand.
func (s *Store) moveAside(kind string) (string, error) {
	aside, err := s.freeName(kind)
	if err != nil {
		return "", err
	}
	for _, end := range []string{"-journal", ""} {
		if err := os.Rename(s.path()+end, aside+end); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return "", err
		}
	}
	return aside, nil
}

// freeName is a name beside the file that nothing has yet.
func (s *Store) freeName(kind string) (string, error) {
	for n := 1; ; n++ {
		path := filepath.Join(s.Folder, fmt.Sprintf("silvertray-%s-%d.db", kind, n))
		if _, err := os.Lstat(path); errors.Is(err, fs.ErrNotExist) {
			return path, nil
		} else if err != nil {
			return "", err
		}
	}
}

func base(path string) string { return filepath.Base(path) }
