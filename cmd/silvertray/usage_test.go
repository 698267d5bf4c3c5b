package main

import (
	"bytes"
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"silvertray/cmd/silvertray/internal/cli"
)

// silvertray runs a command line without any settings of the machine, interrupted
// before it begins: only what is refused at once shows.
func silvertray(t *testing.T, args ...string) (status int, stdout, stderr string) {
	t.Helper()
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	t.Setenv("XDG_STATE_HOME", t.TempDir())
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	var out, told bytes.Buffer
	status = run(ctx, args, &out, &told)
	return status, out.String(), told.String()
}

// jargon is what libraries say among themselves.
var jargon = []string{
	"strconv", "parsing ", "invalid syntax", "invalid argument", "parse error", "out of range",
	"context canceled", "yaml:", "json:", "mapstructure", "decod", "unmarshal", "missing port",
	"arg(s)", "goroutine", "%!", "shorthand", "in the group",
}

// checkRefusal reports whether stderr tells a person what was wrong with the use of a
// command: in words, with the help of that command.
func checkRefusal(t *testing.T, command string, status int, stderr, want string) {
	t.Helper()
	if status != exitUsage {
		t.Errorf("exit status %d, want %d", status, exitUsage)
	}
	if !strings.Contains(stderr, want) {
		t.Errorf("stderr has no %q:\n%s", want, stderr)
	}
	if help := fmt.Sprintf("silvertray: %q ", command+" --help"); !strings.Contains(stderr, help) {
		t.Errorf("stderr does not point to %q:\n%s", command+" --help", stderr)
	}
	for _, word := range jargon {
		if strings.Contains(stderr, word) {
			t.Errorf("stderr says %q:\n%s", word, stderr)
		}
	}
	for line := range strings.Lines(stderr) {
		if !strings.HasPrefix(line, "silvertray: ") || strings.TrimSpace(line) == "silvertray:" {
			t.Errorf("stderr has the line %q", line)
		}
	}
}

// wrongValues are what a flag of that name does not take.
var wrongValues = map[string][]string{
	"json": {"perhaps"}, "new": {"2"}, "fonts": {"x"}, "edit": {"ja"}, "learn": {"-1"}, "help": {"me"}, "version": {"7"},
	"no-descriptions": {"x"},
	"match":           {"x", "0", "-3", "1.5", "99999999999999999999"},
	"depth":           {"x", "-1", "1e3", "99999999999999999999"},
	"frames":          {"x", "0", "-1", "1e9"},
	"rate":            {"x", "0", "-5", "1000000", "1.5"},
	"every":           {"x", "5", "-1s", "1 year", "900000h"},
	"players":         {`"Ana`, `A"na`},
	"rules":           {"solo-extra", `"solo-extra=no`},
	"cards":           {"tabel", "BOX", " "},
	"tray":            {"1,2", "a,b c,d e,f g,h", "here"},
	"panel":           {"1x1", "epd2in7", "264", "264x177"},
	"language":        {"german", "dee", "xx"},
	"page":            {"foo", "8080"},
	"paper":           {"a5", "A 4", "leter"},
	"format":          {"doc", "pd"},
	"mat":             {"a5", "a44"},
	"area-size":       {"big", "0", "200", "0x0", "-5x8", "NaNxNaN", "infx9"},
	"tray-size":       {"big", "x", "1x"},
	"dice":            {"white,white", "white,,yellow", `"white`},
	"size":            {"big", "3", "0x0", "1x99999999"},
}

// anyText are flags that take every text: names of files and of people. Those that
// cannot be opened are failures, not wrong use.
var anyText = []string{
	"config", "catalogue", "profile", "record", "pictures", "out", "folder", "player", "rpicam", "empty", "dice-picture",
	"area", // goes together with --tray, which is tried
	"game", // what can be played depends on the cards; see the scripts
}

// needed are arguments with which each command would run.
var needed = map[string][]string{
	"read": {"a.jpg"}, "board": {"a.jpg"}, "calibrate": {"a.jpg"}, "replay": {"a.txt"}, "moves": {"a.txt"}, "perft": {"a.txt"},
	"score": {"a.yaml"}, "correct": {"a.txt", "5", "pass"}, "show": {"1"}, "export": {"1"}, "import": {"a.txt"}, "record": {"a.jpg"},
}

// beside are further flags without which one is not looked at.
var beside = map[string][]string{
	"calibrate area-size": {"--area", "0,0 99,0 99,99 0,99", "--tray", "0,0 99,0 99,99 0,99"},
	"calibrate tray-size": {"--area", "0,0 99,0 99,99 0,99", "--tray", "0,0 99,0 99,99 0,99"},
	"calibrate tray":      {"--area", "0,0 99,0 99,99 0,99"},
	"calibrate dice":      {"--mat", "a4"},
	"catalogue page":      {"--edit"},
}

// TestWrongValuesAreSaidInWords tries every flag of every command.
func TestWrongValuesAreSaidInWords(t *testing.T) {
	for _, c := range commands(newRefined()) {
		path := strings.Fields(c.CommandPath())[1:]
		c.InitDefaultHelpFlag()
		c.InitDefaultVersionFlag()
		c.InheritedFlags() // adds them to Flags
		c.Flags().VisitAll(func(f *pflag.Flag) {
			values, known := wrongValues[f.Name]
			if !known && !slices.Contains(anyText, f.Name) {
				t.Errorf("%s: --%s is tried with no value", c.CommandPath(), f.Name)
			}
			for _, value := range values {
				args := slices.Concat(path, []string{"--" + f.Name + "=" + value}, beside[c.Name()+" "+f.Name], needed[c.Name()])
				t.Run(strings.Join(args, " "), func(t *testing.T) {
					status, _, stderr := silvertray(t, args...)
					checkRefusal(t, c.CommandPath(), status, stderr, f.Name)
				})
			}
			if f.NoOptDefVal == "" {
				t.Run(c.CommandPath()+" --"+f.Name, func(t *testing.T) {
					status, _, stderr := silvertray(t, slices.Concat(path, []string{"--" + f.Name})...)
					checkRefusal(t, c.CommandPath(), status, stderr, "--"+f.Name+" needs a value")
				})
			}
		})
	}
}

// commands are a command and all below it.
func commands(c *cobra.Command) []*cobra.Command {
	all := []*cobra.Command{c}
	for _, child := range c.Commands() {
		all = append(all, commands(child)...)
	}
	return all
}

func TestMissingArgumentsAreNamed(t *testing.T) {
	for line, want := range map[string]string{
		"read":                "PICTURE is missing; write: silvertray read [flags] PICTURE…",
		"board --json":        "PICTURE is missing",
		"calibrate":           "SOURCE or PICTURE is missing",
		"replay":              "RECORD is missing",
		"moves":               "RECORD is missing",
		"perft --depth 2":     "RECORD is missing",
		"score --json":        "SHEET is missing",
		"correct":             "RECORD and LINE and MOVE are missing",
		"correct a.txt":       "LINE and MOVE are missing",
		"correct a.txt 5":     "MOVE is missing",
		"camera show":         "SOURCE is missing",
		"camera record":       "SOURCE is missing",
		"history show":        "MATCH is missing",
		"history export":      "MATCH is missing",
		"history import":      "RECORD is missing",
		"history correct 1":   "LINE and MOVE are missing",
		"perft a.txt b.txt":   `there is no place for "b.txt"; write: silvertray perft --depth N RECORD`,
		"serve now":           `there is no place for "now"`,
		"demo a b":            `there is no place for "b"`,
		"catalogue a b":       `there is no place for "b"`,
		"mat a4":              `there is no place for "a4"`,
		"doctor me":           `there is no place for "me"`,
		"version 2":           `there is no place for "2"`,
		"history show 1 2":    `there is no place for "2"`,
		"camera list usb":     `there is no place for "usb"`,
		"camera show a b":     `there is no place for "b"`,
		"completion bash zsh": `there is no place for "zsh"`,
	} {
		t.Run(line, func(t *testing.T) {
			args := strings.Fields(line)
			c, _, err := newRefined().Find(args)
			if err != nil {
				t.Fatal(err)
			}
			status, _, stderr := silvertray(t, args...)
			checkRefusal(t, c.CommandPath(), status, stderr, want)
		})
	}
}

// An empty word, such as an unset variable in a script, is no name of a file.
func TestEmptyArgumentsAreNamed(t *testing.T) {
	for want, args := range map[string][]string{
		"PICTURE is empty": {"read", "a.jpg", ""},
		"RECORD is empty":  {"replay", ""},
		"MATCH is empty":   {"history", "show", ""},
		"LINE is empty":    {"correct", "a.txt", "", "pass"},
		"SHEET is empty":   {"score", ""},
	} {
		status, _, stderr := silvertray(t, args...)
		if status != exitUsage || !strings.Contains(stderr, want) {
			t.Errorf("%q: status %d, %s", args, status, stderr)
		}
	}
}

func TestSlipsOfThePenAreGuessed(t *testing.T) {
	for line, want := range map[string]string{
		"pley":                                     `there is no command "silvertray pley"; did you mean play?`,
		"raed a.jpg":                               "did you mean read?",
		"repaly a.txt":                             "did you mean replay?",
		"histroy":                                  "did you mean history?",
		"calibarte":                                "did you mean calibrate?",
		"colplete":                                 `there is no command "silvertray colplete"`,
		"camera lst":                               `there is no command "silvertray camera lst"; did you mean list?`,
		"history exprot 1":                         "did you mean export?",
		"completion bahs":                          "did you mean bash?",
		"completion tcsh":                          `there is no command "silvertray completion tcsh"`,
		"help paly":                                "did you mean play?",
		"help camera shwo":                         "did you mean show?",
		"help play now":                            `there is no command "silvertray play now"`,
		"play --panle 264x176":                     "silvertray play has no flag --panle; did you mean --panel?",
		"play -panel 264x176":                      "silvertray play has no flag -panel; did you mean --panel?",
		"play --langauge de":                       "did you mean --language?",
		"play --player Ana":                        "did you mean --players?",
		"read --jsno a.jpg":                        "did you mean --json?",
		"mat --papr a4":                            "did you mean --paper?",
		"history --plyer Ana":                      "did you mean --player?",
		"replay --confg x a.txt":                   "did you mean --config?",
		"--versoin":                                "did you mean --version?",
		"play --whatever":                          "silvertray play has no flag --whatever",
		"correct a.txt -5 pass":                    `behind "--" an argument may begin with a hyphen`,
		"play --panel epd2in7v3":                   "did you mean epd2in7v2?",
		"play --panel 264*176":                     "did you mean 264x176?",
		"play --language deutsch":                  "did you mean de?",
		"play --language eng":                      "did you mean en?",
		"play --cards tabel":                       "did you mean table?",
		"play --players Ana --game clevr":          `game "clevr" is not known`,
		"play --players Ana --game genial":         "did you mean einfach-genial?",
		"serve --panel 800x408":                    "did you mean 800x480?",
		"demo ganz-schön-clever":                   "did you mean ganz-schoen-clever?",
		"demo gonnen-koennen":                      "did you mean goennen-koennen?",
		"mat --paper leter":                        "did you mean letter?",
		"mat --format pfd":                         "did you mean pdf?",
		"read --dice whiet a.jpg":                  "did you mean white?",
		"calibrate --mat lettre a.jpg":             "did you mean letter?",
		"play --players A --rules solo-ext=no":     "did you mean solo-extra?",
		"play --players A --rules solo-tie=nearst": "did you mean nearest?",
	} {
		t.Run(line, func(t *testing.T) {
			status, _, stderr := silvertray(t, strings.Fields(line)...)
			if status != exitUsage || !strings.Contains(stderr, want) {
				t.Errorf("status %d, want %q:\n%s", status, want, stderr)
			}
		})
	}
}

// A command with others below it explains itself.
func TestGroupsExplainThemselves(t *testing.T) {
	for _, line := range []string{"", "camera", "completion", "help", "help camera", "help camera show", "--help", "camera --help"} {
		status, stdout, stderr := silvertray(t, strings.Fields(line)...)
		if status != exitDone || !strings.Contains(stdout, "Usage:") || stderr != "" {
			t.Errorf("%q: status %d\n%s%s", line, status, stdout, stderr)
		}
	}
}

func TestInterruptedIsSaidInWords(t *testing.T) {
	for _, line := range []string{"read a.jpg", "board a.jpg", "replay a.txt", "moves a.txt", "score a.yaml"} {
		status, _, stderr := silvertray(t, strings.Fields(line)...)
		if status != exitFailed || !strings.Contains(stderr, "interrupted") || strings.Contains(stderr, "canceled") {
			t.Errorf("%s: status %d\n%s", line, status, stderr)
		}
	}
}

// newRefined is the program's root command as run executes it.
func newRefined() *cobra.Command {
	root := newRoot()
	cli.Refine(root)
	return root
}
