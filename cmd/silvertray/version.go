package main

import (
	"fmt"
	"runtime"
	"runtime/debug"

	"github.com/spf13/cobra"

	"silvertray/display/font"
)

// version is set by the linker; if it is empty, built looks at the build info.
var version string

func newVersion() *cobra.Command {
	var fonts bool
	cmd := &cobra.Command{
		Use:   "version",
		Short: "Print the version, or the licence of the fonts",
		Args:  cobra.NoArgs,
		Run: func(cmd *cobra.Command, _ []string) {
			if fonts {
				fmt.Fprint(cmd.OutOrStdout(), font.Licence)
				return
			}
			fmt.Fprintf(cmd.OutOrStdout(), "silvertray %s, %s %s/%s\n",
				built(), runtime.Version(), runtime.GOOS, runtime.GOARCH)
		},
	}
	cmd.Flags().BoolVar(&fonts, "fonts", false, "the licence of the fonts on the panel")
	return cmd
}

func built() string {
	if version != "" {
		return version
	}
	if info, ok := debug.ReadBuildInfo(); ok {
		return info.Main.Version
	}
	return "unknown"
}
