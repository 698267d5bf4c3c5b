package goennen

import (
	"strings"
	"testing"
)

func TestScoreFilled(t *testing.T) {
	const text = `
game: goennen-practice
players:
  - name: Ana
    display:
      - [s07!, b02, "."]
      - [s11!, "b12!:orange", s08]
      - [., s20, .]
  - name: Ben
    display:
      - [s16!, b01!, b03!]
      - [b04!, ., s26!]
`
	score, err := Practice().ScoreFilled(strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	// Ana: 3 points for each of three orange cards, the joker among them; beside
	// the yellow s11 no card is green.
	// Ben: a full row for 5, and one kind of bonus for 4.
	for i, want := range []map[string]int{{"per-colour": 9}, {"full-lines": 5, "bonus-variety": 4}} {
		total := 0
		for name, points := range score.Players[i].Areas {
			if points != want[name] {
				t.Errorf("%s: %d for %s, want %d", score.Players[i].Name, points, name, want[name])
			}
			total += points
		}
		if total != score.Players[i].Total || !score.Finished || len(score.Winners) != 1 || score.Winners[0] != "Ana" { // with fewer empty places
			t.Errorf("%+v", score)
		}
	}
}

func TestFilledFaults(t *testing.T) {
	tests := []struct{ name, display, want string }{
		{"no such card", "[[s77]]", `Ana: row 1, card 1: no card is called "s77"`},
		{"twice", "[[s07, s07]]", "row 1, card 2: s07 lies in a display already"},
		{"two copies", "[[b02, b02]]", ""},
		{"four rows", "[[s01], [s02], [s03], [s04]]", "the display has 4 rows, and 3 at most"},
		{"four columns", "[[s01, s02, s03, s04]]", "row 1 has 4 cards, and 3 at most"},
		{"apart", "[[s01, ., s03]]", "every card touches another one"},
		{"at a corner", "[[s01, ., .], [., s02, .], [., ., s03]]", ""},
		{"no joker", `[["s01!:blue"]]`, "only a completed joker has a colour of its own, not s01!"},
		{"an open joker", `[["b12:blue"]]`, "only a completed joker"},
		{"no colour", `[["b12!:pink"]]`, `"pink" is no colour: there are yellow, orange`},
		{"no list", "s01", "cannot unmarshal"},
		{"empty", "[]", ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			_, err := Practice().ScoreFilled(strings.NewReader("game: goennen-practice\nplayers:\n  - name: Ana\n    display: " + tt.display))
			if tt.want == "" && err != nil || tt.want != "" && (err == nil || !strings.Contains(err.Error(), tt.want)) {
				t.Errorf("got %v, want %s", err, tt.want)
			}
		})
	}
	if _, err := Practice().ScoreFilled(strings.NewReader("game: doppelt-so-clever")); err == nil {
		t.Error("sheets of another game are scored")
	}
}

func FuzzScoreFilled(f *testing.F) {
	f.Add("game: goennen-practice\nplayers:\n  - name: Ana\n    display: [[s07!, b02, .], [\"b12!:blue\"]]")
	f.Fuzz(func(t *testing.T, text string) {
		score, err := Practice().ScoreFilled(strings.NewReader(text))
		if err == nil && len(score.Players) == 0 {
			t.Fatal("neither score nor error")
		}
	})
}
