package draw

import (
	"fmt"
	"strings"

	"silvertray/engine"
	"silvertray/internal/words"
)

// Sheet is a player's sheet with every printed thing placed by classes, since
// the page's policy lets no style stand in the markup.
type Sheet struct {
	Player int
	Name   string
	Total  int
	Mine   bool
	Areas  []area
	Tracks []track
	// Tallies are what is only counted.
	Tallies []engine.Tally
	Rails   []rail
	// Cards before the player, and Hand where the visitor may see it.
	Cards, Hand []Card
}

type area struct {
	engine.Area
	Cells []cell
	// Shape is "block" for an area that shares the width with another, "strip"
	// for one that needs it all, and "wide" for a block without a neighbour.
	Shape string
	// Steps are the points by number of marks, where the print has them apart.
	Steps []step
	// Said says for a screen reader what is marked.
	Said []words.Phrase
}

// alone makes a strip of a block that has no neighbour.
func alone(areas []area) {
	open := -1 // a block that waits for its neighbour
	for i := range areas {
		if areas[i].Shape == "block" && open < 0 {
			open = i
			continue
		}
		if areas[i].Shape != "block" && open >= 0 {
			areas[open].Shape = "wide"
		}
		open = -1
	}
	if open >= 0 {
		areas[open].Shape = "wide"
	}
}

type step struct {
	Points int
	Done   bool
}

type cell struct {
	Class string
	Text  string
	Bonus []bonus
}

// bonus is a bonus as it is printed, and the class of what it stands on.
type bonus struct {
	engine.Bonus
	On string
}

type track struct {
	Name  words.Phrase
	Sign  bonus
	Slots []string // "used", "ready" or "open"
	Left  int
	// Prize for the last slot, one or none.
	Prize []bonus
}

// NewSheet draws a sheet; who looks at it fills in the rest.
func NewSheet(e engine.Sheet) Sheet {
	s := Sheet{Name: e.Player, Tallies: e.Tallies, Rails: railsOf(e)}
	if e.Grid != nil {
		s.Cards = Cards(e.Grid.Cards)
	}
	for _, a := range e.Areas {
		s.Areas = append(s.Areas, areaOf(a))
	}
	alone(s.Areas)
	for _, t := range e.Tracks {
		row := track{Name: t.Action.Name, Sign: bonusOf(t.Action), Left: t.Earned - t.Used}
		if !t.Bonus.None() {
			row.Prize = []bonus{bonusOf(t.Bonus)}
		}
		for i := range t.Slots {
			switch {
			case i < t.Used:
				row.Slots = append(row.Slots, "used")
			case i < t.Earned:
				row.Slots = append(row.Slots, "ready")
			default:
				row.Slots = append(row.Slots, "open")
			}
		}
		s.Tracks = append(s.Tracks, row)
	}
	return s
}

func areaOf(a engine.Area) area {
	out := area{Area: a, Shape: "strip"}
	if a.Cols <= widest {
		out.Shape = "block"
	}
	var marked []words.Phrase
	printed := false
	for _, c := range a.Cells {
		out.Cells = append(out.Cells, cellOf(c))
		printed = printed || c.Kind == engine.Points
		if c.Box != "" && c.Mark != "" {
			marked = append(marked, spoken(c))
		}
	}
	out.Said = append([]words.Phrase{words.Phrase(a.Name), words.Count(a.Points, "1 point", "%d points")}, marked...)
	for n := 1; n < len(a.Scale) && !printed; n++ {
		out.Steps = append(out.Steps, step{a.Scale[n], n == len(marked)})
	}
	return out
}

// widest is how many columns find room beside another area.
const widest = 6

// spoken is a marked box in words: what is printed, or what was written.
func spoken(c engine.Cell) words.Phrase {
	switch c.Mark {
	case engine.Cross, engine.CircledCross:
		return words.Say("%s crossed", c.Printed)
	case engine.Circle:
		return words.Say("%s circled", c.Printed)
	}
	return words.Name(c.Mark)
}

// cellOf places a printed thing in its grid.
func cellOf(c engine.Cell) cell {
	classes := []string{"cell", fmt.Sprintf("r%d", c.Row), fmt.Sprintf("c%d", c.Col)}
	out := cell{Text: c.Printed}
	switch c.Kind {
	case engine.Given:
		classes, out.Text = append(classes, "box", "given"), engine.Cross
	case engine.Line:
		classes = append(classes, "line")
	case engine.Points:
		classes = append(classes, "points")
	case engine.RowName:
		classes = append(classes, "rowname")
	default:
		classes = append(classes, "box")
	}
	switch c.Mark {
	case "":
	case engine.Circle: // goes around the number
		classes = append(classes, "circled")
	default:
		classes, out.Text = append(classes, "marked"), c.Mark
	}
	if c.Colour != "" {
		classes = append(classes, "of-"+c.Colour)
	}
	if c.Done {
		classes = append(classes, "done")
	}
	if !c.Bonus.None() {
		out.Bonus = []bonus{bonusOf(c.Bonus)}
	}
	out.Class = strings.Join(classes, " ")
	return out
}

// bonusOf is a bonus on the colour of its area, or on that of actions.
func bonusOf(b engine.Bonus) bonus {
	if b.Colour == "" {
		return bonus{b, "action"}
	}
	return bonus{b, b.Colour}
}
