package main

import (
	"context"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"silvertray/cmd/silvertray/internal/cli"
	"silvertray/cmd/silvertray/internal/pictures"
	"silvertray/cmd/silvertray/internal/records"
	"silvertray/cmd/silvertray/internal/setup"
	"silvertray/internal/usercards"
)

// Exit statuses of every command.
const (
	exitDone   = 0
	exitFailed = 1 // something named on the command line could not be done
	exitUsage  = 2 // the command line itself is wrong
)

// run executes a command line and returns the exit status. Every error
// becomes lines on stderr that begin with the program's name.
func run(ctx context.Context, args []string, stdout, stderr io.Writer) int {
	root := newRoot()
	root.SetArgs(args)
	root.SetOut(stdout)
	root.SetErr(stderr)
	cli.Refine(root)
	if err := complete(root); err != nil {
		fmt.Fprintf(stderr, "silvertray: completion: %v\n", err)
		return exitFailed
	}
	cmd, err := root.ExecuteContextC(ctx)
	if err == nil {
		return exitDone
	}
	for _, line := range strings.Split(strings.TrimSpace(err.Error()), "\n") {
		fmt.Fprintf(stderr, "silvertray: %s\n", cli.Plain(line))
	}
	if cli.IsFailed(err) {
		return exitFailed
	}
	explains := "explains how it is used"
	if cmd.HasAvailableSubCommands() {
		explains = "lists what it can do"
	}
	fmt.Fprintf(stderr, "silvertray: \"%s --help\" %s\n", cmd.CommandPath(), explains)
	return exitUsage
}

func newRoot() *cobra.Command {
	root := &cobra.Command{
		Use:   "silvertray",
		Short: "The companion of a board-game table",
		Long: `Silvertray sees the dice on a real table, says what is legal, keeps every
player's sheet, and has the score ready when the game ends.

  silvertray demo                     watch a recorded game, no hardware needed
  silvertray play pictures/           play, with a folder of pictures as the camera
  silvertray read --dice any a.jpg    read the dice in a picture
  silvertray replay game.txt          check a record and print the score`,
		Version:       release(),
		SilenceErrors: true,
		SilenceUsage:  true,
	}
	root.SetVersionTemplate("{{.Version}}\n")
	root.PersistentFlags().String("config", "", "settings `FILE` (default: silvertray.yaml in the user's configuration folder or /etc/silvertray)")
	root.PersistentFlags().String("catalogue", "", "`FILE` with your cards of "+usercards.Title+" (default: catalogue.yaml in the state folder)")
	atOnce := slices.Concat([]*cobra.Command{newDemo(), newDoctor(), newVersion(), newManual()},
		setup.Commands(), pictures.Commands(built()), records.Commands())
	cli.Interruptible(atOnce...)
	root.AddCommand(newPlay(), newServe()) // which leave the panel at rest
	root.AddCommand(atOnce...)
	return root
}
