package paper

import (
	"silvertray/engine"
	"silvertray/internal/words"
)

// PerTurn is how many die fields are printed, and so how many dice a turn takes.
const PerTurn = 3

// Layout is one printed sheet of the family, with the rules that the print
// settles. It never changes once it is built.
type Layout struct {
	Name, Title string
	// Dice in the order of prompts and records; the wild one fits every area.
	Dice []Colour
	wild Colour
	// Rounds by number of players, from 1.
	Rounds []int
	// Starts are the bonuses at the start of the rounds; later rounds have none.
	Starts []Bonus
	// Either are the choices that a black bonus leaves.
	Either []Bonus
	// Declines reports whether an active player may take no die though one fits, and
	// a passive player none of the tray.
	Declines bool
	// Tracks are the action tracks as printed, top to bottom.
	Tracks []Track
	Areas  []Area
	// ratings of a solo score, best first.
	ratings []rating

	// What bonuses stand for, gathered from the above: a "?" by area, and the
	// black one.
	queries [areas][]Bonus
	blacks  []Bonus
	// columns of the score pad: the areas, then the foxes.
	columns []engine.Column
}

// printed is a layout with all that follows from its print.
func printed(l Layout) *Layout {
	for i := range l.Areas {
		a := &l.Areas[i]
		for _, value := range a.choices() {
			b := X(a.Colour)
			if value != Free {
				b = Num(uint8(value), a.Colour)
			}
			l.queries[i] = append(l.queries[i], b)
		}
		name := a.Colour.String()
		l.columns = append(l.columns, engine.Column{Name: name, Title: a.Colour.Phrase(), Colour: name})
	}
	l.columns = append(l.columns, FoxColumn)
	for _, b := range l.Either {
		l.blacks = append(l.blacks, l.Meanings(b)...)
	}
	return &l
}

// Start is the bonus at the start of a round.
func (l *Layout) Start(round uint8) Bonus {
	if int(round) > len(l.Starts) {
		return Bonus{}
	}
	return l.Starts[round-1]
}

// Meanings are the marks that a bonus can be used for.
func (l *Layout) Meanings(b Bonus) []Bonus {
	switch b.Gift {
	case Black:
		return l.blacks
	case Query:
		return l.queries[l.Area(b.Area)]
	}
	return []Bonus{b}
}

// Track is the track of an action, or nil.
func (l *Layout) Track(b Bonus) *Track {
	for i := range l.Tracks {
		if l.Tracks[i].Action == b {
			return &l.Tracks[i]
		}
	}
	return nil
}

// Track is a row of action circles. Circling the last one brings end.
type Track struct {
	Action Bonus
	Slots  int
	End    Bonus
}

// Area is one coloured area.
type Area struct {
	Colour Colour
	// adds is the die whose face is added to the one used here; none adds nothing.
	adds Colour
	Kind
}

// None is no colour at all.
const None = Colour(255)

// rating is a line of the solo table: the least score for it.
type rating struct {
	from  int
	stars float64
	words words.Phrase
}

// Takes reports whether a die may be used in an area.
func (l *Layout) Takes(a *Area, die Colour) bool { return die == l.wild || die == a.Colour }

// Partner is the die whose face is added to this one in an area, or -1.
func (l *Layout) Partner(a *Area, die int) int {
	switch {
	case a.adds == None:
		return -1
	case l.Dice[die] == a.adds:
		return l.die(a.Colour)
	}
	return l.die(a.adds)
}

// die is the place of a colour among the dice, or -1.
func (l *Layout) die(c Colour) int {
	for i, d := range l.Dice {
		if d == c {
			return i
		}
	}
	return -1
}

// Area is the place of a colour among the areas, or -1.
func (l *Layout) Area(c Colour) int {
	for i := range l.Areas {
		if l.Areas[i].Colour == c {
			return i
		}
	}
	return -1
}

// Box is the name of a box in moves: "blue.7".
func (l *Layout) Box(area, box int) string {
	a := &l.Areas[area]
	return a.Colour.String() + "." + a.Name(box)
}

// DrawArea lays out an area and names its boxes as moves do.
func (l *Layout) DrawArea(i int, m *Marks) engine.Area {
	a := &l.Areas[i]
	out := a.draw(m)
	out.Name, out.Points = a.Colour.String(), a.Points(m)
	for c := range out.Cells {
		if box := &out.Cells[c].Box; *box != "" {
			*box = out.Name + "." + *box
		}
	}
	return out
}
