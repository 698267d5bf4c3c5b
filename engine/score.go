package engine

import "silvertray/internal/words"

// Score is the standing of a match.
type Score struct {
	Game     string `json:"game"`
	Finished bool   `json:"finished"`
	// Lowest tells that a total is the lowest of a player's areas, not their sum;
	// such a game has no foxes.
	Lowest  bool          `json:"lowest,omitempty"`
	Players []PlayerScore `json:"players"`
	// Winners by name: one, or several who share the win; none before the end.
	Winners []string `json:"winners"`
}

// Verdict says who has won. It is empty before the end, and for a player alone: there
// was nobody to win against.
func (s Score) Verdict() words.Phrase {
	winners := make([]words.Phrase, len(s.Winners))
	for i, name := range s.Winners {
		winners[i] = words.Name(name)
	}
	switch {
	case len(winners) == 0 || len(s.Players) == 1:
		return ""
	case len(winners) == 1:
		return words.Say("★ %s wins", winners[0])
	}
	return words.Say("★ %s share the win", words.And(winners))
}

// Ranked tells that the places say more than the verdict does.
func (s Score) Ranked() bool { return len(s.Players) > 2 && s.Players[0].Place > 0 }

// PlayerScore is one player's column of the score pad.
type PlayerScore struct {
	Name string `json:"name"`
	// Areas in points, by area name.
	Areas map[string]int `json:"areas"`
	// Foxes earned, and what they add up to.
	Foxes     int `json:"foxes"`
	FoxPoints int `json:"fox_points"`
	Total     int `json:"total"`
	// Place in the ranking of a finished match, from 1, shared by those whom
	// nothing tells apart; 0 where a game only names its winners.
	Place int `json:"place,omitempty"`
	// Rating of a finished solo match; nil otherwise.
	Rating *Rating `json:"rating"`
}

// Rating is the printed verdict on a solo score.
type Rating struct {
	// Stars from 0 to 5 in halves.
	Stars float64      `json:"stars"`
	Words words.Phrase `json:"words"`
}
