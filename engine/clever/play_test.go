package clever

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"silvertray/engine/clever/internal/paper"
)

var update = flag.Bool("update", false, "write the playthroughs in testdata/play anew from their moves")

// playthroughs are the games in testdata/play by number of players.
var playthroughs = []string{1: "solo", 2: "two", 3: "three", 4: "four"}

// TestPlaythroughs replays the moves of each file, the lines that begin with
// ">", and compares everything else in it: after every move the state, what is
// asked, and all legal moves; before it, what the move brings. The files are
// meant to be read with the printed sheet beside them. Those of a game visit
// every kind of move.
func TestPlaythroughs(t *testing.T) {
	for _, g := range family {
		t.Run(g.Name(), func(t *testing.T) {
			visited := make(map[string]bool)
			for players := 1; players < len(playthroughs); players++ {
				t.Run(playthroughs[players], func(t *testing.T) {
					checkPlaythrough(t, dealt(t, g, players, nil), playthroughs[players], visited)
				})
			}
			for _, kind := range kindsOfMove(g.layout) {
				if !visited[kind] {
					t.Errorf("no playthrough visits %q", kind)
				}
			}
		})
	}
}

// checkPlaythrough checks one file, or writes it anew, and notes the kinds of
// move in it.
func checkPlaythrough(t *testing.T, m *Match, name string, visited map[string]bool) {
	path := filepath.Join("testdata", "play", m.layout.Name, name+".txt")
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	moves := movesOf(string(want))
	got := playthrough(t, m, moves)
	for _, text := range moves {
		visited[m.kindOf(text)] = true
		m = m.played(t, text)
	}
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	compareLines(t, path, got, string(want))
}

// kindOf is the kind of a move: what is done with which die in which area, and
// for words that stand alone what they say here.
func (m *Match) kindOf(text string) string {
	words := strings.Fields(text)
	switch words[0] {
	case "roll":
		return words[0]
	case "take", "extra", "sweep":
		area, _, _ := strings.Cut(words[2], ".")
		return words[0] + " " + words[1] + " as " + area
	case "bonus":
		area, _, _ := strings.Cut(words[2], ".")
		return words[0] + " in " + area
	case "return", "reroll":
		return words[0]
	}
	mv, err := m.Parse(text)
	if err != nil {
		return err.Error()
	}
	return words[0] + ": " + m.Label(mv).Text.String()
}

// kindsOfMove are all kinds of move that a game has.
func kindsOfMove(l *paper.Layout) []string {
	kinds := []string{"roll", "reroll", "pass: no die fits", "done: no extra die"}
	for _, a := range l.Areas {
		kinds = append(kinds, "bonus in "+a.Colour.String())
		for _, die := range l.Dice {
			if l.Takes(&a, die) {
				kinds = append(kinds, fmt.Sprintf("take %s as %s", die, a.Colour), fmt.Sprintf("extra %s as %s", die, a.Colour))
			}
		}
	}
	if area := l.SweepArea(); area >= 0 {
		for _, die := range l.Dice {
			kinds = append(kinds, fmt.Sprintf("sweep %s as %s", die, l.Areas[area].Colour))
		}
		kinds = append(kinds, "done: mark none of them")
	}
	if l.Track(paper.Plain(paper.TakeBack)) != nil {
		kinds = append(kinds, "return", "done: roll, take none back", "done: take none back, the turn ends")
	}
	if l.Declines {
		kinds = append(kinds, "pass: take no die of this roll", "pass: take no die of the tray")
	}
	return kinds
}

// movesOf are the moves in a playthrough.
func movesOf(text string) []string {
	var moves []string
	for _, line := range strings.Split(text, "\n") {
		if move, ok := strings.CutPrefix(line, "> "); ok {
			moves = append(moves, move)
		}
	}
	return moves
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
