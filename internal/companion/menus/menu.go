// Package menus holds what is done beside the match with keys: who plays, what is
// set, sheets, taking back, and the end.
package menus

import (
	"slices"

	"silvertray/engine"
	"silvertray/engine/record"
	"silvertray/internal/companion/session"
	"silvertray/internal/words"
)

// newMenu is what can be done beside the match.
func newMenu(t *session.Table, back session.State) *session.Menu {
	m := &session.Menu{Title: "Menu", Back: back}
	m.Lines = func() []session.Line {
		var lines []session.Line
		if t.CanUndo() {
			lines = append(lines,
				session.Line{Text: "Take back moves", Act: func() session.State { return NewUndo(t, m) }},
				session.Line{Text: correctTitle(t), Act: func() session.State { return newCorrections(t, m) }})
			if b, ok := t.Match().(engine.Boarded); ok && len(b.Board().Cells) > 0 {
				lines = append(lines, session.Line{Text: "Correct a cell", Act: func() session.State { return t.Mechanics.Cell(t, m) }})
			}
		}
		if t.Camera != nil {
			lines = append(lines, session.Line{Text: "Camera picture", Act: func() session.State { return &Viewfinder{back: m} }})
		}
		return append(lines, session.Line{Text: "Settings", Act: func() session.State { return newSettings(t, m) }})
	}
	return m
}

// correctTitle is what the list of newCorrections is called.
func correctTitle(t *session.Table) words.Phrase {
	cards := func(p record.Step) bool { return p.Before.Ask().Draw != nil }
	switch {
	case len(t.Match().Game().Dice()) == 0:
		return "Correct a tile"
	case !t.BoxDeals() && slices.ContainsFunc(t.Steps(), cards):
		return "Correct a roll or a card"
	}
	return "Correct a roll"
}
