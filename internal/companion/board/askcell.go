package board

import (
	"image"
	"slices"

	"silvertray/engine"
	"silvertray/hw"
	"silvertray/internal/companion/session"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
	"silvertray/vision"
)

// AskCell asks what a cell shows: one of the board's symbols, or nothing.
type AskCell struct {
	title words.Phrase
	note  words.Phrase
	at    engine.Hex
	// shows is the answer at the cursor; empty for nothing.
	shows string
	// picture is what the camera saw there; nil for none.
	picture image.Image
	done    func(shows string) session.State
	back    session.State
	// asks is the question that a change on the board answers; nil where none does.
	asks *Laying
}

// Screen implements session.State.
func (a *AskCell) Screen(t *session.Table) prompt.Prompt {
	s := screen(t, t.Match())
	s.Title, s.Note, s.Marks, s.Picture = a.title, a.note, []engine.Hex{a.at}, a.picture
	if a.asks != nil {
		s.Doubt = &prompt.Doubt{At: a.at, Shows: a.shows, Picture: a.picture}
	}
	s.Pieces, s.Keys = [][]string{{a.shows}}, "▲▼ symbol   OK take   ◄ back"
	return s
}

// answers are what a cell may show.
func answers(m engine.Match) []string { return append(boardOf(m).Names(), "") }

// Seat implements session.Seated. A cell is corrected from a menu.
func (a *AskCell) Seat(*session.Table) (player int, keys []hw.Key) {
	if a.asks == nil {
		return 0, nil
	}
	return a.asks.ask.Player, session.AllKeys()
}

// Press implements session.State.
func (a *AskCell) Press(t *session.Table, k hw.Key) session.State {
	switch all := answers(t.Match()); k {
	case hw.OK:
		return a.done(a.shows)
	case hw.Back:
		return a.back
	default:
		a.shows = all[session.Turn(slices.Index(all, a.shows), len(all), k)]
	}
	return a
}

// Looking and see go to the question, whose board may have changed meanwhile.
func (a *AskCell) Looking(t *session.Table) vision.Want {
	if a.asks == nil {
		return vision.Want{}
	}
	return a.asks.Looking(t)
}

// See implements session.Looker.
func (a *AskCell) See(t *session.Table, s session.Sighting) session.State {
	if a.asks == nil {
		return a
	}
	return a.asks.See(t, s)
}

// Tell answers what a cell shows, where that cell is asked about and may show that.
func (a *AskCell) Tell(t *session.Table, cell engine.Hex, shows string) (session.State, error) {
	if a.at != cell || !slices.Contains(answers(t.Match()), shows) {
		return a, prompt.ErrStale
	}
	return a.done(shows), nil
}
