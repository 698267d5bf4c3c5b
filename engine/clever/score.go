package clever

import (
	"math"
	"slices"

	"silvertray/engine"
)

// Score is the standing; the winners and a solo rating come at the end.
func (m *Match) Score() engine.Score {
	score := m.layout.blank(m.phase == over)
	for i, name := range m.players {
		score.Players = append(score.Players, m.layout.score(name, &m.sheets[i], m.settings[negativeFox.name]))
	}
	if score.Finished {
		score.Winners = winners(score.Players)
	}
	if score.Finished && m.solo() {
		score.Players[0].Rating = m.rate(score.Players[0].Total)
	}
	return score
}

// blank is the score pad before any player is entered.
func (l *layout) blank(finished bool) engine.Score {
	return engine.Score{Game: l.name, Finished: finished, Columns: l.columns, Total: engine.Sum(), Winners: []string{}}
}

// foxColumn is the column of the score pad for foxes.
var foxColumn = engine.Column{
	Name: "foxes", Title: "Foxes",
	Counts: &engine.Counted{Points: "fox_points", Icon: &foxIcon},
}

// Counts are the columns of things that are counted: the foxes.
func (*Game) Counts() []engine.Column { return []engine.Column{foxColumn} }

// score adds up a sheet. A fox is worth as much as the weakest area, which may
// be less than nothing where the setting for that does not say otherwise.
func (l *layout) score(name string, s *sheet, negative string) engine.PlayerScore {
	points := l.points(s)
	p := engine.PlayerScore{Name: name, Areas: make(map[string]int, areas)}
	for i := range l.areas {
		p.Areas[l.areas[i].colour.String()] = points[i]
		p.Total += points[i]
	}
	worth := slices.Min(points[:])
	if negative == "zero" {
		worth = max(worth, 0)
	}
	foxes := engine.Count{Many: int(s.foxes), Points: int(s.foxes) * worth}
	p.Counts = map[string]engine.Count{foxColumn.Name: foxes}
	p.Total += foxes.Points
	return p
}

// rate looks a solo score up in the printed table, which ends with the lowest
// scores.
func (l *layout) rate(total int) *engine.Rating {
	i := slices.IndexFunc(l.ratings, func(r rating) bool { return total >= r.from })
	if i < 0 {
		i = len(l.ratings) - 1
	}
	return &engine.Rating{Stars: l.ratings[i].stars, Words: l.ratings[i].words}
}

// winners have the highest total and, where that ties, the best single area.
// Players equal in both share the win.
func winners(players []engine.PlayerScore) []string {
	var names []string
	var best [2]int
	for _, p := range players {
		this := [2]int{p.Total, bestArea(p)}
		switch c := slices.Compare(this[:], best[:]); {
		case names == nil || c > 0:
			names, best = []string{p.Name}, this
		case c == 0:
			names = append(names, p.Name)
		}
	}
	return names
}

// bestArea is a player's highest area.
func bestArea(p engine.PlayerScore) int {
	best := math.MinInt
	for _, points := range p.Areas {
		best = max(best, points)
	}
	return best
}
