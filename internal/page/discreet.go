package page

import (
	"slices"
	"strings"

	"silvertray/engine"
	"silvertray/internal/companion"
	"silvertray/internal/words"
)

// maySee tells that pieces a player has shown are this visitor's to look at: on
// the player's own device, or wherever a single player plays.
func maySee(m engine.Match, who visitor, player int) bool {
	return who.player == player || len(m.Setup().Players) == 1
}

// shownApart tells that pieces are shown just now that a visitor should not see.
func shownApart(m engine.Match, who visitor) bool {
	if m == nil || who.owner {
		return false
	}
	ask := m.Ask()
	return ask.Best != nil && !maySee(m, who, ask.Player)
}

// hidden is how a move was announced that shows another player's pieces.
func hidden(past companion.Past, who visitor) (title words.Phrase, ok bool) {
	for _, s := range past.Before.Ask().Shows {
		if strings.HasPrefix(past.Move.String(), s.Word+" ") && !maySee(past.Before, who, s.Player) {
			return s.Title, true
		}
	}
	return "", false
}

// discreet is what a visitor may read of a move that was made: of pieces that
// another player has shown, not which ones.
func discreet(past companion.Past, who visitor) engine.Label {
	if title, ok := hidden(past, who); ok {
		return engine.Label{Text: title}
	}
	return past.Label()
}

// secret tells that the record has what a visitor should not see before the end.
// The box itself has it on its disk.
func secret(s companion.Snapshot, who visitor) bool {
	return !who.owner && s.Match.Ask().Kind != engine.Over && slices.ContainsFunc(s.Past, func(past companion.Past) bool {
		_, ok := hidden(past, who)
		return ok
	})
}
