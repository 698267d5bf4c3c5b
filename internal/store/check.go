package store

import (
	"errors"
	"fmt"
	"os"

	"silvertray/internal/store/sqlite"
	"silvertray/internal/words"
)

// check looks whether a file can be used, and brings an older one up to date.
func (s *Store) check(f *sqlite.File) error {
	version, err := f.Version(len(s.migrations))
	if err != nil {
		return err
	}
	if version > 0 {
		if err := f.Check(); err != nil {
			return err
		}
		// A disk that can only be read is found now, not at the first move.
		if err := f.Write(func() error { return nil }); err != nil {
			return err
		}
	}
	if version == len(s.migrations) {
		return nil
	}
	if version > 0 {
		if err := s.copyOld(f, version); err != nil {
			return err
		}
	}
	return f.Write(func() error { return s.migrate(f, version) })
}

// migrate brings the file from a version to the newest. A new file takes in
// what earlier versions of the program kept as texts.
func (s *Store) migrate(f *sqlite.File, version int) error {
	if err := f.Migrate(version, s.migrations); err != nil {
		return err
	}
	if version == 0 {
		return s.importTexts(f)
	}
	return nil
}

// copyOld copies the file as it is before it is changed.
func (s *Store) copyOld(f *sqlite.File, version int) error {
	copied, err := s.freeName(fmt.Sprintf("version-%d", version))
	if err != nil {
		return err
	}
	if err := f.Exec("VACUUM INTO ?", copied); err != nil {
		return errors.Join(fmt.Errorf("copy the file before it is brought up to date: %w", err), os.Remove(copied))
	}
	s.report("Matches brought up to date", words.Say("The file of matches was of an older version. It was brought up to date; as it was, it is kept as %s.", base(copied)), nil)
	return nil
}
