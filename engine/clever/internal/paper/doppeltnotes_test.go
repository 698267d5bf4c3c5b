package paper

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// doppeltNotes are the printed sheet of Doppelt so clever as checked against
// pictures of it.
type doppeltNotes struct {
	commonNotes `yaml:",inline"`
	Areas       struct {
		Silver struct {
			Rows        []string
			Columns     []int
			ColumnBonus []string `yaml:"column_bonus"`
			Points      []int    `yaml:"row_points_by_crosses"`
			Max         int
		}
		Yellow struct {
			Cells       []struct{ N, Row, Col, Value int }
			RowBonus    []string `yaml:"row_bonus"`
			ColumnBonus []string `yaml:"column_bonus"`
			Points      []int    `yaml:"points_by_crosses"`
		}
		Blue struct {
			Boxes  int
			Points []int `yaml:"points_by_filled"`
			Bonus  map[int]string
		}
		Green struct {
			Multiplier []int
			Bonus      map[int]string
			Pairs      [][]int
		}
		Pink struct {
			Boxes   int
			Minimum []any `yaml:"bonus_minimum"` // nil where none is printed
			Bonus   map[int]string
		}
	}
}

// TestDoppeltSheetAgrees compares the sheet with the notes beside the project.
func TestDoppeltSheetAgrees(t *testing.T) {
	var n doppeltNotes
	readNotes(t, "doppelt-so-clever", &n)
	l := Doppelt
	sameCommon(t, l, n.commonNotes)
	same(t, "black", codes(l.Either), []string{"q:silver", "q:yellow", "q:blue", "q:green", "q:pink"})

	silver, yellow := l.Areas[silverArea].Kind.(*Tally), l.Areas[circlesArea].Kind.(*Circles)
	same(t, "silver rows", Names(silver.tallyPrint.rows), n.Areas.Silver.Rows)
	for _, row := range silver.Grid.rows {
		same(t, "silver numbers", row, n.Areas.Silver.Columns)
	}
	same(t, "silver columns", codes(silver.tallyPrint.columnBonus), n.Areas.Silver.ColumnBonus)
	same(t, "silver points", silver.rowStars, n.Areas.Silver.Points)

	for i, cell := range n.Areas.Yellow.Cells {
		same(t, "yellow cell", yellow.boxes[i], spot{cell.Row - 1, cell.Col - 1, cell.Value})
	}
	same(t, "yellow cells", yellow.Size(), len(n.Areas.Yellow.Cells))
	same(t, "yellow rows", codes(yellow.rowBonus), n.Areas.Yellow.RowBonus)
	same(t, "yellow columns", codes(yellow.columnBonus), n.Areas.Yellow.ColumnBonus)
	same(t, "yellow points", yellow.scale, n.Areas.Yellow.Points)

	blue, green, pink := l.Areas[FallingArea].Kind.(*falling), l.Areas[pairsArea].Kind.(*pairs), l.Areas[pinkArea].Kind.(*writing)
	same(t, "blue boxes", blue.Size(), n.Areas.Blue.Boxes)
	same(t, "blue points", slices.Concat([]int{0}, blue.stars), n.Areas.Blue.Points)
	same(t, "blue bonuses", underCodes(blue.under), n.Areas.Blue.Bonus)
	same(t, "blue adds white", l.Areas[FallingArea].adds, White)
	same(t, "green factors", green.factor, n.Areas.Green.Multiplier)
	same(t, "green bonuses", underCodes(green.under), n.Areas.Green.Bonus)
	same(t, "green pairs", 2*len(n.Areas.Green.Pairs), green.Size())
	same(t, "pink boxes", pink.Size(), n.Areas.Pink.Boxes)
	same(t, "pink bonuses", underCodes(pink.under), n.Areas.Pink.Bonus)
	for box, least := range n.Areas.Pink.Minimum {
		want, _ := least.(int)
		same(t, "pink minimum", pink.atLeast[box+1], want)
	}
}

// placesOf are the places of a sheet that bring a bonus, named as in the notes:
// "blue_box_6", "yellow_column_1", "round_2", "reroll_track_end".
func placesOf(l *Layout, b Bonus) []string {
	var places []string
	for i, start := range l.Starts {
		if start == b {
			places = append(places, fmt.Sprintf("round_%d", i+1))
		}
	}
	for _, a := range l.Areas {
		for box := range a.Size() {
			for _, p := range a.Prizes(box) {
				switch from := p.From.String(); {
				case p.Bonus != b || p.Need&(Only(box)-1) != 0: // a line counts once
				case from == "":
					places = append(places, fmt.Sprintf("%s_box_%d", a.Colour, box+1))
				case from == "diagonal":
					places = append(places, fmt.Sprintf("%s_main_diagonal", a.Colour))
				default:
					places = append(places, fmt.Sprintf("%s_%s", a.Colour, strings.ReplaceAll(from, " ", "_")))
				}
			}
		}
	}
	for _, t := range l.Tracks {
		if t.End == b {
			places = append(places, t.Action.Code()+"_track_end")
		}
	}
	slices.Sort(places)
	return places
}

func TestDoppeltRuling29EveryTrackIsAsLongAsItsBonuses(t *testing.T) {
	for _, track := range Doppelt.Tracks {
		if places := placesOf(Doppelt, track.Action); len(places) != track.Slots || track.Slots != 6 {
			t.Errorf("%s: %q for %d circles", track.Action.Words(), places, track.Slots)
		}
	}
	if places := placesOf(Doppelt, Plain(Fox)); len(places) != 6 {
		t.Errorf("foxes at %q, want 6", places)
	}
}
