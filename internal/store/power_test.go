package store

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/jonboulle/clockwork"
	sqlite3 "modernc.org/sqlite/lib"

	"silvertray/internal/durable"
	"silvertray/internal/durable/disktest"
	"silvertray/internal/store/sqlite"
	"silvertray/internal/thorough"
)

// onWire is the configuration of a store whose files go through the wire.
func onWire(t *testing.T) Config {
	return Config{Folder: t.TempDir(), parameters: "&vfs=" + wireName, Clock: clockwork.NewFakeClockAt(begun), disk: alongWire{durable.OS}}
}

// alongWire is the computer's own disk, on which a database is made in memory too, or is
// not where that fails.
type alongWire struct{ durable.Disk }

func (d alongWire) Rename(from, to string) error {
	if filepath.Base(to) == Database {
		text, err := os.ReadFile(from)
		if err == nil {
			err = durable.ReplaceOn(tapped.wire.disk, filepath.Join(stateFolder, Database), text, durable.Public)
		}
		if err != nil {
			return err
		}
	}
	return d.Disk.Rename(from, to)
}

var powerCuts = thorough.Int("cuts", 100, 2000, "power cuts of TestPowerCut")

// TestPowerCut replays what SQLite wrote up to a random moment onto a disk
// that loses power there: what was not waited for is written or not, sector by
// sector. The match has to come back as it stood when Keep and the like last
// returned, or with the act that was under way.
func TestPowerCut(t *testing.T) {
	w := tap(t)
	c := onWire(t)
	b := opened(t, c)
	b.deal("Ana", "Ben")
	type mark struct {
		ops   int
		moves []string
	}
	marks := []mark{{w.disk.Acts(), nil}}
	for n := range 30 {
		switch {
		case n%10 == 7:
			b.replace(len(b.moves) / 2)
		case n%10 == 9:
			if err := b.takeBack(2); err != nil {
				t.Fatal(err)
			}
		default:
			b.play(1)
		}
		marks = append(marks, mark{w.disk.Acts(), slices.Clone(b.moves)})
	}
	b.Close()
	r := rand.New(rand.NewPCG(3, 3))
	further := 0
	for n := range powerCuts() {
		cut := marks[0].ops + r.IntN(w.disk.Acts()-marks[0].ops+1)
		folder := t.TempDir()
		for path, text := range w.disk.Cut(cut, r).Files() {
			place(t, folder, filepath.Base(path), text)
		}
		at := 0
		for at+1 < len(marks) && marks[at+1].ops <= cut {
			at++
		}
		after := opened(t, Config{Folder: folder})
		next := marks[min(at+1, len(marks)-1)].moves
		switch {
		case after.match == nil:
			t.Fatalf("cut %d after act %d: no match comes back; %s", n, cut, after.said())
		case slices.Equal(after.moves, marks[at].moves):
		case slices.Equal(after.moves, next):
			further++
		default:
			t.Fatalf("cut %d after act %d of %d: %d moves come back, want %d or %d", n, cut, w.disk.Acts(), len(after.moves), len(marks[at].moves), len(next))
		}
		if said := after.said(); said != "" {
			t.Errorf("cut %d after act %d: it says %s", n, cut, said)
		}
		after.Close()
		os.RemoveAll(folder)
	}
	t.Logf("%d acts on files for 31 commits; %d cuts, after %d of them the act under way had happened", w.disk.Acts(), powerCuts(), further)
}

// faults of a disk, by the act that meets them.
var faults = []struct {
	name string
	kind disktest.Kind
	code code
}{
	{"full", disktest.Write, sqlite3.SQLITE_FULL},
	{"write error", disktest.Write, sqlite3.SQLITE_IOERR_WRITE},
	{"fsync error", disktest.Sync, sqlite3.SQLITE_IOERR_FSYNC},
	{"truncate error", disktest.Truncate, sqlite3.SQLITE_IOERR_TRUNCATE},
}

// TestAFaultInAnyAct fails every act of some moves in turn, once each. A move
// that is said not to count does not come back unless it is made again.
func TestAFaultInAnyAct(t *testing.T) {
	for _, f := range faults {
		t.Run(f.name, func(t *testing.T) {
			w := tap(t)
			refused := 0
			for n := 1; ; n++ {
				w.disk.Fail(nil)
				b := opened(t, onWire(t))
				b.deal("Ana", "Ben")
				acts := 0
				w.disk.Fail(func(a disktest.Act) error {
					if a.Kind != f.kind {
						return nil
					}
					if acts++; acts == n {
						return f.code
					}
					return nil
				})
				for range 4 {
					if err := b.move(); err != nil {
						refused++
						if err := sqlite.Explain(err); err.Error() == "" {
							t.Error("it says nothing")
						}
					}
				}
				w.disk.Fail(nil)
				moves := b.moves
				b = b.again()
				b.stands(moves)
				b.Close()
				if acts < n {
					t.Logf("%d acts failed in turn, %d moves did not count then", n-1, refused)
					return
				}
			}
		})
	}
}

// TestADiskThatFailsForLong lets people play on, and has everything once the
// disk works again.
func TestADiskThatFailsForLong(t *testing.T) {
	for _, f := range faults {
		t.Run(f.name, func(t *testing.T) {
			w := tap(t)
			b := opened(t, onWire(t))
			b.deal("Ana", "Ben")
			b.play(5)
			w.failWith(f.kind, f.code)
			err := b.move()
			if err == nil {
				t.Fatal("the move is kept on a disk that fails")
			}
			b.GoOffline(err)
			if said := b.said(); said == "" || !b.Offline() {
				t.Errorf("nothing is stored, and it says %q", said)
			}
			b.play(5)
			w.disk.Fail(nil)
			b.play(1)
			if said := b.said(); said == "" || b.Offline() {
				t.Errorf("the disk works again, and it says %q", said)
			}
			moves := b.moves
			b.again().stands(moves)
		})
	}
}

// TestADiskThatWorksAgainAtTheEnd has what was played in memory.
func TestADiskThatWorksAgainAtTheEnd(t *testing.T) {
	w := tap(t)
	w.failWith(disktest.Write, sqlite3.SQLITE_FULL)
	b := opened(t, onWire(t))
	if !b.Offline() {
		t.Fatal("a full disk is used")
	}
	b.deal("Ana")
	b.play(1000)
	b.deal("Ana", "Li")
	b.play(9)
	moves := b.moves
	w.disk.Fail(nil)
	b = b.again()
	b.stands(moves)
	all, err := history(t, b.Folder).Matches(Filter{})
	if err != nil || len(all) != 2 || !all[0].Finished || all[1].Moves != 9 {
		t.Errorf("%+v, %v", all, err)
	}
	if got := fmt.Sprint(b.Names()); got != "[Ana Li]" {
		t.Errorf("names %s", got)
	}
}

func TestNoFolderAtAll(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	place(t, filepath.Dir(file), "file", nil)
	for _, folder := range []string{"", filepath.Join(file, "below")} {
		b := opened(t, Config{Folder: folder})
		b.deal("Ana")
		b.play(10)
		if said := b.said(); said == "" || !b.Offline() {
			t.Errorf("%q: it says %q", folder, said)
		}
		if err := b.Close(); err == nil {
			t.Errorf("%q: a match that is not stored is not mentioned at the end", folder)
		}
	}
}

// TestTheSecondCopyCatchesUp keeps moves while the second copy cannot be
// written, and then loses the database.
func TestTheSecondCopyCatchesUp(t *testing.T) {
	b := opened(t, Config{Folder: t.TempDir()})
	b.deal("Ana")
	b.play(5)
	copied := b.backup.path
	b.backup.close()
	b.backup.path = filepath.Join(b.Folder, "not", "there")
	b.play(5)
	b.backup.path = copied
	b.play(5)
	moves := b.moves
	b.Close()
	place(t, b.Folder, Database, []byte("milk, eggs"))
	opened(t, Config{Folder: b.Folder}).stands(moves)
}
