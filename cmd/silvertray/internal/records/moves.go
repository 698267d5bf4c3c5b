package records

import (
	"bufio"
	"context"
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"silvertray/cmd/silvertray/internal/cli"
	"silvertray/engine"
)

func newMoves() *cobra.Command {
	return &cobra.Command{
		Use:   "moves RECORD…",
		Short: "Print the legal moves after a record",
		Long: `Moves prints every legal move after a record, one text form a line, always in
the same order. Any of the lines may be appended to the record. Where dice are
to be thrown these are all rolls of the dice in hand: 46656 for six. Where tiles
are laid from hidden racks these are all tiles that may be laid, and then all that
may be shown; whole racks of six come last, more than 200000 of them. Where a card is to
be turned over these are the cards that may be the next of their pile.
After the end of a game it prints nothing. Of several records, each has its name
above its moves, as a comment.`,
		Args: cli.Args("RECORD…"),
		RunE: func(cmd *cobra.Command, records []string) error {
			games := cli.Games(cmd)
			return cli.Each(cmd, records, func(path string) error {
				match, err := replay(cmd, path, games)
				if err != nil {
					return err
				}
				if len(records) > 1 {
					fmt.Fprintf(cmd.OutOrStdout(), "# %s\n", path)
				}
				return printMoves(cmd.Context(), cmd.OutOrStdout(), match)
			})
		},
	}
}

// printMoves prints the legal moves of a match.
func printMoves(ctx context.Context, to io.Writer, m engine.Match) error {
	w := bufio.NewWriter(to)
	for move := range m.Ask().Moves {
		if err := ctx.Err(); err != nil {
			return cli.Failed(fmt.Errorf("print the moves: %w", err))
		}
		fmt.Fprintln(w, move)
	}
	if err := w.Flush(); err != nil {
		return cli.Failed(fmt.Errorf("print the moves: %w", err))
	}
	return nil
}

func newPerft() *cobra.Command {
	var depth int
	cmd := &cobra.Command{
		Use:   "perft --depth N RECORD",
		Short: "Count the legal sequences of moves after a record",
		Long: `Perft counts the legal sequences of N moves after a record, to compare one
program's rules with another's. A roll counts as one move whose values are
fixed: the digits of pi from the 3 on, leaving out 0 and 7 to 9

  3 1 4 1 5 2 6 5 3 5 3 2 3 4 6 2 6 4 3 3 3 2 5 2 4 1 1 6 3 3
  5 1 5 2 4 4 4 5 2 3 1 6 4 6 2 6 2 6 2 3 4 2 5 3 4 2 1 1 6 2

and then from the front again. The first roll after the record takes as many
as it has dice, in the game's order of dice; the next goes on from there. Dice
that tie for the tray lie near to it in the game's order of dice.

Tiles are drawn by the same values, two for each: the symbols in the order red,
green, blue, orange, yellow, purple. A tile of which none is left is passed over. A
player alone shows one, others a whole rack at the start of each turn; that counts
as one move. A card is turned over by two values, too: six times the first less one,
and the second, are counted through the cards that may come next, around and around.`,
		Args: cli.Args("RECORD"),
		RunE: func(cmd *cobra.Command, args []string) error {
			if depth < 0 {
				return fmt.Errorf("--depth %d: it counts moves, so it is 0 or more", depth)
			}
			match, err := replay(cmd, args[0], cli.Games(cmd))
			if err != nil {
				return err
			}
			n, err := count(cmd.Context(), match, depth)
			if err != nil {
				return cli.Failed(err)
			}
			fmt.Fprintln(cmd.OutOrStdout(), n)
			return nil
		},
	}
	cmd.Flags().IntVar(&depth, "depth", 1, "how many moves deep to count")
	return cmd
}

// count counts in the background, so that an interrupt ends the program even at a
// depth that takes for ever.
func count(ctx context.Context, m engine.Match, depth int) (uint64, error) {
	counted := make(chan uint64, 1)
	go func() { counted <- engine.Perft(m, depth) }()
	select {
	case n := <-counted:
		return n, nil
	case <-ctx.Done():
		return 0, fmt.Errorf("count %d moves deep: %w", depth, ctx.Err())
	}
}
