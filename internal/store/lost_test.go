package store

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"silvertray/internal/store/sqlite"
	"silvertray/internal/thorough"
)

var cutLengths = thorough.Int("lengths", 40, 4000, "lengths that a file of matches is cut to")

// pageSize is SQLite's, which the file's header says too.
const pageSize = 4096

// TestAFileThatLostMatchesIsDamaged cuts the file at many lengths, clears each page, and
// puts other files in its place. The history says that it is damaged or shows all that
// was played; and the box says so and keeps what was there, also without a second copy.
func TestAFileThatLostMatchesIsDamaged(t *testing.T) {
	from, _ := played(t)
	sound := contents(t, filepath.Join(from, Database))
	damages := map[string][]byte{
		"zeros": make([]byte, len(sound)), "a text": []byte("milk, eggs\n"), "a mark": []byte("\xef\xbb\xbf"),
		"another database's first page": append(bytes.Clone(sound[:pageSize]), make([]byte, pageSize)...),
	}
	for n := range 101 { // the whole header
		damages[fmt.Sprintf("cut to %d", n)] = sound[:n]
	}
	for n := range cutLengths() {
		length := n * len(sound) / cutLengths()
		damages[fmt.Sprintf("cut to %d", length)] = sound[:length]
	}
	for at := 0; at < len(sound); at += pageSize {
		cleared := bytes.Clone(sound)
		clear(cleared[at:min(at+pageSize, len(cleared))])
		damages[fmt.Sprintf("page %d cleared", at/pageSize)] = cleared
	}
	all := listed(t, from)
	for name, text := range damages {
		folder := t.TempDir()
		place(t, folder, Database, text)
		if h, err := OpenHistory(folder, games); err == nil {
			if h.Close(); listed(t, folder) != all {
				t.Errorf("%s: history shows less and says nothing", name)
			}
		} else if !strings.Contains(err.Error(), "is damaged; play once") {
			t.Errorf("%s: history says %v", name, err)
		}
		b := opened(t, Config{Folder: folder})
		if said := b.said(); !strings.Contains(said, "silvertray-damaged-1.db") {
			t.Errorf("%s: the box says %q", name, said)
		}
		if kept, err := os.ReadFile(filepath.Join(folder, "silvertray-damaged-1.db")); err != nil || !bytes.Equal(kept, text) {
			t.Errorf("%s: kept %d of %d bytes, %v", name, len(kept), len(text), err)
		}
		b.deal("Li")
		b.play(3)
		moves := b.moves
		b = b.again()
		b.stands(moves)
		if said := b.said(); said != "" {
			t.Errorf("%s: the next start says %q", name, said)
		}
		b.Close()
	}
}

// listed is the history in a folder.
func listed(t *testing.T, folder string) string {
	t.Helper()
	all, err := history(t, folder).Matches(Filter{})
	if err != nil {
		t.Fatal(err)
	}
	return fmt.Sprint(len(all))
}

// TestWhatIsNoFileIsPutAside has folders and pipes where the store has its files. The
// match goes on, or another begins, and is stored.
func TestWhatIsNoFileIsPutAside(t *testing.T) {
	from, moves := played(t)
	folderIn := func(path string) error { return os.MkdirAll(filepath.Join(path, "below"), 0o755) }
	pipe := func(path string) error { return syscall.Mkfifo(path, 0o600) }
	for _, name := range []string{Database, Database + "-journal", lockFile, backupFile, "waiting.json"} {
		for kind, put := range map[string]func(path string) error{"folder": folderIn, "pipe": pipe} {
			t.Run(name+" is a "+kind, func(t *testing.T) {
				folder := t.TempDir()
				if err := os.CopyFS(folder, os.DirFS(from)); err != nil {
					t.Fatal(err)
				}
				path := filepath.Join(folder, name)
				if err := os.RemoveAll(path); err != nil {
					t.Fatal(err)
				}
				if err := put(path); err != nil {
					t.Fatal(err)
				}
				b := opened(t, Config{Folder: folder})
				b.stands(moves)
				if b.Offline() {
					t.Errorf("nothing can be stored: %s", b.said())
				}
				b.play(2)
				moves := b.moves
				b = b.again()
				b.stands(moves)
				if said := b.said(); said != "" {
					t.Errorf("the next start says %q", said)
				}
			})
		}
	}
}

// TestTheSecondCopyIsDamaged has each kind of damage there: the match comes from the
// file of matches, and what was there is kept.
func TestTheSecondCopyIsDamaged(t *testing.T) {
	from, moves := played(t)
	for name, text := range map[string]string{
		"empty": "", "zeros": strings.Repeat("\x00", 4096), "noise": "\x9f\x01\xffsilvertray", "a text": "milk, eggs\n",
		"of a newer version": "silvertray record 2\n", "cut": "silvertray record 1\n# mat", "huge": strings.Repeat("# more\n", 300_000),
	} {
		folder := t.TempDir()
		place(t, folder, Database, contents(t, filepath.Join(from, Database)))
		place(t, folder, backupFile, []byte(text))
		b := opened(t, Config{Folder: folder})
		b.stands(moves)
		if kept := contents(t, filepath.Join(folder, "match-damaged-1.txt")); string(kept) != text {
			t.Errorf("%s: kept %q", name, kept)
		}
		b.play(2)
		moves := b.moves
		b.Close()
		place(t, folder, Database, nil)
		b = opened(t, Config{Folder: folder})
		b.stands(moves)
		b.Close()
	}
}

// TestABoundedNumberIsKept damages the file at each of many starts.
func TestABoundedNumberIsKept(t *testing.T) {
	folder := t.TempDir()
	for n := range 20 {
		place(t, folder, Database, fmt.Appendf(nil, "damage %d", n))
		opened(t, Config{Folder: folder}).Close()
	}
	if kept := filesLike(t, folder, "silvertray-damaged-*"); len(kept) != mostAside {
		t.Errorf("kept %q", kept)
	}
	for name, want := range map[string]string{"silvertray-damaged-1.db": "damage 0", "silvertray-damaged-8.db": "damage 19"} {
		if got := string(contents(t, filepath.Join(folder, name))); got != want {
			t.Errorf("%s holds %q, want %q", name, got, want)
		}
	}
}

// TestAFileIsThereWholeOrNotAtAll loses power while the first file is made: the next
// start says nothing of damage.
func TestAFileIsThereWholeOrNotAtAll(t *testing.T) {
	text, err := sqlite.Image(func(f *sqlite.File) error { return f.Migrate(0, sqlite.Migrations) })
	if err != nil {
		t.Fatal(err)
	}
	for name, left := range map[string][]byte{".silvertray.db-1": text[:len(text)/2], ".silvertray.db-2": nil, lockFile: []byte("test")} {
		folder := t.TempDir()
		place(t, folder, name, left)
		if said := opened(t, Config{Folder: folder}).said(); said != "" {
			t.Errorf("%s is left behind: %s", name, said)
		}
	}
}
