package engine

import (
	"silvertray/engine/icon"
	"silvertray/internal/words"
)

// Score is the standing of a match.
type Score struct {
	// Game by name.
	Game     string
	Finished bool
	// Columns of the score pad in the order of the print, and Total that of the totals.
	Columns []Column
	Total   Column
	Players []PlayerScore
	// Winners by name: one, or several who share the win; none before the end.
	Winners []string
}

// Column is one of the score pad.
type Column struct {
	// Name in files, and the Title that people read.
	Name  string
	Title words.Phrase
	// Colour of the area or rail whose points it holds; empty for any other column.
	Colour string
	// Counts is set where the column adds up the points of things that are counted.
	Counts *Counted
}

// Counted is what a column counts for its points.
type Counted struct {
	// Points is the name in files of what they add up to; the column's own name is
	// that of their number.
	Points string
	Icon   *icon.Icon
}

// Sum is the column of totals that add up all others.
func Sum() Column { return Column{Name: "total", Title: "Total"} }

// Verdict says who has won. It is empty before the end, and for a player alone: there
// was nobody to win against.
func (s Score) Verdict() words.Phrase {
	winners := make([]words.Phrase, len(s.Winners))
	for i, name := range s.Winners {
		winners[i] = words.Name(name)
	}
	switch {
	case len(winners) == 0 || len(s.Players) == 1:
		return ""
	case len(winners) == 1:
		return words.Say("★ %s wins", winners[0])
	}
	return words.Say("★ %s share the win", words.And(winners))
}

// Ranked reports whether the places say more than the verdict does.
func (s Score) Ranked() bool { return len(s.Players) > 2 && s.Players[0].Place > 0 }

// PlayerScore is one player's part of the score pad.
type PlayerScore struct {
	Name string
	// Areas in points, by column; those of columns that count things are in Counts.
	Areas  map[string]int
	Counts map[string]Count
	Total  int
	// Place in the ranking of a finished match, from 1, shared by those whom
	// nothing tells apart; 0 where a game only names its winners.
	Place int
	// Rating of a finished solo match; nil otherwise.
	Rating *Rating
}

// Count is how many things a player has, and what they add up to.
type Count struct{ Many, Points int }

// Rating is the printed verdict on a solo score.
type Rating struct {
	// Stars from 0 to 5 in halves.
	Stars float64      `json:"stars"`
	Words words.Phrase `json:"words"`
}
