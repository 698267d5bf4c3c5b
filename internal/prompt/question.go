package prompt

import (
	"slices"

	"silvertray/engine"
	"silvertray/engine/advice"
	"silvertray/internal/words"
)

// Question is what a match asks a player to choose.
type Question struct {
	Player int
	// Name of the player.
	Name  string
	Title words.Phrase
	// Faces are the dice as they lie.
	Faces []engine.Face
	// Groups are the options, those that belong together in one line.
	Groups []OptionGroup
}

// Option is a legal move in words.
type Option struct {
	// Number counts the options of a question, from 0.
	Number int
	Move   engine.Move
	Label  engine.Label
}

// OptionGroup holds options that belong together: a single one, the ways to do something
// with one card, or the ways to throw dice again.
type OptionGroup []Option

// QuestionOf is what a match asks a player; the options are those of the match.
func QuestionOf(m engine.Match, player int) Question {
	ask := m.Ask()
	q := Question{Player: player, Name: m.Setup().Players[player], Title: ask.Title, Faces: ask.Faces()}
	for _, line := range Fold(Options(m), Option.label, true) {
		q.Groups = append(q.Groups, line)
	}
	return q
}

// Options are the legal moves of a match, in the order of the rules.
func Options(m engine.Match) (all []Option) {
	for move := range m.Ask().Moves {
		all = append(all, Option{len(all), move, m.Label(move)})
	}
	return all
}

// About is the card that all options of a line are about; nil for none.
func (l OptionGroup) About() *engine.CardMove { return l[0].Label.Card }

// Throws reports whether a line holds the ways to throw dice again.
func (l OptionGroup) Throws() bool { return l[0].Label.Dice.Throws != nil }

func (o Option) label() engine.Label { return o.Label }

// Fold gathers options that belong together in one line each, so that a long list can
// be seen at a glance: all ways to throw dice again and, where cards are folded, all
// ways to do something with one card at one price, the best first. Only options that
// follow each other are gathered.
func Fold[T any](options []T, label func(T) engine.Label, cards bool) (lines [][]T) {
	for _, o := range options {
		if n := len(lines) - 1; n >= 0 && together(label(lines[n][0]), label(o), cards) {
			lines[n] = append(lines[n], o)
			continue
		}
		lines = append(lines, []T{o})
	}
	for _, line := range lines {
		if len(line) > 1 && label(line[0]).Card != nil {
			slices.SortStableFunc(line, func(a, b T) int { return advice.Card(label(b)) - advice.Card(label(a)) })
		}
	}
	return lines
}

// together reports whether an option belongs in the line of another one.
func together(line, o engine.Label, cards bool) bool {
	if o.Dice.Throws != nil || line.Dice.Throws != nil {
		return o.Dice.Throws != nil && line.Dice.Throws != nil
	}
	return cards && o.Card != nil && line.Card != nil && o.Group != "" && o.Group == line.Group && o.Card.Price == line.Card.Price
}
