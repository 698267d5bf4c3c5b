package sqlite

import "fmt"

// Version is how many migrations the file has been through. There are this many in
// all. A file without a table was emptied: none is made like that.
func (f *File) Version(migrations int) (int, error) {
	version, err := f.number("user_version")
	if err != nil {
		return 0, err
	}
	mark, err := f.number("application_id")
	if err != nil {
		return 0, err
	}
	switch {
	case mark != application || version < 1:
		return 0, fmt.Errorf("the file is marked %#x, version %d: %w", mark, version, ErrDamaged)
	case version > migrations:
		return 0, fmt.Errorf("version %d, and this program knows %d: %w", version, migrations, ErrNewer)
	}
	return version, nil
}

// Check has SQLite go through the whole file.
func (f *File) Check() error {
	var verdict string
	if err := f.Get("PRAGMA integrity_check(1)", nil, &verdict); err != nil {
		return err
	}
	if verdict != "ok" {
		return fmt.Errorf("%s: %w", verdict, ErrDamaged)
	}
	return nil
}

// Migrate carries the migrations out that a file of this version lacks, in the write
// under way.
func (f *File) Migrate(version int, migrations []string) error {
	for n, script := range migrations[version:] {
		if err := f.Exec(script); err != nil {
			return fmt.Errorf("bring the file of matches to version %d: %w", version+n+1, err)
		}
	}
	return f.Exec(fmt.Sprintf("PRAGMA user_version = %d; PRAGMA application_id = %d", len(migrations), application))
}
