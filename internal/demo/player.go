package demo

import (
	"iter"
	"slices"

	"silvertray/display"
	"silvertray/engine"
	"silvertray/hw"
	"silvertray/internal/companion"
	"silvertray/internal/words"
)

// Player presses the keys as the recorded player did. It sees only what the
// panel shows, and mends a die that was read otherwise than it was recorded.
type Player struct {
	moves []string
	made  int
	keys  chan hw.Key

	// Mended counts dice that had to be corrected by hand, Pressed all presses.
	Mended, Pressed int
}

// mostKeys is more than any one screen takes: a walk over all options.
const mostKeys = 256

// NewPlayer makes a player of the recorded moves, in their text form.
func NewPlayer(moves []string) *Player {
	return &Player{moves: moves, keys: make(chan hw.Key, mostKeys)}
}

// Presses implements hw.Keys.
func (p *Player) Presses() <-chan hw.Key { return p.keys }

// Made notes that a move was made.
func (p *Player) Made(engine.Move) error {
	p.made++
	return nil
}

// Shown looks at the panel and presses the keys that lead to the next
// recorded move. Where the record gives no answer, the player walks away:
// Presses closes.
func (p *Player) Shown(m companion.Moment) {
	switch s := m.Screen.(type) {
	case display.Waiting:
		if s.Note != "" {
			p.press(hw.OK)
		}
	case display.Check:
		p.check(m.Match, s)
	case display.Choice:
		p.choose(m.Match, s)
	case display.Scores:
		p.press(hw.OK)
	default:
		close(p.keys)
	}
}

// check mends the first die that differs from the record, or lets the roll
// count.
func (p *Player) check(match engine.Match, s display.Check) {
	roll, ok := p.next(match).(engine.Thrown)
	if !ok || len(roll.Faces) != len(s.Dice) {
		close(p.keys)
		return
	}
	for i, d := range s.Dice {
		if want := roll.Faces[i].Value; d.Value != want {
			p.Mended++
			p.walk(s.Cursor, i, len(s.Dice)+2)
			p.press(hw.OK)
			// An unknown value opens at 1.
			for v := max(d.Value, 1); v != want; v = v%6 + 1 {
				p.press(hw.Up)
			}
			p.press(hw.OK)
			return
		}
	}
	p.walk(s.Cursor, len(s.Dice), len(s.Dice)+2)
	p.press(hw.OK)
}

// choose takes the recorded option; while a roll is asked, the options are
// the dice that may lie nearest to the tray.
func (p *Player) choose(match engine.Match, s display.Choice) {
	at := -1
	switch next := p.next(match).(type) {
	case nil:
	case engine.Thrown:
		at = p.nearest(next, s)
	default:
		at = slices.Index(texts(match.Ask().Moves), next.String())
	}
	if at < 0 {
		close(p.keys)
		return
	}
	p.walk(s.Selected, at, len(s.Options))
	p.press(hw.OK)
}

// nearest is the option of the first recorded die that is still offered.
func (p *Player) nearest(roll engine.Thrown, s display.Choice) int {
	for _, die := range roll.Near {
		at := slices.IndexFunc(s.Options, func(l engine.Label) bool { return l.Text == words.Say("the %s die", words.Phrase(die)) })
		if at >= 0 {
			return at
		}
	}
	return -1
}

// next is the next recorded move, or nil where it is none of this moment.
func (p *Player) next(match engine.Match) engine.Move {
	if p.made == len(p.moves) {
		return nil
	}
	m, err := match.Parse(p.moves[p.made])
	if err != nil {
		return nil
	}
	return m
}

// texts are the text forms of moves.
func texts(moves iter.Seq[engine.Move]) []string {
	var all []string
	for m := range moves {
		all = append(all, m.String())
	}
	return all
}

// walk moves a cursor the shorter way from one of n places to another.
func (p *Player) walk(from, to, n int) {
	key, steps := hw.Down, (to-from+n)%n
	if steps > n/2 {
		key, steps = hw.Up, n-steps
	}
	for range steps {
		p.press(key)
	}
}

func (p *Player) press(k hw.Key) {
	p.Pressed++
	p.keys <- k
}
