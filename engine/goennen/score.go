package goennen

import (
	"cmp"

	"silvertray/engine"
	"silvertray/engine/goennen/catalogue"
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
		for j, s := range d.all() {
			points := m.points(d, j)
			p.Total += points
			if k := m.card(s.card).Reward.Kind; k.Deck() == catalogue.Scoring {
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
func (m *Match) points(d *display, i int) int {
	s := &d.spots[i]
	if !s.done {
		return 0
	}
	return m.card(s.card).Reward.Points * m.times(d, s)
}

// times is how often a completed scoring card scores.
func (m *Match) times(d *display, s *spot) int {
	reward := m.card(s.card).Reward
	switch reward.Kind {
	case catalogue.LineCompleted:
		return d.count(func(o spot) bool { return o.done && m.inLine(s, o) })
	case catalogue.PerColour:
		return d.count(func(o spot) bool { return m.colourOf(o) == reward.Colour })
	case catalogue.AdjacentColour:
		return d.count(func(o spot) bool { return beside(s.at, o.at) && m.colourOf(o) == reward.Colour })
	case catalogue.FullLines:
		return d.lines(func(line []spot) bool {
			return line[0].done && line[1].done && line[2].done
		})
	case catalogue.FiveColours:
		return m.sets(d)
	case catalogue.MonoLines:
		return d.lines(func(line []spot) bool {
			c := m.counting(line[0])
			return c != catalogue.White && c == m.counting(line[1]) && c == m.counting(line[2])
		})
	case catalogue.BonusVariety:
		return m.variety(d)
	}
	return 0
}

// colourOf is a card's colour: none for a joker that has not been given one.
func (m *Match) colourOf(s spot) catalogue.Colour {
	if c := m.card(s.card).Colour; c != catalogue.Joker {
		return c
	}
	return s.colour
}

// counting is a card's colour for sets and lines of colours: none, too, for a
// card that is not completed, where the setting has it so.
func (m *Match) counting(s spot) catalogue.Colour {
	if !s.done && m.has(plainColours, "not") {
		return catalogue.White
	}
	return m.colourOf(s)
}

// inLine reports whether a card lies in line with another one.
func (m *Match) inLine(s *spot, o spot) bool {
	if m.has(lineReward, "neighbours") {
		return beside(s.at, o.at)
	}
	return s.at != o.at && (s.at.row() == o.at.row() || s.at.col() == o.at.col())
}

// beside reports whether two places have an edge in common.
func beside(a, b place) bool { return apart(a.row(), b.row())+apart(a.col(), b.col()) == 1 }

// sets is 1 where all five colours are in a display, else 0.
func (m *Match) sets(d *display) int {
	for c := catalogue.Colour(1); c <= catalogue.Dice; c++ {
		if d.count(func(s spot) bool { return m.counting(s) == c }) == 0 {
			return 0
		}
	}
	return 1
}

// variety is how many different bonuses are on completed cards.
func (m *Match) variety(d *display) int {
	n := 0
	for k := catalogue.PlusMinus; k <= catalogue.OneDieLess; k++ {
		if d.count(func(s spot) bool { return s.done && m.card(s.card).Reward.Kind == k }) > 0 {
			n++
		}
	}
	return n
}

// count is how many cards of a display are such.
func (d *display) count(such func(spot) bool) int {
	n := 0
	for _, s := range d.all() {
		if such(s) {
			n++
		}
	}
	return n
}

// lines is how many rows and columns of three cards are such.
func (d *display) lines(such func(line []spot) bool) int {
	n := 0
	for i := range field {
		for _, in := range []func(place) bool{
			func(p place) bool { return p.row() == i },
			func(p place) bool { return p.col() == i },
		} {
			var line []spot
			for _, s := range d.all() {
				if in(s.at) {
					line = append(line, s)
				}
			}
			if len(line) == side && such(line) {
				n++
			}
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
		return most - int(d.n)
	}
	n := 0
	for _, s := range d.all() {
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
