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
	"iter"

	"silvertray/internal/words"
)

// A Game makes matches: the rules of one box on the shelf.
type Game interface {
	// Name is the word for the game in records and on the command line,
	// such as "ganz-schoen-clever".
	Name() string
	// Title is the name printed on the box, with what else is to be told of it.
	Title() words.Phrase
	// Dice are the colours thrown, in the fixed order of records and prompts; none
	// in a game without dice.
	Dice() []string
	// New deals a match, or says which part of the setup the rules forbid.
	New(Setup) (Match, error)
}

// Games are the games a program knows, by name.
type Games map[string]Game

// NewGames puts games on the shelf.
func NewGames(games ...Game) Games {
	shelf := make(Games, len(games))
	for _, g := range games {
		shelf[g.Name()] = g
	}
	return shelf
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
	// Ask tells what the match waits for.
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

// Kind tells who can answer an Ask.
type Kind uint8

// The kinds of Ask.
const (
	Over   Kind = iota // the match has ended
	Roll               // the table answers: these dice are to be thrown
	Choice             // a player answers: one of the moves
	Table              // the table answers: a piece is laid on the board, or pieces are shown
)

// Ask is what a match waits for.
type Ask struct {
	Kind Kind
	// Player who throws or chooses, counted from 0.
	Player int
	// Round under way, counted from 1, of Rounds; 0 where nobody can tell how
	// many there will be.
	Round, Rounds int
	// Title is the question in a few words: "Second roll", "Black bonus".
	Title words.Phrase
	// Dice to be thrown, for a Roll.
	Dice []string
	// Faces are the six dice as they lie, in the game's order, where they
	// matter to the choice. A die not thrown yet this turn has Value 0.
	Faces []Face
	// Tray tells, for a Roll, that the tray takes the lowest dice: the roll
	// then has to say which of equal dice come first, by Order.
	Tray  bool
	Order Order
	// Lay is how many symbols the piece to be laid has, 0 for none. What the
	// camera sees laid is a Laid; it answers a Choice too.
	Lay int
	// Shows are the ways to show pieces, for a Table: a Shown answers.
	Shows []Showing
	// Cards are the piles from which cards are turned over now, in that order, for a
	// Table: each of Moves is a card of the first one. None where no cards are asked for.
	Cards []string
	// Instead is what may be chosen in place of what is asked, such as to pass; by
	// another player than the one who is asked, too. These are among Moves.
	Instead []Offer
	// Best are the moves worth most to the player who is asked, best first, where
	// pieces were shown to get that help; nil otherwise. They are among Moves. Only
	// that player should see them.
	Best iter.Seq[Move]
	// Fixed answers a Table with what next gives, numbers from 1 to 6; so sequences
	// can be counted. The game says how.
	Fixed func(next func() int) Move
	// Moves are all legal moves, in one fixed order that depends on the match
	// alone. For a roll of six dice there are tens of thousands, for pieces to be
	// shown hundreds of thousands: range and stop, do not collect.
	Moves iter.Seq[Move]
}

// Offer is a move that is one player's to choose.
type Offer struct {
	Player int
	Move   Move
}

// Place is where a die lies during a turn.
type Place uint8

// The places of a die.
const (
	InHand  Place = iota // still thrown this turn
	OnField              // taken: on a die field of the active player
	OnTray               // on the silver tray
)

// Face is a die and what it shows.
type Face struct {
	Die   string
	Value int
	Place Place
}

// Label is a move in words.
type Label struct {
	// Text names the move: "white as yellow 5".
	Text words.Phrase
	// Brings lists what follows at once, most important first: "row 2:
	// orange 4", "fox", "+7 points".
	Brings []words.Phrase
	// Group is what the move is made with, such as a die: moves that follow each
	// other with the same one belong together. Empty for a move on its own.
	Group string
	// Die is the die that the move lays on a die field, empty for none; Sweeps
	// are those that go to the tray with it.
	Die    string
	Sweeps []string
	// Puts are what the move lays on the board, for a screen to point at.
	Puts []Put
	// Throws are the dice that the move throws again, while the others are kept where
	// they lie on a field. Nil for a move that is no roll.
	Throws []string
	// Card is the one that the move is about, as it would lie after the move: laid,
	// filled, bought or turned over. Nil for none.
	Card *Card
	// Gain is how many points more the player has after a move about a card, and Spends
	// how many circles of helps it marks.
	Gain, Spends int
	// Secret is set where the move names pieces that one player alone should see.
	Secret *Secret
}

// MovesDice reports whether dice are laid elsewhere with the move, or kept with it
// where they lie while the others are thrown again.
func (l Label) MovesDice() bool { return l.Die != "" || l.Sweeps != nil || l.Throws != nil }

// Secret tells whose pieces a move names, and what everybody may read of it in
// place of its text.
type Secret struct {
	Player int
	Others words.Phrase
}

// A Refusal is the error for a move the rules forbid.
type Refusal struct {
	// Move is the text of what was tried.
	Move string
	// Rule is the rule in words, as a sentence without a full stop. What only
	// the text of a move can get wrong is said in English, as that text is.
	Rule words.Phrase
}

// Foreign refuses a move that is none of the game's at all.
func Foreign(m Move) error {
	return &Refusal{Move: fmt.Sprint(m), Rule: words.Name("it is no move of this game")}
}

func (r *Refusal) Error() string { return fmt.Sprintf("%s: %s", r.Move, r.Rule) }

// Phrase is the rule for a screen, on which nobody has written the move's text.
func (r *Refusal) Phrase() words.Phrase { return words.Say("%s.", r.Rule) }
