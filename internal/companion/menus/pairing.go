package menus

import (
	"silvertray/hw"
	"silvertray/internal/companion/session"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// doorLine opens the page to phones and shows how they come in, or closes it.
func doorLine(t *session.Table, back session.State) session.Line {
	l := session.Line{Text: "Page for phones", Value: "closed"}
	l.Act = func() session.State {
		t.Door.Turn(true)
		return &pairing{back: back}
	}
	if t.Door.IsOpen() {
		l.Value = "open"
		if t.Door.Trouble() != "" {
			l.Value = "out of reach"
		}
		l.Act = func() session.State { return &pairing{back: back} }
	}
	return l
}

// pairing shows the code for phones.
type pairing struct{ back session.State }

// Screen implements session.State.
func (p *pairing) Screen(t *session.Table) prompt.Prompt {
	address, code, squares := t.Door.Pairing()
	if code == "" {
		return prompt.Message{Title: "Page for phones", Text: "The page is closed to phones.", Keys: "any key: back"}
	}
	if trouble := t.Door.Trouble(); trouble != "" {
		return prompt.Message{Title: "Page for phones", Text: trouble, Keys: pairingKeys}
	}
	return prompt.Pairing{Title: "Page for phones", Address: address, Code: code, Squares: squares, Keys: pairingKeys}
}

const pairingKeys words.Phrase = "▼ close the page   ◄ back"

// Press implements session.State.
func (p *pairing) Press(t *session.Table, k hw.Key) session.State {
	if k == hw.Down {
		t.Door.Turn(false)
	}
	return p.back
}
