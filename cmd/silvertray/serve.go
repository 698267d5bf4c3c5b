package main

import (
	"context"
	"errors"
	"image"
	"io"
	"log/slog"

	"github.com/jonboulle/clockwork"
	"github.com/spf13/cobra"

	"silvertray/configs"
	"silvertray/hw"
	"silvertray/hw/picture"
	"silvertray/internal/prompt"
)

func newServe() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "serve",
		Short: "Be the box: play without a terminal, game after game",
		Long: `Serve is the box as it stands beside the table: the panel and the keys are those
of the settings, a keypad may be plugged in, and when a game has ended the next
one begins. The service that the package installs runs it; it tells systemd when
it is ready, and again and again that it is alive.

Games are kept in the service's state folder, and "silvertray history" lists
them. With a record set, they are kept in that text file instead, and a finished
one is put away beside it under its date.`,
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			s, err := settings(cmd)
			if err != nil {
				return err
			}
			return serve(cmd.Context(), s, cmd.ErrOrStderr())
		},
	}
	f := cmd.Flags()
	f.StringSlice("players", nil, "`NAMES` in seating order; none: the box asks")
	f.String("panel", "", "`PANEL` by size, such as 264x176, or by name on the bus, such as epd2in7v2")
	f.String("page", "", "`ADDRESS` of the page for phones, such as :8080; none: no page")
	f.String("record", "", "text `FILE` that keeps the game; a game in it goes on. Without: the box's own file, see \"silvertray history\"")
	f.String("pictures", "", "`FOLDER` for a PNG of every picture the panel shows")
	return cmd
}

// server is the box without a terminal.
type server struct {
	configs.Settings
	panel    hw.Panel
	mirror   hw.Panel
	keys     *hw.Queue
	requests chan prompt.Request
	site     *site
	kept     *keeper
	log      *slog.Logger
	stderr   io.Writer
}

// serve plays games until ctx ends.
func serve(ctx context.Context, s configs.Settings, stderr io.Writer) (err error) {
	log := slog.New(slog.NewTextHandler(stderr, nil))
	panel, mirror, closePanel, err := quietPanel(s, log)
	if err != nil {
		return failed{err}
	}
	defer closePanel()
	keys := hw.NewQueue(log)
	defer handsOn(s, keys, log)()
	requests := make(chan prompt.Request)
	site, err := openSite(ctx, s, requests, log)
	if err != nil {
		return err
	}
	defer site.Close()
	kept, err := openKeeper(s, which{}, "silvertray serve", log)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, kept.close()) }()
	box := &server{s, panel, mirror, keys, requests, site, kept, log, stderr}
	go systemd(clockwork.NewRealClock()).run(ctx, box.requests)
	for ctx.Err() == nil {
		if err := box.game(ctx); err != nil {
			return err
		}
	}
	return nil
}

// game plays one game, and puts away the one before.
func (s *server) game(ctx context.Context) error {
	if err := putAway(s.Record, games(s.Settings), s.log); err != nil {
		return failed{err}
	}
	box, err := deal(&s.Settings)
	if err != nil {
		return err
	}
	closeEye, err := watchTable(box, s.Settings, s.site, s.stderr)
	if err != nil {
		return err
	}
	defer closeEye()
	box.Keys, box.Panel, box.Mirror, box.Log = s.keys, s.panel, s.mirror, s.log
	s.site.join(box, s.requests)
	if err := s.kept.join(box, s.Settings); err != nil {
		return err
	}
	if _, err := box.Run(ctx); err != nil && !errors.Is(err, context.Canceled) {
		return failed{err}
	}
	return nil
}

// quietPanel is the panel that is set, without a terminal, and beside a wired
// one the folder that keeps the pictures, nil without. A panel that cannot be
// opened is said, and the game goes on without it.
func quietPanel(s configs.Settings, log *slog.Logger) (panel, mirror hw.Panel, _ closer, err error) {
	size, err := s.PanelSize()
	if err != nil {
		return nil, nil, nil, err
	}
	var pictures hw.Panel
	if s.Pictures != "" {
		if pictures, err = picture.New(s.Pictures, size); err != nil {
			return nil, nil, nil, err
		}
	}
	if _, wired := s.PanelModel(); wired {
		panel, rest, err := panelOn(s, nil)
		if err == nil {
			return panel, pictures, rest, nil
		}
		log.Error("the panel cannot be opened; the game goes on without it", "error", err)
	}
	if pictures == nil {
		pictures = unseen(size)
	}
	if panel, err := simulated(s, pictures); err == nil {
		return panel, nil, func() error { return nil }, nil
	}
	return pictures, nil, func() error { return nil }, nil
}

// unseen is a panel of this size that nobody looks at.
type unseen image.Point

func (u unseen) Size() image.Point { return image.Point(u) }

func (u unseen) Show(context.Context, *image.Paletted, hw.Refresh) error { return nil }
