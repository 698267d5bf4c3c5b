// Package records has the commands about games that were played.
package records

import "github.com/spf13/cobra"

// Commands returns the commands about records, scores and the history.
func Commands() []*cobra.Command {
	return []*cobra.Command{newReplay(), newCorrect(), newHistory(), newScore(), newMoves(), newPerft()}
}
