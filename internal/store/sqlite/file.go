package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net/url"
	"path/filepath"

	_ "modernc.org/sqlite" // the driver "sqlite"
)

// File is a database with one connection. Every wait for another program that
// has it open is bounded.
type File struct {
	db   *sql.DB
	conn *sql.Conn
}

// How a file is opened.
const (
	Create    = "mode=rwc" // made where there is none
	Update    = "mode=rw"  // a journal that a power cut left is rolled back
	Immutable = "mode=ro&immutable=1"
)

// pragmas of every connection. A commit waits until the disk has it: with a
// truncated journal, FULL also waits for the truncation, which is the commit.
const pragmas = "&_pragma=busy_timeout(2000)&_pragma=journal_mode(TRUNCATE)&_pragma=synchronous(FULL)" +
	"&_pragma=foreign_keys(1)&_pragma=cell_size_check(1)&_pragma=trusted_schema(0)"

// Open opens the database at path. The parameters are the mode, and more
// that SQLite's file names take.
func Open(path, parameters string) (*File, error) {
	path, err := filepath.Abs(path)
	if err != nil {
		return nil, err
	}
	return dial("file:" + (&url.URL{Path: path}).EscapedPath() + "?" + parameters + pragmas)
}

func dial(name string) (*File, error) {
	db, err := sql.Open("sqlite", name)
	if err != nil {
		return nil, err
	}
	conn, err := db.Conn(context.Background())
	if err != nil {
		return nil, errors.Join(err, db.Close())
	}
	return &File{db, conn}, nil
}

// Image is what a new file holds into which fill has written, for a file that is there
// whole or not at all: SQLite itself begins with an empty one.
func Image(fill func(*File) error) (text []byte, err error) {
	f, err := dial("file::memory:?mode=memory" + pragmas)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	if err := f.Write(func() error { return fill(f) }); err != nil {
		return nil, err
	}
	err = f.conn.Raw(func(conn any) error {
		c, ok := conn.(interface{ Serialize() ([]byte, error) })
		if !ok {
			return errors.New("the database cannot be copied from memory")
		}
		text, err = c.Serialize()
		return err
	})
	return text, err
}

func (f *File) Close() error {
	if f == nil {
		return nil
	}
	return errors.Join(f.conn.Close(), f.db.Close())
}

// Exec carries out statements. SQLite bounds the wait, so no context does.
func (f *File) Exec(query string, args ...any) error {
	_, err := f.conn.ExecContext(context.Background(), query, args...)
	return err
}

// Get reads one row.
func (f *File) Get(query string, args []any, into ...any) error {
	return f.conn.QueryRowContext(context.Background(), query, args...).Scan(into...)
}

// Each calls row with every row of the answer, until one fails.
func (f *File) Each(query string, args []any, row func(scan func(into ...any) error) error) (err error) {
	rows, err := f.conn.QueryContext(context.Background(), query, args...)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, rows.Close()) }()
	for rows.Next() {
		if err := row(rows.Scan); err != nil {
			return err
		}
	}
	return rows.Err()
}

// Write does all of it or nothing. It returns once the disk has it.
func (f *File) Write(do func() error) error {
	if err := f.Exec("BEGIN IMMEDIATE"); err != nil {
		return err
	}
	err := do()
	if err == nil {
		err = f.Exec("COMMIT")
	}
	if err != nil {
		// SQLite has rolled back by itself after some errors; then this fails.
		_ = f.Exec("ROLLBACK")
	}
	return err
}

// number reads a number that SQLite keeps of the file, such as its version.
func (f *File) number(pragma string) (n int, err error) {
	if err := f.Get("PRAGMA "+pragma, nil, &n); err != nil {
		return 0, fmt.Errorf("read %s: %w", pragma, err)
	}
	return n, nil
}
