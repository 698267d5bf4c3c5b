package menus

import (
	"silvertray/hw"
	"silvertray/internal/companion/session"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// mostPlayers that the start screen offers.
const mostPlayers = 4

// start offers to go on with a match, or asks how many play.
type start struct {
	lines    []session.Line
	selected int
}

func NewStart(t *session.Table) *start {
	s := &start{}
	if t.Greet {
		s.lines = append(s.lines, session.Line{Text: goOn(t), Act: func() session.State {
			t.Greet = false
			return t.Ask()
		}})
	}
	for n := 1; n <= mostPlayers; n++ {
		s.lines = append(s.lines, session.Line{Text: words.Count(n, "Solo", "%d players"), Act: func() session.State { return newSeats(t, n, s) }})
	}
	if len(t.Shelf) > 1 {
		next := t.NextGame()
		s.lines = append(s.lines, session.Line{Text: words.Say("Another game: %s", next.Title()), Act: func() session.State {
			t.Game, t.Picked = next, next.Name() // the rules of the other stay set
			again := NewStart(t)
			again.selected = s.selected
			return t.Chosen(again)
		}})
	}
	if t.Camera != nil {
		s.lines = append(s.lines, session.Line{Text: "Camera picture", Act: func() session.State { return &Viewfinder{back: s} }})
	}
	s.lines = append(s.lines, session.Line{Text: "Settings", Act: func() session.State { return newSettings(t, s) }})
	return s
}

// goOn says which match can go on.
func goOn(t *session.Table) words.Phrase {
	var players []words.Phrase
	for _, name := range t.Match().Setup().Players {
		players = append(players, words.Name(name))
	}
	if ask := t.Match().Ask(); !ask.Over() {
		return words.Say("Continue: %s, round %d", words.And(players), ask.Round)
	}
	return words.Say("The final score: %s", words.And(players))
}

// Screen implements session.State.
func (s *start) Screen(t *session.Table) prompt.Prompt {
	screen := prompt.Start{Title: t.Game.Title(), Selected: s.selected}
	for _, l := range s.lines {
		screen.Items = append(screen.Items, l.Text)
	}
	return screen
}

// Press implements session.State.
func (s *start) Press(_ *session.Table, k hw.Key) session.State {
	switch k {
	case hw.Up, hw.Down:
		s.selected = session.Turn(s.selected, len(s.lines), k)
	case hw.OK:
		return s.lines[s.selected].Act()
	}
	return s
}
