package main

import (
	"context"
	"errors"
	"io"
	"log/slog"

	"github.com/spf13/cobra"

	"silvertray/cmd/silvertray/internal/cli"
	"silvertray/configs"
	"silvertray/internal/box"
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
		Args: cli.Args(),
		RunE: func(cmd *cobra.Command, _ []string) error {
			s, err := cli.Settings(cmd)
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

// serve plays games until ctx ends.
func serve(ctx context.Context, s configs.Settings, stderr io.Writer) error {
	log := slog.New(slog.NewTextHandler(stderr, nil))
	b, err := cli.Wait(ctx, func() (*box.Box, error) {
		return box.Open(ctx, &s, box.Options{Program: "silvertray serve", Log: log, Warnings: stderr})
	})
	if err != nil {
		return boxFailed(err)
	}
	return boxFailed(errors.Join(b.Serve(ctx), b.Close()))
}
