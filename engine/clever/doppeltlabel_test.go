package clever

import (
	"slices"
	"testing"

	"silvertray/engine/clever/internal/paper"
)

func TestDoppeltLabels(t *testing.T) {
	active := newDoppelt(t, 2, nil).with(t, 0, "yellow.b1 blue.1=9 green.1=10 pink.1=3 pink.2=3").rolled(t, 3, 5, 6, 4, 2, 2)
	swept := newDoppelt(t, 2, nil).rolled(t, 2, 3, 6, 1, 6, 6).played(t, "take silver silver.green3")
	back := swept3(t, 2, 2)
	empty := newDoppelt(t, 2, nil).back(0, 1).rolled(t, 1, 2, 3, 4, 5, 6).played(t, "take pink pink.1")
	drawn := doppeltDrawn(t)
	due := newDoppelt(t, 2, nil).with(t, 0, "yellow.b1 yellow.a2=x green.1=10 blue.1=7")
	for _, b := range paper.Doppelt.Either {
		due.earn(b)
	}
	tests := []struct {
		m          *Match
		move, want string
		brings     []string
	}{
		{active, "take silver silver.pink5", "silver 5, pink row", []string{"+2 points", "white 3, blue 4, green 2, pink 2 to the tray"}},
		{active, "take white silver.blue3", "white as silver 3, blue row", []string{"+2 points", "green 2, pink 2 to the tray"}},
		{active, "take white yellow.b1", "white as yellow 3, row 1, crossed", []string{"+3 points", "green 2, pink 2 to the tray"}},
		{active, "take yellow yellow.d1", "yellow 6, row 1, circled", []string{"row 1: blue ?", "white 3, silver 5, blue 4, green 2, pink 2 to the tray"}},
		{active, "take blue blue.2", "blue + white = 7", []string{"die back", "+2 points", "white 3, green 2, pink 2 to the tray"}},
		{active, "take green green.2", "green −2 ×2 = −4", []string{"reroll", "+6 points"}},
		{active, "take pink pink.3", "pink 2", []string{"reroll", "+2 points"}},
		{active, "pass", "take no die of this roll", []string{"white 3, silver 5, yellow 6, blue 4, green 2, pink 2 to the tray"}},
		{swept, "sweep blue silver.blue1", "also blue 1", []string{"+2 points"}},
		{swept, "sweep white silver.green2", "also white as green 2", []string{"+2 points"}},
		{swept, "done", "mark none of them", nil},
		{back, "return blue", "take blue back", nil},
		{back, "done", "roll, take none back", nil},
		{empty, "done", "take none back, the turn ends", nil},
		{drawn, "pass", "take no die of the tray", nil},
		{drawn.with(t, 1, noTrayDie), "pass", "take none of the active player's dice", nil},
		{due, "bonus x silver.green4", "cross silver 4, green row", []string{"+2 points"}},
		{due, "bonus x yellow.b1", "yellow 3, row 1, crossed", []string{"+7 points"}},
		{due, "bonus x yellow.c2", "yellow 2, row 2, circled", []string{"row 2: die back"}},
		{due, "bonus 7 blue.2", "write blue 7", []string{"die back", "+2 points"}},
		{due, "bonus 6 green.2", "write green −6 ×2 = −12", []string{"reroll", "-2 points"}},
		{due, "bonus 5 pink.1", "write pink 5", []string{"+5 points"}},
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
