package store

import (
	"fmt"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"silvertray/internal/store/sqlite"
)

// TestAFileOfVersionOne writes finished matches as version 1 did, and reads them.
func TestAFileOfVersionOne(t *testing.T) {
	b := opened(t, Config{Folder: t.TempDir()})
	for _, players := range [][]string{{"Ana", "Ben"}, {"Ana"}} {
		b.deal(players...)
		b.play(1000)
	}
	b.deal("Ben", "Li")
	b.play(9)
	moves, folder := b.moves, t.TempDir()
	matches, averages, counted := shown(t, b.Folder)
	b.Close()
	if len(counted) == 0 {
		t.Fatal("nothing was counted")
	}
	asVersionOne(t, filepath.Join(b.Folder, Database), filepath.Join(folder, Database))

	old := opened(t, Config{Folder: folder})
	old.stands(moves)
	if said := old.said(); !strings.Contains(said, "silvertray-version-1-1.db") {
		t.Errorf("it says %q", said)
	}
	gotMatches, gotAverages, gotCounted := shown(t, folder)
	if !reflect.DeepEqual(gotMatches, matches) || !reflect.DeepEqual(gotAverages, averages) {
		t.Errorf("history shows %+v, %+v\nwant %+v, %+v", gotMatches, gotAverages, matches, averages)
	}
	if !reflect.DeepEqual(gotCounted, counted) {
		t.Errorf("counted %q, want %q", gotCounted, counted)
	}
	old.play(1000)
	_, _, after := shown(t, folder)
	if len(after) <= len(counted) {
		t.Errorf("of a match played on %q", after)
	}
}

// shown is what the history in a folder shows, and the points of what was counted.
func shown(t *testing.T, folder string) ([]Match, []Average, []string) {
	t.Helper()
	h := history(t, folder)
	matches, err := h.Matches(Filter{})
	if err != nil {
		t.Fatal(err)
	}
	averages, err := h.Averages(Filter{})
	if err != nil {
		t.Fatal(err)
	}
	var counted []string
	err = h.file.Each("SELECT match, seat, name, points FROM counts WHERE points <> 0 ORDER BY match, seat, name", nil, func(scan func(...any) error) error {
		var match, seat, points int
		var name string
		err := scan(&match, &seat, &name, &points)
		counted = append(counted, fmt.Sprintf("match %d seat %d: %s %d", match, seat, name, points))
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return matches, averages, counted
}

// asVersionOne copies a file of matches into a new one of version 1, by the SQL that
// made those, and with the sums of what was counted as it wrote them.
func asVersionOne(t *testing.T, from, to string) {
	t.Helper()
	f, err := sqlite.Open(to, sqlite.Create)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := f.Migrate(0, sqlite.Migrations[:1]); err != nil {
		t.Fatal(err)
	}
	if err := f.Exec("ATTACH ? AS new", from); err != nil {
		t.Fatal(err)
	}
	for _, table := range []string{"matches", "players", "seats", "settings", "lines", "areas"} {
		if err := f.Exec("INSERT INTO main." + table + " SELECT * FROM new." + table); err != nil {
			t.Fatal(err)
		}
	}
	err = f.Exec(`INSERT INTO main.results SELECT match, seat, total,
		coalesce((SELECT sum(points) FROM new.counts c WHERE c.match = r.match AND c.seat = r.seat), 0), won FROM new.results r`)
	if err != nil {
		t.Fatal(err)
	}
}
