package clever

import (
	"fmt"

	"silvertray/engine"
	"silvertray/engine/icon"
	"silvertray/internal/words"
)

// gift is a sort of bonus.
type gift uint8

// The sorts of bonus. An action and a fox only count up; the others are used
// at once, on a box that the player chooses.
const (
	nothing  gift = iota
	reroll        // a circle on the reroll track
	plusOne       // a circle on the extra-dice track
	takeBack      // a circle on the track for taking dice back from the tray
	fox
	cross // a free cross in an area
	write // a number to write in an area
	query // a coloured "?": whatever its area takes
	black // one of several, printed on the layout
)

// actions is how many of the gifts are actions, which come first.
const actions = 3

// bonus is what a box, a line or a round brings.
type bonus struct {
	gift   gift
	area   colour // for cross, write and query
	number uint8  // for write
}

// x is a free cross in an area; num is a number written in an area; q is a "?"
// of its colour. With the plain bonuses they let a layout read like the print.
func x(area colour) bonus           { return bonus{gift: cross, area: area} }
func num(n uint8, a colour) bonus   { return bonus{gift: write, area: a, number: n} }
func q(area colour) bonus           { return bonus{gift: query, area: area} }
func plain(g gift) bonus            { return bonus{gift: g} }
func (b bonus) action() (int, bool) { return int(b.gift) - 1, b.gift != nothing && b.gift <= actions }

// printed is the bonus as it stands on the sheet.
func (b bonus) printed() engine.Bonus {
	out := engine.Bonus{Name: b.words()}
	switch b.gift {
	case reroll:
		out.Icon = &icon.Again
	case takeBack:
		out.Icon = &backIcon
	case fox:
		out.Icon = &foxIcon
	case plusOne:
		out.Text = "+1"
	case black:
		out.Text = "?"
	case cross:
		out.Text, out.Colour = engine.Cross, b.area.String()
	case write:
		out.Text, out.Colour = fmt.Sprint(b.number), b.area.String()
	case query:
		out.Text, out.Colour = "?", b.area.String()
	}
	return out
}

// code is the bonus in the notation of the rules' data.
func (b bonus) code() string {
	switch b.gift {
	case nothing:
		return ""
	case cross:
		return "x:" + b.area.String()
	case write:
		return fmt.Sprintf("%d:%s", b.number, b.area)
	case query:
		return "q:" + b.area.String()
	}
	return [...]string{reroll: "reroll", plusOne: "plus_one", takeBack: "return", fox: "fox", black: "black"}[b.gift]
}

// words name the bonus for people.
func (b bonus) words() words.Phrase {
	switch b.gift {
	case cross:
		return words.Say("%s cross", b.area.phrase())
	case write:
		return words.Say("%s %d", b.area.phrase(), int(b.number))
	case query:
		return words.Say("%s ?", b.area.phrase())
	}
	return [...]words.Phrase{nothing: "", reroll: "reroll", plusOne: "extra die", takeBack: "die back",
		fox: "fox", black: "black"}[b.gift]
}
