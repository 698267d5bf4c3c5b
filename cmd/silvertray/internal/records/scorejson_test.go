package records

import (
	"strings"
	"testing"

	"silvertray/engine"
	"silvertray/engine/registry"
)

// TestScoresHaveTheSameFields writes the start of every game: whoever reads the JSON
// finds the same fields in each.
func TestScoresHaveTheSameFields(t *testing.T) {
	const rest = `"foxes":0,"fox_points":0,"total":0,"rating":null}],"winners":[]}`
	want := map[string]string{
		"ganz-schoen-clever": `"finished":false,"players":[{"name":"<Ana>","areas":{"blue":0,"green":0,"orange":0,"purple":0,"yellow":0},`,
		"doppelt-so-clever":  `"finished":false,"players":[{"name":"<Ana>","areas":{"blue":0,"green":0,"pink":0,"silver":0,"yellow":0},`,
		"einfach-genial":     `"finished":false,"lowest":true,"players":[{"name":"<Ana>","areas":{"blue":0,"green":0,"orange":0,"purple":0,"red":0,"yellow":0},`,
		"goennen-practice": `"finished":false,"players":[{"name":"<Ana>","areas":{"adjacent-colour":0,"bonus-variety":0,"five-colours":0,"full-lines":0,` +
			`"line-completed":0,"mono-lines":0,"per-colour":0},`,
	}
	games := registry.Games()
	for name, game := range games {
		match, err := game.New(engine.Setup{Players: []string{"<Ana>"}})
		if err != nil {
			t.Fatal(err)
		}
		var out strings.Builder
		if err := writeScore(&out, match.Score(), games); err != nil {
			t.Fatal(err)
		}
		want := `{"game":"` + name + `",` + strings.NewReplacer("<", `\u003c`, ">", `\u003e`).Replace(want[name]) + rest + "\n"
		if got := out.String(); got != want {
			t.Errorf("got\n%s\nwant\n%s", got, want)
		}
	}
}
