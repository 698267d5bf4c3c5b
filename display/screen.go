// Package display draws prompts as one-bit pictures for panels of any size.
//
// Nothing here knows where a picture goes: to e-paper, a terminal or a PNG file.
package display

import (
	"silvertray/display/board"
	"silvertray/display/canvas"
	"silvertray/display/cards"
	"silvertray/display/choices"
	"silvertray/display/dice"
	"silvertray/display/lists"
	"silvertray/display/sheets"
	"silvertray/internal/prompt"
)

// A screen is a prompt that can be drawn.
type screen interface{ Draw(*canvas.Canvas) }

// screenOf is the screen for a prompt; nil for no prompt.
func screenOf(p prompt.Prompt) screen {
	switch p := p.(type) {
	case prompt.Start:
		return lists.Start(p)
	case prompt.Waiting:
		return dice.Waiting(p)
	case prompt.Check:
		return dice.Check(p)
	case prompt.Choice:
		return choices.Choice(p)
	case prompt.Rethrow:
		return choices.Rethrow(p)
	case prompt.Dealing:
		return cards.Dealing(p)
	case prompt.Market:
		return cards.Market(p)
	case prompt.Board:
		return board.Board(p)
	case prompt.Sheet:
		return sheets.Sheet(p)
	case prompt.Scores:
		return sheets.Scores(p)
	case prompt.Menu:
		return lists.Menu(p)
	case prompt.Naming:
		return lists.Naming(p)
	case prompt.View:
		return lists.View(p)
	case prompt.Message:
		return lists.Message(p)
	case prompt.Pairing:
		return lists.Pairing(p)
	}
	return nil
}
