package paper

import (
	"slices"

	"silvertray/engine"
)

// Blank is the score pad before any player is entered.
func (l *Layout) Blank(finished bool) engine.Score {
	return engine.Score{Game: l.Name, Finished: finished, Columns: l.columns, Total: engine.Sum(), Winners: []string{}}
}

// FoxColumn is the column of the score pad for foxes.
var FoxColumn = engine.Column{
	Name: "foxes", Title: "Foxes",
	Counts: &engine.Counted{Points: "fox_points", Icon: &FoxIcon},
}

// Score adds up a sheet. A fox is worth as much as the weakest area, which may
// be less than nothing where the setting for that does not say otherwise.
func (l *Layout) Score(name string, s *Sheet, negative string) engine.PlayerScore {
	points := l.Points(s)
	p := engine.PlayerScore{Name: name, Areas: make(map[string]int, areas)}
	for i := range l.Areas {
		p.Areas[l.Areas[i].Colour.String()] = points[i]
		p.Total += points[i]
	}
	worth := slices.Min(points[:])
	if negative == "zero" {
		worth = max(worth, 0)
	}
	foxes := engine.Count{Many: int(s.Foxes), Points: int(s.Foxes) * worth}
	p.Counts = map[string]engine.Count{FoxColumn.Name: foxes}
	p.Total += foxes.Points
	return p
}

// Rate looks a solo score up in the printed table, which ends with the lowest
// scores.
func (l *Layout) Rate(total int) *engine.Rating {
	i := slices.IndexFunc(l.ratings, func(r rating) bool { return total >= r.from })
	if i < 0 {
		i = len(l.ratings) - 1
	}
	return &engine.Rating{Stars: l.ratings[i].stars, Words: l.ratings[i].words}
}
