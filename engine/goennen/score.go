package goennen

import (
	"cmp"

	"silvertray/engine"
	"silvertray/engine/goennen/catalogue"
	"silvertray/engine/goennen/internal/grid"
	"silvertray/internal/words"
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
		score.Players[0].Rating = m.rating(score.Players[0].Total)
	}
	return score
}

// points of the card at an index of a display: nothing until it is completed.
func (m *Match) points(d *grid.Display, i int) int {
	s := &d.Spots[i]
	if !s.Done {
		return 0
	}
	return m.card(s.Card).Reward.Points * m.times(d, s)
}

// times is how often a completed scoring card scores.
func (m *Match) times(d *grid.Display, s *grid.Spot) int {
	reward := m.card(s.Card).Reward
	switch reward.Kind {
	case catalogue.LineCompleted:
		return d.Count(func(o grid.Spot) bool { return o.Done && m.inLine(s, o) })
	case catalogue.PerColour:
		return d.Count(func(o grid.Spot) bool { return m.colourOf(o) == reward.Colour })
	case catalogue.AdjacentColour:
		return d.Count(func(o grid.Spot) bool { return grid.Beside(s.At, o.At) && m.colourOf(o) == reward.Colour })
	case catalogue.FullLines:
		return d.Lines(func(line []grid.Spot) bool {
			return line[0].Done && line[1].Done && line[2].Done
		})
	case catalogue.FiveColours:
		return m.sets(d)
	case catalogue.MonoLines:
		return d.Lines(func(line []grid.Spot) bool {
			c := m.counting(line[0])
			return c != catalogue.White && c == m.counting(line[1]) && c == m.counting(line[2])
		})
	case catalogue.BonusVariety:
		return m.variety(d)
	}
	return 0
}

// colourOf is a card's colour: none for a joker that has not been given one.
func (m *Match) colourOf(s grid.Spot) catalogue.Colour {
	if c := m.card(s.Card).Colour; c != catalogue.Joker {
		return c
	}
	return s.Colour
}

// counting is a card's colour for sets and lines of colours: none, too, for a
// card that is not completed, where the setting has it so.
func (m *Match) counting(s grid.Spot) catalogue.Colour {
	if !s.Done && m.has(plainColours, "not") {
		return catalogue.White
	}
	return m.colourOf(s)
}

// inLine reports whether a card lies in line with another one.
func (m *Match) inLine(s *grid.Spot, o grid.Spot) bool {
	if m.has(lineReward, "neighbours") {
		return grid.Beside(s.At, o.At)
	}
	return s.At != o.At && (s.At.Row() == o.At.Row() || s.At.Col() == o.At.Col())
}

// sets is 1 where all five colours are in a display, else 0.
func (m *Match) sets(d *grid.Display) int {
	for c := catalogue.Colour(1); c <= catalogue.Dice; c++ {
		if d.Count(func(s grid.Spot) bool { return m.counting(s) == c }) == 0 {
			return 0
		}
	}
	return 1
}

// variety is how many different bonuses are on completed cards.
func (m *Match) variety(d *grid.Display) int {
	n := 0
	for k := catalogue.PlusMinus; k <= catalogue.OneDieLess; k++ {
		if d.Count(func(s grid.Spot) bool { return s.Done && m.card(s.Card).Reward.Kind == k }) > 0 {
			n++
		}
	}
	return n
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

// The stars of a solo match: all or none, since a level is won or lost.
const allStars = 5

// rating reports whether the level is won, and what a campaign goes on with.
func (m *Match) rating(total int) *engine.Rating {
	now := m.campaign()
	next, won, last := now.After(total)
	level, needs, has := now.Level, Levels[now.Level-1].Points, total+now.Carried
	switch {
	case !won:
		return &engine.Rating{Words: words.Say("level %d is lost: %d of %d points", level, has, needs)}
	case last && next.Carried >= CampaignGoal:
		return &engine.Rating{Stars: allStars, Words: words.Say("the last level is won with %d campaign points: the goal is reached", next.Carried)}
	case last:
		return &engine.Rating{Stars: allStars, Words: words.Say("the last level is won with %d campaign points", next.Carried)}
	}
	return &engine.Rating{Stars: allStars, Words: words.Say("level %d is won: %d points go on to level %d", level, next.Carried, next.Level)}
}
