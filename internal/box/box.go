// Package box puts one box together from its settings: eyes, panel, keys, page
// and store around the loop that plays.
package box

import (
	"context"
	"errors"
	"io"
	"log/slog"

	"github.com/jonboulle/clockwork"

	"silvertray/configs"
	"silvertray/engine"
	"silvertray/internal/box/site"
	"silvertray/internal/box/watchdog"
	"silvertray/internal/companion"
	"silvertray/internal/prompt"
	"silvertray/internal/store/journal"
)

// Options are what a box needs beside its settings.
type Options struct {
	// Program names who has the store open, such as "silvertray play".
	Program string
	// Start says with which match the first game begins.
	Start Start
	// Terminal draws the panel in the terminal, whose keyboard works it. Without,
	// only the panel and the keys of the settings are used.
	Terminal bool
	// Log takes what a person cannot act on; nil discards it.
	Log *slog.Logger
	// Warnings takes what is wrong with the table profile, a line each; nil
	// discards them.
	Warnings io.Writer
}

// Box is one box: all that stays open from game to game.
type Box struct {
	Options
	settings *configs.Settings
	requests chan prompt.Request
	page     *site.Site
	table    *table // of the next game; nil: to be opened
	keeper   *keeper
	screen   *screen
	keys     *keys
	notices  []prompt.Message // yet to be shown
}

// Open puts a box together. What is chosen on it goes into the settings. Close
// it after use. The error is a SettingsError where a setting is wrong; else
// something that was set is not to be had.
func Open(ctx context.Context, s *configs.Settings, o Options) (*Box, error) {
	usable, err := usable(*s)
	if err != nil {
		return nil, err
	}
	*s = usable
	if o.Log == nil {
		o.Log = slog.New(slog.DiscardHandler)
	}
	if o.Warnings == nil {
		o.Warnings = io.Discard
	}
	b := &Box{Options: o, settings: s, requests: make(chan prompt.Request)}
	b.setChoicesAside()
	if err := b.open(ctx); err != nil {
		return nil, errors.Join(err, b.Close())
	}
	return b, nil
}

func (b *Box) open(ctx context.Context) (err error) {
	s := *b.settings
	b.page = site.Open(ctx, site.Config{Settings: s, Folder: stateFolder(s), Requests: b.requests, Log: b.Log})
	if b.table, err = openTable(s, b.page, b.Warnings); err != nil {
		return err
	}
	if b.keeper, err = openKeeper(s, b.Start, b.Program, b.Log); err != nil {
		return err
	}
	openScreen := openHeadless
	if b.Terminal {
		openScreen = openTerminal
	}
	if b.screen, err = openScreen(s, b.Log); err != nil {
		return err
	}
	b.keys = openKeys(s, b.screen.terminal, b.Log)
	return nil
}

// Close closes all that Open opened. The error is what of the match could not be
// stored; what else goes wrong is logged.
func (b *Box) Close() error {
	var err error
	if b.keys != nil {
		b.keys.Close()
	}
	if b.screen != nil {
		b.warn("close the panel", b.screen.close())
	}
	if b.keeper != nil {
		err = b.keeper.close()
	}
	if b.table != nil {
		b.warn("close the camera", b.table.Close())
	}
	if b.page != nil {
		b.warn("close the page", b.page.Close())
	}
	return err
}

func (b *Box) warn(doing string, err error) {
	if err != nil {
		b.Log.Warn(doing, "error", err)
	}
}

// Play plays one game, and returns the match as it stands: nil before one was
// dealt. It ends with the game, with ctx, or when a terminal closes.
func (b *Box) Play(ctx context.Context) (engine.Match, error) {
	t, match, err := newTable(*b.settings)
	if err != nil {
		return nil, err
	}
	if b.table == nil {
		if b.table, err = openTable(*b.settings, b.page, b.Warnings); err != nil {
			return nil, err
		}
	}
	defer func() {
		b.warn("close the camera", b.table.Close())
		b.table = nil
	}()
	t.Log = b.Log
	c := &companion.Companion{Table: t, Keys: b.keys, Panel: b.screen.panel, Mirror: b.screen.mirror}
	b.table.join(c)
	b.page.Join(c)
	if err := b.keeper.join(t, match, b.settings); err != nil {
		return nil, err
	}
	t.Notices, b.notices = append(t.Notices, b.notices...), nil
	match, err = c.Run(ctx)
	if errors.Is(err, context.Canceled) || b.Terminal && errors.Is(err, companion.ErrNoKeys) {
		err = nil
	}
	return match, err
}

// Serve plays game after game until ctx ends, and reports to systemd. A finished game in a text record is archived before the next begins.
func (b *Box) Serve(ctx context.Context) error {
	ctx, stop := context.WithCancel(ctx)
	watched := make(chan struct{})
	go func() {
		defer close(watched)
		watchdog.New(clockwork.NewRealClock()).Run(ctx, b.requests)
	}()
	defer func() { stop(); <-watched }()
	for ctx.Err() == nil {
		archived, err := journal.Archive(b.settings.Record, Games(*b.settings))
		if err != nil {
			return err
		}
		if archived != "" {
			b.Log.Info("the finished game is put away", "record", archived)
		}
		if _, err := b.Play(ctx); err != nil {
			return err
		}
	}
	return nil
}
