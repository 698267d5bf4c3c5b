package clever

import (
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"silvertray/engine"
	"silvertray/engine/clever/internal/paper"
)

func ExampleScoreFilled() {
	score, err := ScoreFilled(strings.NewReader(`
game: ganz-schoen-clever
name: Ana
yellow:
  - [x, 6, x, X]
  - [2, x, X, x]
  - [x, X, 2, 4]
  - [X, x, 4, 6]
blue: [2, 5, 9]
green: 7
orange: [5, 2, 3, 12]
purple: [2, 5, 6, 3]
`))
	if err != nil {
		fmt.Println(err)
		return
	}
	p := score.Players[0]
	fmt.Println(p.Areas)
	fmt.Printf("%d fox: %d, total %d\n", p.Counts["foxes"].Many, p.Counts["foxes"].Points, p.Total)
	// Output:
	// map[blue:4 green:28 orange:22 purple:16 yellow:0]
	// 1 fox: 0, total 70
}

func TestFilledPlayers(t *testing.T) {
	score, err := ScoreFilled(strings.NewReader("game: ganz-schoen-clever\nplayers:\n- {name: Ana, green: 5}\n- {orange: [6, 6, 3]}\n"))
	if err != nil {
		t.Fatal(err)
	}
	want := []engine.PlayerScore{
		{Name: "Ana", Areas: areaPoints(0, 0, 15, 0, 0), Counts: withFoxes(0, 0), Total: 15},
		{Name: "Player 2", Areas: areaPoints(0, 0, 0, 15, 0), Counts: withFoxes(0, 0), Total: 15},
	}
	if !score.Finished || !reflect.DeepEqual(score.Players, want) || !slices.Equal(score.Winners, []string{"Ana", "Player 2"}) {
		t.Errorf("got %+v, want %+v", score, want)
	}
}

func TestFilledSinglePlayerIsRated(t *testing.T) {
	for _, text := range []string{"green: 11", "players:\n- green: 11"} {
		score, err := ScoreFilled(strings.NewReader("game: ganz-schoen-clever\n" + text))
		if err != nil {
			t.Fatal(err)
		}
		if r := score.Players[0].Rating; r == nil || r.Stars != 0 {
			t.Errorf("%q: rating %+v, want no stars", text, r)
		}
	}
}

func TestFilledFaults(t *testing.T) {
	const yellow = "yellow: [[x, 6, x, X], [2, x, X, x], [x, X, 2, 4], [X, x, 4, 6]]"
	tests := []struct{ name, sheet, want string }{
		{"7 in a doubled box", "orange: [1, 1, 1, 7]", "Ana: orange box 4: 7 cannot stand here: this box takes 2, 4, 6, 8, 10, 12"},
		{"7 in a plain box", "orange: [7]", "Ana: orange box 1: 7 cannot stand here: this box takes 1, 2, 3, 4, 5, 6"},
		{"zero", "orange: [0]", "Ana: orange box 1: 0 cannot stand here: this box takes 1, 2, 3, 4, 5, 6"},
		{"a word", "orange: [five]", `Ana: orange box 1: "five" is no whole number`},
		{"not rising", "purple: [2, 5, 5]", "Ana: purple box 3: 5 cannot stand here: this box needs more than 5"},
		{"too many numbers", "purple: [6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6]", "Ana: purple: 12 entries are too many: there is room for 11"},
		{"no list", "purple: 6", "Ana: purple: a list belongs here, such as [2, 5, 9]"},
		{"sum twice", "blue: [2, 5, 2]", "Ana: blue: box 2 is crossed twice"},
		{"no such sum", "blue: [1]", "Ana: blue: there is no box 1"},
		{"huge sum", "blue: [99999999999]", "Ana: blue: there is no box 99999999999"},
		{"too many sums", "blue: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 2]", "Ana: blue: 12 entries are too many: there is room for 11"},
		{"too many crosses", "green: 12", "Ana: green: there can be 0 to 11 crosses, not 12"},
		{"negative crosses", "green: -1", "Ana: green: there can be 0 to 11 crosses, not -1"},
		{"crosses as a list", "green: [1]", `Ana: green: "" is no whole number`},
		{"wrong number", strings.Replace(yellow, "6", "5", 1), `Ana: yellow row 1 box 2: 6 or a cross belongs here, not "5"`},
		{"no printed cross", strings.Replace(yellow, "X", "3", 1), `Ana: yellow row 1 box 4: a cross is printed here, not "3"`},
		{"short row", strings.Replace(yellow, ", 4, 6", "", 1), "Ana: yellow row 4: 4 boxes are printed, not 2"},
		{"short grid", "yellow: [[x, 6, x, X]]", "Ana: yellow: 4 rows are printed, not 1"},
		{"unknown area", "pink: 3", `Ana: no area is called "pink"`},
		{"key twice", "green: 1\ngreen: 2", `the key "green" comes twice`},
		{"two faults", "green: 12\nblue: [1]", "Ana: blue: there is no box 1\nAna: green: there can be 0 to 11 crosses, not 12"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			_, err := ScoreFilled(strings.NewReader("game: ganz-schoen-clever\nname: Ana\n" + tt.sheet))
			if err == nil || err.Error() != tt.want {
				t.Errorf("\n got %v\nwant %s", err, tt.want)
			}
		})
	}
}

func TestFilledFilesThatAreNone(t *testing.T) {
	tests := []struct{ name, text, want string }{
		{"empty", "", "read the filled sheet: EOF"},
		{"only a comment", "# nothing\n", "read the filled sheet: EOF"},
		{"a word", "hello", "keys with values belong here, such as name: Ana"},
		{"no game", "name: Ana", "the key game is missing, such as game: ganz-schoen-clever"},
		{"unknown game", "game: chess", `no game with filled sheets is called "chess"`},
		{"no players", "game: ganz-schoen-clever\nplayers: []", "players: there is none"},
		{"player is no sheet", "game: ganz-schoen-clever\nplayers: [Ana]", "player 1: keys with values belong here, such as name: Ana"},
		{"key beside players", "game: ganz-schoen-clever\ngreen: 1\nplayers: [{green: 1}]", `the key "green" does not belong beside players`},
		{"five players", "game: ganz-schoen-clever\nplayers: [{}, {}, {}, {}, {}]", "players: 5 entries are too many: there is room for 4"},
		{"same name", "game: ganz-schoen-clever\nplayers: [{name: Ana}, {name: Ana}]", `player 2: there is a player "Ana" already`},
		{"two documents", "game: ganz-schoen-clever\n---\ngame: x", "the filled sheet goes on after its first document or after 65536 bytes"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			_, err := ScoreFilled(strings.NewReader(tt.text))
			if err == nil || !strings.HasPrefix(err.Error(), tt.want) {
				t.Errorf("\n got %v\nwant %s", err, tt.want)
			}
		})
	}
}

// TestFilledAgreesWithPlay writes down the sheets at any moment of random
// games: scored from paper they are worth what the match says.
func TestFilledAgreesWithPlay(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m, _ := drawPlayed(t)
		var b strings.Builder
		fmt.Fprintf(&b, "game: %s\nplayers:\n", m.layout.Name)
		for i := range m.players {
			writeFilled(&b, m, i)
		}
		score, err := ScoreFilled(strings.NewReader(b.String()))
		if err != nil {
			t.Fatalf("%v in\n%s", err, b.String())
		}
		for i, want := range m.Score().Players {
			got := score.Players[i]
			if m.settings[negativeFox.name] == "zero" {
				want.Total = got.Total // a filled sheet is scored as the rule book says
			}
			if !maps.Equal(got.Areas, want.Areas) || got.Total != want.Total || got.Counts["foxes"].Many != want.Counts["foxes"].Many || got.Name != want.Name {
				t.Fatalf("got %+v, want %+v from\n%s", got, want, b.String())
			}
		}
	})
}

// writeFilled writes a sheet as a person would.
func writeFilled(b *strings.Builder, m *Match, player int) {
	fmt.Fprintf(b, "- name: %s\n", m.players[player])
	for i, a := range m.Sheet(player).Areas {
		marks := strings.Fields(strings.Trim(marksOf(a), "-"))
		switch k := m.layout.Areas[i].Kind.(type) {
		case *paper.Steps:
			fmt.Fprintf(b, "  green: %d\n", len(marks))
		case *paper.Grid:
			if k.Unique {
				fmt.Fprintf(b, "  %s: [%s]\n", a.Name, strings.Join(marks, ", "))
				continue
			}
			writeGrid(b, a)
		case *paper.Tally, *paper.Circles:
			writeGrid(b, a)
		default:
			fmt.Fprintf(b, "  %s: [%s]\n", a.Name, strings.Join(marks, ", "))
		}
	}
}

// writeGrid writes the rows of a grid that have boxes.
func writeGrid(b *strings.Builder, a engine.Area) {
	fmt.Fprintf(b, "  %s:\n", a.Name)
	for row := range a.Rows {
		if words := gridRow(a.Cells, row); words != nil {
			fmt.Fprintf(b, "  - [%s]\n", strings.Join(words, ", "))
		}
	}
}

// gridRow is a row of a grid, with o for what is circled and x for what is
// crossed.
func gridRow(cells []engine.Cell, row int) []string {
	var words []string
	for _, c := range cells {
		switch {
		case c.Row != row:
		case c.Kind == engine.Given:
			words = append(words, "X")
		case c.Kind == engine.Box && c.Mark == engine.Circle:
			words = append(words, "o")
		case c.Kind == engine.Box && c.Mark != "":
			words = append(words, "x")
		case c.Kind == engine.Box:
			words = append(words, c.Printed)
		}
	}
	return words
}

func FuzzScoreFilled(f *testing.F) {
	f.Add("game: ganz-schoen-clever\nname: Ana\nyellow: [[x, 6, x, X], [2, x, X, x], [x, X, 2, 4], [X, x, 4, 6]]\nblue: [2, 5, 9]\ngreen: 7\norange: [5, 2, 3, 12]\npurple: [2, 5, 6, 3]\n")
	f.Add("game: ganz-schoen-clever\nplayers: [{name: Ana}, {green: 3}]")
	f.Add("game: doppelt-so-clever\nname: Ana\n" + silverX + yellowX + blueX + greenX + pinkX)
	f.Add("game: doppelt-so-clever\nplayers:\n- yellow: [[x, o], [1, o], [4, x], [2, 5], [5, 4]]\n- {green: [2, 12], pink: [1, 1, 1]}")
	f.Add("game: &a [*a]\nplayers: *a")
	f.Add("? [x]\n: y")
	f.Fuzz(func(t *testing.T, text string) {
		score, err := ScoreFilled(strings.NewReader(text))
		if err != nil {
			return
		}
		for _, p := range score.Players {
			// Each area's least and most, and the foxes, by the notes on the sheets.
			least, most, foxes := 0, 624, 5
			if score.Game == Doppelt.Name() {
				least, most, foxes = -43-6*43, 927, 6
			}
			if p.Total < least || p.Total > most || p.Counts["foxes"].Many > foxes {
				t.Errorf("%+v is beyond a full sheet", p)
			}
		}
	})
}
