package goennen

import (
	"errors"
	"flag"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"silvertray/engine"
)

var update = flag.Bool("update", false, "write the playthroughs in testdata/play anew from their moves; play one where there is none")

// playthroughs are the matches in testdata/play by number of players.
var playthroughs = []string{1: "solo", 2: "two", 3: "three", 4: "four"}

// TestPlaythroughs replays the moves of each file, the lines that begin with
// ">", and compares everything else in it: after every move what is asked, the
// dice, the display, the market and all legal moves; before it, what the move
// brings. Together they visit every kind of move.
func TestPlaythroughs(t *testing.T) {
	visited := make(map[string]bool)
	for players := 1; players < len(playthroughs); players++ {
		t.Run(playthroughs[players], func(t *testing.T) { checkPlaythrough(t, players, visited) })
	}
	for _, kind := range kindsOfMove() {
		if !visited[kind] {
			t.Errorf("no playthrough visits %q", kind)
		}
	}
}

func checkPlaythrough(t *testing.T, players int, visited map[string]bool) {
	path := filepath.Join("testdata", "play", playthroughs[players]+".txt")
	want, err := os.ReadFile(path)
	if err != nil && (!*update || !errors.Is(err, fs.ErrNotExist)) {
		t.Fatal(err)
	}
	var moves []string
	for _, line := range strings.Split(string(want), "\n") {
		if move, ok := strings.CutPrefix(line, "> "); ok {
			moves = append(moves, move)
		}
	}
	if err != nil {
		moves = sensibleMatch(t, players)
	}
	got := playthrough(t, begin(t, players, nil), moves)
	for _, text := range moves {
		for _, kind := range kindsIn(text) {
			visited[kind] = true
		}
	}
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	g, w := strings.Split(got, "\n"), strings.Split(string(want), "\n")
	for i := range min(len(g), len(w)) {
		if g[i] != w[i] {
			t.Fatalf("%s:%d differs; after a look at the change, run with -update\n got %q\nwant %q", path, i+1, g[i], w[i])
		}
	}
	if len(g) != len(w) {
		t.Fatalf("%s has %d lines, want %d", path, len(w), len(g))
	}
}

// kindsIn are the kinds of move that a text is, with the helps that it uses.
func kindsIn(text string) []string {
	said := strings.Fields(text)
	kinds := []string{said[0]}
	switch said[0] {
	case "chance", "remove":
		kinds = append(kinds, said[0]+" "+said[1])
	case "buy":
		kinds = append(kinds, "buy "+strings.Split(said[1], ".")[0])
	}
	for _, help := range []string{":", "+", "-"} {
		if strings.Contains(text, help) {
			kinds = append(kinds, said[0]+" "+help)
		}
	}
	return kinds
}

// kindsOfMove are all that there are.
func kindsOfMove() []string {
	return append(slices.Clone(verbWords[:]), "roll", "card", "chance dice", "chance scoring", "chance bonus",
		"remove scoring", "remove bonus", "buy scoring", "buy bonus", "complete :", "complete +", "enter :", "enter +")
}

// sensibleMatch plays a whole match as somebody might who completes and buys
// what can be, keeps equal dice, and now and then does anything at all.
func sensibleMatch(t testing.TB, players int) []string {
	r := rand.New(rand.NewPCG(uint64(players), 2020))
	m := begin(t, players, nil)
	var moves []string
	for m.phase != over && len(moves) < 2000 {
		mv := answerOr(m, r)
		if m.Ask().Choice != nil && r.IntN(10) > 0 {
			mv = sensible(m, r)
		}
		moves = append(moves, mv.String())
		m = m.played(t, mv.String())
	}
	return moves
}

// sensible is a choice that somebody might make.
func sensible(m *Match, r *rand.Rand) engine.Move {
	choices := m.choices()
	best, most := choices[r.IntN(len(choices))], -1
	for _, mv := range choices {
		if n := worth(m, mv)*8 + r.IntN(8); n > most {
			best, most = mv, n
		}
	}
	return Move{m.game, best}
}

// worth is a guess at what a choice is good for, 0 to 5.
func worth(m *Match, mv move) int {
	switch mv.verb {
	case complete:
		return 5
	case buy:
		return 4
	case again:
		var equal [engine.Sides + 1]int
		for i, v := range m.faces {
			if mv.set>>i&1 == 0 {
				equal[v]++
			}
		}
		kept := 0
		for _, n := range equal {
			kept = max(kept, n)
			if n > 0 && n < slices.Max(equal[:]) {
				return 0
			}
		}
		return kept
	case enter:
		next := *m
		next.write(mv)
		if s := next.mine().Spots[next.mine().On(mv.at)]; !m.card(s.Card).Completable(next.writing(&s)) {
			return 0
		}
		return 3
	case chance:
		if mv.row == uint8(chanceDice) {
			return 4
		}
		return 1
	case put:
		return 1
	}
	return 0
}
