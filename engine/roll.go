package engine

import (
	"fmt"
	"slices"
	"strings"

	"silvertray/internal/words"
)

// Thrown is the move the table makes: dice that came to rest.
//
// Its text is "roll white=3 yellow=5 blue=2 green=6 orange=1 purple=4". Where
// equal dice compete for the tray, "near=green,white" follows with those dice,
// nearest to the tray first.
type Thrown struct {
	// Faces in the game's order of dice.
	Faces []Face
	// Near orders the dice that tie for the last places on the tray, nearest
	// first; empty when the values alone decide.
	Near []string
}

// Order is what puts equal dice in order at the tray.
type Order uint8

// The orders of equal dice.
const (
	Nearest   Order = iota // nearest to the tray first
	Rightmost              // furthest to the right first
)

// Sides is what a die can show, and TrayPlaces how many dice lie on the tray
// after a roll that fills it by itself.
const (
	Sides      = 6
	TrayPlaces = 3
)

// String is the canonical text of the roll.
func (t Thrown) String() string {
	var b strings.Builder
	b.WriteString("roll")
	for _, f := range t.Faces {
		fmt.Fprintf(&b, " %s=%d", f.Die, f.Value)
	}
	if len(t.Near) > 0 {
		b.WriteString(" near=" + strings.Join(t.Near, ","))
	}
	return b.String()
}

// Said are the faces in words.
func (t Thrown) Said() words.Phrase {
	var faces []words.Phrase
	for _, f := range t.Faces {
		faces = append(faces, words.Say("%s %d", words.Phrase(f.Die), f.Value))
	}
	return words.List(faces)
}

// Tied names the dice that compete for the last places on the tray when the
// lowest TrayPlaces dice go there: all dice of the tied value, in the order
// given. It is nil when the values alone decide.
func Tied(faces []Face) []string {
	if len(faces) <= TrayPlaces {
		return nil
	}
	values := make([]int, len(faces))
	for i, f := range faces {
		values[i] = f.Value
	}
	slices.Sort(values)
	last := values[TrayPlaces-1]
	if last != values[TrayPlaces] {
		return nil
	}
	var tied []string
	for _, f := range faces {
		if f.Value == last {
			tied = append(tied, f.Die)
		}
	}
	return tied
}

// ParseThrown reads the text of a roll of these dice. The dice may be named in
// any order; the roll comes back in the order of dice. Every error is a
// *Refusal.
func ParseThrown(text string, dice []string) (Thrown, error) {
	said := strings.Fields(text)
	if len(said) == 0 || said[0] != "roll" {
		return Thrown{}, &Refusal{Move: text, Rule: words.Name(`a roll begins with the word "roll"`)}
	}
	var t Thrown
	for _, word := range said[1:] {
		name, value, _ := strings.Cut(word, "=")
		if err := t.read(name, value); err != nil {
			return Thrown{}, &Refusal{Move: text, Rule: words.Name(err.Error())}
		}
	}
	slices.SortStableFunc(t.Faces, func(a, b Face) int {
		return slices.Index(dice, a.Die) - slices.Index(dice, b.Die)
	})
	if rule := t.wrongDice(dice); rule != "" {
		return Thrown{}, &Refusal{Move: text, Rule: words.Name(rule)}
	}
	return t, nil
}

// ReadThrown is ParseThrown and Check together. A refusal has the text as it was
// written.
func ReadThrown(text string, dice []string, tray bool) (Thrown, error) {
	t, err := ParseThrown(text, dice)
	if err != nil {
		return Thrown{}, err
	}
	if rule := t.wrongNear(tray); rule != "" {
		return Thrown{}, &Refusal{Move: text, Rule: words.Name(rule)}
	}
	return t, nil
}

// read takes one word of a roll: a die with its value, or the dice near the tray.
func (t *Thrown) read(name, value string) error {
	if name == "near" {
		if value == "" || t.Near != nil {
			return fmt.Errorf("near= comes once, followed by dice: near=green,white")
		}
		t.Near = strings.Split(value, ",")
		return nil
	}
	if t.Near != nil {
		return fmt.Errorf("near= comes last in a roll")
	}
	if len(value) != 1 || value[0] < '1' || value[0] > '0'+Sides {
		return fmt.Errorf("%q is no die with a value from 1 to %d, such as white=3", name+"="+value, Sides)
	}
	t.Faces = append(t.Faces, Face{Die: name, Value: int(value[0] - '0')})
	return nil
}

// Check refuses a roll that is not one of exactly these dice in this order, and
// one whose Near does not order the dice that tie for the tray. Where the roll
// does not fill the tray, Near has to be empty.
func (t Thrown) Check(dice []string, tray bool) error {
	rule := t.wrongDice(dice)
	if rule == "" {
		rule = t.wrongNear(tray)
	}
	if rule != "" {
		return &Refusal{Move: t.String(), Rule: words.Name(rule)}
	}
	return nil
}

// wrongDice says in what the roll differs from one of these dice, if it does.
func (t Thrown) wrongDice(dice []string) string {
	seen := make(map[string]bool, len(dice))
	for _, f := range t.Faces {
		switch {
		case !slices.Contains(dice, f.Die):
			return fmt.Sprintf("%s is not among the dice of this roll (%s)", f.Die, strings.Join(dice, ", "))
		case seen[f.Die]:
			return f.Die + " is named twice"
		case f.Value < 1 || f.Value > Sides:
			return fmt.Sprintf("%s cannot show %d", f.Die, f.Value)
		}
		seen[f.Die] = true
	}
	for i, die := range dice {
		if !seen[die] {
			return die + " is missing from the roll"
		}
		if t.Faces[i].Die != die {
			return "the dice are named in the order " + strings.Join(dice, ", ")
		}
	}
	return ""
}

// wrongNear says what is wrong with the order of the tied dice, if anything is.
func (t Thrown) wrongNear(tray bool) string {
	var tied []string
	if tray {
		tied = Tied(t.Faces)
	}
	switch {
	case len(tied) == 0 && len(t.Near) > 0:
		return "no dice tie for the tray, so near= has no place here"
	case len(t.Near) == 0 && len(tied) > 0:
		return fmt.Sprintf("%s tie for the tray: near= has to order them, nearest first", strings.Join(tied, ", "))
	}
	near, want := slices.Sorted(slices.Values(t.Near)), slices.Sorted(slices.Values(tied))
	if !slices.Equal(near, want) {
		return "near= has to name each die that ties for the tray once: " + strings.Join(tied, ", ")
	}
	return ""
}
