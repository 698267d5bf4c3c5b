package clever

import (
	"math"
	"slices"

	"silvertray/engine"
	"silvertray/engine/clever/internal/paper"
)

// Score is the standing; the winners and a solo rating come at the end.
func (m *Match) Score() engine.Score {
	score := m.layout.Blank(m.phase == over)
	for i, name := range m.players {
		score.Players = append(score.Players, m.layout.Score(name, &m.sheets[i], m.settings[negativeFox.name]))
	}
	if score.Finished {
		score.Winners = winners(score.Players)
	}
	if score.Finished && m.solo() {
		score.Players[0].Rating = m.layout.Rate(score.Players[0].Total)
	}
	return score
}

// Counts are the columns of things that are counted: the foxes.
func (*Game) Counts() []engine.Column { return []engine.Column{paper.FoxColumn} }

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
