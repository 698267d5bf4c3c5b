package main

import (
	"context"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"silvertray/configs"
	"silvertray/engine"
	"silvertray/hw/picture"
	"silvertray/internal/companion"
	"silvertray/internal/demo"
	"silvertray/internal/words"
	"silvertray/vision/camera"
	"silvertray/vision/hexboard"
	"silvertray/vision/watch"
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
		Args:      cobra.MaximumNArgs(1),
		ValidArgs: demo.Games(),
		RunE: func(cmd *cobra.Command, args []string) error {
			s, err := settings(cmd)
			if err != nil {
				return err
			}
			if len(args) > 0 {
				s.Game = args[0]
			}
			s.Pictures = out
			return runDemo(cmd.Context(), cmd.OutOrStdout(), s)
		},
	}
	cmd.Flags().StringVar(&out, "out", "out/demo", "`FOLDER` for the pictures of the panel")
	cmd.Flags().String("panel", "", "`PANEL` by size, such as 264x176")
	cmd.Flags().String("language", "", "`LANGUAGE` on the panel: de, en, es or it")
	return cmd
}

func runDemo(ctx context.Context, w io.Writer, s configs.Settings) error {
	recorded, err := demo.Open(s.Game)
	if err != nil {
		return err
	}
	size, err := s.PanelSize()
	if err != nil {
		return err
	}
	pictures, err := picture.New(s.Pictures, size)
	if err != nil {
		return failed{err}
	}
	first := pictures.Next()
	panel, err := simulated(s, pictures)
	if err != nil {
		return failed{err}
	}
	player := demo.NewPlayer(recorded.Steps)
	box := &companion.Companion{
		Game: recorded.Match.Game(), Match: recorded.Match, Keys: player, Panel: panel, Language: words.Language(s.Language),
		Deals: func(engine.Game) bool { return true }, Deck: player.Card,
	}
	defer watchRecorded(box, recorded, player)()
	narrator := demo.NewNarrator(w)
	narrated(box, player, narrator)
	match, err := box.Run(ctx)
	if err != nil {
		return failed{fmt.Errorf("the recorded game stopped: %w", err)}
	}
	if err := narrator.Err(); err != nil {
		return failed{fmt.Errorf("tell the recorded game: %w", err)}
	}
	return finish(w, match, recorded, player.Mended, first)
}

// watchRecorded gives the box eyes on the table of the recorded player.
func watchRecorded(box *companion.Companion, g *demo.Game, player *demo.Player) (closeAll func()) {
	source := camera.Embedded(g.Pictures(), g.Names...)
	board := watch.NewBoard(source, hexboard.Options{})
	geometry := func(frame string) watch.Geometry {
		a, err := g.Areas(frame)
		if err != nil {
			return watch.Geometry{}
		}
		return watch.Geometry{Tray: a.Tray, Aside: a.Zone != nil, Measure: a.Measure}
	}
	box.Eye = player.Table(&watch.Table{Source: source, Geometry: geometry})
	box.BoardEye = player.Table(board)
	return func() { board.Close(); source.Close() }
}

// narrated lets the player and the narrator follow what the box does.
func narrated(box *companion.Companion, player *demo.Player, narrator *demo.Narrator) {
	box.Keep = func(m engine.Move) error {
		narrator.Made(m)
		return player.Made(m)
	}
	box.Replace = func(at int, text string) error {
		narrator.Replaced(text)
		return player.Replaced(at, text)
	}
	box.Shown = func(m companion.Moment) {
		narrator.Shown(m)
		player.Shown(m)
	}
}

// finish prints what the game came to, and which picture of the panel is its first.
func finish(w io.Writer, m engine.Match, g *demo.Game, mended int, first string) error {
	fmt.Fprintf(w, "\n== The end\n")
	if err := printMatch(w, m, false); err != nil {
		return err
	}
	throws, tiles := g.Seen()
	if throws > 0 {
		fmt.Fprintf(w, "%d throws were read from pictures, %d dice had to be corrected.\n", throws, mended)
	}
	if tiles > 0 {
		fmt.Fprintf(w, "%d tiles were read from pictures, %d had to be corrected.\n", tiles, mended)
	}
	if _, err := fmt.Fprintf(w, "The panel's pictures begin with %s.\n", first); err != nil {
		return failed{fmt.Errorf("print the end of the game: %w", err)}
	}
	return nil
}
