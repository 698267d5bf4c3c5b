package page_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"silvertray/engine"
	"silvertray/engine/ingenious"
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

// TestTheEndRanksThree plays a game whose places say more than who has won.
func TestTheEndRanksThree(t *testing.T) {
	m, err := ingenious.EinfachGenial.New(engine.Setup{Players: []string{"Ana", "Ben", "Cem"}})
	if err != nil {
		t.Fatal(err)
	}
	match, _ := playOn(t, m, rand.New(rand.NewPCG(7, 7)), 10_000)
	_, body := set(t, match).owner().get("/main")
	row := `<th scope="row">Place</th>`
	for _, p := range match.Score().Players {
		row += fmt.Sprintf("<td>%d</td>", p.Place)
	}
	if strings.Count(body, row) != 1 {
		t.Errorf("the page does not say %s once", row)
	}
}
