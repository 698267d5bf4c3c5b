package clever

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"silvertray/engine"
	"silvertray/internal/words"
)

func ExampleGame() {
	match, err := GanzSchoen.New(engine.Setup{Players: []string{"Ana"}})
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, text := range []string{
		"roll white=3 yellow=5 blue=2 green=6 orange=1 purple=4",
		"take white blue.5",
	} {
		move, err := match.Parse(text)
		if err != nil {
			fmt.Println(err)
			return
		}
		label := match.Label(move)
		fmt.Println(label.Text, label.Brings)
		if match, err = match.Apply(move); err != nil {
			fmt.Println(err)
			return
		}
	}
	_, err = match.Parse("take green green.1")
	fmt.Println(err)
	// Output:
	// white 3, yellow 5, blue 2, green 6, orange 1, purple 4 []
	// white + blue = 5 [+1 point blue 2, orange 1 to the tray]
	// take green green.1: a roll of yellow, green, purple is needed now
}

func TestGame(t *testing.T) {
	var g engine.Game = GanzSchoen
	if g.Name() != "ganz-schoen-clever" || g.Title().String() != "Ganz schön clever" {
		t.Errorf("%s, %s", g.Name(), g.Title())
	}
	if got := strings.Join(g.Dice(), " "); got != "white yellow blue green orange purple" {
		t.Errorf("dice %s", got)
	}
	if m := newMatch(t, 1, nil); m.Game() != g {
		t.Error("the match has to tell its game")
	}
}

func TestSetupRefuses(t *testing.T) {
	tests := []struct {
		setup engine.Setup
		want  string
	}{
		{engine.Setup{}, "0 players: the game is for 1 to 4"},
		{engine.Setup{Players: []string{"A", "B", "C", "D", "E"}}, "5 players: the game is for 1 to 4"},
		{engine.Setup{Players: []string{"Ana", ""}}, `player 2: the name "" is empty or has spaces around it`},
		{engine.Setup{Players: []string{" Ana"}}, `player 1: the name " Ana" is empty or has spaces around it`},
		{engine.Setup{Players: []string{"Ana", "Ana"}}, `player 2: there is a player "Ana" already`},
		{engine.Setup{Players: []string{"Ana, Ben"}}, `player 1: the name "Ana, Ben" has a comma, a # or a control character in it`},
		{engine.Setup{Players: []string{strings.Repeat("é", 41)}}, "player 1: the name is longer than 40 letters"},
		{engine.Setup{Players: []string{"Ana"}, Settings: map[string]string{"solo-tie": "left"}},
			`setting solo-tie cannot be "left": it is nearest or rightmost`},
		{engine.Setup{Players: []string{"Ana"}, Settings: map[string]string{"tie": "left"}},
			`no setting is called "tie": there are solo-extra, solo-tie, solo-fallback; did you mean solo-tie?`},
	}
	for _, tt := range tests {
		if _, err := GanzSchoen.New(tt.setup); err == nil || err.Error() != tt.want {
			t.Errorf("%+v:\n got %v\nwant %s", tt.setup, err, tt.want)
		}
	}
}

func TestSetupSpellsOutEverySetting(t *testing.T) {
	players := []string{"Ana", "Ben"}
	m := newMatch(t, 2, map[string]string{"solo-tie": "rightmost"})
	got := m.Setup()
	want := map[string]string{"solo-extra": "yes", "solo-tie": "rightmost", "solo-fallback": "nothing"}
	if !slices.Equal(got.Players, players) || !maps.Equal(got.Settings, want) {
		t.Errorf("got %+v", got)
	}
	got.Players[0], got.Settings["solo-tie"] = "Dan", "nearest"
	if again := m.Setup(); again.Players[0] != "Ana" || again.Settings["solo-tie"] != "rightmost" {
		t.Error("a match must not change through its setup")
	}
}

func TestTitles(t *testing.T) {
	m := newMatch(t, 1, nil)
	wantTitle := func(want string) {
		t.Helper()
		if got := m.Ask().Title.String(); got != want {
			t.Errorf("title %q, want %q", got, want)
		}
	}
	wantTitle("First roll")
	m = m.rolled(t, 1, 1, 1, 1, 6, 6)
	wantTitle("First die")
	m = m.played(t, "take white green.1").rolled(t, 1, 1, 1, 6, 6).played(t, "take blue blue.2")
	wantTitle("Third roll")
	m = m.actions(0, 0, 1).rolled(t, 1, 1, 6, 6).played(t, "take yellow yellow.b2")
	wantTitle("Extra die, 1 left")
	m = m.played(t, "done")
	wantTitle("Passive roll")
	m = m.rolled(t, 1, 2, 3, 4, 5, 6)
	wantTitle("A die from the tray")
	m = soloPassive(t, map[string]string{"solo-tie": "rightmost"})
	wantTitle("Passive roll, ties from the right")
	m = atRound(t, 1, 4)
	wantTitle("Black bonus")
	m = twoDue(t)
	wantTitle("Bonus: yellow cross, green cross")
	m.phase, m.due = over, dues{}
	wantTitle("The end")
}

func says(p words.Phrase, text string) bool { return p.String() == text }

func TestLabels(t *testing.T) {
	active := newMatch(t, 1, nil).with(t, 0, "yellow.a1 yellow.b1 yellow.a3 blue.3 green.1 green.2 green.3 orange.1=1 orange.2=1 orange.3=1 purple.1=2 purple.2=3 purple.3=4")
	active = active.rolled(t, 5, 2, 2, 4, 3, 5)
	third := newMatch(t, 1, nil).rolled(t, 1, 6, 6, 6, 6, 6).played(t, "take white green.1")
	third = third.rolled(t, 6, 6, 6, 6, 6).played(t, "take green green.2").rolled(t, 6, 6, 5, 5)
	stuck := newMatch(t, 2, nil).with(t, 0, allYellow+allBlue+allGreen+allOrange+allPurple).rolled(t, 1, 1, 1, 1, 1, 1)
	tests := []struct {
		m          *Match
		move, want string
		brings     []string
	}{
		{active, "take white yellow.c1", "white as yellow 5, row 1", []string{"row 1: blue cross", "yellow 2, blue 2, green 4, orange 3 to the tray"}},
		{active, "take yellow yellow.a2", "yellow 2, row 2", []string{"+10 points"}},
		{active, "take white blue.7", "white + blue = 7", []string{"+1 point", "yellow 2, blue 2, green 4, orange 3 to the tray"}},
		{active, "take blue blue.7", "blue + white = 7", []string{"+1 point"}},
		{active, "take green green.4", "green 4", []string{"extra die", "+4 points", "yellow 2, blue 2, orange 3 to the tray"}},
		{active, "take white orange.4", "white as orange 5 ×2 = 10", []string{"+10 points", "yellow 2, blue 2, green 4, orange 3 to the tray"}},
		{active, "take purple purple.4", "purple 5", []string{"blue cross", "+5 points", "yellow 2, blue 2, green 4, orange 3 to the tray"}},
		{active, "reroll", "roll again (1 left)", nil},
		{third, "take orange orange.1", "orange 5", []string{"+5 points", "yellow 6, blue 6, purple 5 to the tray"}},
		{stuck, "pass", "no die fits", nil},
		{stuck, "reroll", "roll again (1 left)", nil},
		{twoDue(t), "bonus x yellow.d2", "cross yellow 5, row 2", []string{"row 2: orange 4"}},
		{twoDue(t), "bonus x green.6", "cross green box 6", []string{"blue cross", "+6 points"}},
		{atRound(t, 1, 4), "bonus 6 orange.1", "write orange 6", []string{"+6 points"}},
		{atRound(t, 1, 4), "bonus x blue.12", "cross blue 12", []string{"+1 point"}},
		{drawn(t).with(t, 1, "yellow.b2 yellow.a3 purple.1=5"+allOrange), "pass", "take none of the active player's dice", nil},
		{drawn(t).actions(1, 0, 1).played(t, "take orange orange.1"), "extra white purple.1", "extra: white as purple 3", []string{"+3 points"}},
		{drawn(t).actions(1, 0, 1).played(t, "take orange orange.1"), "done", "no extra die", nil},
	}
	for _, tt := range tests {
		mv, err := tt.m.Parse(tt.move)
		if err != nil {
			t.Errorf("%v; legal: %q", err, tt.m.legal())
			continue
		}
		if got := tt.m.Label(mv); got.Text.String() != tt.want || !slices.EqualFunc(got.Brings, tt.brings, says) {
			t.Errorf("%s:\n got %q %q\nwant %q %q", tt.move, got.Text, got.Brings, tt.want, tt.brings)
		}
	}
}
