package companion

import (
	"image"
	"slices"

	"silvertray/engine"
	"silvertray/hw"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
	"silvertray/vision"
)

// telling asks what a cell shows: one of the board's symbols, or nothing.
type telling struct {
	title words.Phrase
	note  words.Phrase
	at    engine.Hex
	// shows is the answer at the cursor; empty for nothing.
	shows string
	// picture is what the camera saw there; nil for none.
	picture image.Image
	done    func(shows string) state
	back    state
	// asks is the question that a change on the board answers; nil where none does.
	asks *laying
}

func (a *telling) screen(t *table) prompt.Prompt {
	s := t.board(t.match)
	s.Title, s.Note, s.Marks, s.Picture = a.title, a.note, []engine.Hex{a.at}, a.picture
	if a.asks != nil {
		s.Doubt = &prompt.Doubt{At: a.at, Shows: a.shows, Picture: a.picture}
	}
	s.Pieces, s.Keys = [][]string{{a.shows}}, "▲▼ symbol   OK take   ◄ back"
	return s
}

// answers are what a cell may show.
func answers(m engine.Match) []string { return append(slices.Clone(boardOf(m).Symbols), "") }

func (a *telling) press(t *table, k hw.Key) state {
	switch all := answers(t.match); k {
	case hw.OK:
		return a.done(a.shows)
	case hw.Back:
		return a.back
	default:
		a.shows = all[turn(slices.Index(all, a.shows), len(all), k)]
	}
	return a
}

// looking and see go to the question, whose board may have changed meanwhile.
func (a *telling) looking(t *table) vision.Want {
	if a.asks == nil {
		return vision.Want{}
	}
	return a.asks.looking(t)
}

func (a *telling) see(t *table, s sighting) state {
	if a.asks == nil {
		return a
	}
	return a.asks.see(t, s)
}

func (l *loop) tell(a prompt.AnswerCell) (state, error) {
	asked, ok := l.state.(*telling)
	if !ok || asked.at != a.At || !slices.Contains(answers(l.table.match), a.Shows) {
		return l.state, prompt.ErrStale
	}
	return asked.done(a.Shows), nil
}
