// Package pictures has the commands that take and read pictures of the table.
package pictures

import "github.com/spf13/cobra"

// Commands returns the commands about pictures. A recording's report names the
// version.
func Commands(version string) []*cobra.Command {
	return []*cobra.Command{newRead(), newBoard(), newCamera(version)}
}
