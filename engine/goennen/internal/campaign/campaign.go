// Package campaign is the solo card: its levels, and the campaign that leads over them.
package campaign

import (
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

// Goal is how many campaign points the last level should leave.
const Goal = 50

// Standing is where a player stands in a campaign: the level to be played, from 1,
// and the points brought along, which count towards it.
type Standing struct {
	Level, Carried int
}

// After is the standing after a match with so many points of its own. A level
// that is lost ends the campaign, and it begins anew; after the last one it is over,
// with the points that are left.
func (s Standing) After(points int) (next Standing, won, over bool) {
	left := points + s.Carried - Levels[s.Level-1].Points
	switch {
	case left < 0:
		return Standing{Level: 1}, false, false
	case s.Level == len(Levels):
		return Standing{s.Level, left}, true, true
	}
	return Standing{s.Level + 1, left}, true, false
}

// The stars of a solo match: all or none, since a level is won or lost.
const allStars = 5

// Rating says whether the level is won with so many points, and what the campaign
// goes on with.
func (s Standing) Rating(points int) *engine.Rating {
	next, won, last := s.After(points)
	switch {
	case !won:
		return &engine.Rating{Words: words.Say("level %d is lost: %d of %d points", s.Level, points+s.Carried, Levels[s.Level-1].Points)}
	case last && next.Carried >= Goal:
		return &engine.Rating{Stars: allStars, Words: words.Say("the last level is won with %d campaign points: the goal is reached", next.Carried)}
	case last:
		return &engine.Rating{Stars: allStars, Words: words.Say("the last level is won with %d campaign points", next.Carried)}
	}
	return &engine.Rating{Stars: allStars, Words: words.Say("level %d is won: %d points go on to level %d", s.Level, next.Carried, next.Level)}
}
