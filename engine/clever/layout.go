package clever

import (
	"silvertray/engine"
	"silvertray/internal/words"
)

// layout is one printed sheet of the family, with the rules that the print
// settles. It never changes once it is built.
type layout struct {
	name, title string
	// dice in the order of prompts and records; the wild one fits every area.
	dice []colour
	wild colour
	// rounds by number of players, from 1.
	rounds []int
	// starts are the bonuses at the start of the rounds; later rounds have none.
	starts []bonus
	// either are the choices that a black bonus leaves.
	either []bonus
	// declines reports whether an active player may take no die though one fits, and
	// a passive player none of the tray.
	declines bool
	// tracks are the action tracks as printed, top to bottom.
	tracks []track
	areas  []area
	// switches are the settings of a match.
	switches []option
	// ratings of a solo score, best first.
	ratings []rating

	// What bonuses stand for, gathered from the above: a "?" by area, and the
	// black one.
	queries [areas][]bonus
	blacks  []bonus
	// columns of the score pad: the areas, then the foxes.
	columns []engine.Column
}

// printed is a layout with all that follows from its print.
func printed(l layout) *layout {
	for i := range l.areas {
		a := &l.areas[i]
		for _, value := range a.choices() {
			b := x(a.colour)
			if value != free {
				b = num(uint8(value), a.colour)
			}
			l.queries[i] = append(l.queries[i], b)
		}
		name := a.colour.String()
		l.columns = append(l.columns, engine.Column{Name: name, Title: a.colour.phrase(), Colour: name})
	}
	l.columns = append(l.columns, foxColumn)
	for _, b := range l.either {
		l.blacks = append(l.blacks, l.meanings(b)...)
	}
	return &l
}

// meanings are the marks that a bonus can be used for.
func (l *layout) meanings(b bonus) []bonus {
	switch b.gift {
	case black:
		return l.blacks
	case query:
		return l.queries[l.area(b.area)]
	}
	return []bonus{b}
}

// track is the track of an action, or nil.
func (l *layout) track(b bonus) *track {
	for i := range l.tracks {
		if l.tracks[i].action == b {
			return &l.tracks[i]
		}
	}
	return nil
}

// track is a row of action circles. Circling the last one brings end.
type track struct {
	action bonus
	slots  int
	end    bonus
}

// area is one coloured area.
type area struct {
	colour colour
	// adds is the die whose face is added to the one used here; none adds nothing.
	adds colour
	kind
}

// none is no colour at all.
const none = colour(255)

// rating is a line of the solo table: the least score for it.
type rating struct {
	from  int
	stars float64
	words words.Phrase
}

// takes reports whether a die may be used in an area.
func (l *layout) takes(a *area, die colour) bool { return die == l.wild || die == a.colour }

// partner is the die whose face is added to this one in an area, or -1.
func (l *layout) partner(a *area, die int) int {
	switch {
	case a.adds == none:
		return -1
	case l.dice[die] == a.adds:
		return l.die(a.colour)
	}
	return l.die(a.adds)
}

// die is the place of a colour among the dice, or -1.
func (l *layout) die(c colour) int {
	for i, d := range l.dice {
		if d == c {
			return i
		}
	}
	return -1
}

// area is the place of a colour among the areas, or -1.
func (l *layout) area(c colour) int {
	for i := range l.areas {
		if l.areas[i].colour == c {
			return i
		}
	}
	return -1
}

// box is the name of a box in moves: "blue.7".
func (l *layout) box(area, box int) string {
	a := &l.areas[area]
	return a.colour.String() + "." + a.name(box)
}
