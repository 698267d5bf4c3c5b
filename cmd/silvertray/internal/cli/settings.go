// Package cli is what the commands share: settings, files and the two ways to
// fail.
package cli

import (
	"io"
	"os"

	"github.com/spf13/cobra"

	"silvertray/configs"
	"silvertray/engine"
	"silvertray/internal/box"
)

// Settings reads the settings of a command line, whose --config flag names the
// file.
func Settings(cmd *cobra.Command) (configs.Settings, error) {
	path, err := cmd.Flags().GetString("config")
	if err != nil {
		return configs.Settings{}, err
	}
	return configs.Load(path, cmd.Flags())
}

// Games are those of a command that needs no settings but where the owner's
// cards are. Settings that are wrong are the concern of the commands that play.
func Games(cmd *cobra.Command) engine.Games {
	s, _ := Settings(cmd)
	return box.Games(s)
}

// Open opens a file, or standard input for "-".
func Open(cmd *cobra.Command, path string) (io.ReadCloser, error) {
	if path == "-" {
		return io.NopCloser(cmd.InOrStdin()), nil
	}
	f, err := os.Open(path)
	if err != nil {
		return nil, Failed(err)
	}
	return f, nil
}
