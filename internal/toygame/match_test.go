package toygame

import (
	"iter"
	"slices"
	"strings"

	"silvertray/engine"
	"silvertray/internal/words"
)

// match is a match of Driftwood, a plain value.
type match struct {
	players []string // never changed
	sea     string
	rafts   [seats]raft
	// turn counts from 0, each player once a round.
	turn  int
	phase phase
	// lie are the values thrown, in the order of dice.
	lie [2]int
}

// raft is what a player has.
type raft struct {
	rows      [2][boxes]int
	barnacles int
}

// phase is what a match waits for.
type phase uint8

const (
	toThrow phase = iota
	toKeep
	toBlow // a gust has come
)

// move is a choice: to keep a die, or to blow a gust into a row.
type move struct {
	verb string
	row  int
}

func (m move) String() string { return m.verb + " " + dice[m.row] }

func (m match) Game() engine.Game { return driftwood{} }

func (m match) Setup() engine.Setup {
	return engine.Setup{Players: slices.Clone(m.players), Settings: map[string]string{sea.Name: m.sea}}
}

func (m match) over() bool  { return m.turn == rounds*len(m.players) }
func (m match) player() int { return m.turn % len(m.players) }

// Ask is the throw, the die to keep, or the row that a gust blows into.
func (m match) Ask() engine.Ask {
	ask := engine.Ask{
		Player: m.player(), Round: min(m.turn/len(m.players)+1, rounds), Rounds: rounds, Moves: m.choices(),
	}
	switch {
	case m.over():
		ask.Title = "The end"
	case m.phase == toThrow:
		ask.Title, ask.Roll, ask.Moves = "Throw both dice", &engine.Roll{Dice: dice}, engine.Rolls(dice, false)
	case m.phase == toKeep:
		ask.Title, ask.Choice = "Which die is kept?", &engine.Choice{Faces: m.faces()}
	default:
		ask.Title, ask.Choice = "A gust comes up", &engine.Choice{}
	}
	return ask
}

// choices are the legal choices; none where dice are thrown, and none at the end.
func (m match) choices() iter.Seq[engine.Move] {
	return func(yield func(engine.Move) bool) {
		verb, ok := map[phase]string{toKeep: "keep", toBlow: "blow"}[m.phase]
		for row := range dice {
			if !ok || !yield(move{verb, row}) {
				return
			}
		}
	}
}

func (m match) faces() (faces []engine.Face) {
	for i, die := range dice {
		faces = append(faces, engine.Face{Die: die, Value: m.lie[i]})
	}
	return faces
}

// Apply makes a throw or a choice.
func (m match) Apply(mv engine.Move) (engine.Match, error) {
	switch mv := mv.(type) {
	case engine.Thrown:
		if m.over() || m.phase != toThrow {
			return nil, refuse(mv.String(), "no dice are thrown now")
		}
		if err := mv.Check(dice, false); err != nil {
			return nil, err
		}
		m.lie, m.phase = [2]int{mv.Faces[0].Value, mv.Faces[1].Value}, toKeep
		return m, nil
	case move:
		if !slices.Contains(slices.Collect(m.choices()), engine.Move(mv)) {
			return nil, refuse(mv.String(), "this cannot be chosen now")
		}
		return m.choose(mv), nil
	}
	return nil, engine.Foreign(mv)
}

// choose makes a legal choice.
func (m match) choose(mv move) match {
	value := blown
	if m.phase == toKeep {
		value = m.lie[mv.row]
		if m.sticks(mv.row) {
			m.rafts[m.player()].barnacles++
		}
	}
	row := &m.rafts[m.player()].rows[mv.row]
	box := slices.Index(row[:], 0)
	row[box] = value
	if box == gusty {
		m.phase = toBlow
		return m
	}
	m.phase = toThrow
	m.turn++
	return m
}

// sticks reports whether keeping a die brings a barnacle.
func (m match) sticks(row int) bool { return m.lie[1-row] > m.lie[row] }

// Parse reads a throw or a choice.
func (m match) Parse(text string) (engine.Move, error) {
	if strings.HasPrefix(text, "roll") {
		roll, err := engine.ParseThrown(text, dice)
		if err != nil {
			return nil, err
		}
		_, err = m.Apply(roll)
		return roll, err
	}
	for mv := range m.choices() {
		if mv.String() == text {
			return mv, nil
		}
	}
	return nil, refuse(text, "this cannot be chosen now")
}

func refuse(text string, rule words.Phrase) error { return &engine.Refusal{Move: text, Rule: rule} }

// Label says a throw or a choice, and what it brings.
func (m match) Label(mv engine.Move) engine.Label {
	c, ok := mv.(move)
	if !ok {
		return engine.Label{Text: words.Name(mv.String())}
	}
	l := engine.Label{Text: words.Say("%s %d for the row", words.Phrase(dice[c.row]), blown), Group: dice[c.row]}
	if m.phase == toKeep {
		l.Text = words.Say("keep %s %d", words.Phrase(dice[c.row]), m.lie[c.row])
	}
	if box := slices.Index(m.rafts[m.player()].rows[c.row][:], 0); box == gusty {
		l.Brings = append(l.Brings, gust.Name)
	}
	if m.phase == toKeep && m.sticks(c.row) {
		l.Brings = append(l.Brings, "a barnacle")
	}
	return l
}
