package demo

import (
	"slices"

	"silvertray/engine"
	"silvertray/engine/record"
	"silvertray/hw"
	"silvertray/internal/prompt"
)

// Deals reports whether the box turns over the cards of a game: in a recorded one, of
// all.
func (p *Player) Deals(engine.Game) bool { return true }

// Draw is the card that the box turns over next: the recorded one.
func (p *Player) Draw(engine.Match, []record.Step) engine.Move { return p.due().Move }

// Shuffle does nothing: the cards lie as they were recorded.
func (p *Player) Shuffle() {}

// line is where an option lies, or what leads to it: dice to be thrown again lie
// behind one line, and the ways to do something with a card behind the best one; -1
// where there is none.
func line(options []engine.Label, to engine.Label) int {
	at := slices.IndexFunc(options, func(l engine.Label) bool { return l.Text == to.Text })
	if at >= 0 {
		return at
	}
	return slices.IndexFunc(options, func(l engine.Label) bool {
		return to.Dice.Throws != nil && l.Dice.Throws != nil || to.Card != nil && l.Card != nil && l.Group == to.Group
	})
}

// rethrow keeps and throws dice until they are as recorded, then throws.
func (p *Player) rethrow(match engine.Match, s prompt.Said) {
	next := p.due().Move
	if _, roll := next.(engine.Thrown); next == nil || roll {
		p.walkAway()
		return
	}
	thrown := match.Label(next).Dice.Throws
	for i, f := range s.Faces {
		if slices.Contains(thrown, f.Die) != slices.Contains(s.Rethrown, f.Die) {
			p.walk(s.Cursor, i)
			p.press(hw.OK)
			return
		}
	}
	p.take(s.Cursor, len(s.Faces))
}
