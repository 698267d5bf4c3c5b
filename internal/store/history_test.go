package store

import (
	"errors"
	"math"
	"os"
	"path/filepath"
	"testing"
)

func TestHistory(t *testing.T) {
	b := opened(t, Config{Folder: t.TempDir()})
	best := map[string]int{}
	sum := map[string]int{}
	for _, players := range [][]string{{"Ana", "Ben"}, {"Ana"}, {"Ben", "Li", "Ana"}} {
		b.deal(players...)
		b.play(1000)
		for _, p := range b.match.Score().Players {
			best[p.Name] = max(best[p.Name], p.Total)
			sum[p.Name] += p.Total
		}
	}
	b.deal("Li")
	b.play(7)
	h := history(t, b.Folder)
	all, err := h.Matches(Filter{})
	if err != nil || len(all) != 4 {
		t.Fatalf("%+v, %v", all, err)
	}
	last := all[3]
	if last.Finished || last.Moves != 7 || last.Players[0].Name != "Li" || last.Players[0].Total != nil {
		t.Errorf("a match that goes on: %+v", last)
	}
	if first := all[0]; !first.Finished || first.Started != "2026-03-01T18:00:00Z" || first.Players[1].Name != "Ben" || first.Players[1].Total == nil {
		t.Errorf("a finished match: %+v", first)
	}
	averages, err := h.Averages(Filter{})
	if err != nil || len(averages) != 3 {
		t.Fatalf("%+v, %v", averages, err)
	}
	for _, a := range averages {
		if a.Best != best[a.Name] || math.Abs(a.Mean*float64(a.Played)-float64(sum[a.Name])) > 1e-6 {
			t.Errorf("%+v, want best %d, sum %d", a, best[a.Name], sum[a.Name])
		}
	}
	if ana := averages[0]; ana.Name != "Ana" || ana.Played != 3 || ana.Solo != 1 || ana.Won > 2 {
		t.Errorf("%+v", ana)
	}
	for by, want := range map[Filter]int{{Player: "Ben"}: 2, {Player: "Li"}: 2, {Player: "Eva"}: 0, {Game: "doppelt-so-clever"}: 0, {Game: "ganz-schoen-clever"}: 4} {
		if some, err := h.Matches(by); err != nil || len(some) != want {
			t.Errorf("%+v: %d matches, %v", by, len(some), err)
		}
	}
	if some, err := h.Averages(Filter{Player: "Ben"}); err != nil || len(some) != 1 || some[0].Played != 2 {
		t.Errorf("%+v, %v", some, err)
	}
	if _, err := h.Record(9); err == nil || err.Error() != "there is no match 9" {
		t.Error(err)
	}
}

func TestRecordsComeAndGo(t *testing.T) {
	b := opened(t, Config{Folder: t.TempDir()})
	b.deal("Ana", "Ben")
	b.play(20)
	if err := b.takeBack(3); err != nil {
		t.Fatal(err)
	}
	moves := b.moves[:17]
	h := history(t, b.Folder)
	r, err := h.Record(1)
	if err != nil {
		t.Fatal(err)
	}
	if id, known, err := h.Import([]byte(r.String())); id != 1 || !known || err != nil {
		t.Errorf("its own record becomes match %d, known: %v, %v", id, known, err)
	}
	other := opened(t, Config{Folder: t.TempDir()})
	there := history(t, other.Folder)
	for _, was := range []bool{false, true} {
		if id, known, err := there.Import([]byte(r.String())); id != 1 || known != was || err != nil {
			t.Errorf("the record becomes match %d, known: %v, %v", id, known, err)
		}
	}
	again, err := there.Record(1)
	if err != nil || again.String() != r.String() || len(again.Moves()) != len(moves) {
		t.Errorf("%v\n%s\nwant\n%s", err, again, r)
	}
	if other = other.again(); other.match != nil {
		t.Error("a match that was taken in is at the table")
	}
	for _, text := range []string{"", "silvertray record 1\ngame chess\nplayers A\n", "silvertray record 1\ngame ganz-schoen-clever\nplayers A\npass\n"} {
		if id, _, err := there.Import([]byte(text)); err == nil {
			t.Errorf("%q becomes match %d", text, id)
		}
	}
}

func TestNoHistoryYet(t *testing.T) {
	dir := t.TempDir()
	if _, err := OpenHistory(dir, games); !errors.Is(err, ErrNothing) {
		t.Error(err)
	}
	if err := os.WriteFile(filepath.Join(dir, Database), []byte("milk, eggs"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := OpenHistory(dir, games); err == nil || errors.Is(err, ErrNothing) {
		t.Error(err)
	}
	if string(contents(t, filepath.Join(dir, Database))) != "milk, eggs" {
		t.Error("what is no database has changed")
	}
}
