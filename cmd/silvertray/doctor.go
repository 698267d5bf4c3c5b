package main

import (
	"context"
	"encoding/json"
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"silvertray/cmd/silvertray/internal/cli"
	"silvertray/internal/box"
	"silvertray/internal/doctor"
)

func newDoctor() *cobra.Command {
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "doctor",
		Short: "Check the box and say what to do",
		Long: `Doctor looks at everything that people ask about: settings, SPI, groups, the
panel, the keys, the camera, disk, clock, supply and versions. Each line begins
with "ok", or with "!!" and says what to do. The exit status is 1 where anything
is to be done.`,
		Args: cli.Args(),
		RunE: func(cmd *cobra.Command, _ []string) error {
			machine, err := doctor.This()
			if err != nil {
				return cli.Failed(err)
			}
			s, wrong := cli.Settings(cmd)
			return examine(cmd.Context(), cmd.OutOrStdout(), box.Checks(cmd.Context(), machine, built(), s, wrong), asJSON)
		},
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "print one JSON object a line and check")
	return cmd
}

// examine does the checks, and prints each finding as it comes.
func examine(ctx context.Context, w io.Writer, checks []doctor.Check, asJSON bool) error {
	wrong := 0
	for _, c := range checks {
		found := c.Run(ctx)
		if !found.OK {
			wrong++
		}
		line := found.String()
		if asJSON {
			data, err := json.Marshal(found)
			if err != nil {
				return fmt.Errorf("print a finding: %w", err)
			}
			line = string(data)
		}
		if _, err := fmt.Fprintln(w, line); err != nil {
			return cli.Failed(fmt.Errorf("print a finding: %w", err))
		}
	}
	if wrong > 0 {
		return cli.Failed(fmt.Errorf("%d of %d checks ask for something to be done", wrong, len(checks)))
	}
	return nil
}
