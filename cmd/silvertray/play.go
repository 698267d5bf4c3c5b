package main

import (
	"context"
	"errors"
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"silvertray/cmd/silvertray/internal/cli"
	"silvertray/cmd/silvertray/internal/quiet"
	"silvertray/cmd/silvertray/internal/records"
	"silvertray/configs"
	"silvertray/engine"
	"silvertray/hw/terminal"
	"silvertray/internal/box"
)

func newPlay() *cobra.Command {
	var start box.Start
	cmd := &cobra.Command{
		Use:   "play [flags] [PICTURE… | SOURCE]",
		Short: "Play a game with pictures or a camera",
		Long: `Play is the box in the terminal: the panel is drawn in text, and four keys
work it: up, down, OK (Enter or space) and back (Backspace or left). q leaves.

Every throw is read from the next picture: of those named, or of a folder, in
the order of names, as it fills up. A throw that no picture shows is entered by
hand with OK. A source may be a camera too; "silvertray camera --help" says how it
is written. Each roll is shown before it counts, and any die of it can be
corrected. A tile that is laid on a board counts at once, where the board is read
without a doubt; any cell can be corrected.

The last game goes on where it stood, if it is not over and the players are the
same or none are named.`,
		Example: `  silvertray play --players Ana,Ben --record game.txt pictures/
  silvertray play --players Ana --tray "690,161 844,156 922,535 743,542" 1.jpg 2.jpg`,
		Args: cli.Args("[PICTURE…]"),
		RunE: func(cmd *cobra.Command, source []string) error {
			if cmd.Flags().Changed("match") && start.Match < 1 {
				return fmt.Errorf("--match %d: the number of a match belongs here, as \"silvertray history\" lists it", start.Match)
			}
			s, err := cli.Settings(cmd)
			if err != nil {
				return err
			}
			if len(source) > 0 {
				s.Source = source
				delete(s.Origin, "source")
			}
			if start.Match > 0 && s.Record != "" {
				return errors.New("--match names a game that the box has kept, not one in a --record")
			}
			match, err := play(cmd.Context(), s, start, cmd.ErrOrStderr())
			if err != nil || match == nil {
				return err
			}
			return records.PrintMatch(cmd.OutOrStdout(), match, cli.Games(cmd), false)
		},
	}
	f := cmd.Flags()
	f.BoolVar(&start.New, "new", false, "begin a new game; the one in progress can be gone on with by --match")
	f.IntVar(&start.Match, "match", 0, "go on with match `N`, as \"silvertray history\" lists it")
	cli.Exclusive(cmd, "new", "match")
	f.String("game", "", "the `GAME` on the table, as records name it")
	f.StringSlice("players", nil, "`NAMES` in seating order; none: the box asks how many play")
	f.StringSlice("rules", nil, "`NAME=VALUE` settings of the match, see docs/games.md")
	f.String("cards", "", "`WHO` turns cards over: table, box or auto, which is the box for a practice deck")
	f.String("tray", "", "`CORNERS` of the silver tray in the pictures: \"x,y x,y x,y x,y\"")
	f.String("profile", "", "table profile `FILE`")
	f.String("panel", "", "`PANEL` by size, such as 264x176, or by name on the bus, such as epd2in7v2")
	f.String("language", "", "`LANGUAGE` on the panel: de, en, es or it")
	f.String("page", "", "`ADDRESS` of the page for phones, such as :8080; none: no page")
	f.String("record", "", "text `FILE` that keeps the game; a game in it goes on. Without: the box's own file, see \"silvertray history\"")
	f.String("pictures", "", "`FOLDER` for a PNG of every picture the panel shows")
	return cmd
}

// play runs the box in the terminal until the game or the player has ended.
func play(ctx context.Context, s configs.Settings, start box.Start, stderr io.Writer) (m engine.Match, err error) {
	restore, err := quiet.Stdout() // the screen is the box's alone
	if err != nil {
		return nil, cli.Failed(err)
	}
	defer func() { err = errors.Join(err, cli.Failed(restore())) }()
	b, err := cli.Wait(ctx, func() (*box.Box, error) {
		return box.Open(ctx, &s, box.Options{Program: "silvertray play", Start: start, Terminal: true, Warnings: stderr})
	})
	if errors.Is(err, terminal.ErrNone) {
		err = fmt.Errorf("%w; or play without one: \"silvertray serve\" shows the panel on its glass, on the page (--page :8080) and in pictures (--pictures FOLDER)", err)
	}
	if err != nil {
		return nil, boxFailed(err)
	}
	defer func() { err = boxFailed(errors.Join(err, b.Close())) }() // a panic too gives the terminal back
	return b.Play(ctx)
}

// boxFailed marks what a box could not do as a failure. Settings that are wrong are
// wrong use.
func boxFailed(err error) error {
	var wrong box.SettingsError
	if err == nil || errors.As(err, &wrong) {
		return err
	}
	return cli.Failed(err)
}
