package paper

import (
	"fmt"
	"os"
	"slices"
	"testing"

	"go.yaml.in/yaml/v3"
)

// commonNotes are what both sheets have, as checked against pictures of them.
type commonNotes struct {
	Game   string
	Rounds map[int]int `yaml:"rounds_by_players"`
	Dice   []string
	Wild   string `yaml:"wild_die"`
	Fields int    `yaml:"dice_fields_per_player"`
	Starts map[int]struct {
		Bonus any `yaml:"start_bonus"`
	} `yaml:"round_track"`
	Tracks yaml.Node `yaml:"action_tracks"`
	Foxes  struct {
		Sources []string
		Count   int
	}
	Supply map[string][]string `yaml:"action_supply"`
	Rating []struct {
		Min   int
		Stars float64
	} `yaml:"solo_rating"`
}

// notes are the printed sheet of Ganz schön clever.
type notes struct {
	commonNotes `yaml:",inline"`
	BlackX      struct {
		Choices []string `yaml:"choose_one"`
	} `yaml:"black_x"`
	Black6 struct {
		Choices []string `yaml:"choose_one"`
	} `yaml:"black_6"`
	Areas struct {
		Yellow, Blue struct {
			Grid        [][]any
			RowBonus    []string `yaml:"row_bonus"`
			ColumnBonus []string `yaml:"column_bonus"`
			Stars       []int    `yaml:"column_points"`
			Scale       []int    `yaml:"points_by_crosses"`
			Diagonal    struct {
				Numbers []int
				Bonus   string
			} `yaml:"main_diagonal"`
		}
		Green, Orange, Purple struct {
			Boxes      int
			Minimum    []int
			Multiplier []int
			Scale      []int `yaml:"points_by_crosses"`
			Bonus      map[int]string
		}
	}
}

// readNotes reads the notes on a sheet beside the project.
func readNotes(t *testing.T, game string, into any) {
	t.Helper()
	text, err := os.ReadFile("../../../../../shared/rules/" + game + ".yaml")
	if err != nil {
		t.Skip("the notes on the printed sheet are not beside the project:", err)
	}
	if err := yaml.Unmarshal(text, into); err != nil {
		t.Fatal(err)
	}
}

// sameCommon compares what both sheets have.
func sameCommon(t *testing.T, l *Layout, n commonNotes) {
	t.Helper()
	same(t, "game", l.Name, n.Game)
	same(t, "dice", Names(l.Dice), n.Dice)
	same(t, "wild die", l.wild, n.Wild)
	same(t, "die fields", PerTurn, n.Fields)
	for players, rounds := range n.Rounds {
		same(t, "rounds", l.Rounds[players], rounds)
	}
	for round, start := range n.Starts {
		want := "black"
		if code, plain := start.Bonus.(string); plain && code != "q:any" {
			want = code
		} else if start.Bonus == nil {
			want = ""
		}
		same(t, fmt.Sprint("start of round ", round), l.Start(uint8(round)).Code(), want)
	}
	same(t, "tracks", len(l.Tracks), len(n.Tracks.Content)/2)
	for i, track := range l.Tracks {
		var is struct {
			Slots int
			End   string `yaml:"end_bonus"`
		}
		if err := n.Tracks.Content[2*i+1].Decode(&is); err != nil {
			t.Fatal(err)
		}
		same(t, "track", track.Action.Code(), n.Tracks.Content[2*i].Value)
		same(t, "circles", track.Slots, is.Slots)
		same(t, "end of the track", track.End.Code(), is.End)
		same(t, "places of "+track.Action.Code(), placesOf(l, track.Action), slices.Sorted(slices.Values(n.Supply[track.Action.Code()])))
	}
	same(t, "foxes", placesOf(l, Plain(Fox)), slices.Sorted(slices.Values(n.Foxes.Sources)))
	same(t, "foxes", len(n.Foxes.Sources), n.Foxes.Count)
	for i, r := range l.ratings {
		same(t, "rating", r.from, n.Rating[i].Min)
	}
	same(t, "ratings", len(l.ratings), len(n.Rating))
}

// TestSheetAgrees compares the sheet with the notes beside the project.
func TestSheetAgrees(t *testing.T) {
	var n notes
	readNotes(t, "ganz-schoen-clever", &n)
	l := GanzSchoen
	sameCommon(t, l, n.commonNotes)
	same(t, "black", codes(l.Either), numbered(slices.Concat(n.BlackX.Choices, n.Black6.Choices)))
	yellow, blue := l.Areas[0].Kind.(*Grid), l.Areas[1].Kind.(*Grid)
	same(t, "yellow numbers", yellow.rows, gridOf(n.Areas.Yellow.Grid))
	same(t, "yellow rows", codes(yellow.rowBonus), numbered(n.Areas.Yellow.RowBonus))
	same(t, "yellow columns", yellow.columnStars, n.Areas.Yellow.Stars)
	same(t, "yellow diagonal", yellow.diagonal.Code(), n.Areas.Yellow.Diagonal.Bonus)
	var diagonal []int
	for i, row := range yellow.rows {
		diagonal = append(diagonal, row[i])
	}
	same(t, "yellow diagonal", diagonal, n.Areas.Yellow.Diagonal.Numbers)
	same(t, "blue numbers", blue.rows, gridOf(n.Areas.Blue.Grid))
	same(t, "blue rows", codes(blue.rowBonus), numbered(n.Areas.Blue.RowBonus))
	same(t, "blue columns", codes(blue.columnBonus), numbered(n.Areas.Blue.ColumnBonus))
	same(t, "blue scale", blue.scale, n.Areas.Blue.Scale)
	green, orange, purple := l.Areas[2].Kind.(*Steps), l.Areas[3].Kind.(*writing), l.Areas[4].Kind.(*writing)
	same(t, "green minima", green.atLeast, n.Areas.Green.Minimum)
	same(t, "green scale", slices.Concat([]int{0}, green.stars), n.Areas.Green.Scale)
	same(t, "green bonuses", underCodes(green.under), underNumbered(n.Areas.Green.Bonus))
	same(t, "orange factors", orange.factor, n.Areas.Orange.Multiplier)
	same(t, "orange bonuses", underCodes(orange.under), underNumbered(n.Areas.Orange.Bonus))
	same(t, "purple boxes", len(purple.factor), n.Areas.Purple.Boxes)
	same(t, "purple bonuses", underCodes(purple.under), underNumbered(n.Areas.Purple.Bonus))
	same(t, "blue adds white", l.Areas[1].adds, White)
	for i, r := range l.ratings {
		same(t, "stars", r.stars, n.Rating[i].Stars)
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

func codes(bonuses []Bonus) []string {
	var out []string
	for _, b := range bonuses {
		out = append(out, b.Code())
	}
	return out
}

func underCodes(under map[int]Bonus) map[int]string {
	out := make(map[int]string)
	for box, b := range under {
		out[box] = b.Code()
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
