package records

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"silvertray/cmd/silvertray/internal/cli"
	"silvertray/engine/record"
	"silvertray/internal/box"
	"silvertray/internal/store"
)

// newHistory returns the command and those below it, which share a folder.
func newHistory() *cobra.Command {
	var folder string
	var by store.Filter
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "history",
		Short: "List the games that were played, and each player's average",
		Long: `History lists the games that were played, with their results, and what each
player has come to on average. Times are UTC by the clock of the box. A game that
goes on can be looked at too. With --json it prints one object: matches, and
averages by player and game.`,
		Example: `  silvertray history --player Ana
  silvertray history show 12
  silvertray history export 12 > game.txt
  silvertray history import game.txt
  silvertray history correct 12 31 "roll yellow=3 blue=5"`,
		RunE: func(cmd *cobra.Command, _ []string) error {
			return withHistory(cmd, folder, func(h *store.History) error { return printHistory(cmd.OutOrStdout(), h, by, asJSON) })
		},
	}
	cmd.PersistentFlags().StringVar(&folder, "folder", "", "`FOLDER` with silvertray.db (default: this user's, else the service's)")
	cmd.Flags().StringVar(&by.Player, "player", "", "only games of the player `NAME`")
	cmd.Flags().StringVar(&by.Game, "game", "", "only this `GAME`, as records name it")
	cmd.Flags().BoolVar(&asJSON, "json", false, "print JSON")
	cmd.AddCommand(newHistoryShow(&folder), newHistoryExport(&folder), newHistoryImport(&folder), newHistoryCorrect(&folder))
	return cmd
}

// withHistory calls do with the history open.
func withHistory(cmd *cobra.Command, folder string, do func(*store.History) error) error {
	h, err := store.OpenHistory(historyFolder(folder), cli.Games(cmd))
	if err != nil {
		return cli.Failed(err)
	}
	return cli.Failed(errors.Join(do(h), h.Close()))
}

// historyFolder is the folder that is named, else the one with games in it.
func historyFolder(named string) string {
	if named != "" {
		return named
	}
	return box.HistoryFolder()
}

func newHistoryShow(folder *string) *cobra.Command {
	var asJSON bool
	cmd := &cobra.Command{
		Use:               "show MATCH",
		Short:             "Print the score of a game",
		Args:              cli.Args("MATCH"),
		ValidArgsFunction: matches(folder),
		RunE: func(cmd *cobra.Command, args []string) error {
			return withRecord(cmd, *folder, args[0], func(r *record.Record) error {
				match, err := record.Replay(r, cli.Games(cmd))
				if err != nil {
					return err
				}
				return printStanding(cmd.OutOrStdout(), match, cli.Games(cmd), args[0], asJSON)
			})
		},
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "print JSON, as replay does")
	return cmd
}

func newHistoryExport(folder *string) *cobra.Command {
	return &cobra.Command{
		Use:               "export MATCH",
		Short:             "Print a game as a record, with what was corrected as comments",
		Args:              cli.Args("MATCH"),
		ValidArgsFunction: matches(folder),
		RunE: func(cmd *cobra.Command, args []string) error {
			return withRecord(cmd, *folder, args[0], func(r *record.Record) error {
				_, err := fmt.Fprint(cmd.OutOrStdout(), r)
				return err
			})
		},
	}
}

// withRecord calls do with the record of the match with a number.
func withRecord(cmd *cobra.Command, folder, number string, do func(*record.Record) error) error {
	id, err := strconv.Atoi(number)
	if err != nil || id < 1 {
		return fmt.Errorf("match %q: the number of a match belongs here, as \"silvertray history\" lists it", number)
	}
	return withHistory(cmd, folder, func(h *store.History) error {
		r, err := h.Record(id)
		if err != nil {
			return err
		}
		return do(r)
	})
}

func newHistoryImport(folder *string) *cobra.Command {
	return &cobra.Command{
		Use:   "import RECORD…",
		Short: "Take records in",
		Long: `Import takes records into the history, also while a game is being played. One
that is there already, move for move, is not taken in twice. "-" reads standard
input.`,
		Args: cli.Args("RECORD…"),
		RunE: func(cmd *cobra.Command, args []string) error {
			h, err := store.OpenOrMake(historyFolder(*folder), cli.Games(cmd))
			if err != nil {
				return cli.Failed(err)
			}
			for _, path := range args {
				if e := importRecord(cmd, h, path); e != nil {
					err = errors.Join(err, cli.Failed(fmt.Errorf("%s: %w", path, e)))
				}
			}
			return errors.Join(err, h.Close())
		},
	}
}

func newHistoryCorrect(folder *string) *cobra.Command {
	return &cobra.Command{
		Use:   "correct MATCH LINE MOVE",
		Short: "Replace one move of a game, such as a roll that was misread",
		Long: `Correct replaces the move in a line of a game, as "history export" prints it with
lines counted from 1, and plays what followed again. Where that does not fit any
more the game ends there, which is said on stderr. What was replaced or dropped is
kept. No box may be playing meanwhile: on the box itself the menu does the same.`,
		Args:              cli.Args("MATCH", "LINE", "MOVE…"),
		ValidArgsFunction: matches(folder),
		RunE: func(cmd *cobra.Command, args []string) error {
			line, err := strconv.Atoi(args[1])
			if err != nil {
				return fmt.Errorf("line %q: a number belongs here", args[1])
			}
			at, ok := 0, false
			err = withRecord(cmd, *folder, args[0], func(r *record.Record) error {
				if at, ok = r.MoveIn(line); !ok {
					return fmt.Errorf("match %s: line %d has no move in it", args[0], line)
				}
				return nil
			})
			if err != nil {
				return err
			}
			id, _ := strconv.Atoi(args[0]) // withRecord has read it
			s, err := store.Open(store.Config{Folder: historyFolder(*folder), Games: cli.Games(cmd), As: "silvertray history correct"})
			if err != nil {
				return cli.Failed(err)
			}
			why, err := s.Correct(id, at, strings.Join(args[2:], " "))
			if why != nil {
				fmt.Fprintf(cmd.ErrOrStderr(), "silvertray: match %s: from here on it does not fit any more: %v\n", args[0], why)
			}
			if err = errors.Join(err, s.Close()); err != nil {
				return cli.Failed(fmt.Errorf("match %s: %w", args[0], err))
			}
			return nil
		},
	}
}

// importRecord imports one record, and prints as which match.
func importRecord(cmd *cobra.Command, h *store.History, path string) error {
	f, err := cli.Open(cmd, path)
	if err != nil {
		return err
	}
	defer f.Close()
	text, err := io.ReadAll(io.LimitReader(f, maxRecord))
	if err != nil {
		return err
	}
	id, known, err := h.Import(text)
	if err != nil {
		return err
	}
	said := "%s: match %d\n"
	if known {
		said = "%s: match %d, there already\n"
	}
	_, err = fmt.Fprintf(cmd.OutOrStdout(), said, path, id)
	return err
}

// maxRecord bounds what is read of a record, in bytes. It is more than a record may
// have, so that a longer one is refused, not cut.
const maxRecord = 2 << 20

// printHistory prints the games and the averages.
func printHistory(w io.Writer, h *store.History, by store.Filter, asJSON bool) error {
	matches, err := h.Matches(by)
	if err != nil {
		return err
	}
	averages, err := h.Averages(by)
	if err != nil {
		return err
	}
	if asJSON {
		return json.NewEncoder(w).Encode(struct {
			Matches  []store.Match   `json:"matches"`
			Averages []store.Average `json:"averages"`
		}{append([]store.Match{}, matches...), append([]store.Average{}, averages...)})
	}
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	for _, m := range matches {
		fmt.Fprintf(t, "%d\t%s\t%s\t%s\n", m.ID, when(m.Started), m.Game, outcome(m))
	}
	if err := t.Flush(); err != nil || len(averages) == 0 {
		return err
	}
	fmt.Fprintln(t, "\nplayer\tgame\tplayed\twon\tmean\tbest")
	for _, a := range averages {
		fmt.Fprintf(t, "%s\t%s\t%d\t%d\t%.1f\t%d\n", a.Name, a.Game, a.Played, a.Won, a.Mean, a.Best)
	}
	return t.Flush()
}

// when formats a time for people: "2026-03-01 18:00".
func when(stamp string) string {
	return strings.Replace(stamp[:min(len(stamp), len("2026-03-01T18:00"))], "T", " ", 1)
}

// outcome describes how a match stands: "Ana 203 (won), Ben 188".
func outcome(m store.Match) string {
	var players []string
	for _, p := range m.Players {
		text := p.Name
		if p.Total != nil {
			text += fmt.Sprintf(" %d", *p.Total)
		}
		if p.Won != nil && *p.Won && len(m.Players) > 1 {
			text += " (won)"
		}
		players = append(players, text)
	}
	text := strings.Join(players, ", ")
	if !m.Finished {
		text += fmt.Sprintf("; not over, %d moves", m.Moves)
	}
	return text
}
