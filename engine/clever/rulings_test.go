package clever

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"silvertray/engine"
)

// ruling is a row of testdata/rulings.txt.
type ruling struct{ number, game, question string }

// rulings reads testdata/rulings.txt.
func rulings(t *testing.T) []ruling {
	t.Helper()
	text, err := os.ReadFile("testdata/rulings.txt")
	if err != nil {
		t.Fatal(err)
	}
	var all []ruling
	for _, row := range regexp.MustCompile(`(?m)^(\d+) (both|GSC|DSC|-) (.+)$`).FindAllStringSubmatch(string(text), -1) {
		all = append(all, ruling{row[1], row[2], row[3]})
	}
	return all
}

// TestEveryRulingHasATest holds the names of the tests against the rulings: each
// is named by a test of every game that it is about.
func TestEveryRulingHasATest(t *testing.T) {
	ganz, doppelt := rulingsTested(t, "TestRulings?"), rulingsTested(t, "TestDoppeltRulings?")
	all := rulings(t)
	if len(all) != 51 {
		t.Errorf("%d rulings, want 51", len(all))
	}
	for _, r := range all {
		number, game := r.number, r.game
		if game != "DSC" && !ganz[number] || game != "GSC" && !doppelt[number] {
			t.Errorf("ruling %s (%s): tested for Ganz schön clever: %v, for Doppelt so clever: %v", number, game, ganz[number], doppelt[number])
		}
	}
}

// TestTheRulingsAreTheNotes compares the rulings with the notes they come from,
// where these lie beside the project.
func TestTheRulingsAreTheNotes(t *testing.T) {
	notes, err := os.ReadFile("../../../shared/rules/clever.md")
	if err != nil {
		t.Skip("the notes on the rules are not beside the project:", err)
	}
	_, table, _ := strings.Cut(string(notes), "\n# Rulings")
	row := regexp.MustCompile(`(?m)^\| (\d+) \| ([^|]*) \|.*\| (both|GSC|DSC|-) \| [^|]*\|[^|]*\|$`)
	var want []ruling
	for _, r := range row.FindAllStringSubmatch(table, -1) {
		want = append(want, ruling{r[1], r[3], r[2]})
	}
	if got := rulings(t); !slices.Equal(got, want) {
		t.Errorf("got\n%v\nwant\n%v", got, want)
	}
}

// rulingsTested are the numbers in the names of tests that begin so.
func rulingsTested(t *testing.T, begin string) map[string]bool {
	var files []string
	for _, pattern := range []string{"*_test.go", "internal/paper/*_test.go"} {
		found, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, found...)
	}
	tested := make(map[string]bool)
	name := regexp.MustCompile(`(?m)^func ` + begin + `(\d\d)(?:And(\d\d))?`)
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, found := range name.FindAllStringSubmatch(string(text), -1) {
			for _, number := range found[1:] {
				tested[strings.TrimPrefix(number, "0")] = true
			}
		}
	}
	return tested
}

// TestRuling04TheTrayIsNeverEmptyForThePassives takes three dice without moving
// any to the tray: the other three go there in the end.
func TestRuling04TheTrayIsNeverEmptyForThePassives(t *testing.T) {
	m := newMatch(t, 2, nil).rolled(t, 1, 1, 1, 1, 1, 1).played(t, "take white green.1")
	m = m.rolled(t, 1, 1, 1, 1, 1).played(t, "take yellow yellow.b2").rolled(t, 1, 1, 1, 1).played(t, "take blue blue.2")
	wantLying(t, m, engine.OnTray, "green orange purple")
}

func TestDoppeltRuling04TheTrayIsNeverEmptyForThePassives(t *testing.T) {
	m := newDoppelt(t, 2, nil).rolled(t, 1, 1, 1, 1, 1, 1).played(t, "take white pink.1")
	m = m.rolled(t, 1, 1, 1, 1, 1).played(t, "take yellow yellow.a2").rolled(t, 1, 1, 1, 1).played(t, "take blue blue.1")
	wantLying(t, m, engine.OnTray, "silver green pink")
	// Whatever is taken back and taken, three fields hold at most three dice.
	m = newDoppelt(t, 2, nil).back(0, 5).rolled(t, 1, 2, 3, 4, 5, 6).played(t, "take pink pink.1")
	m = m.played(t, "return white", "return silver", "return yellow", "return blue", "return green")
	m = m.rolled(t, 6, 6, 6, 6, 6).played(t, "take white pink.2").rolled(t, 6, 6, 6, 6).played(t, "take green green.1")
	wantLying(t, m, engine.OnTray, "silver yellow blue")
}

func TestDoppeltRuling17ExtraDiceAreLimitedPerPlayer(t *testing.T) {
	m := doppeltDrawn(t).actions(1, 0, 1).actions(2, 0, 1)
	m = m.played(t, "take yellow yellow.a2", "extra pink pink.1", "take yellow yellow.a2", "extra pink pink.1")
	wantMarked(t, m, 1, "yellow.a2 pink.1=2")
	wantMarked(t, m, 2, "yellow.a2 pink.1=2")
}

func TestDoppeltRuling19TheActivePlayersExtraDiceComeFirst(t *testing.T) {
	m := newDoppelt(t, 2, nil).actions(0, 0, 1).actions(1, 0, 1).rolled(t, 1, 1, 1, 1, 1, 6).played(t, "take pink pink.1")
	if ask := m.Ask(); ask.Player != 0 || ask.Title.String() != "Extra die, 1 left" {
		t.Errorf("asks %+v, want Ana's extra dice", ask)
	}
	if ask := m.played(t, "done").Ask(); ask.Player != 1 || ask.Title != "A die from the tray" {
		t.Errorf("asks %+v, want Ben's die from the tray", ask)
	}
}
