package attack_test

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"silvertray/internal/thorough"
)

// row is a kind of attack, as docs/security.md has it.
type row struct {
	name, tried, promised string
	attack                func(*testing.T)
	// long ones are for make check.
	long bool
}

// rows are all of them. The page of documentation holds the same.
var rows = []row{
	{
		"requests of any shape",
		"garbage, huge and contradictory headers, paths out of the folder, doubled lengths",
		"an error or a closed connection; at most 50 MB of memory",
		shapes, false,
	},
	{
		"known faults",
		"the versions of Go and of the libraries that the program is built from",
		"releases with the fixes that were published",
		knownFaults, false,
	},
}

func TestAttack(t *testing.T) {
	if testing.Short() {
		t.Skip("the program is attacked by make test and make check")
	}
	for _, r := range rows {
		t.Run(r.name, func(t *testing.T) {
			if r.long {
				thorough.Only(t)
			}
			r.attack(t)
		})
	}
}

// line is a row of the table in the documentation.
var line = regexp.MustCompile(`(?m)^\| ([^|]+) \| ([^|]+) \| ([^|]+) \|$`)

func TestTheDocumentationHasTheSameRows(t *testing.T) {
	page, err := os.ReadFile("../../docs/security.md")
	if err != nil {
		t.Fatal(err)
	}
	_, table, _ := strings.Cut(string(page), "| attack | what is tried | what is promised |\n|---|---|---|\n")
	table, _, _ = strings.Cut(table, "\n\n")
	found := line.FindAllStringSubmatch(table+"\n", -1)
	if len(found) != len(rows) {
		t.Errorf("docs/security.md has %d rows, the attack %d", len(found), len(rows))
	}
	for i, r := range rows[:min(len(rows), len(found))] {
		if want := []string{r.name, r.tried, r.promised}; found[i][1] != want[0] || found[i][2] != want[1] || found[i][3] != want[2] {
			t.Errorf("docs/security.md says %q, the attack %q", found[i][1:], want)
		}
	}
}
