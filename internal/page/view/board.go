package view

import (
	"strings"

	"silvertray/engine"
	"silvertray/internal/page/draw"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// board is the board of a match with what is wrong on it and what may be laid.
type board struct {
	*draw.Board
	// Note says what is wrong on the table, and Wrong where, as a path; Marked are
	// those cells in words.
	Note          words.Phrase
	Wrong, Marked string
	// Laying is what a visitor may lay; nil for none.
	Laying *laying
}

// boardOf draws the board of a match that has one, with these cells marked.
func boardOf(m engine.Match, marks ...engine.Hex) *board {
	boarded, ok := m.(engine.Boarded)
	if !ok {
		return nil
	}
	return &board{Board: draw.NewBoard(boarded.Board(), marks...)}
}

// doubt adds what the box says of the board that it sees.
func (b *board) doubt(s prompt.Said) {
	if s.Asks != prompt.AskBoard {
		return
	}
	b.Note = s.Note
	var cells []string
	for _, h := range s.Marks {
		b.Wrong += draw.Outline(h)
		cells = append(cells, h.String())
	}
	b.Marked = strings.Join(cells, ", ")
}
