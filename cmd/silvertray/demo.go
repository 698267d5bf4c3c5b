package main

import (
	"bytes"
	"context"
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"silvertray/configs"
	"silvertray/engine"
	"silvertray/engine/record"
	"silvertray/engine/shelf"
	"silvertray/hw/picture"
	"silvertray/internal/companion"
	"silvertray/internal/demo"
	"silvertray/internal/words"
	"silvertray/vision/camera"
	"silvertray/vision/watch"
)

func newDemo() *cobra.Command {
	var out string
	cmd := &cobra.Command{
		Use:   "demo [flags] [GAME]",
		Short: "Play a recorded game without any hardware",
		Long: `Demo plays a whole recorded game: every throw is read from its picture by the
real reader, every prompt is shown, and every choice comes from the recorded
player, by the same keys and the same loop as on the box. It ends by itself
with the scored sheet.`,
		Args: cobra.MaximumNArgs(1),
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
	start, moves, err := recordedMoves(recorded)
	if err != nil {
		return failed{err}
	}
	size, err := s.PanelSize()
	if err != nil {
		return err
	}
	pictures, err := picture.New(s.Pictures, size)
	if err != nil {
		return failed{err}
	}
	panel, err := simulated(s, pictures)
	if err != nil {
		return failed{err}
	}
	source := camera.Embedded(recorded.Pictures(), recorded.Names...)
	defer source.Close()
	player, narrator := demo.NewPlayer(moves), demo.NewNarrator(w)
	box := &companion.Companion{
		Game: start.Game(), Match: start, Keys: player, Panel: panel, Language: words.Language(s.Language),
		Eye: &watch.Table{Source: source, Geometry: func(frame string) watch.Geometry {
			tray, err := recorded.Tray(frame)
			if err != nil {
				return watch.Geometry{}
			}
			return watch.Geometry{Tray: tray}
		}},
		Keep: func(m engine.Move) error {
			narrator.Made(m)
			return player.Made(m)
		},
		Shown: func(m companion.Moment) {
			narrator.Shown(m)
			player.Shown(m)
		},
	}
	match, err := box.Run(ctx)
	if err != nil {
		return failed{fmt.Errorf("the recorded game stopped: %w", err)}
	}
	return finish(w, match, len(recorded.Names), player.Mended, s.Pictures)
}

// recordedMoves is the match as it was dealt, and the moves made in it.
func recordedMoves(g *demo.Game) (engine.Match, []string, error) {
	text, err := g.Record()
	if err != nil {
		return nil, nil, err
	}
	r, err := record.Parse(bytes.NewReader(text))
	if err != nil {
		return nil, nil, fmt.Errorf("recorded game: %w", err)
	}
	match, err := record.Deal(r, shelf.Games())
	return match, r.Moves(), err
}

// finish prints what the game came to.
func finish(w io.Writer, m engine.Match, throws, mended int, pictures string) error {
	fmt.Fprintf(w, "\n== The end\n")
	if err := printMatch(w, m, false); err != nil {
		return err
	}
	_, err := fmt.Fprintf(w, "%d throws were read from pictures, %d dice had to be corrected.\nThe panel's pictures lie in %s.\n",
		throws, mended, pictures)
	if err != nil {
		return failed{fmt.Errorf("print the end of the game: %w", err)}
	}
	return nil
}
