package display

import (
	"os"
	"strings"

	"silvertray/engine"
	"silvertray/engine/clever"
	"silvertray/engine/record"
)

// game is a whole solo game of Ganz schön clever.
const game = "testdata/game.txt"

// playUntil replays the game up to the line that begins with the given words,
// or to its end.
func playUntil(words string) engine.Match {
	text, err := os.ReadFile(game)
	if err != nil {
		panic(err)
	}
	if i := strings.Index(string(text), "\n"+words); words != "" && i >= 0 {
		text = text[:i+1]
	}
	r, err := record.Parse(strings.NewReader(string(text)))
	if err != nil {
		panic(err)
	}
	m, err := record.Replay(r, engine.NewGames(clever.GanzSchoen))
	if err != nil {
		panic(err)
	}
	return m
}

// choiceAt is the choice before a move of the game.
func choiceAt(words string, selected int) Choice {
	m := playUntil(words)
	ask := m.Ask()
	c := Choice{
		Heading:  Heading{Player: m.Setup().Players[ask.Player], Round: ask.Round, Rounds: ask.Rounds},
		Title:    ask.Title,
		Faces:    ask.Faces,
		Selected: selected,
	}
	for move := range ask.Moves {
		c.Options = append(c.Options, m.Label(move))
	}
	return c
}

// sheetAt is the sheet before a move of the game, or at its end.
func sheetAt(words string) Sheet {
	m := playUntil(words)
	ask := m.Ask()
	return Sheet{Heading: Heading{Player: "Ana", Round: ask.Round, Rounds: ask.Rounds}, Sheet: m.Sheet(0)}
}
