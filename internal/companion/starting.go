package companion

import (
	"silvertray/hw"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// mostPlayers that the start screen offers.
const mostPlayers = 4

// starting offers to go on with a match, or asks how many play.
type starting struct {
	lines    []line
	selected int
}

func newStarting(t *table) *starting {
	s := &starting{}
	if t.greeting {
		s.lines = append(s.lines, line{text: t.goOn(), act: func() state {
			t.greeting = false
			return t.ask()
		}})
	}
	for n := 1; n <= mostPlayers; n++ {
		s.lines = append(s.lines, line{text: words.Count(n, "Solo", "%d players"), act: func() state { return newSeating(t, n, s) }})
	}
	if len(t.shelf) > 1 {
		next := t.anotherGame()
		s.lines = append(s.lines, line{text: words.Say("Another game: %s", next.Title()), act: func() state {
			t.turnTo(next)
			again := newStarting(t)
			again.selected = s.selected
			return t.chosen(again)
		}})
	}
	if t.camera != nil {
		s.lines = append(s.lines, line{text: "Camera picture", act: func() state { return &placing{back: s} }})
	}
	s.lines = append(s.lines, line{text: "Settings", act: func() state { return newSettings(t, s) }})
	return s
}

// goOn says which match can go on.
func (t *table) goOn() words.Phrase {
	var players []words.Phrase
	for _, name := range t.match.Setup().Players {
		players = append(players, words.Name(name))
	}
	if ask := t.match.Ask(); !ask.Over() {
		return words.Say("Continue: %s, round %d", words.And(players), ask.Round)
	}
	return words.Say("The final score: %s", words.And(players))
}

func (s *starting) screen(t *table) prompt.Prompt {
	screen := prompt.Start{Title: t.game.Title(), Selected: s.selected}
	for _, l := range s.lines {
		screen.Items = append(screen.Items, l.text)
	}
	return screen
}

func (s *starting) press(_ *table, k hw.Key) state {
	switch k {
	case hw.Up, hw.Down:
		s.selected = turn(s.selected, len(s.lines), k)
	case hw.OK:
		return s.lines[s.selected].act()
	}
	return s
}

// turn moves a cursor over n places, round and round.
func turn(at, n int, k hw.Key) int {
	switch k {
	case hw.Up:
		return (at + n - 1) % n
	case hw.Down:
		return (at + 1) % n
	}
	return at
}
