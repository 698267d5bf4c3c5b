package goennen

import (
	"strconv"

	"silvertray/engine"
	"silvertray/internal/words"
)

// Level is a line of the solo card.
type Level struct {
	Rounds int // at most
	Points int // needed
}

// Levels of the solo game, the first one easiest.
var Levels = [...]Level{{15, 90}, {14, 86}, {13, 82}, {12, 78}, {11, 74}, {10, 70}, {9, 66}}

// CampaignGoal is how many campaign points the last level should leave.
const CampaignGoal = 50

// Campaign is where a player stands in one: the level to be played, from 1, and
// the points brought along, which count towards it.
type Campaign struct {
	Level, Carried int
}

// After is the campaign after a match with so many points of its own. A level
// that is lost ends it, and it begins anew; after the last one it is over, with
// the points that are left.
func (c Campaign) After(points int) (next Campaign, won, over bool) {
	left := points + c.Carried - Levels[c.Level-1].Points
	switch {
	case left < 0:
		return Campaign{Level: 1}, false, false
	case c.Level == len(Levels):
		return Campaign{c.Level, left}, true, true
	}
	return Campaign{c.Level + 1, left}, true, false
}

// level is that of a solo match.
func (t *table) level() Level { return Levels[t.number(soloLevel)-1] }

// campaign is where the player of a solo match stands.
func (t *table) campaign() Campaign { return Campaign{t.number(soloLevel), t.number(carried)} }

// Next is the level that a solo match leads to: the next one with the points left,
// or the first one.
func (m *Match) Next() (setup engine.Setup, title words.Phrase, ok bool) {
	if m.phase != over || !m.solo() {
		return engine.Setup{}, "", false
	}
	next, won, last := m.campaign().After(m.Score().Players[0].Total)
	if last {
		next = Campaign{Level: 1}
	}
	setup = m.Setup()
	setup.Settings[soloLevel.Name] = strconv.Itoa(next.Level)
	setup.Settings[carried.Name] = strconv.Itoa(min(next.Carried, mostCarried))
	delete(setup.Settings, playedWith) // with the cards as they are by then
	if !won || last {
		return setup, "Begin again with level 1", true
	}
	return setup, words.Say("Go on with level %d and %d points", next.Level, next.Carried), true
}
