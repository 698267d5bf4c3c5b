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
		Use:   "replay [flags] RECORD",
		Short: "Play a record through the rules and print the score",
		Long: `Replay plays a recorded game through the rules and prints where it stands. A
record that breaks a rule gets the line, the move and the rule on stderr, and
exit status 1. "-" reads the record from standard input.`,
		Args: cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			match, err := replay(cmd, args[0])
			if err != nil {
				return err
			}
			return PrintMatch(cmd.OutOrStdout(), match, cli.Games(cmd), asJSON)
		},
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "print JSON")
	return cmd
}

// replay reads a record and plays it through the rules.
func replay(cmd *cobra.Command, path string) (engine.Match, error) {
	f, err := cli.Open(cmd, path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	r, err := record.Parse(f)
	if err != nil {
		return nil, cli.Failed(fmt.Errorf("%s: %w", path, err))
	}
	match, err := record.Replay(r, cli.Games(cmd))
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
