package box

import (
	"errors"
	"fmt"
	"io"
	"log/slog"
	"path/filepath"

	"silvertray/configs"
	"silvertray/engine"
	"silvertray/internal/companion/session"
	"silvertray/internal/ledger"
	"silvertray/internal/prompt"
	"silvertray/internal/store"
	"silvertray/internal/store/journal"
	"silvertray/internal/words"
)

// keeper keeps the matches of a box, in the text record that is set or else in the
// store.
type keeper struct {
	store  *store.Store // nil with a record
	record io.Closer    // the one open now; nil without
	start  Start
	log    *slog.Logger
}

// Start says with which match a box begins; the zero Start goes on with the last
// one, where that can go on.
type Start struct {
	// New begins a new match.
	New bool
	// Match goes on with the one of this number in the store; 0 is none.
	Match int
}

// openKeeper opens the store, unless a record is set. The program as holds it.
func openKeeper(s configs.Settings, start Start, as string, log *slog.Logger) (*keeper, error) {
	k := &keeper{start: start, log: log}
	if s.Record != "" {
		return k, nil
	}
	var err error
	k.store, err = store.Open(store.Config{Folder: stateFolder(s), Games: Games(s), Log: log, As: as})
	if errors.Is(err, store.ErrTaken) {
		err = fmt.Errorf("%w; end that one, or keep this game elsewhere with --record FILE", err)
	}
	if err == nil && start.Match > 0 {
		if err = k.store.Fetch(start.Match); err != nil {
			err = errors.Join(fmt.Errorf("go on with match %d: %w", start.Match, err), k.store.Close())
		}
	}
	if err != nil {
		return nil, err
	}
	return k, nil
}

// join lets a table go on with the match that is stored, or begin the one that is set,
// and stores its moves.
func (k *keeper) join(t *session.Table, set engine.Match, s *configs.Settings) error {
	if k.store == nil {
		return k.joinRecord(t, set, s)
	}
	return k.joinStore(t, set, s)
}

func (k *keeper) joinStore(t *session.Table, set engine.Match, s *configs.Settings) error {
	setup, err := s.Setup()
	if err != nil {
		return err
	}
	players := setup.Players
	if k.start.Match > 0 {
		players = nil // whoever plays it
	}
	stored := k.store.Resume(s.Game, players)
	if err := k.begin(t, set, stored, k.store); err != nil {
		k.store.GoOffline(err)
		if err := k.begin(t, set, stored, k.store); err != nil {
			return err
		}
	}
	t.Greet = t.Greet && len(setup.Players) == 0
	t.Names, t.Memory = k.store.Names(), memory{s, k.store}
	return nil
}

func (k *keeper) joinRecord(t *session.Table, set engine.Match, s *configs.Settings) error {
	if err := k.closeRecord(); err != nil {
		return err
	}
	text, stored, err := journal.Open(s.Record, Games(*s))
	if err != nil {
		if text, stored, err = k.mended(t, s, err); err != nil {
			return err
		}
	}
	k.record = text
	if err := k.begin(t, set, stored, text); err != nil {
		return err
	}
	names := journal.Names{Path: filepath.Join(filepath.Dir(s.Record), "names.txt")}
	if t.Names, err = names.Read(); err != nil {
		k.log.Warn("names of players are lost", "error", err) // the next match sets the file aside
	}
	t.Greet, t.Memory = t.Greet && len(s.Players) == 0, memory{s, names}
	return nil
}

// mended opens a record that could not be opened, as far as it is sound, and lets the
// table say so.
func (k *keeper) mended(t *session.Table, s *configs.Settings, why error) (*journal.Journal, ledger.Stored, error) {
	aside, moves, err := journal.Mend(s.Record, Games(*s))
	if err != nil {
		return nil, ledger.Stored{}, fmt.Errorf("%w: %w", why, err)
	}
	k.log.Warn("the record is damaged", "kept", aside, "moves", moves, "error", why)
	t.Notices = append(t.Notices, prompt.Message{Sign: prompt.StorageSign, Title: "The record is damaged",
		Text: words.Say("It is kept as %s. What could be read of it, %d moves, is in a new one.", filepath.Base(aside), moves)})
	return journal.Open(s.Record, Games(*s))
}

// begin goes on with the stored match, unless a new one is asked for. The table greets
// with a match that was stored.
func (k *keeper) begin(t *session.Table, set engine.Match, stored ledger.Stored, to ledger.Keeper) error {
	if k.start.New {
		stored = ledger.Stored{}
	}
	book := ledger.New(to, stored)
	switch {
	case stored.Match != nil:
		t.Game, t.Greet = stored.Match.Game(), true
	case set != nil:
		if err := book.Deal(set); err != nil {
			return err
		}
	}
	t.Ledger = book
	k.start = Start{} // the next game is as always
	return nil
}

func (k *keeper) closeRecord() error {
	if k.record == nil {
		return nil
	}
	err := k.record.Close()
	k.record = nil
	return err
}

// close closes store and record. The error is what could not be stored.
func (k *keeper) close() error {
	var err error
	if k.store != nil {
		err = k.store.Close()
	}
	return errors.Join(err, k.closeRecord())
}
