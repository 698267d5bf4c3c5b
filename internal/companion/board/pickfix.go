package board

import (
	"silvertray/engine/placement"
	"silvertray/hw"
	"silvertray/internal/companion/session"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// pickFix asks which of several pieces lies otherwise than it counts.
type pickFix struct {
	fixes []placement.Fix
	at    int
	back  session.State
}

// Screen implements session.State.
func (w *pickFix) Screen(t *session.Table) prompt.Prompt {
	f := w.fixes[w.at]
	label := t.Steps()[f.At].Before.Label(f.Move)
	s := screen(t, t.Match())
	s.Title, s.Keys = words.Say("Which tile is it? %d of %d", w.at+1, len(w.fixes)), "▲▼ tile   OK take   ◄ back"
	s.Puts, s.Pieces, s.At = label.Puts, [][]string{placement.Symbols(label.Puts)}, -1
	s.Brings = []words.Phrase{words.Say("counted as %s", t.Steps()[f.At].Label().Text)}
	return s
}

// Press implements session.State.
func (w *pickFix) Press(t *session.Table, k hw.Key) session.State {
	switch f := w.fixes[w.at]; k {
	case hw.OK:
		return t.Amend(f.At, f.Move, w)
	case hw.Back:
		return w.back
	}
	w.at = session.Turn(w.at, len(w.fixes), k)
	return w
}
