// Package display draws prompts as one-bit pictures for panels of any size.
//
// Nothing here knows where a picture goes: to e-paper, a terminal or a PNG file.
package display

import "silvertray/internal/prompt"

// A screen is a prompt that can be drawn.
type screen interface{ draw(*canvas) }

// The screens: a prompt's fields, with what it takes to draw them.
type (
	startScreen   prompt.Start
	waitingScreen prompt.Waiting
	checkScreen   prompt.Check
	choiceScreen  prompt.Choice
	keepingScreen prompt.Keeping
	dealingScreen prompt.Dealing
	marketScreen  prompt.Market
	boardScreen   prompt.Board
	sheetScreen   prompt.Sheet
	scoresScreen  prompt.Scores
	menuScreen    prompt.Menu
	namingScreen  prompt.Naming
	viewScreen    prompt.View
	messageScreen prompt.Message
	pairingScreen prompt.Pairing
)

// screenOf is the screen for a prompt; nil for no prompt.
func screenOf(p prompt.Prompt) screen {
	switch p := p.(type) {
	case prompt.Start:
		return startScreen(p)
	case prompt.Waiting:
		return waitingScreen(p)
	case prompt.Check:
		return checkScreen(p)
	case prompt.Choice:
		return choiceScreen(p)
	case prompt.Keeping:
		return keepingScreen(p)
	case prompt.Dealing:
		return dealingScreen(p)
	case prompt.Market:
		return marketScreen(p)
	case prompt.Board:
		return boardScreen(p)
	case prompt.Sheet:
		return sheetScreen(p)
	case prompt.Scores:
		return scoresScreen(p)
	case prompt.Menu:
		return menuScreen(p)
	case prompt.Naming:
		return namingScreen(p)
	case prompt.View:
		return viewScreen(p)
	case prompt.Message:
		return messageScreen(p)
	case prompt.Pairing:
		return pairingScreen(p)
	}
	return nil
}
