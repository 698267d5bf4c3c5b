package main

import (
	"github.com/spf13/cobra"

	"silvertray/configs"
	"silvertray/engine"
	"silvertray/internal/box"
)

// settings reads the settings of a command line.
func settings(cmd *cobra.Command) (configs.Settings, error) {
	path, err := cmd.Flags().GetString("config")
	if err != nil {
		return configs.Settings{}, err
	}
	return configs.Load(path, cmd.Flags())
}

// gamesOf are the games of a command that needs no settings but where the owner's
// cards are. Wrong settings are told by the commands that play.
func gamesOf(cmd *cobra.Command) engine.Games {
	s, _ := settings(cmd)
	return box.Games(s)
}
