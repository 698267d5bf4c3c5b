package cli

import (
	"slices"
	"strings"

	"github.com/spf13/cobra"
)

// Words offers the shell some words.
func Words(all func() []string) cobra.CompletionFunc {
	return func(_ *cobra.Command, _ []string, begun string) ([]string, cobra.ShellCompDirective) {
		return Beginning(all(), begun), cobra.ShellCompDirectiveNoFileComp
	}
}

// List offers the next word of a list with commas, none twice.
func List(all func(*cobra.Command) []string) cobra.CompletionFunc {
	return func(cmd *cobra.Command, _ []string, begun string) (offered []string, _ cobra.ShellCompDirective) {
		before := begun[:strings.LastIndex(begun, ",")+1]
		taken := strings.Split(before, ",")
		for _, word := range all(cmd) {
			if !slices.Contains(taken, word) {
				offered = append(offered, before+word)
			}
		}
		return Beginning(offered, begun), cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveNoSpace
	}
}

// Files offers the files with some extensions.
func Files(extensions ...string) cobra.CompletionFunc {
	return cobra.FixedCompletions(extensions, cobra.ShellCompDirectiveFilterFileExt)
}

// Folders offers folders.
func Folders(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
	return nil, cobra.ShellCompDirectiveFilterDirs
}

// First offers something for the first argument alone.
func First(offer cobra.CompletionFunc) cobra.CompletionFunc {
	return func(cmd *cobra.Command, args []string, begun string) ([]string, cobra.ShellCompDirective) {
		if len(args) > 0 {
			return nil, cobra.ShellCompDirectiveNoFileComp
		}
		return offer(cmd, args, begun)
	}
}

// Beginning are the words that begin so.
func Beginning(all []string, begun string) (fit []string) {
	for _, word := range all {
		if strings.HasPrefix(word, begun) {
			fit = append(fit, word)
		}
	}
	return fit
}
