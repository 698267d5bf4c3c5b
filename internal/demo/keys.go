package demo

import (
	"silvertray/hw"
	"silvertray/internal/prompt"
)

// mostKeys is more than any one screen takes: a walk over all options.
const mostKeys = 256

// mostWalked is more than any move takes: a walk over all places of a board.
const mostWalked = 2000

// take walks to a line and takes it; at is -1 where the line that is looked for is
// not there.
func (p *Player) take(from prompt.Cursor, at int) {
	if at < 0 {
		p.walkAway()
		return
	}
	p.walk(from, at)
	p.press(hw.OK)
}

// walk moves a cursor the shorter way to another of its places.
func (p *Player) walk(from prompt.Cursor, to int) {
	key, steps := hw.Down, (to-from.At+from.Of)%from.Of
	if steps > from.Of/2 {
		key, steps = hw.Up, from.Of-steps
	}
	for range steps {
		p.press(key)
	}
}

func (p *Player) press(k hw.Key) {
	if p.walked++; p.walked > mostWalked {
		p.walkAway()
	}
	if p.gone {
		return
	}
	p.Pressed++
	p.keys <- k
}

// walkAway gives up: no more presses come.
func (p *Player) walkAway() {
	if !p.gone {
		p.gone = true
		close(p.keys)
	}
}
