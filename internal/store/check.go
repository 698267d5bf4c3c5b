package store

import (
	"errors"
	"fmt"
	"os"

	"silvertray/internal/words"
)

// check looks whether a file can be used, and brings an older one up to date.
func (s *Store) check(f *file) error {
	version, err := s.checkVersion(f)
	if err != nil {
		return err
	}
	if version > 0 {
		if err := whole(f); err != nil {
			return err
		}
		// A disk that can only be read is found now, not at the first move.
		if err := f.write(func() error { return nil }); err != nil {
			return err
		}
	}
	if version == len(s.migrations) {
		return nil
	}
	if version > 0 {
		if err := s.keepOld(f, version); err != nil {
			return err
		}
	}
	return f.write(func() error { return s.migrate(f, version) })
}

// checkVersion returns the file's version, 0 for an empty file.
func (s *Store) checkVersion(f *file) (int, error) {
	version, err := f.number("user_version")
	if err != nil {
		return 0, err
	}
	mark, err := f.number("application_id")
	if err != nil {
		return 0, err
	}
	var tables int
	if err := f.get("SELECT count(*) FROM sqlite_schema", nil, &tables); err != nil {
		return 0, err
	}
	switch {
	case tables == 0 && version == 0:
		return 0, nil
	case mark != application || version < 1:
		return 0, fmt.Errorf("the file is marked %#x, version %d: %w", mark, version, errDamaged)
	case version > len(s.migrations):
		return 0, fmt.Errorf("version %d, and this program knows %d: %w", version, len(s.migrations), errNewer)
	}
	return version, nil
}

// whole has SQLite go through the whole file.
func whole(f *file) error {
	var verdict string
	if err := f.get("PRAGMA integrity_check(1)", nil, &verdict); err != nil {
		return err
	}
	if verdict != "ok" {
		return fmt.Errorf("%s: %w", verdict, errDamaged)
	}
	return nil
}

// migrate brings the file from a version to the newest. A new file takes in
// what earlier versions of the program kept as texts.
func (s *Store) migrate(f *file, version int) error {
	for n, script := range s.migrations[version:] {
		if err := f.exec(script); err != nil {
			return fmt.Errorf("bring the file of matches to version %d: %w", version+n+1, err)
		}
	}
	if err := f.exec(fmt.Sprintf("PRAGMA user_version = %d; PRAGMA application_id = %d", len(s.migrations), application)); err != nil {
		return err
	}
	if version == 0 {
		return s.takeIn(f)
	}
	return nil
}

// keepOld copies the file as it is before it is changed.
func (s *Store) keepOld(f *file, version int) error {
	copied, err := s.freeName(fmt.Sprintf("version-%d", version))
	if err != nil {
		return err
	}
	if err := f.exec("VACUUM INTO ?", copied); err != nil {
		return errors.Join(fmt.Errorf("copy the file before it is brought up to date: %w", err), os.Remove(copied))
	}
	s.tell("Matches brought up to date", words.Say("The file of matches was of an older version. It was brought up to date; as it was, it is kept as %s.", base(copied)), nil)
	return nil
}
