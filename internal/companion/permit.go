package companion

import (
	"slices"

	"silvertray/engine"
	"silvertray/engine/placement"
	"silvertray/engine/record"
	"silvertray/hw"
	"silvertray/internal/companion/dice"
	"silvertray/internal/companion/session"
	"silvertray/internal/ledger"
	"silvertray/internal/prompt"
)

// permit returns nil where who asks may do so: the box itself everything, a player what
// is that player's own and what lies open on the table. It must not depend on what is
// hidden from that player.
func (l *loop) permit(by prompt.Seat, act prompt.Act) error {
	if _, refreshes := act.(prompt.Refresh); by.Box || refreshes {
		return nil
	}
	if player := l.player(by); player < 0 || !l.owns(player, act) {
		return prompt.ErrNotYours
	}
	return nil
}

// owns reports whether an act is a player's own.
func (l *loop) owns(player int, act prompt.Act) bool {
	steps, m := l.table.Ledger.Known(player)
	asked := m.Ask().Player == player
	switch a := act.(type) {
	case prompt.Press:
		return l.pressable(player, a.Key)
	case prompt.Choose:
		return a.Player == player
	case prompt.Throw:
		return a.Player == player
	case prompt.WithdrawPremoves:
		return a.Player == player
	case prompt.DrawCard, prompt.AnswerCell:
		return asked
	case prompt.AcceptRoll, prompt.AnswerNearest:
		return asked && l.playing()
	case prompt.CorrectDie:
		return l.playing() // what a die shows, everybody sees
	case prompt.TakeBack:
		return a.To < 0 || a.To >= len(steps) || ledger.MayTakeBack(steps, player, a.To) // what is not there is told
	case prompt.AmendRoll:
		move, err := dice.Amended(l.table, a)
		return l.corrects(player, a.At, move, err)
	case prompt.ReplaceMove:
		move, err := l.replacement(a)
		return l.corrects(player, a.At, move, err)
	case prompt.CorrectCell:
		return true // by the pieces that are the player's to correct
	}
	return false
}

// pressable reports whether a player may press a key: one of those that belong to the
// question, while the player may see the panel.
func (l *loop) pressable(player int, key hw.Key) bool {
	asked, keys := l.seat()
	short := key &^ hw.Long
	return asked == player && slices.Contains(keys, short) && (key == short || short != hw.Back)
}

// seat is the player whom the panel asks, and the keys that are the player's to press; no
// keys while the panel shows what that player should not see.
func (l *loop) seat() (player int, keys []hw.Key) {
	seated, ok := l.state.(session.Seated)
	if m := l.table.Match(); !ok || m == nil || m.Ask().Over() {
		return 0, nil
	}
	player, keys = seated.Seat(l.table)
	if slices.ContainsFunc(l.private, func(p int) bool { return p != player }) {
		return player, nil
	}
	return player, keys
}

// playing reports whether the panel puts a question of the match.
func (l *loop) playing() bool {
	_, keys := l.seat()
	return len(keys) > 0
}

// corrects reports whether a player may put a move in the place of one made before: it
// must not cost others what they have done since. Why the move itself is wrong is told
// to whoever may correct.
func (l *loop) corrects(player, at int, move engine.Move, err error) bool {
	steps := l.table.Steps()
	known, _ := l.table.Ledger.Known(player)
	switch {
	case at < 0 || at >= len(known):
		return true // which is told
	case !ledger.MayCorrect(known, player, at):
		return false
	case err != nil:
		return true
	}
	c, err := record.Amend(steps, at, move.String())
	return err != nil || ledger.MayTakeBack(steps, player, len(c.Steps))
}

// mends are the places of moves that a player may correct by what a cell shows; all of
// them for the box itself.
func (l *loop) mends(by prompt.Seat) func(f placement.Fix) bool {
	if by.Box {
		return func(placement.Fix) bool { return true }
	}
	player := l.player(by)
	steps, _ := l.table.Ledger.Known(player)
	return func(f placement.Fix) bool { return !f.Breaks && ledger.MayCorrect(steps, player, f.At) }
}

// player is the number of who asks, or -1 for who does not play.
func (l *loop) player(by prompt.Seat) int {
	if l.table.Match() == nil || by.Player == "" {
		return -1
	}
	return slices.Index(l.table.Match().Setup().Players, by.Player)
}
