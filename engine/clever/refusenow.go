package clever

import (
	"silvertray/engine"
	"silvertray/engine/clever/internal/paper"
	"silvertray/internal/words"
)

// whyNotNow is the reason against a choice while dice are to be thrown: what keeps
// this one from being made, else that the roll comes first.
func (m *Match) whyNotNow(v verb) words.Phrase {
	switch v {
	case extra:
		return m.whyNoExtra()
	case fetch:
		return m.whyNoneBack()
	}
	return m.awaited()
}

// whyNoExtra is the reason against an extra die outside the phase of extra dice. Where
// a player begins, somebody's turn has just ended, often for want of extra dice.
func (m *Match) whyNoExtra() words.Phrase {
	before, ok := m.playedBefore()
	none := ok && m.sheets[before].Left(paper.PlusOne) == 0
	switch {
	case none && m.me().Left(paper.PlusOne) == 0:
		return "no extra die is left"
	case ok && m.solo() && m.seat == 0 && m.settings[soloExtra.name] == "no":
		return "extra dice are not used in a solo passive turn here"
	case none && m.phase == throwing:
		return words.Say("no extra die is left for %s", m.players[before])
	}
	return "extra dice come at the end of a player's turn"
}

// playedBefore is the player whose turn has just ended, where nothing has happened
// since; not ok in the midst of a turn, and before the first one.
func (m *Match) playedBefore() (player int, ok bool) {
	switch begun := m.roll > 1 || m.lie(engine.InHand) != m.allDice(); {
	case m.phase == drawing && !m.solo():
		return int(m.active+m.seat-1) % len(m.players), true
	case m.phase != throwing || begun:
		return 0, false
	case m.seat > 0: // a solo player's passive turn
		return m.player(), true
	case m.active > 0:
		return m.lastOf(m.active - 1), true
	case m.round > 1:
		return m.lastOf(uint8(len(m.players) - 1)), true
	}
	return 0, false
}

// lastOf is the player who acts last in the turn of an active player.
func (m *Match) lastOf(active uint8) int {
	return (int(active) + len(m.players) - 1) % len(m.players)
}

// allDice are the dice of the game.
func (m *Match) allDice() paper.Set { return 1<<len(m.layout.Dice) - 1 }

// whyNoneBack is the reason against taking a die back while dice are to be thrown.
func (m *Match) whyNoneBack() words.Phrase {
	switch {
	case m.layout.Track(paper.Plain(paper.TakeBack)) == nil, m.passive(), m.roll == 1:
		return m.wants(fetch)
	case m.me().Left(paper.TakeBack) == 0:
		return "no taking back of a die is left"
	case m.lie(engine.OnTray) == 0:
		return "no die lies on the tray"
	}
	return m.awaited()
}
