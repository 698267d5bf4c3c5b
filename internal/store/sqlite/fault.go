package sqlite

import (
	"errors"
	"syscall"

	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"

	"silvertray/internal/words"
)

// Fault is why the disk did not do what it should, in words for people, which
// name no file.
type Fault struct {
	words words.Phrase
	err   error
	// damaged reports whether what is there cannot be trusted any more.
	damaged bool
}

func (f *Fault) Error() string { return words.English.Say(f.words) }

// Phrase is the fault in every language.
func (f *Fault) Phrase() words.Phrase { return f.words }

func (f *Fault) Unwrap() error { return f.err }

const damaged words.Phrase = "the file of matches is damaged"

// What Open finds by itself.
var (
	ErrDamaged = errors.New(string(damaged))
	ErrNewer   = errors.New("the file of matches was written by a newer version of this program")
)

// Faults by SQLite's code: the primary one, or an extended one.
var (
	primary = map[int]words.Phrase{
		sqlite3.SQLITE_CORRUPT:  damaged,
		sqlite3.SQLITE_NOTADB:   damaged,
		sqlite3.SQLITE_SCHEMA:   damaged,
		sqlite3.SQLITE_ERROR:    damaged, // a table that is not there
		sqlite3.SQLITE_MISMATCH: damaged,
		sqlite3.SQLITE_FULL:     "the disk is full",
		sqlite3.SQLITE_READONLY: "the file can only be read",
		sqlite3.SQLITE_PERM:     "the file may not be written",
		sqlite3.SQLITE_CANTOPEN: "the file cannot be opened",
		sqlite3.SQLITE_BUSY:     "another program holds the file",
		sqlite3.SQLITE_LOCKED:   "another program holds the file",
		sqlite3.SQLITE_IOERR:    "the disk fails",
	}
	bySystem = map[syscall.Errno]words.Phrase{
		syscall.ENOSPC: "the disk is full",
		syscall.EROFS:  "the file can only be read",
		syscall.EACCES: "the file may not be written",
		syscall.EIO:    "the disk fails",
	}
	damages = []int{
		sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_SCHEMA, sqlite3.SQLITE_ERROR, sqlite3.SQLITE_MISMATCH,
		sqlite3.SQLITE_READONLY_DBMOVED, sqlite3.SQLITE_IOERR_SHORT_READ, sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY,
		sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE,
	}
)

// Explain says what an error of the disk or the database means. Others stay as
// they are.
func Explain(err error) error {
	var known *Fault
	var code *sqlite.Error
	switch {
	case err == nil || errors.As(err, &known):
		return err
	case errors.Is(err, ErrDamaged):
		return &Fault{damaged, err, true}
	case errors.As(err, &code):
		f := &Fault{primary[code.Code()&0xff], err, false}
		for _, d := range damages {
			f.damaged = f.damaged || code.Code() == d || d < 0x100 && code.Code()&0xff == d
		}
		switch {
		case code.Code() == sqlite3.SQLITE_READONLY_DBMOVED:
			f.words = "the file of matches was moved or deleted"
		case f.words == "":
			f.words = words.Say("the database says: %s", code.Error())
		}
		if code.Code()&0xff == sqlite3.SQLITE_FULL {
			f.err = errors.Join(err, syscall.ENOSPC)
		}
		return f
	}
	var system syscall.Errno
	if errors.As(err, &system) {
		if said, ok := bySystem[system]; ok {
			return &Fault{said, err, false}
		}
	}
	return err
}

// Doubtful reports whether an error may mean damage, or a mistake of this program's.
func Doubtful(err error) bool {
	var code *sqlite.Error
	if !errors.As(err, &code) || errors.Is(err, ErrDamaged) {
		return false
	}
	switch code.Code() & 0xff {
	case sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CONSTRAINT, sqlite3.SQLITE_SCHEMA, sqlite3.SQLITE_MISMATCH:
		return true
	}
	return false
}

// Damaged reports whether an error means a file that cannot be trusted any more.
func Damaged(err error) bool {
	var f *Fault
	return errors.As(Explain(err), &f) && f.damaged
}
