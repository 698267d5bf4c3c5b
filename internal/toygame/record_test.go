package toygame

import (
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"silvertray/engine"
	"silvertray/engine/record"
)

var games = engine.NewGames(driftwood{})

// voyage is a match of two to its end. Ben catches a gust, and keeps the lower die
// twice.
const voyage = `silvertray record 1
# a calm evening
game driftwood
players Ana, Ben
set sea rough

roll amber=3 azure=1
keep amber
roll amber=4 azure=1
keep azure  # a barnacle
roll amber=2 azure=5
keep azure
roll amber=1 azure=2
keep azure
roll amber=6 azure=6
keep amber
roll amber=6 azure=3
keep azure
blow amber
roll amber=1 azure=4
keep azure
roll amber=5 azure=2
keep amber
`

func parsed(t testing.TB, text string) *record.Record {
	t.Helper()
	r, err := record.Parse(strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// dealt is a match before its first move.
func dealt(t testing.TB, settings map[string]string, players ...string) engine.Match {
	t.Helper()
	m, err := games["driftwood"].New(engine.Setup{Players: players, Settings: settings})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// sailed is the voyage after so many of its moves.
func sailed(t testing.TB, moves int) engine.Match {
	t.Helper()
	r := parsed(t, voyage)
	start, err := record.Deal(r, games)
	if err != nil {
		t.Fatal(err)
	}
	_, m, err := record.Play(start, r.Moves()[:moves])
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func TestTheGameIsDealtByItsName(t *testing.T) {
	if ask := dealt(t, nil, "Ana").Ask(); !slices.Equal(ask.Dice(), []string{"amber", "azure"}) || ask.Rounds != 4 {
		t.Errorf("asks %+v", ask)
	}
	for want, setup := range map[string]engine.Setup{
		"4 players: the game is for 1 to 3":                   {Players: []string{"A", "B", "C", "D"}},
		`setting sea cannot be "frozen": it is calm or rough`: {Players: []string{"A"}, Settings: map[string]string{"sea": "frozen"}},
		`no setting is called "wind": there are sea`:          {Players: []string{"A"}, Settings: map[string]string{"wind": "east"}},
	} {
		if _, err := games["driftwood"].New(setup); err == nil || !strings.HasSuffix(err.Error(), want) {
			t.Errorf("%+v: got %v, want %s", setup, err, want)
		}
	}
}

// TestARecordIsReplayedToItsScore adds up the voyage by hand: two of Ben's dice were
// the lower ones, at 15 points each.
func TestARecordIsReplayedToItsScore(t *testing.T) {
	r := parsed(t, voyage)
	if got := r.String(); got != voyage {
		t.Errorf("it prints as\n%s", got)
	}
	m, err := record.Replay(r, games)
	if err != nil {
		t.Fatal(err)
	}
	want := engine.Score{
		Game: "driftwood", Finished: true, Columns: m.Score().Columns, Total: engine.Sum(), Winners: []string{"Ana"},
		Players: []engine.PlayerScore{
			{Name: "Ana", Areas: map[string]int{"amber": 3 + 6, "azure": 5 + 4}, Counts: map[string]engine.Count{"barnacles": {}}, Total: 18},
			{Name: "Ben", Areas: map[string]int{"amber": 6 + 5, "azure": 1 + 2 + 3}, Counts: map[string]engine.Count{"barnacles": {Many: 2, Points: -30}}, Total: -13},
		},
	}
	if got := m.Score(); !reflect.DeepEqual(got, want) {
		t.Errorf("\n got %+v\nwant %+v", got, want)
	}
}

// TestARecordIsCorrected replaces a throw and a choice of the voyage.
func TestARecordIsCorrected(t *testing.T) {
	t.Run("a die misread", func(t *testing.T) {
		r := parsed(t, voyage)
		why, err := r.Correct(2, "roll amber=1 azure=4", games)
		if why != nil || err != nil {
			t.Fatal(why, err)
		}
		m, err := record.Replay(r, games)
		if err != nil {
			t.Fatal(err)
		}
		if ben := m.Score().Players[1]; ben.Counts["barnacles"].Many != 1 || ben.Total != 17-1+4-15 {
			t.Errorf("Ben has %+v", ben)
		}
	})
	t.Run("another die, and no gust comes", func(t *testing.T) {
		r := parsed(t, voyage)
		why, err := r.Correct(11, "keep amber", games)
		var refusal *engine.Refusal
		if err != nil || !errors.As(why, &refusal) || refusal.Move != "blow amber" {
			t.Fatalf("got %v, %v; the gust has to go", why, err)
		}
		if !strings.Contains(r.String(), "\n# dropped: blow amber\n") {
			t.Errorf("the record says\n%s", r)
		}
	})
	t.Run("against a rule", func(t *testing.T) {
		_, err := parsed(t, voyage).Correct(1, "blow amber", games)
		if want := "correct move 2: blow amber: this cannot be chosen now"; err == nil || err.Error() != want {
			t.Errorf("got %v, want %s", err, want)
		}
	})
}

// TestPerft holds the count against one by hand. Two choices follow each of four
// throws. After three, 2 of the 8 ways have filled a third box and bring a gust; after
// four, 6 more have, and the others are at their end.
func TestPerft(t *testing.T) {
	start := dealt(t, nil, "Ana")
	for depth, want := range []uint64{1, 1, 2, 2, 4, 4, 8, 2*2 + 6, 2*2 + 6*2, 2*2*2 + 6*2, 0} {
		if got := engine.Perft(start, depth); got != want {
			t.Errorf("%d sequences of %d moves, want %d", got, depth, want)
		}
	}
}
