package records

import (
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"silvertray/cmd/silvertray/internal/cli"
	"silvertray/engine"
	"silvertray/engine/record"
)

func newReplay() *cobra.Command {
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "replay [flags] RECORD…",
		Short: "Play records through the rules and print the score",
		Long: `Replay plays recorded games through the rules and prints where each stands: the
score, who is asked for what, and what stands on each sheet. A record that breaks
a rule gets the line, the move and the rule on stderr, and exit status 1; the
others are still played. "-" reads a record from standard input.`,
		Args: cli.Args("RECORD…"),
		RunE: func(cmd *cobra.Command, records []string) error {
			games := cli.Games(cmd)
			return cli.Each(cmd, records, func(path string) error {
				match, err := replay(cmd, path, games)
				if err != nil {
					return err
				}
				if len(records) > 1 && !asJSON {
					fmt.Fprintf(cmd.OutOrStdout(), "== %s\n", path)
				}
				return printStanding(cmd.OutOrStdout(), match, games, path, asJSON)
			})
		},
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "print JSON, one object a line and record")
	return cmd
}

// printStanding prints the score of a match, and what stands around it. For programs
// it names the record.
func printStanding(w io.Writer, m engine.Match, games engine.Games, path string, asJSON bool) error {
	if asJSON {
		return cli.Failed(writeStanding(w, m, games, path))
	}
	err := PrintMatch(w, m, games, false)
	if err == nil {
		err = cli.Failed(describe(w, m))
	}
	return err
}

// replay reads a record and plays it through the rules.
func replay(cmd *cobra.Command, path string, games engine.Games) (engine.Match, error) {
	f, err := cli.Open(cmd, path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	r, err := record.Parse(f)
	if err != nil {
		return nil, cli.Failed(fmt.Errorf("%s: %w", path, err))
	}
	match, err := record.Replay(r, games)
	if err != nil {
		return nil, cli.Failed(fmt.Errorf("%s: %w", path, err))
	}
	return match, nil
}

// PrintMatch prints where a match stands.
func PrintMatch(w io.Writer, m engine.Match, games engine.Games, asJSON bool) error {
	var err error
	if asJSON {
		err = writeScore(w, m.Score(), games)
	} else {
		err = printScore(w, m.Score())
	}
	if err != nil {
		return cli.Failed(fmt.Errorf("print the score: %w", err))
	}
	return nil
}
