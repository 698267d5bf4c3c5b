// Package cli is what the commands share: settings, files and the two ways to
// fail.
package cli

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
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
	return Wait(cmd.Context(), func() (configs.Settings, error) { return configs.Load(path, cmd.Flags()) })
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
		return nil, Failed(unopened(path, err))
	}
	if info, err := f.Stat(); err == nil && info.IsDir() {
		f.Close()
		return nil, Failed(fmt.Errorf("%s is a folder; name a file in it", path))
	}
	return f, nil
}

// unopened says why a file cannot be opened.
func unopened(path string, err error) error {
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return fmt.Errorf("there is no file %s", path)
	case errors.Is(err, fs.ErrPermission):
		return fmt.Errorf("%s may not be read by this user", path)
	}
	return err
}
