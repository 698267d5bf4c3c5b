package display

import (
	"os"
	"strings"
	"testing"

	"silvertray/engine"
	"silvertray/engine/clever"
	"silvertray/engine/goennen"
	"silvertray/engine/record"
	"silvertray/internal/prompt"
)

// Whole solo games.
const (
	ganzSchoen = "testdata/game.txt"
	doppelt    = "../internal/demo/doppelt-so-clever/game.txt"
)

// playUntil replays a game of Ganz schön clever up to the line that begins with
// the given words, or to its end.
func playUntil(words string) engine.Match { return playGame(ganzSchoen, words) }

func playGame(game, words string) engine.Match {
	moves, match := deal(game)
	for _, move := range moves {
		if words != "" && strings.HasPrefix(move, words) {
			break
		}
		match = play(match, move)
	}
	return match
}

// playthrough is every position of both games.
func playthrough(t *testing.T) []engine.Match {
	var positions []engine.Match
	for _, game := range []string{ganzSchoen, doppelt} {
		moves, match := deal(game)
		positions = append(positions, match)
		for _, move := range moves {
			match = play(match, move)
			positions = append(positions, match)
		}
		if !match.Ask().Over() {
			t.Fatal(game, "does not end")
		}
	}
	return positions
}

// deal reads a game's moves and deals its first position.
func deal(game string) ([]string, engine.Match) {
	f, err := os.Open(game)
	if err != nil {
		panic(err)
	}
	defer f.Close()
	r, err := record.Parse(f)
	if err != nil {
		panic(err)
	}
	match, err := record.Deal(r, engine.NewGames(clever.GanzSchoen, clever.Doppelt, goennen.Practice()))
	if err != nil {
		panic(err)
	}
	return r.Moves(), match
}

func play(match engine.Match, text string) engine.Match {
	move, err := match.Parse(text)
	if err != nil {
		panic(err)
	}
	match, err = match.Apply(move)
	if err != nil {
		panic(err)
	}
	return match
}

// choiceAt is the choice before a move of the game.
func choiceAt(words string, selected int) prompt.Choice { return choiceOf(playUntil(words), selected) }

func choiceOf(m engine.Match, selected int) prompt.Choice {
	ask := m.Ask()
	c := prompt.Choice{
		Heading:  prompt.Heading{Player: m.Setup().Players[ask.Player], Round: ask.Round, Rounds: ask.Rounds},
		Title:    ask.Title,
		Faces:    ask.Faces(),
		Selected: selected,
		Keys:     "◄ sheets", Held: "hold ▲▼: next colour",
	}
	sheet := m.Sheet(ask.Player)
	c.Sheet = &sheet
	for move := range ask.Moves {
		c.Options = append(c.Options, m.Label(move))
	}
	return c
}

// sheetAt is the sheet before a move of the game, or at its end.
func sheetAt(words string) prompt.Sheet {
	return sheetOf(playUntil(words))
}

func sheetOf(m engine.Match) prompt.Sheet {
	ask := m.Ask()
	return prompt.Sheet{Heading: prompt.Heading{Player: "Ana", Round: ask.Round, Rounds: ask.Rounds}, Sheet: m.Sheet(0)}
}
