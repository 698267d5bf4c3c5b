package paper

import (
	"fmt"

	"silvertray/engine"
	"silvertray/engine/icon"
	"silvertray/internal/words"
)

// Gift is a sort of bonus.
type Gift uint8

// The sorts of bonus. An action and a fox only count up; the others are used
// at once, on a box that the player chooses.
const (
	Nothing  Gift = iota
	Reroll        // a circle on the reroll track
	PlusOne       // a circle on the extra-dice track
	TakeBack      // a circle on the track for taking dice back from the tray
	Fox
	Cross // a free cross in an area
	Write // a number to write in an area
	Query // a coloured "?": whatever its area takes
	Black // one of several, printed on the layout
)

// Actions is how many of the gifts are actions, which come first.
const Actions = 3

// Bonus is what a box, a line or a round brings.
type Bonus struct {
	Gift   Gift
	Area   Colour // for cross, write and query
	Number uint8  // for write
}

// The short names below let a layout read like the print.

// X is a free cross in an area.
func X(area Colour) Bonus { return Bonus{Gift: Cross, Area: area} }

// Num is a number to write in an area.
func Num(n uint8, area Colour) Bonus { return Bonus{Gift: Write, Area: area, Number: n} }

// Q is a "?" of an area's colour.
func Q(area Colour) Bonus { return Bonus{Gift: Query, Area: area} }

// Plain is a bonus that is for no area.
func Plain(g Gift) Bonus { return Bonus{Gift: g} }

// Action is the bonus's place among the actions, from 0, and whether it is one.
func (b Bonus) Action() (int, bool) { return int(b.Gift) - 1, b.Gift != Nothing && b.Gift <= Actions }

// Printed is the bonus as it stands on the sheet.
func (b Bonus) Printed() engine.Bonus {
	out := engine.Bonus{Name: b.Words()}
	switch b.Gift {
	case Reroll:
		out.Icon = &icon.Again
	case TakeBack:
		out.Icon = &backIcon
	case Fox:
		out.Icon = &FoxIcon
	case PlusOne:
		out.Text = "+1"
	case Black:
		out.Text = "?"
	case Cross:
		out.Text, out.Colour = engine.Cross, b.Area.String()
	case Write:
		out.Text, out.Colour = fmt.Sprint(b.Number), b.Area.String()
	case Query:
		out.Text, out.Colour = "?", b.Area.String()
	}
	return out
}

// Code is the bonus in the notation of the rules' data.
func (b Bonus) Code() string {
	switch b.Gift {
	case Nothing:
		return ""
	case Cross:
		return "x:" + b.Area.String()
	case Write:
		return fmt.Sprintf("%d:%s", b.Number, b.Area)
	case Query:
		return "q:" + b.Area.String()
	}
	return [...]string{Reroll: "reroll", PlusOne: "plus_one", TakeBack: "return", Fox: "fox", Black: "black"}[b.Gift]
}

// Words name the bonus for people.
func (b Bonus) Words() words.Phrase {
	switch b.Gift {
	case Cross:
		return words.Say("%s cross", b.Area.Phrase())
	case Write:
		return words.Say("%s %d", b.Area.Phrase(), int(b.Number))
	case Query:
		return words.Say("%s ?", b.Area.Phrase())
	}
	return [...]words.Phrase{Nothing: "", Reroll: "reroll", PlusOne: "extra die", TakeBack: "die back",
		Fox: "fox", Black: "black"}[b.Gift]
}
