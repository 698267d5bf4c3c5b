// Package records has the commands about games that were played: their records,
// scores and history.
package records

import "github.com/spf13/cobra"

// Commands are those about records.
func Commands() []*cobra.Command {
	return []*cobra.Command{newReplay(), newCorrect(), newHistory(), newScore(), newMoves(), newPerft()}
}
