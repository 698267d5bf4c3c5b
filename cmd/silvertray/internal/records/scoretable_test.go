package records

import (
	"strings"
	"testing"

	"silvertray/engine"
)

// TestAScoreIsRanked prints the end of a match of three: places where nobody but the
// winner would be told apart.
func TestAScoreIsRanked(t *testing.T) {
	columns := []engine.Column{{Name: "red"}, {Name: "blue"}}
	score := engine.Score{Finished: true, Columns: columns, Total: engine.Column{Name: "lowest"}, Winners: []string{"Cem"}, Players: []engine.PlayerScore{
		{Name: "Ana", Areas: map[string]int{"red": 5, "blue": 7}, Total: 5, Place: 3},
		{Name: "Ben", Areas: map[string]int{"red": 8, "blue": 5}, Total: 5, Place: 2},
		{Name: "Cem", Areas: map[string]int{"red": 9, "blue": 18}, Total: 9, Place: 1},
	}}
	want := `          Ana  Ben  Cem
     red    5    8    9
    blue    7    5   18
  lowest    5    5    9
   place    3    2    1
Cem wins
`
	var out strings.Builder
	if err := printScore(&out, score); err != nil {
		t.Fatal(err)
	}
	if got := out.String(); got != want {
		t.Errorf("printed\n%s\nwant\n%s", got, want)
	}
}
