package goennen

import (
	"iter"
	"slices"
	"strings"

	"silvertray/engine"
	"silvertray/engine/goennen/filling"
	"silvertray/engine/goennen/internal/grid"
	"silvertray/internal/words"
)

// Match is a match of the game. It implements engine.Match.
type Match struct {
	*table
	state
}

var (
	_ engine.Match     = (*Match)(nil)
	_ engine.Marketed  = (*Match)(nil)
	_ engine.Continued = (*Match)(nil)
)

// deal begins a match: the market is stocked first.
func deal(t *table) *Match { return &Match{table: t} }

// player is the one who acts.
func (m *Match) player() int { return int(m.active+m.seat) % len(m.players) }

// mine is the display of the player who acts.
func (m *Match) mine() *grid.Display { return &m.displays[m.player()] }

// Ask says what the match waits for.
func (m *Match) Ask() engine.Ask {
	ask := engine.Ask{Player: m.player(), Round: int(m.round), Rounds: m.rounds(), Title: m.title()}
	switch m.phase {
	case over:
		ask.Moves = func(func(engine.Move) bool) {}
	case throwing:
		ask.Roll = &engine.Roll{Dice: m.game.names(m.thrown), Faces: m.allFaces()}
		ask.Moves = engine.Rolls(ask.Roll.Dice, false)
	case stocking, dealing, drawing:
		ask.Draw, ask.Fixed, ask.Moves = &engine.Draw{Piles: m.pileNames()}, m.fixed, m.draws()
	case acting, entering:
		ask.Choice, ask.Moves = &engine.Choice{Faces: m.allFaces()}, m.moves()
	default:
		ask.Choice, ask.Moves = &engine.Choice{}, m.moves()
	}
	return ask
}

// rounds is the last round as far as anybody can tell, 0 where nobody can.
func (m *Match) rounds() int {
	switch {
	case m.solo() && m.final > 0:
		return min(int(m.final), m.level().Rounds)
	case m.solo():
		return m.level().Rounds
	}
	return int(m.final)
}

// moves are the legal choices.
func (m *Match) moves() iter.Seq[engine.Move] {
	return func(yield func(engine.Move) bool) {
		for _, mv := range m.choices() {
			if !yield(Move{m.game, mv}) {
				return
			}
		}
	}
}

// allFaces are the dice as they lie; those that are not thrown again lie on the
// field where they were kept.
func (m *Match) allFaces() []engine.Face {
	faces := make([]engine.Face, len(m.faces))
	for i, die := range m.game.cards.Colours {
		faces[i] = engine.Face{Die: die, Value: int(m.faces[i])}
		if m.thrown>>i&1 == 0 {
			faces[i].Place = engine.OnField
		}
	}
	return faces
}

// title is the question in a few words.
func (m *Match) title() words.Phrase {
	switch m.phase {
	case stocking:
		return [...]words.Phrase{"A scoring card for the market", "A bonus card for the market"}[m.needed()[0]]
	case dealing:
		return words.Say([...]words.Phrase{"A scoring card for %s", "A bonus card for %s"}[m.needed()[0]], m.players[m.player()])
	case discarding:
		return "A card to go back"
	case placing:
		return "Lay a card"
	case throwing:
		if m.passiveSolo() {
			return "Passive roll"
		}
		return [...]words.Phrase{"", "First roll", "Second roll", "Third roll"}[m.roll]
	case entering:
		return words.Count(m.entriesLeft(), "Enter a die", "Enter up to %d dice")
	case acting:
		return "Complete and buy"
	case drawing:
		return [...]words.Phrase{"A scoring card by chance", "A bonus card by chance"}[m.pile]
	case removing:
		return "A card leaves the market"
	case colouring:
		return "A colour for the joker"
	}
	return "The end"
}

// passiveSolo reports whether a solo player is in the passive turn.
func (m *Match) passiveSolo() bool { return m.solo() && m.seat > 0 }

// Apply returns the match after a move, or a *engine.Refusal.
func (m *Match) Apply(mv engine.Move) (engine.Match, error) {
	next := *m
	var err error
	switch mv := mv.(type) {
	case engine.Thrown:
		err = next.applyRoll(mv)
	case Shown:
		err = next.applyCard(mv)
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
	if m.phase != throwing {
		return &engine.Refusal{Move: roll.String(), Rule: m.awaited()}
	}
	dice := m.game.names(m.thrown)
	if err := roll.Check(dice, false); err != nil {
		return err
	}
	for _, f := range roll.Faces {
		m.faces[slices.Index(m.game.cards.Colours[:], f.Die)] = uint8(f.Value)
	}
	m.rolled()
	return nil
}

func (m *Match) applyChoice(mv Move) error {
	if mv.game != m.game {
		return &engine.Refusal{Move: "a move", Rule: words.Name("it belongs to another game")}
	}
	if !slices.Contains(m.choices(), mv.move) {
		switch now, err := m.Parse(mv.String()); {
		case err != nil:
			return err
		case now != engine.Move(mv):
			return &engine.Refusal{Move: mv.String(), Rule: "it was chosen for other dice"}
		}
	}
	m.play(mv.move)
	return nil
}

// Parse reads the text of a move of this moment.
func (m *Match) Parse(text string) (engine.Move, error) {
	fields := strings.Fields(text)
	text = strings.Join(fields, " ")
	switch {
	case len(fields) == 2 && fields[0] == cardWord:
		if _, rule := m.number(fields[1]); rule != "" {
			return nil, &engine.Refusal{Move: text, Rule: rule}
		}
		return Shown{fields[1]}, nil
	case len(fields) > 0 && fields[0] == "roll" && m.phase == throwing:
		roll, err := engine.ReadThrown(text, m.game.names(m.thrown), false)
		if err != nil {
			return nil, err
		}
		return roll, nil
	}
	if mv, listed := m.listed(text); listed {
		return Move{m.game, mv}, nil
	}
	mv, rule := m.stated(fields)
	if rule != "" {
		return nil, &engine.Refusal{Move: text, Rule: rule}
	}
	return Move{m.game, mv}, nil
}

// listed finds a choice by its text.
func (m *Match) listed(text string) (move, bool) {
	for _, mv := range m.choices() {
		if (Move{m.game, mv}).String() == text {
			return mv, true
		}
	}
	return move{}, false
}

// noDice are those before a roll.
var noDice filling.Dice
