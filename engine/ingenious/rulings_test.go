package ingenious

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// rulings are the rows of the team's table of rules at the edges, each with the
// number in the name of its test.
var rulings = []string{
	1: "first round, 2/3/4 players", 2: "later", 3: "scoring", 4: "reaching 18", 5: "bonus play mandatory?", 6: "swap",
	7: "all colours tied", 8: "end", 9: "tie", 10: "team", 11: "solo", 12: "solo first tile beside a symbol",
	13: "team instant win at 36 everywhere",
}

// TestEveryRulingHasATest holds the names of the tests against the rulings.
func TestEveryRulingHasATest(t *testing.T) {
	tested := testsNamed(t)
	for i, ruling := range rulings[1:] {
		if !tested[i+1] {
			t.Errorf("no test is named after ruling %d, %s", i+1, ruling)
		}
	}
}

// TestTheRulingsAreTheNotes compares the rulings with the notes they come from,
// where these lie beside the project.
func TestTheRulingsAreTheNotes(t *testing.T) {
	notes, err := os.ReadFile("../../../shared/rules/ingenious.md")
	if err != nil {
		t.Skip("the notes on the rules are not beside the project:", err)
	}
	_, table, _ := strings.Cut(string(notes), "\n## 4 ")
	table, _, _ = strings.Cut(table, "\nDeviations")
	var want []string
	for _, row := range regexp.MustCompile(`(?m)^\| ([^|]+) \|`).FindAllStringSubmatch(table, -1)[1:] {
		want = append(want, row[1])
	}
	if got := rulings[1:]; !slices.Equal(got, want) {
		t.Errorf("got\n%q\nwant\n%q", got, want)
	}
}

// testsNamed are the rulings that a test is named after.
func testsNamed(t *testing.T) map[int]bool {
	files, err := filepath.Glob("*_test.go")
	if err != nil {
		t.Fatal(err)
	}
	named := make(map[int]bool)
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, found := range regexp.MustCompile(`(?m)^func TestRuling(\d)(\d)`).FindAllStringSubmatch(string(text), -1) {
			named[int(found[1][0]-'0')*10+int(found[2][0]-'0')] = true
		}
	}
	return named
}

func TestRuling01TheFirstTileTouchesASymbolNobodyElseUsed(t *testing.T) {
	m := newMatch(t, 3)
	const away = "the first tile of Ana has to lie beside a printed symbol"
	refused(t, m, "tile red red at 0,0 1,0", away)
	// The colour need not be that of the symbol.
	m = m.played(t, "tile blue yellow at 0,-4 0,-3")
	refused(t, m, "tile red red at 1,-5 1,-4", "the first tile of Ben has to lie beside a printed symbol that no tile touches yet")
	// Of three players' board the outer ring is in play, so there is room behind.
	refused(t, m, "tile red red at 0,-6 1,-6", "that no tile touches yet")
	m = m.played(t, "tile red red at 5,-6 6,-6", "tile green green at 5,1 4,1")
	if m.first() || m.player() != 0 {
		t.Fatal("the first round goes on after three tiles")
	}
	m.played(t, "tile red red at 1,-5 1,-4")
}

// TestRuling01OnlyTheFirstTile has to touch a symbol; an extra tile of the same
// turn lies anywhere.
func TestRuling01OnlyTheFirstTile(t *testing.T) {
	m := newMatch(t, 2).scoring(t, 0, map[colour]uint8{green: 17}).played(t, "tile green red at 4,-5 3,-5")
	if m.owed != 1 || m.player() != 0 {
		t.Fatalf("owed %d by player %d, want an extra tile of Ana's", m.owed, m.player())
	}
	refused(t, m.played(t, "tile red red at 0,0 1,0"), "tile red red at 0,2 1,2", "the first tile of Ben")
}

func TestRuling02LaterTilesLieAnywhere(t *testing.T) {
	m := newMatch(t, 2).later(0)
	m.played(t, "tile red red at 0,0 1,0") // touches nothing
	for text, rule := range map[string]string{
		"tile red red at 0,-5 1,-5":   "on 0,-5 a symbol is printed",
		"tile red red at 5,-6 6,-6":   "not in play with so few players",
		"tile red red at 0,0 2,0":     "0,0 and 2,0 are not neighbours",
		"tile red red at 0,0 0,0":     "not neighbours",
		"tile red red at 0,-8 0,-7":   "the board has no cell 0,-8",
		"pass":                        "nobody may pass",
		"tile red pink at 0,0 1,0":    "no two symbols",
		"tile red red on 0,0 1,0":     "a tile is written like",
		"roll white=1":                "Ana has to lay a tile now",
		"tile red red at 0.5,0 1.5,0": "is no cell",
	} {
		refused(t, m, text, rule)
	}
	refused(t, m.played(t, "tile red red at 0,0 1,0"), "tile red red at 1,0 1,1", "on 1,0 lies a tile already")
}

func TestRuling03FiveRaysAndTheSharedCellTwice(t *testing.T) {
	// Beyond the partner lie three yellow symbols that are not seen; the cell that
	// both halves touch is counted by both.
	m := newMatch(t, 2).with(t, "yellow at 2,0 3,0 4,0", "yellow at 1,-1").later(0)
	wantPoints(t, m.played(t, "tile yellow yellow at 0,0 1,0"), 0, map[colour]uint8{yellow: 1 + 1 + 3})
	wantPoints(t, m.played(t, "tile yellow red at 0,0 1,0"), 0, map[colour]uint8{yellow: 1})
	// Where nothing is earned a tile may be laid too.
	wantPoints(t, m.played(t, "tile blue red at 0,0 1,0"), 0, nil)
}

// greens is a match in which "tile green red at 0,0 1,0" earns so many green.
func greens(t *testing.T, m *Match, n int) *Match {
	at := []string{"-1,0", "-2,0", "-3,0", "-4,0"}[:n]
	return m.with(t, "green at "+strings.Join(at, " ")).later(0)
}

const greenTile = "tile red green at 1,0 0,0"

func TestRuling04ReachingEighteen(t *testing.T) {
	tests := []struct {
		before        uint8
		gain          int
		after, extras uint8
	}{
		{16, 4, 18, 1}, // surplus lost
		{17, 1, 18, 1}, // exactly 18 suffices
		{14, 4, 18, 1},
		{13, 4, 17, 0},
		{18, 4, 18, 0}, // no more points from it, no more extra tiles
	}
	for _, tt := range tests {
		m := greens(t, newMatch(t, 2), tt.gain).scoring(t, 0, map[colour]uint8{green: tt.before}).played(t, greenTile)
		wantPoints(t, m, 0, map[colour]uint8{green: tt.after})
		if m.owed != tt.extras {
			t.Errorf("from %d by %d: %d extra tiles, want %d", tt.before, tt.gain, m.owed, tt.extras)
		}
		if extra := m.player() == 0; extra != (tt.extras > 0) {
			t.Errorf("from %d by %d: player %d goes on", tt.before, tt.gain, m.player())
		}
	}
}

func TestRuling04TwoAtOnceAreTwoExtraTiles(t *testing.T) {
	m := greens(t, newMatch(t, 2), 4).with(t, "yellow at 2,0 3,0")
	m = m.scoring(t, 0, map[colour]uint8{green: 15, yellow: 16}).played(t, "tile green yellow at 0,0 1,0")
	wantPoints(t, m, 0, map[colour]uint8{green: 18, yellow: 18})
	if title := m.Ask().Title.String(); title != "GENIAL! Lay 2 more tiles" {
		t.Errorf("asks %q", title)
	}
	m = m.played(t, "tile red red at 0,-3 1,-3")
	if title := m.Ask().Title.String(); title != "GENIAL! Lay another tile" || m.player() != 0 {
		t.Errorf("asks player %d %q", m.player(), title)
	}
	if m = m.played(t, "tile red red at 0,-2 1,-2"); m.player() != 1 {
		t.Error("Ana goes on after two extra tiles")
	}
}

func TestRuling04ExtraTilesChainFromTheSameRack(t *testing.T) {
	m := greens(t, newMatch(t, 2), 3).with(t, "blue at 0,2 1,2").scoring(t, 0, map[colour]uint8{green: 15, blue: 16})
	m = m.played(t, "shows red green, blue blue, red red, red red, red red, red red", greenTile)
	// The rest of the rack: nothing is drawn in between.
	refused(t, m, "tile yellow yellow at 0,3 1,3", "Ana has to lay one of the tiles shown")
	m = m.played(t, "tile blue blue at 0,3 1,3")
	if m.owed != 1 || m.held != 4 || m.points[0][blue] != 18 {
		t.Fatalf("owed %d, held %d, blue %d; want a second extra tile from 4", m.owed, m.held, m.points[0][blue])
	}
	if m = m.played(t, "tile red red at 0,-3 1,-3"); m.player() != 1 || m.held != rackSize || m.seen[0].size() != 3 {
		t.Errorf("player %d holds %d, the one before %s", m.player(), m.held, m.seen[0])
	}
}

func TestRuling05AnExtraTileIsAMustByDefault(t *testing.T) {
	for setting, may := range map[string]bool{"extra=must": false, "extra=may": true} {
		m := greens(t, newMatch(t, 2, setting), 4).scoring(t, 0, map[colour]uint8{green: 14}).played(t, greenTile)
		if got := len(m.Ask().Lay.Instead) > 0; got != may {
			t.Errorf("%s: offers to pass: %v", setting, got)
		}
		if !may {
			refused(t, m, "pass", "an extra tile has to be laid")
			continue
		}
		if m = m.played(t, "pass"); m.player() != 1 || m.leaving != 5 {
			t.Errorf("%s: after passing player %d goes on, Ana keeps %d", setting, m.player(), m.leaving)
		}
		refused(t, m, "pass", "nobody may pass")
	}
}
