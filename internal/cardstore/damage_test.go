package cardstore_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"silvertray/engine"
	"silvertray/engine/goennen/catalogue"
	"silvertray/engine/goennen/catalogue/draft"
	"silvertray/internal/cardstore"
	"silvertray/internal/usercards"
)

// TestNoDamageStopsTheCatalogue has what nobody can read in the place of each file that
// the store writes. Reading says so at once, and cards can be taken in and pictures taken
// all the same. An empty draft, or one of a newer version, can be gone on with: what it
// lacks is told where cards are checked.
func TestNoDamageStopsTheCatalogue(t *testing.T) {
	damages := map[string]func(path string) error{
		"a folder": func(path string) error { return os.MkdirAll(filepath.Join(path, "below"), 0o755) },
		"a pipe":   func(path string) error { return syscall.Mkfifo(path, 0o600) },
	}
	for name, text := range map[string]string{
		"empty": "", "zeros": strings.Repeat("\x00", 4096), "noise": "\x9d\xff\x01", "a text": "milk, eggs", "cut": "silvertray-catalogue: 1\ncards: [{id: s",
		"newer": "silvertray-catalogue: 99\n", "huge": "silvertray-catalogue: 1\n" + strings.Repeat("# more\n", 1_000_000),
	} {
		damages[name] = func(path string) error { return os.WriteFile(path, []byte(text), 0o600) }
	}
	whole := strings.Replace(catalogue.Practice().String(), "practice: true\n", "", 1)
	for name, put := range damages {
		for _, file := range []string{"mine.yaml", "mine-before.zip", "mine-pictures", "mine-pictures/s01.jpg", "mine-pictures-new"} {
			t.Run(file+" is "+name, func(t *testing.T) {
				b := open(t)
				path := filepath.Join(filepath.Dir(b.Path()), file)
				if err := errors.Join(os.RemoveAll(path), put(path)); err != nil {
					t.Fatal(err)
				}
				if _, err := b.Draft(); (err != nil) != (file == "mine.yaml") && name != "empty" && name != "newer" {
					t.Errorf("read with %v", err)
				}
				b.Photo("s01")
				b.HasPhoto("s01")
				b.Before()
				if err := b.Import(t.Context(), []byte(whole)); err != nil {
					t.Fatalf("nothing can be taken in: %v", err)
				}
				if err := b.SetPhoto(t.Context(), "s01", picture(t)); err != nil || b.Photo("s01") == nil {
					t.Errorf("no picture can be taken: %v", err)
				}
				if _, err := usercards.At(b.Path()).New(engine.Setup{Players: []string{"Ana"}}); err != nil {
					t.Errorf("no match can be dealt: %v", err)
				}
			})
		}
	}
}

// TestSavedCardsThatAreDamagedAreSavedAnew changes a card while a match is played, and
// finds the cards of that match damaged.
func TestSavedCardsThatAreDamagedAreSavedAnew(t *testing.T) {
	b := cardstore.New(filepath.Join(t.TempDir(), "mine.yaml"))
	whole := strings.Replace(catalogue.Practice().String(), "practice: true\n", "", 1)
	if err := b.Import(t.Context(), []byte(whole)); err != nil {
		t.Fatal(err)
	}
	game := usercards.At(b.Path())
	match, err := game.New(engine.Setup{Players: []string{"Ana"}})
	if err != nil {
		t.Fatal(err)
	}
	points := func(value string) {
		change(t, b, func(d *draft.Draft) { c, _ := d.Card("s05"); c.Set(draft.Points, value) })
	}
	d, err := b.Draft()
	if err != nil {
		t.Fatal(err)
	}
	card, _ := d.Card("s05")
	was := card.Get(draft.Points)
	points("7")
	saved, err := filepath.Glob(usercards.Saved(b.Path(), "*"))
	if err != nil || len(saved) != 1 {
		t.Fatalf("saved %v, %v", saved, err)
	}
	if err := os.WriteFile(saved[0], make([]byte, 100), 0o600); err != nil {
		t.Fatal(err)
	}
	points(was)
	points("8")
	if _, err := game.New(match.Setup()); err != nil {
		t.Errorf("the match cannot go on: %v", err)
	}
}
