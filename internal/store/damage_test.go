package store

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"silvertray/internal/store/sqlite"

	"silvertray/internal/thorough"
)

var damageRounds = thorough.Int("damages", 20, 500, "times that the tests of damage damage a file")

// harm is a way to damage a file.
type harm struct {
	name string
	do   func(r *rand.Rand, text []byte) []byte
}

var harms = []harm{
	{"cut", func(r *rand.Rand, text []byte) []byte { return text[:r.IntN(len(text))] }},
	{"a byte", func(r *rand.Rand, text []byte) []byte {
		text[r.IntN(len(text))] ^= byte(1 + r.IntN(255))
		return text
	}},
	{"a stretch of zeros", func(r *rand.Rand, text []byte) []byte {
		at := r.IntN(len(text))
		clear(text[at:min(len(text), at+1+r.IntN(5000))])
		return text
	}},
	{"noise", func(r *rand.Rand, text []byte) []byte {
		for i := range text[r.IntN(len(text)):] {
			if i > 2000 {
				break
			}
			text[len(text)-1-i] = byte(r.Uint32())
		}
		return text
	}},
	{"a sector elsewhere", func(r *rand.Rand, text []byte) []byte {
		from, to := r.IntN(len(text)/512)*512, r.IntN(len(text)/512)*512
		copy(text[to:to+512], bytes.Clone(text[from:from+512]))
		return text
	}},
}

// played is a folder with finished matches and one that goes on.
func played(t *testing.T) (folder string, moves []string) {
	b := opened(t, Config{Folder: t.TempDir()})
	b.deal("Ana", "Ben")
	b.play(1000)
	b.deal("Li")
	b.play(1000)
	b.deal("Ana", "Ben", "Li")
	b.play(40)
	if err := b.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Folder, b.moves
}

// TestADamagedFile damages the file at random: the match in progress comes
// back as it stood and goes on, and what was there is kept as it was.
func TestADamagedFile(t *testing.T) {
	from, moves := played(t)
	r := rand.New(rand.NewPCG(7, 7))
	mended := 0
	for n := range damageRounds() {
		h := harms[n%len(harms)]
		folder := t.TempDir()
		text := contents(t, filepath.Join(from, Database))
		sound := bytes.Clone(text)
		text = h.do(r, text)
		place(t, folder, Database, text)
		place(t, folder, backupFile, contents(t, filepath.Join(from, backupFile)))
		b := opened(t, Config{Folder: folder})
		b.stands(moves)
		said := b.said()
		kept := filesLike(t, folder, "silvertray-damaged-*.db")
		switch {
		case len(kept) == 1 && bytes.Equal(contents(t, kept[0]), text):
			mended++
			if !strings.Contains(said, filepath.Base(kept[0])) {
				t.Errorf("%s: it says %q and not where the file is kept", h.name, said)
			}
		case len(kept) > 0 || !bytes.Equal(text, sound) && said == "" && len(text) < len(sound):
			t.Errorf("%s: kept %q, said %q", h.name, kept, said)
		}
		b.play(2)
		now := b.moves
		b = b.again()
		b.stands(now)
		b.Close()
	}
	t.Logf("%d of %d damages were mended; the others touched nothing that is used", mended, damageRounds())
}

// TestADamagedFileAlone has no second copy of the match: it comes back as far
// as the file is sound, and never with a move that was not made.
func TestADamagedFileAlone(t *testing.T) {
	from, moves := played(t)
	r := rand.New(rand.NewPCG(8, 8))
	whole, part, gone := 0, 0, 0
	for n := range damageRounds() {
		h := harms[n%len(harms)]
		folder := t.TempDir()
		place(t, folder, Database, h.do(r, contents(t, filepath.Join(from, Database))))
		b := opened(t, Config{Folder: folder})
		switch {
		case b.match == nil || len(b.match.Setup().Players) != 3:
			gone++
			if b.said() == "" {
				t.Errorf("%s: the match is gone, and nothing is said", h.name)
			}
		case slices.Equal(b.moves, moves):
			whole++
		case len(b.moves) > len(moves) || !slices.Equal(b.moves, moves[:len(b.moves)]):
			t.Errorf("%s: moves that were not made: %q", h.name, b.moves)
		default:
			part++
			if b.said() == "" {
				t.Errorf("%s: the match is shorter, and nothing is said", h.name)
			}
		}
		b.Close()
	}
	t.Logf("the match came back whole %d times, in part %d, not at all %d", whole, part, gone)
}

func place(t testing.TB, folder, name string, text []byte) {
	t.Helper()
	if err := os.WriteFile(filepath.Join(folder, name), text, 0o600); err != nil {
		t.Fatal(err)
	}
}

// TestDamageWhilePlaying damages or removes the file under a match.
func TestDamageWhilePlaying(t *testing.T) {
	for _, h := range []harm{
		{"overwritten", func(_ *rand.Rand, text []byte) []byte { return bytes.Repeat([]byte{0xa5}, len(text)) }},
		{"emptied", func(*rand.Rand, []byte) []byte { return nil }},
		{"cut", func(_ *rand.Rand, text []byte) []byte { return text[:len(text)/2] }},
		{"removed", nil},
	} {
		t.Run(h.name, func(t *testing.T) {
			b := opened(t, Config{Folder: t.TempDir()})
			b.deal("Ana", "Ben")
			b.play(10)
			path := filepath.Join(b.Folder, Database)
			if h.do == nil {
				if err := os.Remove(path); err != nil {
					t.Fatal(err)
				}
			} else {
				place(t, b.Folder, Database, h.do(nil, contents(t, path)))
			}
			b.play(10)
			if said := b.said(); said == "" {
				t.Error("nothing is said")
			}
			moves := b.moves
			b = b.again()
			b.stands(moves)
			if said := b.said(); said != "" {
				t.Errorf("the new file is not sound: %s", said)
			}
		})
	}
}

func TestWhatIsNoDatabaseIsKept(t *testing.T) {
	folder := t.TempDir()
	place(t, folder, Database, []byte("milk, eggs\n"))
	b := opened(t, Config{Folder: folder})
	if string(contents(t, filepath.Join(folder, "silvertray-damaged-1.db"))) != "milk, eggs\n" || b.said() == "" {
		t.Error("what was there is not kept, or nothing is said")
	}
}

// later is the next version of the file, for tests.
var later = append(slices.Clone(sqlite.Migrations), "ALTER TABLE matches ADD COLUMN weather TEXT NOT NULL DEFAULT 'fine'")

func TestAFileOfAnOlderVersion(t *testing.T) {
	b := opened(t, Config{Folder: t.TempDir()})
	b.deal("Ana")
	b.play(15)
	moves := b.moves
	b.Close()
	b = opened(t, Config{Folder: b.Folder, migrations: later})
	b.stands(moves)
	kept := fmt.Sprintf("silvertray-version-%d-1.db", len(sqlite.Migrations))
	if said := b.said(); !strings.Contains(said, kept) {
		t.Errorf("it says %q", said)
	}
	b.play(2)
	now := b.moves
	b = b.again()
	b.stands(now)
	b.Close()
	place(t, b.Folder, Database, contents(t, filepath.Join(b.Folder, kept)))
	if err := os.Remove(filepath.Join(b.Folder, backupFile)); err != nil {
		t.Fatal(err)
	}
	opened(t, Config{Folder: b.Folder}).stands(moves)
}

func TestAFileOfANewerVersion(t *testing.T) {
	b := opened(t, Config{Folder: t.TempDir(), migrations: later})
	b.deal("Ana")
	b.play(15)
	moves := b.moves
	b.Close()
	if err := os.Remove(filepath.Join(b.Folder, backupFile)); err != nil {
		t.Fatal(err)
	}
	was := contents(t, filepath.Join(b.Folder, Database))
	if _, err := OpenHistory(b.Folder, games); err == nil || !strings.Contains(err.Error(), "newer version") {
		t.Error(err)
	}
	b = opened(t, Config{Folder: b.Folder})
	b.stands(moves)
	if said := b.said(); !strings.Contains(said, "newer version") || !strings.Contains(said, "silvertray-newer-1.db") {
		t.Errorf("it says %q", said)
	}
	if !bytes.Equal(contents(t, filepath.Join(b.Folder, "silvertray-newer-1.db")), was) {
		t.Error("the newer file has changed")
	}
	b.play(2)
	now := b.moves
	b.again().stands(now)
}

// TestASoundFileIsNotPutAside fails an act in a way that may mean damage.
func TestASoundFileIsNotPutAside(t *testing.T) {
	b := opened(t, Config{Folder: t.TempDir()})
	b.deal("Ana")
	b.play(5)
	if err := b.file.Exec("BEGIN IMMEDIATE"); err != nil { // which the next act then cannot
		t.Fatal(err)
	}
	b.play(5)
	if said := b.said(); said != "" || len(filesLike(t, b.Folder, "*.db")) != 1 {
		t.Errorf("it says %q; files %q", said, filesLike(t, b.Folder, "*"))
	}
	moves := b.moves
	b.again().stands(moves)
}
