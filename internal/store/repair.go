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
	if err := s.create(found); err != nil {
		return err
	}
	if err := s.open(); err != nil {
		return err
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

// mostAside bounds how many files of a kind are kept.
const mostAside = 8

// moveAside gives the file another name. Where the disk can do that, the old name
// stays until a new file takes it, so that a power cut between leaves no box without
// one. A journal goes with it: what a power cut left unfinished can then still be
// undone by hand.
func (s *Store) moveAside(kind string) (string, error) {
	aside, err := s.freeName(kind)
	if err != nil {
		return "", err
	}
	err = os.Rename(s.path()+"-journal", aside+"-journal")
	if err == nil || errors.Is(err, fs.ErrNotExist) {
		if err = os.Link(s.path(), aside); err != nil && !errors.Is(err, fs.ErrNotExist) {
			err = os.Rename(s.path(), aside)
		}
	}
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return "", err
	}
	return aside, nil
}

// freeName is a name beside the file that nothing has. Of too many files, the first ones
// stay, which hold the most, and the last one makes room.
func (s *Store) freeName(kind string) (path string, err error) {
	for n := 1; n <= mostAside; n++ {
		path = filepath.Join(s.Folder, fmt.Sprintf("silvertray-%s-%d.db", kind, n))
		if _, err := os.Lstat(path); errors.Is(err, fs.ErrNotExist) {
			return path, nil
		} else if err != nil {
			return "", err
		}
	}
	return path, errors.Join(os.RemoveAll(path), os.RemoveAll(path+"-journal"))
}

func base(path string) string { return filepath.Base(path) }
