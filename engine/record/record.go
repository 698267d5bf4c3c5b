package record

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"silvertray/engine"
)

// version is the first line of every record.
const version = "silvertray record 1"

// Record is a game as it was played.
type Record struct {
	// Notes are the comments of the header, without the #.
	Notes []string
	// Game is the game's name, and Setup what the header says of the match.
	Game  string
	Setup engine.Setup
	// Lines follow the header.
	Lines []Line

	// numbers of Lines in the text the record was parsed from, and of the header's
	// lines by their words: "game", "players", "set NAME".
	numbers []int
	header  map[string]int
}

// Line is a move, a comment, both, or neither: a blank line.
type Line struct{ Move, Comment string }

// New begins the record of a match.
func New(m engine.Match) *Record {
	return &Record{Game: m.Game().Name(), Setup: m.Setup()}
}

// Add writes a move down.
func (r *Record) Add(move engine.Move) { r.Lines = append(r.Lines, Line{Move: move.String()}) }

// String is the record's text.
func (r *Record) String() string {
	var b strings.Builder
	fmt.Fprintln(&b, version)
	for _, note := range r.Notes {
		fmt.Fprintln(&b, Line{Comment: note})
	}
	fmt.Fprintln(&b, "game", r.Game)
	fmt.Fprintln(&b, "players", strings.Join(r.Setup.Players, ", "))
	for _, name := range slices.Sorted(maps.Keys(r.Setup.Settings)) {
		fmt.Fprintln(&b, "set", name, r.Setup.Settings[name])
	}
	for _, line := range r.Lines {
		fmt.Fprintln(&b, line)
	}
	return b.String()
}

// String is the line's text.
func (l Line) String() string {
	switch {
	case l.Comment == "":
		return l.Move
	case l.Move == "":
		return "# " + l.Comment
	}
	return l.Move + "  # " + l.Comment
}

// Moves are the texts of the moves, in order.
func (r *Record) Moves() []string {
	var moves []string
	for _, l := range r.Lines {
		if l.Move != "" {
			moves = append(moves, l.Move)
		}
	}
	return moves
}
