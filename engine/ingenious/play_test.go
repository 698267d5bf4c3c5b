package ingenious

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"silvertray/engine"
)

var update = flag.Bool("update", false, "write the playthroughs in testdata/play anew from their moves")

// playthroughs are the games in testdata/play with their players and settings.
var playthroughs = []struct {
	name     string
	players  int
	settings []string
}{
	{"solo", 1, nil},
	{"two", 2, []string{"extra=may"}},
	{"three", 3, []string{"symbols=red-purple-green-orange-blue-yellow"}},
	{"four", 4, nil},
	{"teams", 4, []string{"teams=yes"}},
}

// TestPlaythroughs replays the moves of each file, the lines that begin with
// ">", and compares everything else in it: what is asked and how much is legal,
// what a move brings, and the scores after it. The files are meant to be read with
// a board at hand. Together they visit every kind of move.
func TestPlaythroughs(t *testing.T) {
	visited := make(map[string]bool)
	for _, tt := range playthroughs {
		t.Run(tt.name, func(t *testing.T) {
			path := filepath.Join("testdata", "play", tt.name+".txt")
			want, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			moves := movesOf(string(want))
			got := playthrough(t, newMatch(t, tt.players, tt.settings...), moves)
			for _, move := range moves {
				word, _, _ := strings.Cut(move, " ")
				visited[word] = true
			}
			if *update {
				if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
					t.Fatal(err)
				}
				return
			}
			compareLines(t, path, got, string(want))
		})
	}
	for _, word := range []string{tileWord, showsWord, swapWord, passWord} {
		if !visited[word] {
			t.Errorf("no playthrough visits %q", word)
		}
	}
}

// movesOf are the moves of a file.
func movesOf(text string) (moves []string) {
	for line := range strings.Lines(text) {
		if move, ok := strings.CutPrefix(strings.TrimSpace(line), "> "); ok {
			moves = append(moves, move)
		}
	}
	return moves
}

// playthrough describes a match move by move.
func playthrough(t *testing.T, m *Match, moves []string) string {
	var b strings.Builder
	setup := m.Setup()
	for _, r := range EinfachGenial.Rules() {
		fmt.Fprintf(&b, "%s %s\n", r.Name, setup.Settings[r.Name])
	}
	for _, text := range moves {
		describe(&b, m)
		mv, err := m.Parse(text)
		if err != nil {
			t.Fatalf("after\n%s%v", b.String(), err)
		}
		label := m.Label(mv)
		fmt.Fprintf(&b, "> %s\n  %s", text, label.Text)
		for _, brought := range label.Brings {
			fmt.Fprint(&b, " | ", brought)
		}
		fmt.Fprintln(&b)
		m = m.played(t, text)
	}
	describe(&b, m)
	describeEnd(&b, m)
	return b.String()
}

// describe writes what the match asks, the score of whoever is asked, and how
// many tiles may be laid where.
func describe(b *strings.Builder, m *Match) {
	ask := m.Ask()
	fmt.Fprintf(b, "\nround %d, %s: %s\n", ask.Round, m.players[ask.Player], ask.Title)
	fmt.Fprintf(b, "  has    %s\n", scoreLine(m.Sheet(ask.Player)))
	if ask.Over() {
		return
	}
	fmt.Fprintf(b, "  may    lay %d kinds of tile on %d pairs of cells\n", count(m.layable()), len(m.openPairs(nil)))
	for _, s := range ask.Lay.Shows {
		fmt.Fprintf(b, "  or     %s: %s, %d\n", s.Word, s.Title, s.Pieces)
	}
	for _, mv := range ask.Lay.Instead {
		fmt.Fprintf(b, "  or     %s\n", mv.Move)
	}
	if ask.Lay.Best != nil {
		n := 0
		for mv := range ask.Lay.Best {
			if n++; n > 3 {
				break
			}
			fmt.Fprintf(b, "  best   %s, %v\n", mv, m.Label(mv).Brings)
		}
	}
}

func count(some [kinds]bool) (n int) {
	for _, yes := range some {
		if yes {
			n++
		}
	}
	return n
}

// scoreLine is a row of scores, the lowest ones in brackets.
func scoreLine(s engine.Sheet) string {
	var words []string
	for _, r := range s.Rails {
		word := fmt.Sprintf("%s %d", r.Name, r.At)
		if r.At == s.Lowest() {
			word = "(" + word + ")"
		}
		words = append(words, word)
	}
	return strings.Join(words, "  ")
}

// describeEnd draws the board and writes the score.
func describeEnd(b *strings.Builder, m *Match) {
	lines := make(map[int]string)
	for _, spot := range m.Board().Cells {
		lines[spot.At.R] += " " + letter(spot)
	}
	for r := -radius; r <= radius; r++ {
		fmt.Fprintln(b, strings.TrimRight(strings.Repeat(" ", max(r, -r))+lines[r], " "))
	}
	fmt.Fprintln(b)
	for _, p := range m.Score().Players {
		fmt.Fprintf(b, "%-5s lowest %2d, place %d\n", p.Name, p.Total, p.Place)
	}
	fmt.Fprintf(b, "won by %s\n", strings.Join(m.Score().Winners, ", "))
}

// letter stands for a cell: the first letter of its symbol, a capital where it
// is printed.
func letter(s engine.Spot) string {
	switch {
	case !s.InPlay:
		return " "
	case s.Symbol == "":
		return "."
	case s.Printed:
		return strings.ToUpper(s.Symbol[:1])
	}
	return s.Symbol[:1]
}

// compareLines reports the first line that differs.
func compareLines(t *testing.T, path, got, want string) {
	t.Helper()
	g, w := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range max(len(g), len(w)) {
		if i >= len(g) || i >= len(w) || g[i] != w[i] {
			t.Fatalf("%s:%d differs; after a look at the change, run with -update\n got %q\nwant %q",
				path, i+1, lineAt(g, i), lineAt(w, i))
		}
	}
}

func lineAt(lines []string, i int) string {
	if i < len(lines) {
		return lines[i]
	}
	return "(the end)"
}
