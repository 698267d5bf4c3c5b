package dice

import (
	"flag"
	"fmt"
	"strings"
	"testing"
)

// stressFolder is where the whole stress set lies. It is too large to be kept
// with the code: "make stress" renders it, "make accuracy" measures on it.
var stressFolder = flag.String("stress", "", "`FOLDER` of the whole stress set; TestAccuracy then prints its tables")

// TestAccuracy prints how well the reader does on all pictures there are. It
// judges nothing: other tests hold the reader to what was promised.
func TestAccuracy(t *testing.T) {
	if *stressFolder == "" {
		t.Skip(`"make accuracy" runs this, with -stress FOLDER`)
	}
	var tables strings.Builder
	for _, section := range []struct {
		name  string
		table func(*testing.T) string
	}{{"scenes", scenesTable}, {"photographs", photosTable}, {"stress set", stressTable}} {
		t.Run(section.name, func(t *testing.T) {
			fmt.Fprintf(&tables, "\n%s\n\n%s", section.name, section.table(t))
		})
	}
	t.Log(tables.String())
}

const tableHead = "| pictures of | pictures | dice | right % | whole % | asked % | silent |\n|---|---|---|---|---|---|---|\n"

// row is one line of a table.
func (c tally) row(name string) string {
	share := func(part, of int) float64 { return 100 * float64(part) / float64(max(of, 1)) }
	return fmt.Sprintf("| %s | %d | %d | %.1f | %.0f | %.0f | %d |\n", name, c.pictures, c.dice,
		share(c.right, c.dice), share(c.whole, c.pictures), share(c.asked, c.pictures), c.silent)
}

func scenesTable(t *testing.T) string {
	table := tableHead
	for _, s := range []struct{ name, dir string }{{"the project's own scenes", ownScenes}, {"scenes beside the checkout", sharedScenes}} {
		t.Run(s.name, func(t *testing.T) {
			c := readScenes(t, s.dir)
			table += c.row(fmt.Sprintf("%s (tray right %d of %d, nearest %d of %d)",
				s.name, c.traysRight, c.trays, c.nearestRight, c.nearest))
		})
	}
	return table
}

func photosTable(t *testing.T) string {
	table := tableHead
	sets, all := readPhotos(t)
	for _, set := range sortedKeys(sets) {
		table += sets[set].row(set)
	}
	return table + all.row("all")
}

func stressTable(t *testing.T) string {
	all, by := readHard(t, *stressFolder)
	if all.pictures == 0 {
		t.Skipf(`no pictures in %s: render them with "make stress"`, *stressFolder)
	}
	table := tableHead
	for _, condition := range sortedKeys(by) {
		table += by[condition].row(condition)
	}
	return table + all.row("all")
}
