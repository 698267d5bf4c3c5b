package records

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"silvertray/cmd/silvertray/internal/cli"
	"silvertray/engine/record"
)

func newCorrect() *cobra.Command {
	return &cobra.Command{
		Use:   "correct RECORD LINE MOVE",
		Short: "Print a record with one of its moves replaced",
		Long: `Correct replaces the move in a line of a record, such as a roll that was misread,
plays what followed again, and prints the record as it then is. Lines count from
1. Later moves stay as they were written. Where one does not fit any more the
game ends there, which is said on stderr; that move and all after it stay in the
record as comments, as does the one replaced. "-" reads standard input.`,
		Example: `  silvertray correct game.txt 5 "roll white=3 yellow=5 blue=2 green=5 orange=1 purple=4" > mended.txt`,
		Args:    cli.Args("RECORD", "LINE", "MOVE…"),
		RunE: func(cmd *cobra.Command, args []string) error {
			line, err := strconv.Atoi(args[1])
			if err != nil {
				return fmt.Errorf("line %q: a number belongs here", args[1])
			}
			f, err := cli.Open(cmd, args[0])
			if err != nil {
				return err
			}
			defer f.Close()
			r, err := record.Parse(f)
			if err != nil {
				return cli.Failed(fmt.Errorf("%s: %w", args[0], err))
			}
			at, ok := r.MoveIn(line)
			if !ok {
				return cli.Failed(fmt.Errorf("%s: line %d has no move in it", args[0], line))
			}
			why, err := r.Correct(at, strings.Join(args[2:], " "), cli.Games(cmd))
			if err != nil {
				return cli.Failed(fmt.Errorf("%s: %w", args[0], err))
			}
			if why != nil {
				fmt.Fprintf(cmd.ErrOrStderr(), "silvertray: %s: from here on it does not fit any more: %v\n", args[0], why)
			}
			if _, err := fmt.Fprint(cmd.OutOrStdout(), r); err != nil {
				return cli.Failed(fmt.Errorf("print the record: %w", err))
			}
			return nil
		},
	}
}
