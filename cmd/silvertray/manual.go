package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"silvertray/cmd/silvertray/internal/cli"
	"silvertray/internal/manpage"
)

// newManual is for package builders, so the help does not list it.
func newManual() *cobra.Command {
	return &cobra.Command{
		Use:    "manual",
		Short:  "Print the page for man(1)",
		Hidden: true,
		Args:   cli.Args(),
		RunE: func(cmd *cobra.Command, _ []string) error {
			if err := manualPage.Write(cmd.OutOrStdout(), cmd.Root()); err != nil {
				return cli.Failed(fmt.Errorf("print the manual: %w", err))
			}
			return nil
		},
	}
}

var manualPage = manpage.Page{
	Version: built(),
	Sections: []manpage.Section{
		{Title: "Exit status", Entries: [][2]string{
			{"0", "Done."},
			{"1", "Something that was named could not be done. It is said on standard error; the rest was done."},
			{"2", "Wrong use."},
		}},
		{Title: "Environment", Entries: [][2]string{
			{"SILVERTRAY_...", "Each setting can be given by a variable with its name in capitals, such as SILVERTRAY_PANEL. It is stronger than the settings file, and weaker than an option."},
		}},
		{Title: "Files", Entries: [][2]string{
			{"/etc/silvertray/silvertray.yaml", "Settings of the machine; each is explained there. silvertray/silvertray.yaml in the user's configuration folder, such as ~/.config, goes first."},
			{"/var/lib/silvertray", "The service's games, in silvertray.db; \"silvertray history\" lists them."},
			{"/usr/share/doc/silvertray/docs/hardware.md", "How to wire panel and keys, place the camera and set up the table."},
		}},
		{Title: "See also", Entries: [][2]string{
			{"journalctl(1)", `"journalctl -u silvertray" shows what the service says.`},
		}},
	},
}
