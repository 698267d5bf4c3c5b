package toygame

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"silvertray/engine/record"
	"silvertray/internal/companion"
	"silvertray/internal/companion/session"
	"silvertray/internal/demo"
	"silvertray/internal/demo/demotest"
	"silvertray/internal/ledger"
)

// recorded is the voyage with a picture for each throw, which nobody opens.
func recorded(t *testing.T) *demo.Game {
	t.Helper()
	files := fstest.MapFS{"game.txt": {Data: []byte(voyage)}}
	for i := range strings.Count(voyage, "\nroll ") {
		files[fmt.Sprintf("%02d.jpg", i+1)] = &fstest.MapFile{}
	}
	g, err := demo.Read(files, games)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// TestTheDemoPlaysARecordOfIt makes the recorded choices by keys, mends what was misread,
// and tells of it.
func TestTheDemoPlaysARecordOfIt(t *testing.T) {
	for name, misread := range map[string]bool{"read right": false, "misread": true} {
		t.Run(name, func(t *testing.T) {
			g := recorded(t)
			var told strings.Builder
			player := demo.NewPlayer(g.Steps)
			follower := demo.Follower{Player: player, Narrator: demo.NewNarrator(&told)}
			book := ledger.New(follower, ledger.Stored{Match: g.Match})
			box := &companion.Companion{
				Table: &session.Table{Ledger: book, Game: g.Match.Game(), Dealer: player}, Keys: player, Panel: glass{}, Audience: follower,
				Eyes: companion.Eyes{Dice: player.Table(&demotest.Eye{Steps: g.Steps, Misread: misread})},
			}
			if _, err := box.Run(t.Context()); err != nil {
				t.Fatalf("%v after\n%s", err, told.String())
			}
			if got, want := record.Moves(book.Steps()), parsed(t, voyage).Moves(); !slices.Equal(got, want) {
				t.Errorf("played %q, want %q", got, want)
			}
			throws, _ := g.Seen()
			if want := map[bool]int{true: throws}[misread]; player.Corrected != want {
				t.Errorf("%d dice were mended, want %d", player.Corrected, want)
			}
			for _, want := range []string{
				"== Round 4 of 4, Ben", "Throw both dice: throw amber, azure", "  · keep azure 3 (a gust; a barnacle)", "A gust comes up\n  · amber 6 for the row", "  > blow amber",
			} {
				if !strings.Contains(told.String(), want) {
					t.Errorf("%q is not told in\n%s", want, told.String())
				}
			}
		})
	}
}
