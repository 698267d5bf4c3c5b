package cardstore_test

import (
	"archive/zip"
	"bytes"
	"errors"
	"fmt"
	"image"
	"image/jpeg"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"silvertray/engine"
	"silvertray/engine/goennen/catalogue"
	"silvertray/engine/goennen/catalogue/draft"
	"silvertray/internal/cardstore"
	"silvertray/internal/usercards"
)

// open is a store in a folder of its own, with two cards and a picture of one.
func open(t *testing.T) *cardstore.Store {
	t.Helper()
	b := cardstore.New(filepath.Join(t.TempDir(), "state", "mine.yaml"))
	change(t, b, func(d *draft.Draft) {
		for range 2 {
			d.Add(d.NewCard(catalogue.Scoring))
		}
	})
	if err := b.SetPhoto(t.Context(), "s01", picture(t)); err != nil {
		t.Fatal(err)
	}
	return b
}

func change(t *testing.T, b *cardstore.Store, with func(*draft.Draft)) {
	t.Helper()
	if err := b.Change(func(d *draft.Draft) error { with(d); return nil }); err != nil {
		t.Fatal(err)
	}
}

func picture(t testing.TB) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := jpeg.Encode(&b, image.NewGray(image.Rect(0, 0, 80, 60)), nil); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// ids of the cards in a store.
func ids(t *testing.T, b *cardstore.Store) string {
	t.Helper()
	d, err := b.Draft()
	if err != nil {
		t.Fatal(err)
	}
	var all []string
	for _, c := range d.Cards() {
		all = append(all, c.Get(draft.ID))
	}
	return strings.Join(all, " ")
}

func TestChangesAreKept(t *testing.T) {
	b := open(t)
	again := cardstore.New(b.Path())
	if got := ids(t, again); got != "s01 s02" {
		t.Errorf("cards %s", got)
	}
	if !again.HasPhoto("s01") || again.HasPhoto("s02") || again.Photo("s01") == nil {
		t.Error("the pictures are not as they were kept")
	}
	broken := errors.New("broken")
	err := again.Change(func(d *draft.Draft) error { d.Remove("s01"); return broken })
	if !errors.Is(err, broken) || ids(t, again) != "s01 s02" {
		t.Errorf("a change that failed: %v, cards %s", err, ids(t, again))
	}
	if err := again.Remove("s01"); err != nil || ids(t, b) != "s02" || b.HasPhoto("s01") {
		t.Errorf("removed: %v, cards %s", err, ids(t, b))
	}
	if err := again.Remove("s02"); err != nil { // which has no picture
		t.Error(err)
	}
}

func TestPicturesAreOfCards(t *testing.T) {
	b := open(t)
	for _, id := range []string{"s03", "", "../mine", "S01"} {
		if err := b.SetPhoto(t.Context(), id, picture(t)); err == nil || b.Photo(id) != nil || b.HasPhoto(id) {
			t.Errorf("%q has a picture", id)
		}
	}
}

func TestADamagedFileIsSetAside(t *testing.T) {
	b := open(t)
	for n, want := range []string{"mine-damaged-1.yaml", "mine-damaged-2.yaml"} {
		if err := os.WriteFile(b.Path(), []byte("- torn"), 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := b.Draft(); err == nil {
			t.Fatal("a list is read as a catalogue")
		}
		if err := b.Change(func(*draft.Draft) error { return nil }); err == nil {
			t.Fatal("a damaged file was changed")
		}
		if err := b.SetAside(); err != nil {
			t.Fatal(n, err)
		}
		if text, err := os.ReadFile(filepath.Join(filepath.Dir(b.Path()), want)); err != nil || string(text) != "- torn" {
			t.Errorf("%s: %q, %v", want, text, err)
		}
	}
	if err := b.SetAside(); err != nil || ids(t, b) != "" {
		t.Errorf("an empty catalogue was set aside: %v", err)
	}
	err := os.WriteFile(b.Path(), []byte("- torn"), 0o600)
	if err == nil {
		err = b.Import(t.Context(), []byte(catalogue.Practice().String()))
	}
	if err != nil || len(ids(t, b)) == 0 || b.Before() != nil {
		t.Errorf("a damaged catalogue stands in the way of another: %v", err)
	}
}

func TestOneFileCarriesAll(t *testing.T) {
	from, to := open(t), cardstore.New(filepath.Join(t.TempDir(), "mine.yaml"))
	change(t, to, func(d *draft.Draft) { d.Add(d.NewCard(catalogue.Bonus)) })
	var file bytes.Buffer
	if err := from.Export(&file); err != nil {
		t.Fatal(err)
	}
	if err := to.Import(t.Context(), file.Bytes()); err != nil {
		t.Fatal(err)
	}
	if ids(t, to) != "s01 s02" || !to.HasPhoto("s01") {
		t.Errorf("cards %s", ids(t, to))
	}
	before := to.Before() // what was there is taken in again
	if err := to.Import(t.Context(), before); err != nil || ids(t, to) != "b01" || to.HasPhoto("s01") {
		t.Errorf("%v, cards %s", err, ids(t, to))
	}
	if err := to.Import(t.Context(), []byte(catalogue.Practice().String())); err != nil {
		t.Errorf("a catalogue alone: %v", err)
	}
}

// TestAMatchGoesOnWithItsCards changes a card, and takes in others, while a match
// is played.
func TestAMatchGoesOnWithItsCards(t *testing.T) {
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
	change(t, b, func(*draft.Draft) {})
	if kept, err := filepath.Glob(usercards.Saved(b.Path(), "*")); err != nil || len(kept) > 0 {
		t.Errorf("kept without a change: %v, %v", kept, err)
	}
	change(t, b, func(d *draft.Draft) { c, _ := d.Card("s05"); c.Set(draft.Points, "7") })
	change(t, b, func(d *draft.Draft) { d.Remove("s05") })
	for range 2 {
		again, err := game.New(match.Setup())
		if err != nil || !maps.Equal(again.Setup().Settings, match.Setup().Settings) {
			t.Fatalf("the match does not go on: %v", err)
		}
		if err := b.Import(t.Context(), []byte("silvertray-catalogue: 1\n")); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := game.New(engine.Setup{Players: []string{"Ana"}}); err == nil {
		t.Error("a new match has the old cards")
	}
	for n := range 80 {
		text := strings.Replace(whole, `name: "practice"`, fmt.Sprintf("name: deck-%d", n), 1)
		if err := b.Import(t.Context(), []byte(text)); err != nil {
			t.Fatal(err)
		}
	}
	if kept, err := filepath.Glob(usercards.Saved(b.Path(), "*")); err != nil || len(kept) != 64 {
		t.Errorf("%d are kept, %v", len(kept), err)
	}
}

func TestWhatCannotBeTakenInChangesNothing(t *testing.T) {
	zipped := func(parts ...string) string {
		var b bytes.Buffer
		z := zip.NewWriter(&b)
		for i := 0; i < len(parts); i += 2 {
			w, err := z.Create(parts[i])
			if err == nil {
				_, err = w.Write([]byte(parts[i+1]))
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		if err := z.Close(); err != nil {
			t.Fatal(err)
		}
		return b.String()
	}
	good := catalogue.Practice().String()
	tests := map[string]struct{ file, want string }{
		"nothing":              {"", "no catalogue"},
		"a text":               {"hello", "no catalogue"},
		"half a ZIP file":      {zipped("catalogue.yaml", good)[:300], "damaged"},
		"no catalogue in it":   {zipped("other.yaml", good), "damaged"},
		"a bomb":               {zipped("catalogue.yaml", strings.Repeat(" ", 100<<20)), "longer than"},
		"a picture that is no": {zipped("catalogue.yaml", good, "pictures/s01.jpg", "hello"), "no picture"},
		"too many parts":       {zipped(slices.Repeat([]string{"a", ""}, 201)...), "damaged"},
		"too large":            {"PK" + strings.Repeat(" ", cardstore.MostBytes), "too large"},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			b := open(t)
			if err := b.Import(t.Context(), []byte(tt.file)); err == nil || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("%v, want %q", err, tt.want)
			}
			if ids(t, b) != "s01 s02" || !b.HasPhoto("s01") {
				t.Errorf("cards %s", ids(t, b))
			}
		})
	}
	b := open(t)
	if err := b.Import(t.Context(), []byte(zipped("catalogue.yaml", good, "../evil.yaml", "x", "pictures/../../evil.jpg", "x"))); err != nil {
		t.Error(err)
	}
	if left, err := filepath.Glob(filepath.Join(filepath.Dir(b.Path()), "*evil*")); err != nil || left != nil {
		t.Errorf("a file got out: %v, %v", left, err)
	}
}
