package clever

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
	l := doppelt
	sameCommon(t, l, n.commonNotes)
	same(t, "black", codes(l.either), []string{"q:silver", "q:yellow", "q:blue", "q:green", "q:pink"})

	silver, yellow := l.areas[silverArea].kind.(*tally), l.areas[circlesArea].kind.(*circles)
	same(t, "silver rows", names(silver.tallyPrint.rows), n.Areas.Silver.Rows)
	for _, row := range silver.grid.rows {
		same(t, "silver numbers", row, n.Areas.Silver.Columns)
	}
	same(t, "silver columns", codes(silver.tallyPrint.columnBonus), n.Areas.Silver.ColumnBonus)
	same(t, "silver points", silver.rowStars, n.Areas.Silver.Points)

	for i, cell := range n.Areas.Yellow.Cells {
		same(t, "yellow cell", yellow.boxes[i], spot{cell.Row - 1, cell.Col - 1, cell.Value})
	}
	same(t, "yellow cells", yellow.size(), len(n.Areas.Yellow.Cells))
	same(t, "yellow rows", codes(yellow.rowBonus), n.Areas.Yellow.RowBonus)
	same(t, "yellow columns", codes(yellow.columnBonus), n.Areas.Yellow.ColumnBonus)
	same(t, "yellow points", yellow.scale, n.Areas.Yellow.Points)

	blue, green, pink := l.areas[fallingArea].kind.(*falling), l.areas[pairsArea].kind.(*pairs), l.areas[pinkArea].kind.(*writing)
	same(t, "blue boxes", blue.size(), n.Areas.Blue.Boxes)
	same(t, "blue points", slices.Concat([]int{0}, blue.stars), n.Areas.Blue.Points)
	same(t, "blue bonuses", underCodes(blue.under), n.Areas.Blue.Bonus)
	same(t, "blue adds white", l.areas[fallingArea].adds, white)
	same(t, "green factors", green.factor, n.Areas.Green.Multiplier)
	same(t, "green bonuses", underCodes(green.under), n.Areas.Green.Bonus)
	same(t, "green pairs", 2*len(n.Areas.Green.Pairs), green.size())
	same(t, "pink boxes", pink.size(), n.Areas.Pink.Boxes)
	same(t, "pink bonuses", underCodes(pink.under), n.Areas.Pink.Bonus)
	for box, least := range n.Areas.Pink.Minimum {
		want, _ := least.(int)
		same(t, "pink minimum", pink.atLeast[box+1], want)
	}
}

// placesOf are the places of a sheet that bring a bonus, named as in the notes:
// "blue_box_6", "yellow_column_1", "round_2", "reroll_track_end".
func placesOf(l *layout, b bonus) []string {
	var places []string
	for i, start := range l.starts {
		if start == b {
			places = append(places, fmt.Sprintf("round_%d", i+1))
		}
	}
	for _, a := range l.areas {
		for box := range a.size() {
			for _, p := range a.prizes(box) {
				switch from := p.from.String(); {
				case p.bonus != b || p.need&(only(box)-1) != 0: // a line counts once
				case from == "":
					places = append(places, fmt.Sprintf("%s_box_%d", a.colour, box+1))
				case from == "diagonal":
					places = append(places, fmt.Sprintf("%s_main_diagonal", a.colour))
				default:
					places = append(places, fmt.Sprintf("%s_%s", a.colour, strings.ReplaceAll(from, " ", "_")))
				}
			}
		}
	}
	for _, t := range l.tracks {
		if t.end == b {
			places = append(places, t.action.code()+"_track_end")
		}
	}
	slices.Sort(places)
	return places
}
