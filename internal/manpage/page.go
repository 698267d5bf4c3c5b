// Package manpage writes a program's commands as one page for man(1).
package manpage

import (
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// Page is what the commands themselves do not say.
type Page struct {
	Version string
	// Sections stand at the end, in this order.
	Sections []Section
}

// Section is a heading with entries of a term and what it means.
type Section struct {
	Title   string
	Entries [][2]string
}

// Write writes the page of a program, named by its root command, in section 1.
// One page holds all commands, so that a reader who forgot a name finds it.
func (p Page) Write(w io.Writer, root *cobra.Command) error {
	var b strings.Builder
	name := root.Name()
	fmt.Fprintf(&b, ".TH %s 1 \"\" %s \"User Commands\"\n", quoted(strings.ToUpper(name)), quoted(name+" "+p.Version))
	fmt.Fprintf(&b, ".SH NAME\n%s \\- %s\n", escaped(name), escaped(lower(root.Short)))
	fmt.Fprintf(&b, ".SH SYNOPSIS\n.B %s\n.I COMMAND\n[\\fIOPTION\\fR]...\n", escaped(name))
	b.WriteString(".SH DESCRIPTION\n")
	prose(&b, root.Long)
	b.WriteString(".SH COMMANDS\n")
	for _, c := range leaves(root) {
		command(&b, c)
	}
	if flags := root.PersistentFlags(); flags.HasAvailableFlags() {
		b.WriteString(".SH OPTIONS OF ALL COMMANDS\n")
		options(&b, flags)
	}
	for _, s := range p.Sections {
		fmt.Fprintf(&b, ".SH %s\n", escaped(strings.ToUpper(s.Title)))
		for _, e := range s.Entries {
			fmt.Fprintf(&b, ".TP\n.B %s\n%s\n", escaped(e[0]), escaped(e[1]))
		}
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// leaves are the commands that do something, in the order of the help.
func leaves(c *cobra.Command) (all []*cobra.Command) {
	for _, child := range c.Commands() {
		if !child.IsAvailableCommand() || child.Name() == "help" || child.Name() == "completion" {
			continue
		}
		if child.Runnable() {
			all = append(all, child)
		}
		all = append(all, leaves(child)...)
	}
	return all
}

func command(b *strings.Builder, c *cobra.Command) {
	use := strings.Replace(c.UseLine(), "[flags]", "[OPTION]...", 1)
	fmt.Fprintf(b, ".SS %s\n", quoted(use))
	text := c.Long
	if text == "" {
		text = c.Short + "."
	}
	prose(b, text)
	if c.Example != "" {
		prose(b, c.Example)
	}
	options(b, c.LocalNonPersistentFlags())
}

// options lists flags; what is empty or false by default goes without saying.
func options(b *strings.Builder, flags *pflag.FlagSet) {
	flags.VisitAll(func(f *pflag.Flag) {
		if f.Hidden || f.Name == "help" {
			return
		}
		value, usage := pflag.UnquoteUsage(f)
		term := `\fB` + escaped("--"+f.Name) + `\fR`
		if f.Shorthand != "" {
			term = `\fB` + escaped("-"+f.Shorthand) + `\fR, ` + term
		}
		if value != "" {
			term += ` \fI` + escaped(value) + `\fR`
		}
		switch f.DefValue {
		case "", "false", "0", "[]":
		default:
			usage += " (default " + f.DefValue + ")"
		}
		fmt.Fprintf(b, ".TP\n%s\n%s\n", term, escaped(usage))
	})
}

// prose writes paragraphs. Lines that are indented or in columns stay as they are.
func prose(b *strings.Builder, text string) {
	asIs := false
	for _, line := range strings.Split(strings.TrimRight(text, "\n"), "\n") {
		switch set := strings.Contains(line, "  "); {
		case line == "" && !asIs:
			b.WriteString(".PP\n")
			continue
		case set && !asIs:
			b.WriteString(".PP\n.nf\n")
			asIs = true
		case !set && asIs:
			b.WriteString(".fi\n.PP\n")
			if asIs = false; line == "" {
				continue
			}
		}
		b.WriteString(escaped(line) + "\n")
	}
	if asIs {
		b.WriteString(".fi\n")
	}
}

// escaped is text as roff shows it unchanged.
func escaped(text string) string {
	text = strings.NewReplacer(`\`, `\e`, "-", `\-`, "\n", " ").Replace(text)
	if strings.HasPrefix(text, ".") || strings.HasPrefix(text, "'") {
		text = `\&` + text
	}
	return text
}

// quoted is text as one argument of a roff request.
func quoted(text string) string {
	return `"` + strings.ReplaceAll(escaped(text), `"`, `\(dq`) + `"`
}

// lower returns a sentence that begins in lower case, as the NAME of a page does.
func lower(s string) string {
	if s == "" {
		return s
	}
	return strings.ToLower(s[:1]) + s[1:]
}
