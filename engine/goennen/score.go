package goennen

import (
	"cmp"

	"silvertray/engine"
	"silvertray/engine/goennen/catalogue"
	"silvertray/engine/goennen/internal/grid"
	"silvertray/engine/goennen/internal/reward"
)

// Score is the standing, by what the cards are rewarded for; winners and a solo
// verdict come at the end.
func (m *Match) Score() engine.Score {
	score := engine.Score{Game: m.game.Name(), Finished: m.phase == over, Columns: columns, Total: engine.Sum(), Winners: []string{}}
	for i, name := range m.players {
		p := engine.PlayerScore{Name: name, Areas: make(map[string]int)}
		for _, column := range columns {
			p.Areas[column.Name] = 0
		}
		d := &m.displays[i]
		for j, s := range d.All() {
			points := m.points(d, j)
			p.Total += points
			if k := m.card(s.Card).Reward.Kind; k.Deck() == catalogue.Scoring {
				p.Areas[k.String()] += points
			}
		}
		score.Players = append(score.Players, p)
	}
	if !score.Finished {
		return score
	}
	m.rank(&score)
	if m.solo() {
		score.Players[0].Rating = m.campaign().Rating(score.Players[0].Total)
	}
	return score
}

// points of the card at an index of a display: nothing until it is completed.
func (m *Match) points(d *grid.Display, i int) int {
	s := &d.Spots[i]
	if !s.Done {
		return 0
	}
	rules := reward.Rules{Neighbours: m.has(lineReward, "neighbours"), Completed: m.has(plainColours, "not")}
	return m.card(s.Card).Reward.Points * rules.Times(m.game.cards, d, s)
}

// rank puts the players in order: by points, then by fewer empty spaces. Whom
// nothing tells apart share their place.
func (m *Match) rank(score *engine.Score) {
	better := func(a, b int) int {
		return cmp.Or(cmp.Compare(score.Players[b].Total, score.Players[a].Total), cmp.Compare(m.empty(a), m.empty(b)))
	}
	for i := range score.Players {
		place := 1
		for j := range score.Players {
			if better(j, i) < 0 {
				place++
			}
		}
		score.Players[i].Place = place
		if place == 1 {
			score.Winners = append(score.Winners, score.Players[i].Name)
		}
	}
}

// empty is how many empty spaces a display has: places for cards or, where the
// setting has it so, boxes on its cards.
func (m *Match) empty(player int) int {
	d := &m.displays[player]
	if m.has(tieBreak, "places") {
		return grid.Most - int(d.N)
	}
	n := 0
	for _, s := range d.All() {
		for _, v := range m.writing(&s) {
			if v == 0 {
				n++
			}
		}
	}
	return n
}
