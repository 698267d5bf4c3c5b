package store

import (
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"time"

	"github.com/jonboulle/clockwork"

	"silvertray/engine"
	"silvertray/internal/durable"
	"silvertray/internal/ledger"
	"silvertray/internal/store/sqlite"
	"silvertray/internal/words"
)

// Database is the file of matches: all that a copy of them needs.
const Database = "silvertray.db"

// What lies beside it.
const (
	lockFile   = "silvertray.lock"
	backupFile = "match.txt"
)

// Config says where matches are stored and which games there are.
type Config struct {
	// Folder is made where it is missing.
	Folder string
	Games  engine.Games
	// Clock dates what is stored. Nil is the real one.
	Clock clockwork.Clock
	// Log takes what happens to the file. Nil discards it.
	Log *slog.Logger
	// As is the name of this program, for a second one that finds the store in use.
	As string

	migrations []string
	disk       durable.Disk // for all but the database; nil is the computer's own
	parameters string       // of SQLite's file names
}

// Store keeps the match at a table. It is not safe for concurrent use: the one
// who owns the match owns the store.
type Store struct {
	Config
	lock *os.File
	// file is nil while nothing can be written; pending is then written later.
	file    *sqlite.File
	pending []*sqlite.Match
	// game is the match at the table, last the one that can go on.
	game, last *sqlite.Match
	// waiting are the choices made ahead.
	waiting waiting
	backup  backup
	// repaired reports whether the file was damaged when it was opened.
	repaired bool
	news     []ledger.News
}

// Open opens the store for playing. The error is ErrTaken where another
// program plays with it. Nothing else is one: what is damaged is repaired, and
// where nothing can be written, matches are held in memory. News says so.
func Open(c Config) (*Store, error) {
	if c.Clock == nil {
		c.Clock = clockwork.NewRealClock()
	}
	if c.Log == nil {
		c.Log = slog.New(slog.DiscardHandler)
	}
	if c.migrations == nil {
		c.migrations = sqlite.Migrations
	}
	if c.disk == nil {
		c.disk = durable.OS
	}
	s := &Store{Config: c, backup: backup{disk: c.disk, path: filepath.Join(c.Folder, backupFile)}}
	err := s.begin()
	if errors.Is(err, ErrTaken) {
		return nil, err
	}
	if err != nil {
		s.last = s.unwritten()
		s.reportOffline(err)
		return s, nil
	}
	s.last = s.newest()
	return s, nil
}

// begin takes the lock and opens the file, whatever state it is in.
func (s *Store) begin() error {
	if s.Folder == "" {
		return errors.New("no folder for it is known; set HOME or STATE_DIRECTORY")
	}
	if err := os.MkdirAll(s.Folder, 0o755); err != nil {
		return err
	}
	if err := s.takeLock(); err != nil {
		return err
	}
	err := s.open()
	if sqlite.Damaged(err) || errors.Is(err, sqlite.ErrNewer) {
		return s.repair(err)
	}
	return err
}

// open opens the file and looks at it.
func (s *Store) open() error {
	if err := s.checkKind(); err != nil {
		return err
	}
	if _, err := os.Stat(s.path()); errors.Is(err, fs.ErrNotExist) {
		if err := s.create(sqlite.Salvaged{}); err != nil {
			return err
		}
	}
	f, err := sqlite.Open(s.path(), sqlite.Update+s.parameters)
	if err != nil {
		return err
	}
	if err := s.check(f); err != nil {
		return errors.Join(err, f.Close())
	}
	s.file = f
	return nil
}

func (s *Store) path() string { return filepath.Join(s.Folder, Database) }

// Close ends the store. What could not be written is tried once more.
func (s *Store) Close() error {
	var unstored error
	if s.file == nil && len(s.pending) > 0 {
		if unstored = s.goOnline(); unstored != nil {
			unstored = fmt.Errorf("the last match is not stored: %w", sqlite.Explain(unstored))
		}
	}
	err := errors.Join(unstored, s.file.Close())
	s.file = nil
	s.backup.close()
	if s.lock != nil {
		err = errors.Join(err, s.lock.Close())
	}
	return err
}

// News returns what has happened since it was last asked.
func (s *Store) News() (news []ledger.News) {
	news, s.news = s.news, nil
	return news
}

// report says what happened, to the log and to the screen.
func (s *Store) report(title, text words.Phrase, cause error) {
	s.Log.Warn(words.English.Say(text), "cause", cause)
	s.news = append(s.news, ledger.News{Title: title, Text: text})
}

// now is the time as rows have it, to be shown and for nothing else.
func (s *Store) now() string { return stamp(s.Clock) }

func stamp(c clockwork.Clock) string { return c.Now().UTC().Format(time.RFC3339) }
