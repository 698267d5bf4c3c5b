package hexboard

import (
	"flag"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
)

// stressFolder is where the whole stress set lies. It is too large to be kept
// with the code: "make boardstress" renders it, "make accuracy" measures on it.
var stressFolder = flag.String("stress", "", "`FOLDER` of the whole stress set; TestAccuracy then prints its table")

// sharedBoards lie beside the checkout.
const sharedBoards = "../../../shared/boards"

// TestAccuracy prints how well boards are read on all pictures there are. It
// judges nothing: other tests hold the reader to what was promised.
func TestAccuracy(t *testing.T) {
	if *stressFolder == "" {
		t.Skip(`"make accuracy" runs this, with -stress FOLDER`)
	}
	var table strings.Builder
	table.WriteString("\n| boards | pictures | cells right % | whole % | asked % | silent |\n|---|---|---|---|---|---|\n")
	for _, set := range []struct{ name, dir string }{{"the project's own", ownBoards}, {"beside the checkout", sharedBoards}} {
		c, _ := readHard(t, set.dir)
		table.WriteString(c.row(set.name))
	}
	all, by := readHard(t, *stressFolder)
	for _, condition := range slices.Sorted(maps.Keys(by)) {
		table.WriteString(by[condition].row(condition))
	}
	table.WriteString(all.row("the stress set"))
	t.Log(table.String())
}

// row is one line of the table; empty where there are no pictures.
func (c boardTally) row(name string) string {
	if c.boards == 0 {
		return ""
	}
	share := func(part, of int) float64 { return 100 * float64(part) / float64(of) }
	right := "" // nothing is counted where something does not belong
	if c.cells > 0 {
		right = fmt.Sprintf("%.2f", share(c.right, c.cells))
	}
	return fmt.Sprintf("| %s | %d | %s | %.0f | %.0f | %d |\n", name, c.boards, right,
		share(c.whole, c.boards), share(c.asked, c.boards), c.silent)
}
