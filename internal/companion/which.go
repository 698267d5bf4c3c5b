package companion

import (
	"silvertray/hw"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// which asks which of several pieces lies otherwise than it counts.
type which struct {
	fixes []fix
	at    int
	back  state
}

func (w *which) screen(t *table) prompt.Prompt {
	f := w.fixes[w.at]
	label := t.past[f.at].Before.Label(f.move)
	s := t.board(t.match)
	s.Title, s.Keys = words.Say("Which tile is it? %d of %d", w.at+1, len(w.fixes)), "▲▼ tile   OK take   ◄ back"
	s.Puts, s.Pieces, s.At = label.Puts, [][]string{symbolsOf(label.Puts)}, -1
	s.Brings = []words.Phrase{words.Say("counted as %s", t.past[f.at].Label().Text)}
	return s
}

func (w *which) press(t *table, k hw.Key) state {
	switch f := w.fixes[w.at]; k {
	case hw.OK:
		return t.amend(f.at, f.move, w)
	case hw.Back:
		return w.back
	}
	w.at = turn(w.at, len(w.fixes), k)
	return w
}
