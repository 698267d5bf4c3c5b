package ingenious

import (
	"slices"

	"silvertray/engine"
)

// Score is the standing. A player's total is the lowest symbol; partners have
// the row of their team, and win together.
func (m *Match) Score() engine.Score {
	score := engine.Score{Game: EinfachGenial.Name(), Finished: m.over, Columns: columns, Total: lowestColumn, Winners: []string{}}
	for i, name := range m.players {
		p := engine.PlayerScore{Name: name, Areas: make(map[string]int, colours)}
		for c, points := range m.points[m.side(i)] {
			p.Areas[colour(c).String()] = int(points)
		}
		p.Total = int(slices.Min(m.points[m.side(i)][:]))
		if m.over {
			p.Place = m.place(i)
		}
		if p.Place == 1 {
			score.Winners = append(score.Winners, name)
		}
		score.Players = append(score.Players, p)
	}
	return score
}

// columns of the score, by symbol, and the one that counts.
var (
	columns = func() (all []engine.Column) {
		for c := range colour(colours) {
			all = append(all, engine.Column{Name: c.String(), Title: c.phrase(), Colour: c.String()})
		}
		return all
	}()
	lowestColumn = engine.Column{Name: "lowest", Title: "Lowest"}
)

// place of a player in the ranking: one more than there are sides ahead.
func (m *Match) place(player int) int {
	place := 1
	for other := range m.sides() {
		if ahead(&m.points[other], &m.points[m.side(player)]) {
			place++
		}
	}
	return place
}

// ahead reports whether a row is better than another: the lowest symbol counts, then
// the next lowest, and so on, whatever its colour.
func ahead(a, b *[colours]uint8) bool {
	x, y := *a, *b
	slices.Sort(x[:])
	slices.Sort(y[:])
	return slices.Compare(x[:], y[:]) > 0
}
