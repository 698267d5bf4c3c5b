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

	"silvertray/internal/thorough"
)

// onWire is the configuration of a store whose files go through the wire.
func onWire(t *testing.T) Config {
	return Config{Folder: t.TempDir(), parameters: "&vfs=" + wireName, Clock: clockwork.NewFakeClockAt(begun)}
}

var powerCuts = thorough.Int("cuts", 100, 2000, "power cuts of TestPowerCut")

// sector is what a disk writes whole or not at all, in bytes.
const sector = 512

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
	marks := []mark{{w.count(), nil}}
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
		marks = append(marks, mark{w.count(), slices.Clone(b.moves)})
	}
	b.Close()
	r := rand.New(rand.NewPCG(3, 3))
	further := 0
	for n := range powerCuts() {
		cut := marks[0].ops + r.IntN(w.count()-marks[0].ops+1)
		folder := t.TempDir()
		for name, text := range unpowered(w.ops[:cut], r) {
			place(t, folder, name, text)
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
			t.Fatalf("cut %d after act %d of %d: %d moves come back, want %d or %d", n, cut, w.count(), len(after.moves), len(marks[at].moves), len(next))
		}
		if said := after.said(); said != "" {
			t.Errorf("cut %d after act %d: it says %s", n, cut, said)
		}
		after.Close()
		os.RemoveAll(folder)
	}
	t.Logf("%d acts on files for 31 commits; %d cuts, after %d of them the act under way had happened", w.count(), powerCuts(), further)
}

// unpowered are the files as a disk may have them that lost power after ops.
func unpowered(ops []op, r *rand.Rand) map[string][]byte {
	safe := make(map[string][]byte)
	waiting := make(map[string][]op)
	for _, o := range ops {
		if o.kind != "sync" {
			waiting[o.file] = append(waiting[o.file], o)
			continue
		}
		for _, before := range waiting[o.file] {
			safe[o.file] = before.onto(safe[o.file], func() bool { return true })
		}
		waiting[o.file] = nil
	}
	for _, name := range slices.Sorted(keysOf(waiting)) {
		for _, o := range waiting[name] {
			safe[name] = o.onto(safe[name], func() bool { return r.IntN(2) == 0 })
		}
	}
	return safe
}

func keysOf(m map[string][]op) func(yield func(string) bool) {
	return func(yield func(string) bool) {
		for name := range m {
			if !yield(name) {
				return
			}
		}
	}
}

// onto carries an act out on a file, as far as happens says so.
func (o op) onto(text []byte, happens func() bool) []byte {
	if o.kind == "truncate" {
		if happens() && int64(len(text)) > o.at {
			return text[:o.at]
		}
		return text
	}
	for from := o.at; from < o.at+int64(len(o.data)); {
		to := min((from/sector+1)*sector, o.at+int64(len(o.data)))
		if happens() {
			if grow := to - int64(len(text)); grow > 0 {
				text = append(text, make([]byte, grow)...)
			}
			copy(text[from:to], o.data[from-o.at:to-o.at])
		}
		from = to
	}
	return text
}

// faults of a disk, by the act that meets them.
var faults = []struct {
	name, kind string
	code       int32
}{
	{"full", "write", sqlite3.SQLITE_FULL},
	{"write error", "write", sqlite3.SQLITE_IOERR_WRITE},
	{"fsync error", "sync", sqlite3.SQLITE_IOERR_FSYNC},
	{"truncate error", "truncate", sqlite3.SQLITE_IOERR_TRUNCATE},
}

// TestAFaultInAnyAct fails every act of some moves in turn, once each. A move
// that is said not to count does not come back unless it is made again.
func TestAFaultInAnyAct(t *testing.T) {
	for _, f := range faults {
		t.Run(f.name, func(t *testing.T) {
			w := tap(t)
			refused := 0
			for n := 1; ; n++ {
				w.set(nil)
				b := opened(t, onWire(t))
				b.deal("Ana", "Ben")
				acts := 0
				w.set(func(o op) int32 {
					if o.kind != f.kind {
						return 0
					}
					if acts++; acts == n {
						return f.code
					}
					return 0
				})
				for range 4 {
					if err := b.move(); err != nil {
						refused++
						if err := fault(err); err.Error() == "" {
							t.Error("it says nothing")
						}
					}
				}
				w.set(nil)
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
			w.set(func(o op) int32 {
				if o.kind == f.kind {
					return f.code
				}
				return 0
			})
			err := b.move()
			if err == nil {
				t.Fatal("the move is kept on a disk that fails")
			}
			b.GoOffline(err)
			if said := b.said(); said == "" || !b.Offline() {
				t.Errorf("nothing is stored, and it says %q", said)
			}
			b.play(5)
			w.set(nil)
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
	w.set(func(o op) int32 { return sqlite3.SQLITE_FULL })
	b := opened(t, onWire(t))
	if !b.Offline() {
		t.Fatal("a full disk is used")
	}
	b.deal("Ana")
	b.play(1000)
	b.deal("Ana", "Li")
	b.play(9)
	moves := b.moves
	w.set(nil)
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
