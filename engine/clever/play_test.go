package clever

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

// TestPlaythroughs replays the moves of each file, the lines that begin with
// ">", and compares everything else in it: after every move the state, what is
// asked, and all legal moves; before it, what the move brings. The files are
// meant to be read with the printed sheet beside them.
func TestPlaythroughs(t *testing.T) {
	for players, name := range []string{1: "solo", 2: "two", 3: "three", 4: "four"} {
		if name == "" {
			continue
		}
		t.Run(name, func(t *testing.T) {
			path := filepath.Join("testdata", "play", name+".txt")
			want, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			got := playthrough(t, newMatch(t, players, nil), movesOf(string(want)))
			if *update {
				if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
					t.Fatal(err)
				}
				return
			}
			compareLines(t, path, got, string(want))
		})
	}
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

// playthrough describes a match move by move.
func playthrough(t *testing.T, m *Match, moves []string) string {
	var b strings.Builder
	describe(&b, m)
	for _, text := range moves {
		mv, err := m.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		label := m.Label(mv)
		fmt.Fprintf(&b, "\n> %s\n", text)
		if mv, ok := mv.(Move); ok && mv.verb != done {
			fmt.Fprint(&b, label.Text)
			for _, brought := range label.Brings {
				fmt.Fprint(&b, " | ", brought)
			}
			fmt.Fprintln(&b)
		}
		m = m.played(t, text)
		describe(&b, m)
	}
	describeEnd(&b, m)
	return b.String()
}

// describe writes what the match asks, and the sheet of whoever is asked.
func describe(b *strings.Builder, m *Match) {
	ask := m.Ask()
	fmt.Fprintf(b, "round %d of %d, %s: %s\n", ask.Round, ask.Rounds, m.players[ask.Player], ask.Title)
	if ask.Kind == engine.Roll {
		fmt.Fprintf(b, "  throws %s\n", strings.Join(ask.Dice, " "))
		return
	}
	if ask.Kind != engine.Choice {
		return
	}
	s := m.me()
	fmt.Fprintf(b, "  has    %s\n", sheetLine(m.Sheet(ask.Player)))
	fmt.Fprintf(b, "  left   %d rerolls, %d extra dice; %d foxes\n", s.left(reroll), s.left(plusOne), s.foxes)
	if m.phase != opening {
		fmt.Fprintf(b, "  hand   %s\n  fields %s\n  tray   %s\n",
			showing(ask, engine.InHand), showing(ask, engine.OnField), showing(ask, engine.OnTray))
	}
	for _, line := range grouped(m.legal()) {
		fmt.Fprintf(b, "  may    %s\n", line)
	}
}

// sheetLine is a whole sheet in a line.
func sheetLine(s engine.Sheet) string {
	var words []string
	for _, a := range s.Areas {
		if marks := marksOf(a); marks != "-" {
			words = append(words, a.Name+" "+marks)
		}
	}
	return orNothing(strings.Join(words, "; "))
}

// showing are the dice in a place with their values.
func showing(ask engine.Ask, at engine.Place) string {
	var words []string
	for _, f := range ask.Faces {
		if f.Place == at {
			words = append(words, fmt.Sprintf("%s %d", f.Die, f.Value))
		}
	}
	return orNothing(strings.Join(words, ", "))
}

func orNothing(text string) string {
	if text == "" {
		return "-"
	}
	return text
}

// grouped gathers moves with the same words before the box into one line.
func grouped(moves []string) []string {
	var lines []string
	last := ""
	for _, move := range moves {
		i := strings.LastIndex(move, " ") + 1
		if head := move[:i]; i > 0 && head == last {
			lines[len(lines)-1] += " " + move[i:]
		} else {
			lines = append(lines, move)
			last = head
		}
	}
	return lines
}

// describeEnd writes all sheets and the score.
func describeEnd(b *strings.Builder, m *Match) {
	score := m.Score()
	for i, p := range score.Players {
		fmt.Fprintf(b, "\n%s\n", p.Name)
		for _, a := range m.Sheet(i).Areas {
			fmt.Fprintf(b, "  %-6s %3d  %s\n", a.Name, a.Points, marksOf(a))
		}
		fmt.Fprintf(b, "  foxes  %3d  %d earned\n  total  %3d\n", p.FoxPoints, p.Foxes, p.Total)
	}
	fmt.Fprintf(b, "\nwon by %s\n", strings.Join(score.Winners, ", "))
}

// marksOf are an area's marks in the order of its boxes.
func marksOf(a engine.Area) string {
	var words []string
	for _, c := range a.Cells {
		if c.Mark == engine.Cross {
			words = append(words, strings.TrimPrefix(c.Box, a.Name+"."))
		} else if c.Mark != "" {
			words = append(words, c.Mark)
		}
	}
	return orNothing(strings.Join(words, " "))
}
