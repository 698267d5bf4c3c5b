package main

import (
	"errors"
	"fmt"
	"io"
	"log/slog"
	"path/filepath"

	"silvertray/configs"
	"silvertray/internal/companion"
	"silvertray/internal/prompt"
	"silvertray/internal/store"
	"silvertray/internal/store/journal"
	"silvertray/internal/store/slate"
)

// keeper keeps the matches of a box: in the text record that is set, or else
// in the store.
type keeper struct {
	store  *store.Store // nil with a record
	record io.Closer    // the one open now; nil without
	which  which
}

// which says with which match to begin: a new one, or one by its number;
// neither is the last one, where that can go on.
type which struct {
	fresh  bool
	number int
}

// openKeeper opens the store, where no record is set, for the program as.
func openKeeper(s configs.Settings, w which, as string, log *slog.Logger) (*keeper, error) {
	k := &keeper{which: w}
	if s.Record != "" {
		return k, nil
	}
	var err error
	k.store, err = store.Open(store.Config{Folder: keptIn(s), Games: games(s), Log: log, As: as})
	if errors.Is(err, store.ErrTaken) {
		err = fmt.Errorf("%w; end that one, or keep this game elsewhere with --record FILE", err)
	}
	if err == nil && w.number > 0 {
		if err = k.store.Fetch(w.number); err != nil {
			err = errors.Join(fmt.Errorf("go on with match %d: %w", w.number, err), k.store.Close())
		}
	}
	if err != nil {
		return nil, failed{err}
	}
	return k, nil
}

// keptIn is the folder for what is kept of matches; empty for none.
func keptIn(s configs.Settings) string {
	if s.Record != "" {
		return filepath.Dir(s.Record)
	}
	return configs.StateFolder()
}

// join lets a box go on with the match that is kept, and keep its moves.
func (k *keeper) join(box *companion.Companion, s configs.Settings) error {
	join := k.joinStore
	if k.store == nil {
		join = k.joinRecord
	}
	if err := join(box, s); err != nil {
		return failed{err}
	}
	if folder := keptIn(s); folder != "" {
		waiting := slate.File{Path: filepath.Join(folder, "waiting.json")}
		if err := waiting.Load(&box.Waiting); err != nil {
			box.Waiting = companion.Waiting{} // chosen anew in a moment; the match is worth more
		}
		box.KeepWaiting = func(w companion.Waiting) error { return waiting.Save(w) }
	}
	return nil
}

func (k *keeper) joinStore(box *companion.Companion, s configs.Settings) error {
	setup, err := s.Setup()
	if err != nil {
		return err
	}
	players := setup.Players
	if k.which.number > 0 {
		players = nil // whoever plays it
	}
	match, made := k.store.Resume(s.Game, players)
	if k.which.fresh {
		match = nil
	}
	k.which = which{} // the next game is as always
	switch {
	case match != nil:
		box.Match, box.Game, box.Made = match, match.Game(), made
	case box.Match != nil:
		if err := k.store.Deal(box.Match); err != nil {
			k.store.GoOn(err)
			if err := k.store.Deal(box.Match); err != nil {
				return err
			}
		}
	}
	box.Greet = match != nil && len(setup.Players) == 0
	box.Names, box.Remember = k.store.Names(), k.store.Remember
	box.Dealt, box.Keep, box.TakeBack, box.Replace = k.store.Deal, k.store.Keep, k.store.TakeBack, k.store.Replace
	box.GoOn, box.Unkept, box.News = k.store.GoOn, k.store.Adrift, k.news
	box.Notices = append(box.Notices, k.news()...)
	return nil
}

// news is what happened to the store, for the panel.
func (k *keeper) news() (messages []prompt.Message) {
	for _, n := range k.store.News() {
		messages = append(messages, prompt.Message{Sign: prompt.StorageSign, Title: n.Title, Text: n.Text})
	}
	return messages
}

func (k *keeper) joinRecord(box *companion.Companion, s configs.Settings) error {
	if err := k.closeRecord(); err != nil {
		return err
	}
	text, match, err := journal.Open(s.Record, games(s))
	if err != nil {
		return err
	}
	k.record = text
	if k.which.fresh {
		match = nil
	}
	k.which = which{}
	switch {
	case match != nil:
		box.Match, box.Game, box.Made = match, match.Game(), text.Made()
	case box.Match != nil:
		if err := text.Deal(box.Match); err != nil {
			return err
		}
	}
	names := journal.Names{Path: filepath.Join(filepath.Dir(s.Record), "names.txt")}
	if box.Names, err = names.Read(); err != nil {
		return err
	}
	box.Greet, box.Remember = match != nil && len(s.Players) == 0, names.Remember
	box.Dealt, box.Keep, box.TakeBack, box.Replace = text.Deal, text.Keep, text.TakeBack, text.Replace
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

// close ends it. The error is what could not be stored.
func (k *keeper) close() error {
	var err error
	if k.store != nil {
		err = k.store.Close()
	}
	if err = errors.Join(err, k.closeRecord()); err != nil {
		return failed{err}
	}
	return nil
}
