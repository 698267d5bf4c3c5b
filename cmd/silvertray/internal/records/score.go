package records

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"maps"
	"regexp"
	"slices"
	"unicode/utf8"

	"github.com/spf13/cobra"
	"go.yaml.in/yaml/v3"

	"silvertray/cmd/silvertray/internal/cli"
	"silvertray/engine"
)

func newScore() *cobra.Command {
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "score [flags] SHEET…",
		Short: "Score sheets that were filled in on paper",
		Long: `Score adds up sheets that were filled in without the box: columns, crosses,
numbers, and what follows from them. The sheet is a short YAML file that looks
like the print; "-" reads it from standard input. A single player is taken to
have played solo.
docs/records.md has the areas of each game.`,
		Example: `  silvertray score - <<'END'
  game: ganz-schoen-clever
  name: Ana
  yellow:                 # as printed, x for what is crossed
    - [x, 6, x, X]
    - [2, x, X, x]
    - [x, X, 2, 4]
    - [X, x, 4, 6]
  blue: [2, 5, 9]         # the sums crossed
  green: 7                # how many crosses
  orange: [5, 2, 3, 12]   # as written, multiplied already
  purple: [2, 5, 6, 3]
  END
  silvertray score --json - <<'END'
  game: doppelt-so-clever
  name: Ana
  yellow:                 # the boxes of each row: o circled, x crossed as well
    - [x, o]
    - [1, o]
    - [4, x]
    - [2, 5]
    - [5, 4]
  blue: [10, 9, 6]        # as written, and so are green and pink
  END`,
		Args: cli.Args("SHEET…"),
		RunE: func(cmd *cobra.Command, sheets []string) error {
			games := cli.Games(cmd)
			return cli.Each(cmd, sheets, func(path string) error {
				score, err := readFilled(cmd, path, games)
				if err != nil {
					return err
				}
				switch {
				case asJSON:
					err = writeFilled(cmd.OutOrStdout(), score, games, path)
				case len(sheets) > 1:
					fmt.Fprintf(cmd.OutOrStdout(), "== %s\n", path)
					fallthrough
				default:
					err = printScore(cmd.OutOrStdout(), score)
				}
				if err != nil {
					return cli.Failed(fmt.Errorf("print the score: %w", err))
				}
				return nil
			})
		},
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "print JSON, one object a line and file")
	return cmd
}

// readFilled reads the sheets in a file and scores them.
func readFilled(cmd *cobra.Command, path string, games engine.Games) (engine.Score, error) {
	f, err := cli.Open(cmd, path)
	if err != nil {
		return engine.Score{}, err
	}
	defer f.Close()
	score, err := scoreFilled(f, games)
	if err != nil {
		return score, cli.Failed(fmt.Errorf("%s: %w", path, err))
	}
	return score, nil
}

// scoreFilled scores filled sheets by the rules of the game that they name.
func scoreFilled(from io.Reader, games engine.Games) (engine.Score, error) {
	text, err := io.ReadAll(io.LimitReader(from, maxSheet))
	if err != nil {
		return engine.Score{}, err
	}
	if err := checkSheet(text); err != nil {
		return engine.Score{}, err
	}
	var head struct{ Game string }
	if yaml.Unmarshal(text, &head) == nil {
		if game, ok := games[head.Game].(filled); ok {
			return game.ScoreFilled(bytes.NewReader(text))
		}
	}
	for _, name := range slices.Sorted(maps.Keys(games)) {
		if game, ok := games[name].(filled); ok {
			return game.ScoreFilled(bytes.NewReader(text)) // which says what is wrong
		}
	}
	return engine.Score{}, errors.New("no game has filled sheets")
}

// checkSheet says in what a text is no YAML, where games would say it in the words of
// the library.
func checkSheet(text []byte) error {
	if len(text) == maxSheet {
		return fmt.Errorf("this is no filled sheet: it is longer than %d bytes", maxSheet)
	}
	if !utf8.Valid(bytes.TrimPrefix(text, []byte("\ufeff"))) {
		return errors.New("this is no filled sheet: it is not UTF-8 text")
	}
	var sheet yaml.Node
	switch err := yaml.Unmarshal(text, &sheet); {
	case err != nil:
		where := ""
		if line := yamlLine.FindString(err.Error()); line != "" {
			where = line + " or the next: "
		}
		return fmt.Errorf("%sthis is not written as a sheet; write KEY: VALUE, a list like [2, 5, 9], and indent by spaces (\"silvertray score --help\" shows one)", where)
	case len(sheet.Content) == 0:
		return errors.New("the sheet is empty; it begins like game: ganz-schoen-clever")
	}
	return nil
}

// yamlLine finds the line in an error of YAML's.
var yamlLine = regexp.MustCompile(`line \d+`)

// filled is a game that scores sheets that were filled without the box.
type filled interface {
	ScoreFilled(from io.Reader) (engine.Score, error)
}

// maxSheet is more than the longest sheet has, in bytes.
const maxSheet = 1 << 17
