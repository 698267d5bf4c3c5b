package cli

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"silvertray/internal/words"
)

// Refine lets a whole program say in its own words how it was used wrongly. Call it
// once, when all commands are there and the output is set.
func Refine(root *cobra.Command) {
	root.InitDefaultHelpCmd()
	root.InitDefaultCompletionCmd()
	root.SetFlagErrorFunc(wrongFlag)
	for _, c := range root.Commands() {
		if c.Name() == "help" {
			c.Use, c.Short, c.Long = "help [COMMAND…]", "Explain a command", "Help explains a command, as its flag --help does."
			c.Run, c.RunE = nil, help
		}
	}
	refine(root)
}

// refine gives the commands below one their errors about arguments.
func refine(c *cobra.Command) {
	for _, child := range c.Commands() {
		refine(child)
	}
	switch {
	case c.HasSubCommands():
		c.Args = knownCommand
		if !c.Runnable() {
			c.RunE = func(cmd *cobra.Command, _ []string) error { return cmd.Help() }
		}
	case c.HasParent() && c.Parent().Name() == "completion":
		c.Args = Args()
	}
}

// help explains the command that the arguments name.
func help(cmd *cobra.Command, args []string) error {
	c, rest, err := cmd.Root().Find(args)
	if err != nil || len(rest) > 0 {
		return knownCommand(c, rest)
	}
	c.InitDefaultHelpFlag()
	c.InitDefaultVersionFlag()
	return c.Help()
}

// knownCommand refuses arguments: where commands lie below, they name none of them.
func knownCommand(cmd *cobra.Command, args []string) error {
	if len(args) == 0 {
		return nil
	}
	var known []string
	for _, c := range cmd.Commands() {
		if c.IsAvailableCommand() {
			known = append(known, c.Name())
		}
	}
	return fmt.Errorf("there is no command %q%s", cmd.CommandPath()+" "+args[0], words.Suggestion(args[0], known))
}

// Args checks a command's arguments. Each name stands for one: "RECORD" has to be
// there, and "RECORD…" may be repeated; "[GAME]" may be left out.
func Args(names ...string) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		var missing []string
		repeated := false
		for i, name := range names {
			repeated = repeated || strings.Contains(name, "…")
			if i >= len(args) && !strings.HasPrefix(name, "[") {
				missing = append(missing, strings.TrimSuffix(name, "…"))
			}
		}
		switch {
		case len(missing) == 1:
			return fmt.Errorf("%s is missing; write: %s", missing[0], cmd.UseLine())
		case len(missing) > 1:
			return fmt.Errorf("%s are missing; write: %s", strings.Join(missing, " and "), cmd.UseLine())
		case len(args) > len(names) && !repeated:
			return fmt.Errorf("there is no place for %q; write: %s", args[len(names)], cmd.UseLine())
		}
		if i := slices.Index(args, ""); i >= 0 {
			return fmt.Errorf("%s is empty", strings.Trim(names[min(i, len(names)-1)], "[]…"))
		}
		return nil
	}
}

// Exclusive lets only one of some flags be given.
func Exclusive(cmd *cobra.Command, names ...string) {
	cmd.MarkFlagsMutuallyExclusive(names...)
	beforeRun(cmd, func() error {
		if given := given(cmd, names); len(given) > 1 {
			return fmt.Errorf("%s exclude each other; give one of them", strings.Join(given, " and "))
		}
		return nil
	})
}

// Together lets some flags be given only with each other.
func Together(cmd *cobra.Command, names ...string) {
	cmd.MarkFlagsRequiredTogether(names...)
	beforeRun(cmd, func() error {
		if given := given(cmd, names); len(given) > 0 && len(given) < len(names) {
			return fmt.Errorf("--%s go together; only %s is given", strings.Join(names, " and --"), given[0])
		}
		return nil
	})
}

// given are those of some flags that are on the command line.
func given(cmd *cobra.Command, names []string) (flags []string) {
	for _, name := range names {
		if cmd.Flags().Changed(name) {
			flags = append(flags, "--"+name)
		}
	}
	return flags
}

// beforeRun adds a check to a command.
func beforeRun(cmd *cobra.Command, check func() error) {
	before := cmd.PreRunE
	cmd.PreRunE = func(cmd *cobra.Command, args []string) error {
		if before != nil {
			if err := before(cmd, args); err != nil {
				return err
			}
		}
		return check()
	}
}

// wrongFlag says what is wrong with a flag.
func wrongFlag(cmd *cobra.Command, err error) error {
	var unknown *pflag.NotExistError
	var alone *pflag.ValueRequiredError
	var value *pflag.InvalidValueError
	var form *pflag.InvalidSyntaxError
	switch {
	case errors.As(err, &unknown):
		return unknownFlag(cmd, unknown)
	case errors.As(err, &alone):
		name, usage := pflag.UnquoteUsage(alone.GetFlag())
		return fmt.Errorf("--%s needs a value: --%[1]s %s, %s", alone.GetFlag().Name, name, usage)
	case errors.As(err, &value):
		return fmt.Errorf("--%s %q: %s", value.GetFlag().Name, value.GetValue(), takes(value.GetFlag()))
	case errors.As(err, &form):
		return fmt.Errorf("%q is not how a flag is written, such as --config FILE", form.GetSpecifiedFlag())
	}
	return err
}

// unknownFlag says that there is no such flag, and which one may be meant.
func unknownFlag(cmd *cobra.Command, err *pflag.NotExistError) error {
	var known []string
	cmd.Flags().VisitAll(func(f *pflag.Flag) {
		if !f.Hidden {
			known = append(known, "--"+f.Name)
		}
	})
	said, written := "--"+err.GetSpecifiedName(), "--"+err.GetSpecifiedName()
	if letters := err.GetSpecifiedShortnames(); letters != "" {
		said, written = "--"+letters, "-"+letters
	}
	text := fmt.Sprintf("%s has no flag %s", cmd.CommandPath(), written)
	if near := words.Suggestion(said, known); near != "" {
		return errors.New(text + near)
	}
	if said != written {
		text += `; behind "--" an argument may begin with a hyphen`
	}
	return errors.New(text)
}

// takes says what a flag's value may be.
func takes(f *pflag.Flag) string {
	switch f.Value.Type() {
	case "int":
		return "a whole number belongs here, not more than nine digits"
	case "duration":
		return "a time belongs here, such as 2s or 500ms"
	case "bool":
		return "true or false belongs here; without a value it is true"
	case "stringSlice":
		return `a list belongs here, such as Ana,Ben; one with a quotation mark in it is written "Ana ""A"" Adams",Ben`
	}
	return "this value is not understood"
}
