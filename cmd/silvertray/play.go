package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"maps"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"silvertray/configs"
	"silvertray/engine"
	"silvertray/hw"
	"silvertray/hw/picture"
	"silvertray/hw/terminal"
	"silvertray/internal/companion"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

func newPlay() *cobra.Command {
	var w which
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
		RunE: func(cmd *cobra.Command, source []string) error {
			s, err := settings(cmd)
			if err != nil {
				return err
			}
			if len(source) > 0 {
				s.Source = source
			}
			if w.number > 0 && s.Record != "" {
				return errors.New("--match names a game that the box has kept, not one in a --record")
			}
			match, err := play(cmd.Context(), s, w, cmd.ErrOrStderr())
			if err != nil {
				return err
			}
			if match == nil {
				return nil
			}
			return printMatch(cmd.OutOrStdout(), match, false)
		},
	}
	f := cmd.Flags()
	f.BoolVar(&w.fresh, "new", false, "begin a new game; the one in progress can be gone on with by --match")
	f.IntVar(&w.number, "match", 0, "go on with match `N`, as \"silvertray history\" lists it")
	cmd.MarkFlagsMutuallyExclusive("new", "match")
	f.String("game", "", "the `GAME` on the table, as records name it")
	f.StringSlice("players", nil, "`NAMES` in seating order; none: the box asks how many play")
	f.StringSlice("rules", nil, "`NAME=VALUE` settings of the match, see the README")
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

// settings reads the settings of a command line.
func settings(cmd *cobra.Command) (configs.Settings, error) {
	path, err := cmd.Flags().GetString("config")
	if err != nil {
		return configs.Settings{}, err
	}
	return configs.Load(path, cmd.Flags())
}

// play runs the box until the game or the player has ended.
func play(ctx context.Context, s configs.Settings, w which, stderr io.Writer) (match engine.Match, err error) {
	box, err := deal(&s)
	if err != nil {
		return nil, err
	}
	requests := make(chan prompt.Request)
	site, err := openSite(ctx, s, requests, slog.New(slog.DiscardHandler)) // the terminal is the panel
	if err != nil {
		return nil, err
	}
	defer site.Close()
	closeEye, err := watchTable(box, s, site, stderr)
	if err != nil {
		return nil, err
	}
	defer closeEye()
	site.join(box, requests)
	kept, err := openKeeper(s, w, "silvertray play", slog.New(slog.DiscardHandler))
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, kept.close()) }()
	if err := kept.join(box, s); err != nil {
		return nil, err
	}
	screen, err := panel(box, s)
	if err != nil {
		return nil, err
	}
	defer screen.Close()
	keys := hw.NewQueue(nil)
	keys.Follow(box.Keys)
	defer handsBeside(s, keys)()
	box.Keys = keys
	match, err = box.Run(ctx)
	if err != nil && !errors.Is(err, companion.ErrNoKeys) && !errors.Is(err, context.Canceled) {
		return match, failed{err}
	}
	return match, nil
}

// deal makes a box with the game that is set, and the match if players are.
// What is chosen on the box goes into the settings.
func deal(s *configs.Settings) (*companion.Companion, error) {
	shelf := tabled(*s)
	game, ok := shelf[s.Game]
	if !ok {
		return nil, fmt.Errorf("game %q is not known: there are %s", s.Game, strings.Join(slices.Sorted(maps.Keys(shelf)), ", "))
	}
	setup, err := s.Setup()
	if err != nil {
		return nil, err
	}
	box := &companion.Companion{Game: game, Rules: setup.Settings, Language: words.Language(s.Language), Inverted: s.Inverted}
	for _, name := range slices.Sorted(maps.Keys(shelf)) {
		box.Shelf = append(box.Shelf, shelf[name])
	}
	if err := deals(box, *s); err != nil {
		return nil, err
	}
	box.Choose = func(c companion.Chosen) error {
		return s.Choose(configs.Chosen{Game: c.Game, Language: string(c.Language), Inverted: c.Inverted, Rules: c.Rules})
	}
	if box.Printed = tableOf(io.Discard, s.Profile).Board; s.Profile != "" {
		box.Learn = func(printed []string) error { return keepPrint(s.Profile, printed) }
	}
	if len(setup.Players) > 0 {
		setup.Settings = engine.ByPrint(game, engine.Fitting(game, box.Shelf, setup.Settings), box.Printed)
		box.Match, err = game.New(setup)
		if why := unready(game); err != nil && why != nil {
			box.Match, err = nil, nil
			box.Notices = append(box.Notices, prompt.Message{Title: "The match cannot begin", Text: words.Error(why)})
		}
		if err != nil {
			return nil, err
		}
	}
	return box, nil
}

// panel gives the box the panel that is set, with the terminal for its keys and
// as the simulated panel's glass, or else as a mirror that goes on where a wired
// panel fails. It keeps the pictures where that is set.
func panel(box *companion.Companion, s configs.Settings) (closer, error) {
	size, err := s.PanelSize()
	if err != nil {
		return nil, err
	}
	var pictures hw.Panel
	if s.Pictures != "" {
		if pictures, err = picture.New(s.Pictures, size); err != nil {
			return nil, failed{err}
		}
	}
	screen, err := terminal.Open(size)
	if err != nil {
		return nil, failed{err}
	}
	panel, rest, err := panelOn(s, screen)
	if err != nil {
		return nil, errors.Join(failed{err}, screen.Close())
	}
	box.Keys, box.Panel, box.Mirror = screen, panel, pictures
	if _, wired := s.PanelModel(); wired {
		box.Mirror = screen
		if pictures != nil {
			box.Mirror = hw.Both(screen, pictures)
		}
	}
	return func() error { return errors.Join(screen.Close(), rest()) }, nil
}

// closer ends what was opened.
type closer func() error

// Close calls it.
func (c closer) Close() error { return c() }
