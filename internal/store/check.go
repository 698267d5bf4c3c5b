package store

import (
	"errors"
	"fmt"
	"os"

	"silvertray/internal/durable"
	"silvertray/internal/store/sqlite"
	"silvertray/internal/words"
)

// check looks whether a file can be used, and brings an older one up to date.
func (s *Store) check(f *sqlite.File) error {
	version, err := f.Version(len(s.migrations))
	if err != nil {
		return err
	}
	if err := f.Check(); err != nil {
		return err
	}
	// A disk that can only be read is found now, not at the first move.
	if err := f.Write(func() error { return nil }); err != nil {
		return err
	}
	if version == len(s.migrations) {
		return nil
	}
	if err := s.copyOld(f, version); err != nil {
		return err
	}
	return f.Write(func() error { return f.Migrate(version, s.migrations) })
}

// create makes the file, which is there whole or not at all. It takes in what earlier
// versions of the program kept as texts, and what was found of a damaged file.
func (s *Store) create(found sqlite.Salvaged) error {
	text, err := sqlite.Image(func(f *sqlite.File) error {
		err := f.Migrate(0, s.migrations)
		if err == nil {
			err = s.importTexts(f)
		}
		if err == nil {
			err = found.Into(f)
		}
		return err
	})
	if err != nil {
		return fmt.Errorf("make the file of matches: %w", err)
	}
	return durable.ReplaceOn(s.disk, s.path(), text, durable.Public)
}

// checkKind reports what is no file where the database or its journal has to be.
func (s *Store) checkKind() error {
	for _, path := range []string{s.path(), s.path() + "-journal"} {
		info, err := os.Stat(path)
		if err == nil && !info.Mode().IsRegular() {
			return fmt.Errorf("%s is no file: %w", base(path), sqlite.ErrDamaged)
		}
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
