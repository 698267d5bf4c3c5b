package demo

import (
	"silvertray/engine"
	"silvertray/hw"
	"silvertray/internal/companion"
	"silvertray/internal/prompt"
)

// Player presses the keys as the recorded player did, and throws and lays what
// the recorded player did. It sees only what the panel shows, and mends what was
// read otherwise than it was recorded.
type Player struct {
	steps []Step
	// made counts the moves made; wrong reports that the last one is to be corrected.
	made  int
	wrong bool
	// byHand is set when the step due is entered by keys: its pictures did not tell.
	byHand bool
	keys   chan hw.Key
	// gone is set when the player has walked away.
	gone bool
	// looks has one for each picture that may be looked at now; looked counts those
	// of the step due.
	looks  chan struct{}
	looked int
	// walked counts presses since the last move.
	walked int

	// Corrected counts dice and pieces that had to be corrected by hand, Pressed all
	// presses.
	Corrected, Pressed int
}

// NewPlayer makes a player of the recorded moves.
func NewPlayer(steps []Step) *Player {
	pictures := 0
	for _, s := range steps {
		pictures += len(s.Pictures)
	}
	return &Player{steps: steps, keys: make(chan hw.Key, mostKeys), looks: make(chan struct{}, pictures)}
}

// Presses implements hw.Keys.
func (p *Player) Presses() <-chan hw.Key { return p.keys }

// Made notes that a move was made. A roll is checked before it counts, while a
// piece counts as soon as it is seen and may be wrong.
func (p *Player) Made(m engine.Move) error {
	due := p.due()
	p.wrong = len(due.Puts()) > 0 && m.String() != due.Move.String()
	p.made++
	p.begin()
	return nil
}

// Replaced notes that another move stands in the place of one made before.
func (p *Player) Replaced(at int, text string) error {
	p.wrong = text != p.steps[at].Move.String()
	p.Corrected++
	p.begin()
	return nil
}

// begin turns to another step.
func (p *Player) begin() { p.byHand, p.looked, p.walked = false, 0, 0 }

// due is the step that is made next, or made again; an empty one at the end.
func (p *Player) due() Step {
	at := p.made
	if p.wrong {
		at--
	}
	if at >= len(p.steps) {
		return Step{}
	}
	return p.steps[at]
}

// Shown looks at the panel and presses the keys that lead to the next
// recorded move. Where the record gives no answer, the player walks away:
// Presses closes.
func (p *Player) Shown(m companion.Moment) {
	if m.Screen == nil {
		p.walkAway()
		return
	}
	switch s := m.Screen.Says(); s.Asks {
	case prompt.AskThrow:
		if !p.look() && s.Note != "" {
			p.press(hw.OK)
		}
	case prompt.AskCheck:
		p.check(s)
	case prompt.AskChoice:
		p.choose(m.Match, s)
	case prompt.AskRethrow:
		p.rethrow(m.Match, s)
	case prompt.AskBoard:
		p.board(m.Match, s)
	case prompt.ReadSheet:
		p.press(hw.OK)
	case prompt.AskItem:
		p.pickFrom(s)
	case prompt.ReadMessage:
		p.read(s)
	case prompt.ReadScores:
		p.leave()
	default:
		p.walkAway()
	}
}

// leave acknowledges the score, unless the last move is to be corrected.
func (p *Player) leave() {
	if p.wrong {
		p.press(hw.Back)
		return
	}
	p.press(hw.OK)
}

// read goes on from a message that only tells something.
func (p *Player) read(s prompt.Said) {
	if s.Title != "The end is near" {
		p.walkAway()
		return
	}
	p.press(hw.OK)
}

// choose takes the recorded option, or what leads to it; while a roll is asked, the
// options are the dice that may lie nearest to the tray.
func (p *Player) choose(match engine.Match, s prompt.Said) {
	at := -1
	switch next := p.due().Move.(type) {
	case nil:
	case engine.Thrown:
		at = p.nearest(next, s)
	default:
		at = line(s.Options, match.Label(next))
	}
	p.take(s.Cursor, at)
}
