package clever

import (
	"iter"
	"slices"
	"strings"

	"silvertray/engine"
	"silvertray/engine/clever/internal/paper"
	"silvertray/internal/words"
)

// Match is a match of the family. It implements engine.Match.
type Match struct {
	*table
	state
}

var _ engine.Match = (*Match)(nil)

// deal begins a match.
func deal(t *table) *Match {
	m := &Match{table: t}
	m.startRound()
	m.settle()
	return m
}

// player is the one who acts.
func (m *Match) player() int { return int(m.active+m.seat) % len(m.players) }

// me is the sheet of the player who acts.
func (m *Match) me() *paper.Sheet { return &m.sheets[m.player()] }

// passive tells a solo player's passive turn from the active one; with more
// players, that the player who acts is not the active one.
func (m *Match) passive() bool { return m.seat > 0 && m.phase != opening }

// Game is the game being played.
func (m *Match) Game() engine.Game { return m.game }

// Ask says what the match waits for.
func (m *Match) Ask() engine.Ask {
	ask := engine.Ask{Player: m.player(), Round: int(m.round), Rounds: m.rounds(), Title: m.title()}
	switch {
	case m.phase == over:
		ask.Moves = func(func(engine.Move) bool) {}
	case m.rolls():
		ask.Roll = &engine.Roll{Dice: m.inHand(), Faces: m.allFaces(), Tray: m.passive(), Order: m.order()}
		ask.Moves = engine.Rolls(ask.Roll.Dice, ask.Roll.Tray)
	default:
		ask.Choice, ask.Moves = &engine.Choice{Faces: m.allFaces()}, m.moves()
	}
	return ask
}

// rolls reports whether the table answers next.
func (m *Match) rolls() bool { return m.phase == throwing && !m.pending() }

// order is how equal dice compete for the tray.
func (m *Match) order() engine.Order {
	if m.settings[soloTie.name] == "rightmost" {
		return engine.Rightmost
	}
	return engine.Nearest
}

// moves are the legal choices.
func (m *Match) moves() iter.Seq[engine.Move] {
	return func(yield func(engine.Move) bool) {
		for _, mv := range m.choices(nil) {
			if !yield(Move{m.layout, mv}) {
				return
			}
		}
	}
}

// inHand names the dice still thrown.
func (m *Match) inHand() []string {
	var hand []string
	for i := range m.lie(engine.InHand).Each() {
		hand = append(hand, m.layout.Dice[i].String())
	}
	return hand
}

// allFaces are the dice as they lie.
func (m *Match) allFaces() []engine.Face {
	faces := make([]engine.Face, len(m.layout.Dice))
	for i, c := range m.layout.Dice {
		faces[i] = engine.Face{Die: c.String(), Value: int(m.faces[i]), Place: m.place[i]}
	}
	return faces
}

// title is the question in a few words.
func (m *Match) title() words.Phrase {
	switch {
	case m.due.n > 0:
		return m.dueTitle()
	case m.sweeps != 0:
		return "Dice to the tray: mark them too"
	case m.phase == returning:
		return words.Say("Take dice back, %d left", m.me().Left(paper.TakeBack))
	case m.phase == throwing && m.passive() && m.settings[soloTie.name] == "rightmost":
		return "Passive roll, ties from the right"
	case m.phase == throwing && m.passive():
		return "Passive roll"
	case m.phase == throwing:
		return [...]words.Phrase{"", "First roll", "Second roll", "Third roll"}[m.roll]
	case m.phase == picking:
		return [...]words.Phrase{"", "First die", "Second die", "Third die"}[m.roll]
	case m.phase == drawing:
		return "A die from the tray"
	case m.phase == extras:
		return words.Say("Extra die, %d left", m.me().Left(paper.PlusOne))
	}
	return "The end"
}

// dueTitle names the bonuses to be used.
func (m *Match) dueTitle() words.Phrase {
	if m.due.n == 1 && m.due.list[0].Gift == paper.Black {
		return "Black bonus"
	}
	return words.Say("Bonus: %s", m.dueWords())
}

// dueWords lists the bonuses to be used.
func (m *Match) dueWords() words.Phrase {
	var bonuses []words.Phrase
	for _, b := range m.due.all() {
		bonuses = append(bonuses, b.Words())
	}
	return words.List(bonuses)
}

// Apply returns the match after a move, or a *engine.Refusal.
func (m *Match) Apply(mv engine.Move) (engine.Match, error) {
	next := *m
	var err error
	switch mv := mv.(type) {
	case engine.Thrown:
		err = next.applyRoll(mv)
	case Move:
		err = next.applyChoice(mv)
	default:
		err = engine.Foreign(mv)
	}
	if err != nil {
		return nil, err
	}
	return &next, nil
}

func (m *Match) applyRoll(roll engine.Thrown) error {
	if !m.rolls() {
		return &engine.Refusal{Move: roll.String(), Rule: m.awaited()}
	}
	if err := roll.Check(m.inHand(), m.passive()); err != nil {
		return err
	}
	var values [dice]uint8
	for i, die := range slices.Collect(m.lie(engine.InHand).Each()) {
		values[die] = uint8(roll.Faces[i].Value)
	}
	m.throw(values, m.lowest(roll))
	return nil
}

// lowest are the dice of a roll that go to the tray in a solo passive turn.
func (m *Match) lowest(roll engine.Thrown) paper.Set {
	if !m.passive() {
		return 0
	}
	order := slices.Clone(roll.Faces)
	slices.SortStableFunc(order, func(a, b engine.Face) int {
		if a.Value != b.Value {
			return a.Value - b.Value
		}
		return slices.Index(roll.Near, a.Die) - slices.Index(roll.Near, b.Die)
	})
	var low paper.Set
	for _, f := range order[:engine.TrayPlaces] {
		low |= paper.Only(slices.Index(paper.Names(m.layout.Dice), f.Die))
	}
	return low
}

func (m *Match) applyChoice(mv Move) error {
	if mv.layout != m.layout {
		return &engine.Refusal{Move: "a move", Rule: words.Name("it belongs to another game")}
	}
	if !slices.Contains(m.choices(nil), mv.move) {
		return m.refuse(mv.String())
	}
	m.play(mv.move)
	return nil
}

// Parse reads the text of a move of this moment.
func (m *Match) Parse(text string) (engine.Move, error) {
	fields := strings.Fields(text)
	text = strings.Join(fields, " ")
	if m.rolls() && len(fields) > 0 && fields[0] == "roll" {
		return engine.ReadThrown(text, m.inHand(), m.passive())
	}
	if m.phase != over && !m.rolls() {
		for mv := range m.moves() {
			if mv.String() == text {
				return mv, nil
			}
		}
	}
	return nil, m.refuse(text)
}
