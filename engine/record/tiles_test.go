package record_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"silvertray/engine"
	"silvertray/engine/ingenious"
	"silvertray/engine/record"
)

// TestTilesAreRecorded plays random games of tiles, prints and parses their
// records, replays them, and corrects any tile by another.
func TestTilesAreRecorded(t *testing.T) {
	games := engine.NewGames(ingenious.EinfachGenial)
	rapid.Check(t, func(t *rapid.T) {
		dealt, err := ingenious.EinfachGenial.New(engine.Setup{Players: []string{"Ana", "Ben", "Cleo"}[:rapid.IntRange(1, 3).Draw(t, "players")]})
		if err != nil {
			t.Fatal(err)
		}
		r := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 1))
		rec, m := record.New(dealt), dealt
		var before []engine.Match
		for range rapid.IntRange(1, 30).Draw(t, "moves") {
			if m.Ask().Over() {
				break
			}
			mv := anyTile(m, r)
			before = append(before, m)
			rec.Lines = append(rec.Lines, record.Line{Move: mv.String()})
			if m, err = m.Apply(mv); err != nil {
				t.Fatal(err)
			}
		}
		parsed, err := record.Parse(strings.NewReader(rec.String()))
		if err != nil {
			t.Fatal(err)
		}
		again, err := record.Replay(parsed, games)
		if err != nil || !sameStand(again, m) {
			t.Fatalf("the record replays to another match, %v", err)
		}
		at := rapid.IntRange(0, len(before)-1).Draw(t, "at")
		c, err := record.Correct(dealt, rec.Moves(), at, anyTile(before[at], r).String())
		if err != nil {
			t.Fatal(err)
		}
		if len(c.Moves)+len(c.Dropped) != len(rec.Moves()) || (c.Why == nil) != (len(c.Dropped) == 0) {
			t.Fatalf("kept %d and dropped %d of %d moves because %v", len(c.Moves), len(c.Dropped), len(rec.Moves()), c.Why)
		}
	})
}

// anyTile is one of the tiles that may be laid.
func anyTile(m engine.Match, r *rand.Rand) engine.Move {
	skip := r.IntN(500)
	var last engine.Move
	for mv := range m.Ask().Moves {
		if !strings.HasPrefix(mv.String(), "tile") {
			break
		}
		if last = mv; skip == 0 {
			break
		}
		skip--
	}
	return last
}

// sameStand reports whether two matches have the same board and the same scores.
func sameStand(a, b engine.Match) bool {
	return slices.Equal(a.(engine.Boarded).Board().Cells, b.(engine.Boarded).Board().Cells) &&
		slices.EqualFunc(a.Score().Players, b.Score().Players, func(p, q engine.PlayerScore) bool { return p.Total == q.Total })
}
