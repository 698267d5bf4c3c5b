package cardstore_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"silvertray/engine/goennen/catalogue"
	"silvertray/internal/cardstore"
	"silvertray/internal/usercards"
)

// TestTheOldestCardsGoWhateverTheClockSays saves cards on a box whose clock was ten years
// ahead until it was set right: those saved last stay all the same.
func TestTheOldestCardsGoWhateverTheClockSays(t *testing.T) {
	b := cardstore.New(filepath.Join(t.TempDir(), "mine.yaml"))
	whole := strings.Replace(catalogue.Practice().String(), "practice: true\n", "", 1)
	var order []string
	for n := range 80 {
		text := strings.Replace(whole, `name: "practice"`, fmt.Sprintf("name: deck-%d", n), 1)
		if err := b.Import(t.Context(), []byte(text)); err != nil {
			t.Fatal(err)
		}
		saved, err := filepath.Glob(usercards.Saved(b.Path(), "*"))
		if err != nil {
			t.Fatal(err)
		}
		for _, path := range saved {
			if !slices.Contains(order, path) {
				order = append(order, path)
			}
			if ahead := time.Now().AddDate(10, 0, 0); n == 30 {
				if err := os.Chtimes(path, ahead, ahead); err != nil {
					t.Fatal(err)
				}
			}
		}
		for _, path := range order[max(0, len(order)-30):] {
			if !slices.Contains(saved, path) {
				t.Fatalf("after %d catalogues %s is gone, one of the last thirty", n, filepath.Base(path))
			}
		}
		if len(saved) > 64 {
			t.Fatalf("%d are kept", len(saved))
		}
	}
}
