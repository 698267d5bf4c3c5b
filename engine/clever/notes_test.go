package clever

import (
	"fmt"
	"os"
	"slices"
	"testing"

	"go.yaml.in/yaml/v3"
)

// notes are the printed sheet as checked against pictures of it.
type notes struct {
	Rounds map[int]int `yaml:"rounds_by_players"`
	Dice   []string
	Tracks map[string]struct{ Slots int } `yaml:"action_tracks"`
	Areas  struct {
		Yellow, Blue struct {
			Grid        [][]any
			RowBonus    []string `yaml:"row_bonus"`
			ColumnBonus []string `yaml:"column_bonus"`
			Stars       []int    `yaml:"column_points"`
			Scale       []int    `yaml:"points_by_crosses"`
		}
		Green, Orange, Purple struct {
			Boxes      int
			Minimum    []int
			Multiplier []int
			Scale      []int `yaml:"points_by_crosses"`
			Bonus      map[int]string
		}
	}
	Rating []struct {
		Min   int
		Stars float64
	} `yaml:"solo_rating"`
}

// TestSheetAgrees compares the sheet with the notes beside the project.
func TestSheetAgrees(t *testing.T) {
	text, err := os.ReadFile("../../../shared/rules/ganz-schoen-clever.yaml")
	if err != nil {
		t.Skip("the notes on the printed sheet are not beside the project:", err)
	}
	var n notes
	if err := yaml.Unmarshal(text, &n); err != nil {
		t.Fatal(err)
	}
	l := ganzSchoen
	same(t, "dice", names(l.dice), n.Dice)
	for players, rounds := range n.Rounds {
		same(t, "rounds", l.rounds[players], rounds)
	}
	for _, track := range l.tracks {
		same(t, track.action.code(), track.slots, n.Tracks[track.action.code()].Slots)
	}
	yellow, blue := l.areas[0].kind.(*grid), l.areas[1].kind.(*grid)
	same(t, "yellow numbers", yellow.rows, gridOf(n.Areas.Yellow.Grid))
	same(t, "yellow rows", codes(yellow.rowBonus), numbered(n.Areas.Yellow.RowBonus))
	same(t, "yellow columns", yellow.columnStars, n.Areas.Yellow.Stars)
	same(t, "blue numbers", blue.rows, gridOf(n.Areas.Blue.Grid))
	same(t, "blue rows", codes(blue.rowBonus), numbered(n.Areas.Blue.RowBonus))
	same(t, "blue columns", codes(blue.columnBonus), numbered(n.Areas.Blue.ColumnBonus))
	same(t, "blue scale", blue.scale, n.Areas.Blue.Scale)
	green, orange, purple := l.areas[2].kind.(*steps), l.areas[3].kind.(*writing), l.areas[4].kind.(*writing)
	same(t, "green minima", green.atLeast, n.Areas.Green.Minimum)
	same(t, "green scale", slices.Concat([]int{0}, green.stars), n.Areas.Green.Scale)
	same(t, "green bonuses", underCodes(green.under), underNumbered(n.Areas.Green.Bonus))
	same(t, "orange factors", orange.factor, n.Areas.Orange.Multiplier)
	same(t, "orange bonuses", underCodes(orange.under), underNumbered(n.Areas.Orange.Bonus))
	same(t, "purple boxes", len(purple.factor), n.Areas.Purple.Boxes)
	same(t, "purple bonuses", underCodes(purple.under), underNumbered(n.Areas.Purple.Bonus))
	for i, r := range l.ratings {
		same(t, "rating", fmt.Sprint(r.from, r.stars), fmt.Sprint(n.Rating[i].Min, n.Rating[i].Stars))
	}
}

func same(t *testing.T, what string, got, want any) {
	t.Helper()
	if fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("%s:\n got %v\nwant %v", what, got, want)
	}
}

// gridOf turns the notes' grid, with X for a printed cross and null for no
// box, into a print.
func gridOf(rows [][]any) [][]int {
	var out [][]int
	for _, row := range rows {
		var line []int
		for _, cell := range row {
			switch cell := cell.(type) {
			case int:
				line = append(line, cell)
			case string:
				line = append(line, given)
			default:
				line = append(line, gap)
			}
		}
		out = append(out, line)
	}
	return out
}

func codes(bonuses []bonus) []string {
	var out []string
	for _, b := range bonuses {
		out = append(out, b.code())
	}
	return out
}

func underCodes(under map[int]bonus) map[int]string {
	out := make(map[int]string)
	for box, b := range under {
		out[box] = b.code()
	}
	return out
}

// numbered turns the notes' "num:orange:4" into the engine's "4:orange".
func numbered(notes []string) []string {
	var out []string
	for _, note := range notes {
		var n int
		for _, colour := range []string{"orange", "purple"} {
			if _, err := fmt.Sscanf(note, "num:"+colour+":%d", &n); err == nil {
				note = fmt.Sprintf("%d:%s", n, colour)
			}
		}
		out = append(out, note)
	}
	return out
}

func underNumbered(notes map[int]string) map[int]string {
	out := make(map[int]string)
	for box, note := range notes {
		out[box] = numbered([]string{note})[0]
	}
	return out
}
