package view

import (
	"slices"

	"silvertray/engine"
	"silvertray/engine/record"
	"silvertray/internal/ledger"
	"silvertray/internal/page/access"
	"silvertray/internal/prompt"
)

// maySee reports whether pieces a player has shown are this visitor's to look at: on
// the player's own device, or wherever a single player plays.
func maySee(m engine.Match, who access.Visitor, player int) bool {
	return who.Player == player || len(m.Setup().Players) == 1
}

// HidesPicture reports whether the camera may have seen pieces of one player among several:
// the picture shows them before the match knows whose they are, and still when
// they are forgotten. So nobody gets it.
func HidesPicture(m engine.Match) bool {
	if m == nil || len(m.Setup().Players) == 1 {
		return false
	}
	lay := m.Ask().Lay
	return lay != nil && (lay.Shows != nil || lay.Best != nil)
}

// MayMirror reports whether a visitor may see what the panel shows, and press its keys:
// what one player alone should see is for that player and the box itself.
func MayMirror(s prompt.Snapshot, who access.Visitor) bool {
	return who.Owner || !s.Hides(who.Player)
}

// hidden reports whether a move names pieces which are not this visitor's to look at.
func hidden(past record.Step, label engine.Label, who access.Visitor) bool {
	return label.Secret != nil && !maySee(past.Before, who, label.Secret.Player)
}

// redacted is what a visitor may read of a move that was made: of pieces that
// another player has shown, not which ones.
func redacted(past record.Step, who access.Visitor) engine.Label {
	label := past.Label()
	if hidden(past, label, who) {
		return engine.Label{Text: label.Secret.Others}
	}
	return label
}

// HidesRecord reports whether the record has what a visitor should not see before the end.
// The box itself has it on its disk.
func HidesRecord(s prompt.Snapshot, who access.Visitor) bool {
	return !who.Owner && !s.Match.Ask().Over() && slices.ContainsFunc(s.Past, func(past record.Step) bool {
		return hidden(past, past.Label(), who)
	})
}

// known is a snapshot as a visitor can know it: of cards that are dealt face down, the
// visitor's own.
func known(s prompt.Snapshot, who access.Visitor) prompt.Snapshot {
	past, m := ledger.Known(s.Match, s.Past, s.Premoves, who.Player)
	if len(past) > len(s.Past) { // what is held back counts
		s.Premoves = nil
	}
	s.Past, s.Match = past, m
	return s
}
