package page_test

import (
	"math/rand/v2"
	"strings"
	"testing"
)

// TestTheEndSaysWhoHasWon plays whole games by chance and reads the last page.
func TestTheEndSaysWhoHasWon(t *testing.T) {
	for _, players := range [][]string{{"Ana"}, {"Ana", "Ben"}, {"Ana", "Ben", "Cem", "Dan"}} {
		match, _ := playOn(t, play(t, players), rand.New(rand.NewPCG(7, 7)), 10_000)
		_, body := set(t, match).owner().get("/main")
		score := match.Score()
		verdict := "★ " + strings.Join(score.Winners, " and ") + " wins"
		if r := score.Players[0].Rating; r != nil {
			verdict = r.Words.String()
		}
		if strings.Count(body, verdict) != 1 {
			t.Errorf("%d players: the page does not say %q once", len(players), verdict)
		}
	}
}
