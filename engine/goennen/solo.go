package goennen

import (
	"strconv"

	"silvertray/engine"
	"silvertray/engine/goennen/internal/campaign"
	"silvertray/internal/words"
)

// level is that of a solo match.
func (t *table) level() campaign.Level { return campaign.Levels[t.number(soloLevel)-1] }

// campaign is where the player of a solo match stands.
func (t *table) campaign() campaign.Standing {
	return campaign.Standing{Level: t.number(soloLevel), Carried: t.number(carried)}
}

// Next is the level that a solo match leads to: the next one with the points left,
// or the first one.
func (m *Match) Next() (setup engine.Setup, title words.Phrase, ok bool) {
	if m.phase != over || !m.solo() {
		return engine.Setup{}, "", false
	}
	next, won, last := m.campaign().After(m.Score().Players[0].Total)
	if last {
		next = campaign.Standing{Level: 1}
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
