// Package setup has the commands by which a box is set up: the mat, the table's
// profile and the owner's cards.
package setup

import "github.com/spf13/cobra"

// Commands returns the commands of the set-up.
func Commands() []*cobra.Command {
	return []*cobra.Command{newMat(), newCalibrate(), newCatalogue()}
}
