package clever

import (
	"fmt"

	"silvertray/engine/clever/internal/paper"
)

// verb is the first word of a choice.
type verb uint8

// The verbs.
const (
	take  verb = iota // a die of the roll, of the tray or of the active player's fields
	pass              // no die is used
	again             // the same dice are thrown again
	extra             // an extra die
	done              // no more of what could be used
	use               // a bonus
	sweep             // a die that the pick moved to the tray is marked too
	fetch             // a die is taken back from the tray
)

var verbWords = [...]string{"take", "pass", "reroll", "extra", "done", "bonus", "sweep", "return"}

func (v verb) String() string { return verbWords[v] }

// move is a choice by places on a layout.
type move struct {
	verb      verb
	die       uint8 // for take, extra, sweep and fetch
	area, box uint8
	number    uint8 // for use: what is written, 0 for a cross
}

// Move is a player's choice. Its text is one of
//
//	take DIE AREA.BOX     a die of the roll, of the tray or of the active player's fields
//	extra DIE AREA.BOX    an extra die
//	bonus x AREA.BOX      a free cross
//	bonus 6 AREA.BOX      a number to write
//	sweep DIE AREA.BOX    a mark for a die that this pick moved to the tray
//	return DIE            a die taken back from the tray
//	pass, reroll, done
type Move struct {
	layout *paper.Layout
	move
}

func (m Move) String() string {
	switch m.verb {
	case take, extra, sweep:
		return fmt.Sprintf("%s %s %s", m.verb, m.layout.Dice[m.die], m.layout.Box(int(m.area), int(m.box)))
	case use:
		return fmt.Sprintf("%s %s %s", m.verb, m.what(), m.layout.Box(int(m.area), int(m.box)))
	}
	if m.verb == fetch {
		return fmt.Sprintf("%s %s", m.verb, m.layout.Dice[m.die])
	}
	return m.verb.String()
}

// what is the bonus in a word: "x", or the number written.
func (m move) what() string {
	if m.number == paper.Free {
		return "x"
	}
	return fmt.Sprint(m.number)
}
