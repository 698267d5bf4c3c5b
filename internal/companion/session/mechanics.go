package session

import (
	"silvertray/engine"
	"silvertray/engine/record"
)

// Mechanics leads from one mechanic to another, so that none needs to know the others.
type Mechanics interface {
	// Start asks who plays, or whether a match goes on.
	Start(*Table) State
	// Question puts what the match asks.
	Question(*Table, engine.Ask) State
	// Again puts the question that a move had answered before it was taken back, with
	// that answer where it came from the table.
	Again(*Table, engine.Move) State
	// Correction shows a step that the table had shown as it counted, to be corrected;
	// leave follows when it stays as it was.
	Correction(t *Table, at int, leave State) State
	// Cell asks which cell of the board shows something else, and what.
	Cell(t *Table, back State) State
	// Sheets leafs through the sheets of all players, and then goes back.
	Sheets(t *Table, back State) State
}

// Dealer draws the cards that the box turns over.
type Dealer interface {
	// Deals reports whether the box turns over all cards of a game; of others it draws
	// one when asked to.
	Deals(engine.Game) bool
	// Draw returns the card on top of the pile that the match asks for, after the steps
	// that led to it. A card that was taken back comes again.
	Draw(m engine.Match, steps []record.Step) engine.Move
	// Shuffle makes new piles, for another match.
	Shuffle()
}
