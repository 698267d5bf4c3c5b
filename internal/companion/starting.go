package companion

import (
	"fmt"

	"silvertray/display"
	"silvertray/engine"
	"silvertray/hw"
	"silvertray/internal/words"
)

// mostPlayers that the start screen offers.
const mostPlayers = 4

// starting asks how many play.
type starting struct{ selected int }

func (s *starting) screen(t *table) display.Screen {
	items := []words.Phrase{"Solo"}
	for n := 2; n <= mostPlayers; n++ {
		items = append(items, words.Say("%d players", n))
	}
	return display.Start{Title: words.Name(t.game.Title()), Items: items, Selected: s.selected}
}

func (s *starting) press(t *table, k hw.Key) state {
	switch k {
	case hw.Up, hw.Down:
		s.selected = turn(s.selected, mostPlayers, k)
	case hw.OK:
		return s.deal(t)
	}
	return s
}

func (s *starting) deal(t *table) state {
	setup := engine.Setup{Settings: t.rules}
	for n := 1; n <= s.selected+1; n++ {
		setup.Players = append(setup.Players, fmt.Sprintf("Player %d", n))
	}
	m, err := t.game.New(setup)
	if err == nil && t.dealt != nil {
		err = t.dealt(m)
	}
	if err != nil {
		return &message{title: "The match cannot begin", text: words.Error(err), back: s}
	}
	t.match = m
	return t.ask()
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
