package archtest_test

import (
	"io/fs"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"silvertray/engine"
	"silvertray/engine/registry"
)

// mayName are the files and folders outside a game's own that may name games and use
// their words, each with its reason. A file name that ends in "*" stands for all files
// that begin so.
var mayName = map[string]string{
	"engine/registry":                             "it lists the games",
	"internal/demo/demo.go":                       "recorded games are embedded by their folders",
	"internal/cardpage":                           "it edits the cards of one game",
	"internal/cardstore":                          "it keeps the cards of one game",
	"internal/usercards":                          "it plays one game with the owner's cards",
	"vision/hexboard":                             "it reads the board of one game",
	"cmd/silvertray/internal/pictures/board.go":   "its help names that board",
	"cmd/silvertray/internal/pictures/read.go":    "its help shows the dice of a game",
	"cmd/silvertray/internal/setup/calibrate.go":  "its help names the game whose dice are usual",
	"cmd/silvertray/internal/setup/catalogue.go":  "its help is about the owner's cards",
	"cmd/silvertray/internal/records/score.go":    "its help shows a sheet filled in on paper",
	"cmd/silvertray/internal/records/moves.go":    "its help shows a game's moves",
	"cmd/silvertray/internal/records/scorejson_*": "the JSON contract is spelt out",
	"internal/archtest/words_test.go":             "it says which words are plain",
}

// plainWords are words of games that have a meaning of their own in this project; the
// moves of a record, too, begin with plain verbs.
var plainWords = []string{"again", "back", "black", "return", "reroll", "total"}

// TestNoRoomKnowsAGame finds names of games, and the words of their sheets and cards,
// outside the games' own folders. A test has to deal some game, so tests may name games;
// the words of their sheets are for the games' own tests.
func TestNoRoomKnowsAGame(t *testing.T) {
	names, special := names(t), special(t)
	t.Logf("names %q, words %q", names, special)
	for file, text := range sources(t) {
		if exempt(file) {
			continue
		}
		forbidden := special
		if !inTest(file) {
			forbidden = slices.Concat(special, names)
		}
		for _, word := range forbidden {
			if contains(text, word) {
				t.Errorf("%s says %q, which is for the game's own folder", file, word)
			}
		}
	}
}

// TestNoRoomListsAGamesColours finds lists of dice and symbols in a game's own order.
func TestNoRoomListsAGamesColours(t *testing.T) {
	var lists []string
	for _, g := range registry.Games() {
		lists = append(lists, strings.Join(g.Dice(), " "))
		if boarded, ok := deal(t, g).(engine.Boarded); ok {
			lists = append(lists, strings.Join(boarded.Board().Names(), " "))
		}
	}
	for file, text := range sources(t) {
		for _, list := range lists {
			if list != "" && !inTest(file) && !exempt(file) && contains(text, list) {
				t.Errorf("%s lists the colours %s, which a game has", file, list)
			}
		}
	}
}

// names are those of the games, of their folders and of their settings. What a title
// says besides the print, after a colon, is none.
func names(t *testing.T) (all []string) {
	t.Helper()
	for name, g := range registry.Games() {
		title, _, _ := strings.Cut(g.Title().String(), ":")
		folder := filepath.Base(folderOf(g))
		all = append(all, name, title, folder)
		if ruled, ok := g.(engine.Ruled); ok {
			for _, r := range ruled.Rules() {
				if strings.Contains(r.Name, "-") { // other settings are plain words
					all = append(all, r.Name)
				}
			}
		}
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// special are the words of games' sheets, scores and cards, as they come up while each
// game is played for a while.
func special(t *testing.T) []string {
	t.Helper()
	found := make(map[string]bool)
	for _, g := range registry.Games() {
		m, r := deal(t, g), rand.New(rand.NewPCG(1, 1))
		for range 400 {
			wordsOf(m, found)
			move := anyMove(m.Ask(), r)
			if move == nil {
				break
			}
			next, err := m.Apply(move)
			if err != nil {
				t.Fatal(err)
			}
			m = next
		}
	}
	for _, word := range plainWords {
		delete(found, word)
	}
	return slices.Sorted(maps.Keys(found))
}

// wordsOf adds the words that a match uses now.
func wordsOf(m engine.Match, found map[string]bool) {
	for _, c := range m.Score().Columns {
		if c.Counts != nil {
			found[c.Name], found[c.Counts.Points], found[c.Counts.Icon.Name] = true, true, true
		} else if c.Colour == "" {
			found[c.Name] = true
		}
	}
	var cards []engine.Card
	for i := range m.Setup().Players {
		s := m.Sheet(i)
		for _, track := range s.Tracks {
			found[track.Name] = true
		}
		if cards = append(cards, s.Hand...); s.Grid != nil {
			cards = append(cards, s.Grid.Cards...)
		}
	}
	if marketed, ok := m.(engine.Marketed); ok {
		cards = append(cards, marketed.Market()...)
	}
	for _, c := range cards {
		if c.Icon != nil {
			found[c.Icon.Name] = true
		}
	}
}

// anyMove answers an ask; nil at the end.
func anyMove(ask engine.Ask, r *rand.Rand) engine.Move {
	switch {
	case ask.Over():
		return nil
	case ask.Roll != nil:
		return engine.FixedRoll(*ask.Roll, r.IntN(60))
	case ask.Fixed != nil:
		return ask.Fixed(func() int { return 1 + r.IntN(engine.Sides) })
	}
	all := slices.Collect(ask.Moves)
	return all[r.IntN(len(all))]
}

// folderOf is the folder in which a game lives.
func folderOf(g engine.Game) string {
	is := reflect.TypeOf(g)
	if is.Kind() == reflect.Pointer {
		is = is.Elem()
	}
	return strings.TrimPrefix(is.PkgPath(), "silvertray/")
}

func deal(t *testing.T, g engine.Game) engine.Match {
	t.Helper()
	m, err := g.New(engine.Setup{Players: []string{"Ana"}})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// sources are the texts of all files of the program and its page, without the games.
func sources(t *testing.T) map[string]string {
	t.Helper()
	own := make(map[string]bool)
	for _, g := range registry.Games() {
		own[folderOf(g)] = true
	}
	all := make(map[string]string)
	err := filepath.WalkDir(top, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		file, err := filepath.Rel(top, path)
		if err != nil {
			return err
		}
		file = filepath.ToSlash(file)
		if d.IsDir() {
			if own[file] || d.Name() == "testdata" || strings.HasPrefix(d.Name(), ".") && file != "." {
				return fs.SkipDir
			}
			return nil
		}
		if !slices.Contains([]string{".go", ".html", ".css", ".js"}, filepath.Ext(file)) {
			return nil
		}
		text, err := os.ReadFile(path)
		all[file] = plain(string(text))
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

var (
	humps    = regexp.MustCompile(`(\p{Ll})(\p{Lu})`)
	noLetter = regexp.MustCompile(`[^\p{L}\p{N}_-]+`)
)

// plain is a text in small letters with one space around every word; names of several
// words are taken apart.
func plain(text string) string {
	return " " + strings.ToLower(noLetter.ReplaceAllString(humps.ReplaceAllString(text, "$1 $2"), " ")) + " "
}

// contains reports whether a text has a word, or words that follow each other.
func contains(text, word string) bool {
	word = strings.TrimSpace(plain(word))
	return strings.Contains(text, " "+word+" ")
}

// exempt reports whether a file may name games.
func exempt(file string) bool {
	for allowed := range mayName {
		if begins, any := strings.CutSuffix(allowed, "*"); within(file, allowed) || any && strings.HasPrefix(file, begins) {
			return true
		}
	}
	return isDoc(file)
}

// isDoc reports whether a file only has a package's documentation, whose examples are
// of real games.
func isDoc(file string) bool { return filepath.Base(file) == "doc.go" }

// inTest reports whether a file is of tests, or of a package that helps them.
func inTest(file string) bool {
	return strings.HasSuffix(file, "_test.go") || strings.HasSuffix(filepath.Dir(file), "test")
}
