package cli

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"
)

// Each does the same with every one of some files. One that fails keeps none of the
// others from being done; the error joins all that failed.
func Each(cmd *cobra.Command, paths []string, do func(path string) error) error {
	var failed []error
	for _, path := range paths {
		if err := cmd.Context().Err(); err != nil {
			failed = append(failed, Failed(fmt.Errorf("%s: %w", path, err)))
			break
		}
		if err := do(path); err != nil {
			failed = append(failed, err)
		}
	}
	return errors.Join(failed...)
}
