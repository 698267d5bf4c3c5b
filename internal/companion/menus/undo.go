package menus

import (
	"slices"

	"silvertray/engine"
	"silvertray/internal/companion/session"
	"silvertray/internal/words"
)

// NewUndo lists the moves, the last one first. The one chosen is taken back with all
// that came after it.
func NewUndo(t *session.Table, back session.State) *session.Menu {
	m := &session.Menu{Title: "Take back moves", Back: back}
	m.Note = func(at int) words.Phrase {
		return words.Count(len(t.Steps())-slices.Collect(t.Undoable())[at], "OK takes one move back.", "OK takes the last %d moves back.")
	}
	m.Lines = func() []session.Line {
		var lines []session.Line
		for i := range t.Undoable() {
			lines = append(lines, stepLine(t, i, func() session.State { return t.TakeBack(len(t.Steps())-i, m) }))
		}
		return lines
	}
	return m
}

// newCorrections lists what the table showed, the last first: rolls, pieces that were
// laid, and cards. The one chosen is shown as it counted, to be corrected.
func newCorrections(t *session.Table, back session.State) *session.Menu {
	m := &session.Menu{Title: correctTitle(t), Back: back}
	m.Note = func(int) words.Phrase { return "What came after it is played again." }
	m.Lines = func() []session.Line {
		var lines []session.Line
		for i := len(t.Steps()) - 1; i >= 0; i-- {
			if t.Correctable(i) {
				lines = append(lines, stepLine(t, i, func() session.State { return t.Mechanics.Correction(t, i, m) }))
			}
		}
		return lines
	}
	return m
}

// stepLine is the line of a move made before.
func stepLine(t *session.Table, at int, act func() session.State) session.Line {
	step := t.Steps()[at]
	roll, _ := step.Move.(engine.Thrown)
	return session.Line{Text: step.Label().Text, Dice: roll.Faces, Value: when(t, step.Before.Ask()), Act: act}
}

// when says whose question it was, and in which round.
func when(t *session.Table, ask engine.Ask) words.Phrase {
	player := t.Match().Setup().Players[ask.Player]
	if ask.Round == 0 {
		return words.Name(player) // before the first one
	}
	return words.Say("%s, round %d", player, ask.Round)
}
