package main

import (
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// offered is what the shell offers for the last of some words, and the directive.
func offered(t *testing.T, words ...string) (lines []string, directive string) {
	t.Helper()
	status, stdout, _ := silvertray(t, append([]string{cobra.ShellCompRequestCmd}, words...)...)
	if status != exitDone {
		t.Fatalf("%q: exit status %d", words, status)
	}
	stdout = "\n" + stdout
	at := strings.LastIndex(stdout, "\n:")
	return strings.Split(strings.TrimSpace(stdout[:at]), "\n"), strings.TrimSpace(stdout[at+2:])
}

// Directives as cobra prints them.
const (
	noFiles      = "4"
	noFilesSpace = "6"
	extensions   = "8"
	folders      = "16"
)

func TestValuesAreCompleted(t *testing.T) {
	for _, c := range []struct {
		line      string // what stands after the last | is begun
		want      string // one of the lines
		directive string
	}{
		{"play|--lang", "--language", ""},
		{"play --language|", "de\tDeutsch", noFiles},
		{"play --language|e", "es\tEspañol", noFiles},
		{"serve --panel|", "epd2in7v2", noFiles},
		{"demo --panel|26", "264x176", noFiles},
		{"play --game|", "ganz-schoen-clever\t", noFiles},
		{"play --game|doppelt", "doppelt-so-clever\t", noFiles},
		{"history --game|e", "einfach-genial\t", noFiles},
		{"play --rules|", "solo-extra=no", noFilesSpace},
		{"play --game doppelt-so-clever --rules|", "unused-roll=lost", noFilesSpace},
		{"play --rules|solo-extra=no,solo-t", "solo-extra=no,solo-tie=rightmost", noFilesSpace},
		{"play --cards|", "table", noFiles},
		{"mat --paper|", "letter", noFiles},
		{"mat --format|", "svg", noFiles},
		{"calibrate --mat|a", "a4", noFiles},
		{"read --dice|", "any", noFilesSpace},
		{"read --dice|white,ye", "white,yellow", noFilesSpace},
		{"calibrate --dice|", "orange", noFilesSpace},
		{"camera show --size|", "1280x720", noFiles},
		{"demo|", "einfach-genial", noFiles},
		{"demo einfach-genial|", "", noFiles},
		{"read|", "png", extensions},
		{"board a.jpg|", "jpeg", extensions},
		{"calibrate --empty|", "jpg", extensions},
		{"play|", "jpg", extensions},
		{"play|usb", "usb:", noFilesSpace},
		{"camera show|cs", "csi:0", noFilesSpace},
		{"replay|", "txt", extensions},
		{"replay a.txt|", "txt", extensions},
		{"correct|", "txt", extensions},
		{"correct a.txt|", "", noFiles},
		{"score|", "yaml", extensions},
		{"catalogue|", "yml", extensions},
		{"play --config|", "yaml", extensions},
		{"replay --catalogue|", "yaml", extensions},
		{"play --profile|", "yaml", extensions},
		{"play --record|", "txt", extensions},
		{"mat --out|", "pdf", extensions},
		{"camera show --out|", "png", extensions},
		{"play --pictures|", "", folders},
		{"history --folder|", "", folders},
		{"history show --folder|", "", folders},
		{"play --players|", "", noFiles},
		{"perft --depth|", "", noFiles},
		{"serve|", "", noFiles},
		{"history show|", "", "36"},
		{"history|sh", "show\tPrint the score of a game", noFiles},
		{"|comp", "completion\t", noFiles},
		{"help camera|", "record\t", noFiles},
		{"completion|", "fish\t", noFiles},
	} {
		before, begun, _ := strings.Cut(c.line, "|")
		lines, directive := offered(t, append(strings.Fields(before), begun)...)
		found := false
		for _, line := range lines {
			found = found || strings.HasPrefix(line, c.want)
			if !strings.HasPrefix(line, begun) && c.directive != extensions {
				t.Errorf("%s: %q does not begin with %q", c.line, line, begun)
			}
		}
		if !found || c.directive != "" && directive != c.directive {
			t.Errorf("%s: %q, directive %s; want %q, %s", c.line, lines, directive, c.want, c.directive)
		}
	}
}

// A flag with a value is completed, or it is settled that only the user knows.
func TestEveryFlagIsCompleted(t *testing.T) {
	root := newRefined()
	if err := complete(root); err != nil {
		t.Fatal(err)
	}
	for _, c := range commands(root) {
		c.LocalFlags().VisitAll(func(f *pflag.Flag) {
			if _, ok := c.GetFlagCompletionFunc(f.Name); !ok && f.NoOptDefVal == "" && f.Name != "rpicam" {
				t.Errorf("%s --%s is not completed", c.CommandPath(), f.Name)
			}
		})
	}
}

func TestShellsGetTheirScripts(t *testing.T) {
	for shell, want := range map[string]string{"bash": "complete -o default", "zsh": "#compdef silvertray", "fish": "complete -c silvertray"} {
		status, stdout, stderr := silvertray(t, "completion", shell)
		if status != exitDone || !strings.Contains(stdout, want) || stderr != "" {
			t.Errorf("%s: status %d, %d bytes, %s", shell, status, len(stdout), stderr)
		}
	}
}
