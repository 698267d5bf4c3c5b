package prompt

import (
	"silvertray/engine"
	"silvertray/engine/icon"
	"silvertray/internal/words"
)

// Table is the score table: a column for each player and a row for each line of the
// score pad.
type Table struct {
	Players []string
	// Rows hold what is added up, and Sums what stands below the line: the totals and,
	// where they say more than the verdict does, the places.
	Rows, Sums []Row
}

// Row is a line of the score table.
type Row struct {
	Title words.Phrase
	// Colour of the area whose points the row holds; empty for any other row.
	Colour string
	// Cells hold a value for each player.
	Cells []Cell
}

// Cell is a player's value in a row.
type Cell struct {
	Points int
	// Icon of what was counted for the points, and how Many there are; zero where only
	// points are.
	Icon *icon.Icon
	Many int
}

// TableOf is the score table of a match.
func TableOf(s engine.Score) Table {
	var t Table
	for _, p := range s.Players {
		t.Players = append(t.Players, p.Name)
	}
	row := func(title words.Phrase, value func(engine.PlayerScore) Cell) Row {
		r := Row{Title: title}
		for _, p := range s.Players {
			r.Cells = append(r.Cells, value(p))
		}
		return r
	}
	for _, c := range s.Columns {
		r := row(c.Title, func(p engine.PlayerScore) Cell { return cellOf(c, p) })
		r.Colour = c.Colour
		t.Rows = append(t.Rows, r)
	}
	t.Sums = append(t.Sums, row(s.Total.Title, func(p engine.PlayerScore) Cell { return Cell{Points: p.Total} }))
	if s.Ranked() {
		t.Sums = append(t.Sums, row("Place", func(p engine.PlayerScore) Cell { return Cell{Points: p.Place} }))
	}
	return t
}

// cellOf is what a player has in a column.
func cellOf(c engine.Column, p engine.PlayerScore) Cell {
	if c.Counts == nil {
		return Cell{Points: p.Areas[c.Name]}
	}
	n := p.Counts[c.Name]
	return Cell{n.Points, c.Counts.Icon, n.Many}
}
