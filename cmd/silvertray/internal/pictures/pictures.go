// Package pictures has the commands about pictures of the table: reading them
// and taking them.
package pictures

import "github.com/spf13/cobra"

// Commands are those about pictures. The version is told in a recording's report.
func Commands(version string) []*cobra.Command {
	return []*cobra.Command{newRead(), newBoard(), newCamera(version)}
}
