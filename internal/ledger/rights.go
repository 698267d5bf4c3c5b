package ledger

import (
	"slices"

	"silvertray/engine"
	"silvertray/engine/record"
)

// MayTakeBack reports whether a player may take moves back until so many are left: the
// player's own, and what the table showed since. What others have chosen, or hold, is
// theirs.
func MayTakeBack(steps []record.Step, player, to int) bool {
	if to < 0 || to > len(steps) {
		return false
	}
	return !slices.ContainsFunc(steps[to:], func(s record.Step) bool {
		return !open(s) && mover(s.Before, s.Move) != player
	})
}

// MayCorrect reports whether a player may say what a move that the table showed really
// was. It must lie open, and nobody else may have shown or been dealt anything in secret
// since: whether that still fits would tell what it is.
func MayCorrect(steps []record.Step, player, at int) bool {
	if at < 0 || at >= len(steps) || hides(steps[at], player) || needs(steps[at], player) {
		return false
	}
	if steps[at].Label().Secret != nil {
		return alone(steps[at].Before)
	}
	return !slices.ContainsFunc(steps[at+1:], func(s record.Step) bool { return hides(s, player) })
}

// open reports whether a step lies open for all, and nobody has chosen it: a roll, or a
// card that was turned over.
func open(s record.Step) bool {
	ask := s.Before.Ask()
	return ask.Roll != nil || ask.Draw != nil && s.Label().Secret == nil
}

// hides reports whether a step names pieces that this player should not see.
func hides(s record.Step, player int) bool {
	secret := s.Label().Secret
	return secret != nil && secret.Player != player && !alone(s.Before)
}

// needs reports whether the rules hold a step against pieces that this player should not
// see.
func needs(s record.Step, player int) bool {
	ask := s.Before.Ask()
	return ask.Lay != nil && ask.Lay.Best != nil && ask.Player != player && !alone(s.Before)
}

// alone reports whether a match has one player, who has nobody to hide anything from.
func alone(m engine.Match) bool { return len(m.Setup().Players) == 1 }
