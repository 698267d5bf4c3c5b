package box

import (
	"errors"
	"fmt"
	"io"
	"log/slog"
	"path/filepath"

	"silvertray/configs"
	"silvertray/engine/record"
	"silvertray/internal/companion"
	"silvertray/internal/ledger"
	"silvertray/internal/prompt"
	"silvertray/internal/store"
	"silvertray/internal/store/journal"
)

// keeper keeps the matches of a box, in the text record that is set or else in the
// store.
type keeper struct {
	store  *store.Store // nil with a record
	record io.Closer    // the one open now; nil without
	start  Start
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
	k := &keeper{start: start}
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

// join makes a loop go on with the match that is kept, and keep its moves.
func (k *keeper) join(c *companion.Companion, s configs.Settings) error {
	join := k.joinStore
	if k.store == nil {
		join = k.joinRecord
	}
	return join(c, s)
}

func (k *keeper) joinStore(c *companion.Companion, s configs.Settings) error {
	setup, err := s.Setup()
	if err != nil {
		return err
	}
	players := setup.Players
	if k.start.Match > 0 {
		players = nil // whoever plays it
	}
	stored := k.store.Resume(s.Game, players)
	err = k.begin(c, stored, k.store)
	if err != nil {
		k.store.GoOffline(err)
		err = k.begin(c, stored, k.store)
	}
	if err != nil {
		return err
	}
	c.Greet = stored.Match != nil && c.Match == stored.Match && len(setup.Players) == 0
	c.Names, c.Remember = k.store.Names(), k.store.Remember
	c.GoOn, c.Unkept, c.News = k.store.GoOffline, k.store.Offline, k.news
	c.Notices = append(c.Notices, k.news()...)
	return nil
}

// news is what happened to the store, for the panel.
func (k *keeper) news() (messages []prompt.Message) {
	for _, n := range k.store.News() {
		messages = append(messages, prompt.Message{Sign: prompt.StorageSign, Title: n.Title, Text: n.Text})
	}
	return messages
}

func (k *keeper) joinRecord(c *companion.Companion, s configs.Settings) error {
	if err := k.closeRecord(); err != nil {
		return err
	}
	text, stored, err := journal.Open(s.Record, Games(s))
	if err != nil {
		return err
	}
	k.record = text
	if err := k.begin(c, stored, text); err != nil {
		return err
	}
	names := journal.Names{Path: filepath.Join(filepath.Dir(s.Record), "names.txt")}
	if c.Names, err = names.Read(); err != nil {
		return err
	}
	c.Greet, c.Remember = stored.Match != nil && c.Match == stored.Match && len(s.Players) == 0, names.Remember
	return nil
}

// begin goes on with the stored match, unless a new one is asked for.
func (k *keeper) begin(c *companion.Companion, stored ledger.Stored, to ledger.Keeper) error {
	if k.start.New {
		stored = ledger.Stored{}
	}
	c.Waiting = companion.Waiting(stored.Premoves)
	stored.Premoves = ledger.Premoves{} // the companion makes them
	book := ledger.New(to, stored)
	switch {
	case stored.Match != nil:
		c.Match, c.Game, c.Made = stored.Match, stored.Match.Game(), record.Moves(stored.Steps)
	case c.Match != nil:
		if err := book.Deal(c.Match); err != nil {
			return err
		}
	}
	k.start = Start{} // the next game is as always
	c.Dealt, c.Keep, c.TakeBack = book.Deal, book.Play, book.TakeBack
	c.Replace = func(at int, text string) error {
		move, err := book.Steps()[at].Before.Parse(text)
		if err == nil {
			_, err = book.Replace(at, move)
		}
		return err
	}
	c.KeepWaiting = func(w companion.Waiting) error { return to.Premoves(ledger.Premoves(w)) }
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
