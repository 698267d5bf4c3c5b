package main

import (
	"maps"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"silvertray/calibration/mat"
	"silvertray/cmd/silvertray/internal/cli"
	"silvertray/cmd/silvertray/internal/setup"
	"silvertray/configs"
	"silvertray/engine"
	"silvertray/internal/demo"
	"silvertray/internal/words"
	"silvertray/vision/camera/usb"
	"silvertray/vision/dice/tint"
)

// completions are what the shell offers for flags, by name. Where the name of a command
// stands before it, it is that command's alone.
var completions = map[string]cobra.CompletionFunc{
	"language":      cli.Words(languages),
	"panel":         cli.Words(configs.Panels),
	"game":          games,
	"rules":         cli.List(rules),
	"cards":         cli.Words(func() []string { return []string{configs.CardsAuto, configs.CardsTable, configs.CardsBox} }),
	"page":          cli.Words(func() []string { return []string{":8080", "127.0.0.1:8080"} }),
	"paper":         cli.Words(mat.Papers),
	"mat":           cli.Words(mat.Papers),
	"format":        cli.Words(setup.Formats),
	"dice":          cli.List(func(*cobra.Command) []string { return tint.Colours() }),
	"read dice":     cli.List(func(*cobra.Command) []string { return append(tint.Colours(), "any") }),
	"size":          cli.Words(func() []string { return []string{"640x480", "1280x720", "1920x1080"} }),
	"config":        cli.Files("yaml", "yml"),
	"catalogue":     cli.Files("yaml", "yml"),
	"profile":       cli.Files("yaml", "yml"),
	"record":        cli.Files("txt"),
	"empty":         pictureFiles,
	"dice-picture":  pictureFiles,
	"out":           cli.Folders, // of demo and camera record
	"mat out":       cli.Files("pdf", "svg"),
	"show out":      cli.Files("png"),
	"calibrate out": cli.Files("yaml", "yml"),
	"pictures":      cli.Folders,
	"folder":        cli.Folders,
	"rpicam":        nil, // a program, anywhere
}

// arguments are what the shell offers for the arguments of each command.
var arguments = map[string]cobra.CompletionFunc{
	"play":           sources,
	"calibrate":      sources,
	"camera show":    sources,
	"camera record":  sources,
	"read":           pictureFiles,
	"board":          pictureFiles,
	"demo":           cli.First(cli.Words(demo.Games)),
	"replay":         cli.Files("txt"),
	"moves":          cli.Files("txt"),
	"perft":          cli.First(cli.Files("txt")),
	"correct":        cli.First(cli.Files("txt")),
	"history import": cli.Files("txt"),
	"score":          cli.Files("yaml", "yml"),
	"catalogue":      cli.First(cli.Files("yaml", "yml")),
}

// complete tells the shell what it may offer: values of flags, files by their
// extension, and nothing where only the user knows.
func complete(c *cobra.Command) error {
	for _, child := range c.Commands() {
		if err := complete(child); err != nil {
			return err
		}
	}
	path := strings.TrimPrefix(c.CommandPath(), "silvertray ")
	if offer, ok := arguments[path]; ok {
		c.ValidArgsFunction = offer
	} else if c.ValidArgsFunction == nil && !c.HasSubCommands() {
		c.ValidArgsFunction = cobra.NoFileCompletions
	}
	var failed error
	add := func(f *pflag.Flag) {
		offer, known := completions[c.Name()+" "+f.Name]
		if !known {
			offer, known = completions[f.Name]
		}
		if !known {
			offer = cobra.NoFileCompletions
		}
		if _, done := c.GetFlagCompletionFunc(f.Name); !done && offer != nil && f.NoOptDefVal == "" {
			if err := c.RegisterFlagCompletionFunc(f.Name, offer); err != nil {
				failed = err
			}
		}
	}
	c.LocalFlags().VisitAll(add)
	return failed
}

// languages are the codes of all languages, each with its own name.
func languages() (all []string) {
	for _, l := range words.Languages {
		all = append(all, cobra.CompletionWithDesc(string(l), l.Title()))
	}
	return all
}

// games offers the games by their names in records, each with its title.
func games(cmd *cobra.Command, _ []string, begun string) (all []string, _ cobra.ShellCompDirective) {
	known := cli.Games(cmd)
	for _, name := range slices.Sorted(maps.Keys(known)) {
		all = append(all, cobra.CompletionWithDesc(name, words.English.Say(known[name].Title())))
	}
	return cli.Beginning(all, begun), cobra.ShellCompDirectiveNoFileComp
}

// rules are the settings of the game that --game names, else of all games.
func rules(cmd *cobra.Command) (all []string) {
	known := cli.Games(cmd)
	if f := cmd.Flag("game"); f != nil && known[f.Value.String()] != nil {
		known = engine.NewGames(known[f.Value.String()])
	}
	for _, name := range slices.Sorted(maps.Keys(known)) {
		game, ok := known[name].(engine.Ruled)
		if !ok {
			continue
		}
		for _, r := range game.Rules() {
			for _, value := range r.Values {
				if setting := r.Name + "=" + value; !slices.Contains(all, setting) {
					all = append(all, setting)
				}
			}
		}
	}
	return all
}

// pictureFiles are the files that a reader can read.
var pictureFiles = cli.Files("jpg", "jpeg", "png")

// sources offers cameras where one is begun, else pictures.
func sources(cmd *cobra.Command, args []string, begun string) ([]string, cobra.ShellCompDirective) {
	kinds := []string{"usb:", "csi:0", "video:", "http://"}
	if names, err := usb.Devices(usb.Folder); err == nil {
		for _, name := range names {
			kinds = append(kinds, "usb:"+name)
		}
	}
	if begun != "" {
		if fit := cli.Beginning(kinds, begun); len(fit) > 0 {
			return fit, cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveNoSpace
		}
	}
	return pictureFiles(cmd, args, begun)
}
