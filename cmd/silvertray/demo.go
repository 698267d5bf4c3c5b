package main

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"silvertray/cmd/silvertray/internal/cli"
	"silvertray/cmd/silvertray/internal/records"
	"silvertray/configs"
	"silvertray/engine"
	"silvertray/internal/box"
	"silvertray/internal/demo"
)

func newDemo() *cobra.Command {
	var out string
	cmd := &cobra.Command{
		Use:   "demo [flags] [GAME]",
		Short: "Play a recorded game without any hardware",
		Long: `Demo plays a whole recorded game: every throw, or every tile laid, is read from
its picture by the real reader, every prompt is shown, and every choice comes
from the recorded player, by the same keys and the same loop as on the box. It
ends by itself with the scored sheet.

The games: ` + strings.Join(demo.Games(), ", ") + ".",
		Args: cli.Args("[GAME]"),
		RunE: func(cmd *cobra.Command, args []string) error {
			s, err := cli.Settings(cmd)
			if err != nil {
				return err
			}
			if len(args) > 0 {
				s.Game = args[0]
				delete(s.Origin, "game")
			}
			s.Pictures = out
			return runDemo(cmd, s)
		},
	}
	cmd.Flags().StringVar(&out, "out", "out/demo", "`FOLDER` for the pictures of the panel")
	cmd.Flags().String("panel", "", "`PANEL` by size, such as 264x176")
	cmd.Flags().String("language", "", "`LANGUAGE` on the panel: de, en, es or it")
	return cmd
}

func runDemo(cmd *cobra.Command, s configs.Settings) error {
	w := cmd.OutOrStdout()
	d, err := box.OpenDemo(s, demo.NewNarrator(w))
	if err != nil {
		return boxFailed(err)
	}
	match, err := d.Play(cmd.Context())
	if err = errors.Join(err, d.Close()); err != nil {
		return cli.Failed(err)
	}
	return finish(w, match, d, cli.Games(cmd))
}

// finish prints what the game came to, and which picture of the panel is its first.
func finish(w io.Writer, m engine.Match, d *box.Demo, games engine.Games) error {
	fmt.Fprintf(w, "\n== The end\n")
	if err := records.PrintMatch(w, m, games, false); err != nil {
		return err
	}
	throws, tiles := d.Recorded.Seen()
	if throws > 0 {
		fmt.Fprintf(w, "%d throws were read from pictures, %d dice had to be corrected.\n", throws, d.Corrected())
	}
	if tiles > 0 {
		fmt.Fprintf(w, "%d tiles were read from pictures, %d had to be corrected.\n", tiles, d.Corrected())
	}
	if _, err := fmt.Fprintf(w, "The panel's pictures begin with %s.\n", d.First); err != nil {
		return cli.Failed(fmt.Errorf("print the end of the game: %w", err))
	}
	return nil
}
