// Package engine says what every game at the table has in common: a match
// that asks, takes one move at a time, and keeps the score.
//
// A match is a plain value. Nothing in this tree reads a clock, draws a
// number, logs, or touches a file: a roll is a move like any other, only that
// it comes from the table instead of from a player. So the same rules serve a
// family's evening, the replay of a record, a search and a test.
package engine

import (
	"fmt"

	"silvertray/internal/words"
)

// A Game makes matches: the rules of one box.
type Game interface {
	// Name is the word for the game in records and on the command line: small
	// letters and hyphens.
	Name() string
	// Title is the name printed on the box, with what else is to be told of it.
	Title() words.Phrase
	// Dice are the colours thrown, in the fixed order of records and prompts; none
	// in a game without dice.
	Dice() []string
	// New deals a match, or says which part of the setup the rules forbid.
	New(Setup) (Match, error)
}

// Counting is a game whose score has columns of things that are counted.
type Counting interface {
	// Counts are those columns.
	Counts() []Column
}

// Games are the games a program knows, by name.
type Games map[string]Game

// NewGames are these games by name.
func NewGames(games ...Game) Games {
	named := make(Games, len(games))
	for _, g := range games {
		named[g.Name()] = g
	}
	return named
}

// A Setup is all that is settled before the first roll.
type Setup struct {
	// Players in seating order, the first active player first. One name is a
	// solo match.
	Players []string
	// Settings choose between readings of the rules where sources disagree,
	// by the names the game documents. What is not named keeps its default.
	Settings map[string]string
}

// A Match is a game in progress. It never changes: Apply returns the next one.
type Match interface {
	// Game is the game being played.
	Game() Game
	// Setup is what the match was dealt with, every setting spelled out.
	Setup() Setup
	// Ask says what the match waits for.
	Ask() Ask
	// Apply returns the match after the move, or a *Refusal that says which
	// rule forbids it. The receiver stays as it was either way.
	Apply(Move) (Match, error)
	// Parse reads a move's text form as a move of this moment, or returns a
	// *Refusal. What Parse accepts, Apply accepts.
	Parse(text string) (Move, error)
	// Label says a legal move in words for people.
	Label(Move) Label
	// Sheet is a player's sheet as it stands; player counts from 0.
	Sheet(player int) Sheet
	// Score is the standing, final once Ask has nothing left to ask.
	Score() Score
}

// Continued is a match that another one follows, such as the next level of a
// campaign.
type Continued interface {
	// Next is what the match that follows is dealt with, and what it is called; not
	// ok where none does, or before the end.
	Next() (setup Setup, title words.Phrase, ok bool)
}

// A Move is one step of a match. Its String is the one text form used in
// records, logs, tests and on the command line.
type Move interface{ fmt.Stringer }

// A Refusal is the error for a move the rules forbid.
type Refusal struct {
	// Move is the text of what was tried.
	Move string
	// Rule is the rule in words, as a sentence without a full stop. What only
	// the text of a move can get wrong is said in English, as that text is.
	Rule words.Phrase
	// Of is the player whose pieces the rule is held against, where others should not
	// learn why; nil where everybody may.
	Of *int
}

// Foreign refuses a move that is none of the game's at all.
func Foreign(m Move) error {
	return &Refusal{Move: fmt.Sprint(m), Rule: words.Name("it is no move of this game")}
}

func (r *Refusal) Error() string { return fmt.Sprintf("%s: %s", r.Move, r.Rule) }

// Phrase is the rule for a screen, on which nobody has written the move's text.
func (r *Refusal) Phrase() words.Phrase { return words.Say("%s.", r.Rule) }
