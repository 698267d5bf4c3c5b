package docs_test

import (
	"maps"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"silvertray/engine"
	"silvertray/engine/record"
	"silvertray/engine/registry"
)

// titles are the headings of games in records.md, each with the game's name there.
var titles = map[string]string{
	"Ganz schön clever":           "ganz-schoen-clever",
	"Doppelt so clever":           "doppelt-so-clever",
	"Einfach Genial":              "einfach-genial",
	"Man muss auch gönnen können": "goennen-practice",
}

// TestEveryMoveIsDocumented holds the forms of moves in records.md against those that
// the games ask for and print: none is missing, and none does not exist.
func TestEveryMoveIsDocumented(t *testing.T) {
	documented := documentedForms(t)
	for title, name := range titles {
		printed := printedForms(t, registry.Games()[name])
		for form, example := range printed {
			if !documented[title][form] {
				t.Errorf("%s: no move like %q is documented (%s)", title, example, form)
			}
		}
		for form := range documented[title] {
			if _, ok := printed[form]; !ok {
				t.Errorf("%s: no move of the game is like %q", title, form)
			}
		}
	}
}

// documentedForms are the forms of the moves in each section of records.md: lines of
// examples, and the first column of tables.
func documentedForms(t *testing.T) map[string]map[string]bool {
	forms := make(map[string]map[string]bool)
	title := ""
	for _, line := range strings.Split(read(t, "docs/records.md"), "\n") {
		if strings.HasPrefix(line, "#") {
			title = strings.TrimLeft(line, "# ")
			continue
		}
		move, example := strings.CutPrefix(line, "    ")
		if !example {
			if move, example = strings.CutPrefix(line, "| `"); !example {
				continue
			}
			move, _, _ = strings.Cut(move, "`")
		}
		move, _, _ = strings.Cut(move, "#")
		form := formOf(move)
		if head, _, _ := strings.Cut(form, " "); titles[title] == "" || slices.Contains([]string{"", "silvertray", "game", "players", "set"}, head) {
			continue
		}
		if forms[title] == nil {
			forms[title] = make(map[string]bool)
		}
		forms[title][form] = true
		if before, ok := strings.CutSuffix(form, " near"); ok { // a roll may do without
			forms[title][before] = true
		}
		if title != "Einfach Genial" && form == "roll die=n" && strings.Contains(line, "near=") {
			forms[title]["roll die=n near"] = true
		}
	}
	return forms
}

// printedForms are the forms of the moves that come up in games played by chance, each
// with an example. What is printed is parsed, too.
func printedForms(t *testing.T, game engine.Game) map[string]string {
	forms := make(map[string]string)
	chance := rand.New(rand.NewPCG(1, 14))
	for i := range 8 {
		players := []string{"Ana", "Ben", "Cem", "Dora"}[:1+i%4]
		m, err := game.New(engine.Setup{Players: players, Settings: optional(game)})
		if err != nil {
			t.Fatal(err)
		}
		for range 400 {
			move := anyMove(m, chance, forms)
			if move == nil {
				break
			}
			parsed, err := m.Parse(move.String())
			if err != nil {
				t.Fatalf("%s is printed and not parsed: %v", move, err)
			}
			if m, err = m.Apply(parsed); err != nil {
				t.Fatal(err)
			}
		}
	}
	return forms
}

// optional are settings under which moves come up that the default has not.
func optional(game engine.Game) map[string]string {
	if game.Name() == "einfach-genial" {
		return map[string]string{"extra": "may"}
	}
	return nil
}

// anyMove is one of the legal moves, of a piece to be laid the one that earns most of
// some; nil after the end. It notes the forms of all that it looks at.
func anyMove(m engine.Match, chance *rand.Rand, forms map[string]string) (chosen engine.Move) {
	ask, look, seen, most := m.Ask(), 300, 0, -1
	if ask.Lay != nil {
		look = 3000
	}
	for _, o := range ask.Offers() {
		forms[formOf(o.Move.String())] = o.Move.String()
	}
	for move := range ask.Moves {
		forms[formOf(move.String())] = move.String()
		earned := 0
		if ask.Lay != nil && chance.IntN(20) == 0 {
			for _, put := range m.Label(move).Puts {
				earned += put.Points
			}
		}
		if seen++; earned > most || ask.Lay == nil && chance.IntN(seen) == 0 {
			chosen, most = move, earned
		}
		if seen == look {
			break
		}
	}
	return chosen
}

// sorts are the sorts of words in moves.
var sorts = []struct {
	form string
	word *regexp.Regexp
}{
	{"near", regexp.MustCompile(`^near=`)},
	{"die=n", regexp.MustCompile(`^[a-z]+=\d$`)},
	{"cell", regexp.MustCompile(`^-?\d,-?\d$`)},
	{"place.box", regexp.MustCompile(`^[a-e][1-5]\.\d$`)},
	{"place", regexp.MustCompile(`^[a-e][1-5]$`)},
	{"card", regexp.MustCompile(`^[sb]\d\d$`)},
	{"n", regexp.MustCompile(`^\d+$`)},
	{"deck", regexp.MustCompile(`^(scoring|bonus)$`)},
	{"market", regexp.MustCompile(`^(scoring|bonus)\.\d$`)},
	{"box", regexp.MustCompile(`^[a-z]+\.[a-z]*\d+$`)},
	{"die", regexp.MustCompile(`^(white|silver|yellow|blue|green|orange|purple|pink|red)([+-]\d)?(:[a-z]+)?([+-]\d)?,?$`)},
}

// formOf is a move with each word but the first by its sort; equal ones in a row count
// once.
func formOf(move string) string {
	var form []string
	for i, word := range strings.Fields(move) {
		for _, s := range sorts {
			if i > 0 && s.word.MatchString(word) {
				word = s.form
				break
			}
		}
		if word != "…" && (len(form) == 0 || form[len(form)-1] != word) {
			form = append(form, word)
		}
	}
	return strings.Join(form, " ")
}

// Records that stand whole in the page are played by the rules.
func TestRecordsInThePageArePlayed(t *testing.T) {
	played := 0
	for _, text := range wholeRecords(read(t, "docs/records.md")) {
		r, err := record.Parse(strings.NewReader(text))
		if err == nil {
			_, err = record.Replay(r, registry.Games())
		}
		if err != nil {
			t.Errorf("%v in\n%s", err, text)
		}
		played++
	}
	if played < 2 {
		t.Errorf("%d records stand in the page", played)
	}
}

// wholeRecords are the examples that begin as records do.
func wholeRecords(page string) (texts []string) {
	text := ""
	for _, line := range append(strings.Split(page, "\n"), "end") {
		code, example := strings.CutPrefix(line, "    ")
		switch {
		case example && (text != "" || strings.HasPrefix(code, "silvertray record")):
			text += code + "\n"
		case line == "" && text != "":
			text += "\n"
		case text != "":
			texts, text = append(texts, text), ""
		}
	}
	return texts
}

// Every switch that games.md lists may stand in a record with each of its values.
func TestSwitchesAreSetInRecords(t *testing.T) {
	for name, game := range registry.Games() {
		ruled, ok := game.(engine.Ruled)
		if !ok {
			continue
		}
		for _, rule := range ruled.Rules() {
			for _, value := range rule.Values {
				players := "Ana"
				if rule.Name == "teams" {
					players = "Ana, Ben, Cem, Dora"
				}
				text := "silvertray record 1\ngame " + name + "\nplayers " + players + "\nset " + rule.Name + " " + value + "\n"
				r, err := record.Parse(strings.NewReader(text))
				if err != nil {
					t.Fatal(err)
				}
				m, err := record.Replay(r, registry.Games())
				if err != nil || !maps.Equal(m.Setup().Settings, merged(m.Setup().Settings, rule.Name, value)) {
					t.Errorf("%s: %v", text, err)
				}
			}
		}
	}
}

// merged are settings with one of a value.
func merged(settings map[string]string, name, value string) map[string]string {
	all := maps.Clone(settings)
	all[name] = value
	return all
}
