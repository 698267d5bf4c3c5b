package records

import (
	"strconv"

	"github.com/spf13/cobra"

	"silvertray/cmd/silvertray/internal/cli"
	"silvertray/internal/store"
)

// matches offers the numbers of the matches in a folder, latest first, each with what
// came of it.
func matches(folder *string) cobra.CompletionFunc {
	return cli.First(func(cmd *cobra.Command, _ []string, begun string) (all []string, _ cobra.ShellCompDirective) {
		_ = withHistory(cmd, *folder, func(h *store.History) error {
			played, err := h.Matches(store.Filter{})
			for _, m := range played {
				all = append(all, cobra.CompletionWithDesc(strconv.Itoa(m.ID), m.Game+", "+outcome(m)))
			}
			return err
		}) // without a history there is nothing to offer
		return cli.Beginning(all, begun), cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveKeepOrder
	})
}
