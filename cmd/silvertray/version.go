package main

import (
	"fmt"
	"runtime"
	"runtime/debug"

	"github.com/spf13/cobra"

	"silvertray/cmd/silvertray/internal/cli"
	"silvertray/display/font"
)

// version is set by the linker; if it is empty, built looks at the build info.
var version string

func newVersion() *cobra.Command {
	var fonts bool
	cmd := &cobra.Command{
		Use:   "version",
		Short: "Print the version, or the licence of the fonts",
		Args:  cli.Args(),
		Run: func(cmd *cobra.Command, _ []string) {
			if fonts {
				fmt.Fprint(cmd.OutOrStdout(), font.Licence)
				return
			}
			fmt.Fprintln(cmd.OutOrStdout(), release())
		},
	}
	cmd.Flags().BoolVar(&fonts, "fonts", false, "the licence of the fonts on the panel")
	return cmd
}

// release is the line that tells which program this is.
func release() string {
	return fmt.Sprintf("silvertray %s, %s %s/%s", built(), runtime.Version(), runtime.GOOS, runtime.GOARCH)
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
