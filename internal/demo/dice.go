package demo

import (
	"slices"

	"silvertray/engine"
	"silvertray/hw"
	"silvertray/internal/prompt"
)

// check corrects the first die that differs from the record, or lets the roll
// count. A picture taken too early is read again.
func (p *Player) check(s prompt.Said) {
	roll, ok := p.due().Move.(engine.Thrown)
	if !ok || len(roll.Faces) != len(s.Roll) {
		p.walkAway()
		return
	}
	if p.looked < len(p.due().Pictures) && s.Note != "" {
		p.take(s.Cursor, len(s.Roll)+prompt.LookAgain)
		return
	}
	for i, d := range s.Roll {
		if want := roll.Faces[i].Value; d.Value != want {
			p.Corrected++
			p.walk(s.Cursor, i)
			p.press(hw.OK)
			// An unknown value opens at 1.
			for v := max(d.Value, 1); v != want; v = v%6 + 1 {
				p.press(hw.Up)
			}
			p.press(hw.OK)
			return
		}
	}
	p.walk(s.Cursor, len(s.Roll)+prompt.Counts)
	p.press(hw.OK)
}

// nearest is the option of the first recorded die that is still offered.
func (p *Player) nearest(roll engine.Thrown, s prompt.Said) int {
	for _, die := range roll.Near {
		if at := slices.Index(s.Tied, die); at >= 0 {
			return at
		}
	}
	return -1
}
