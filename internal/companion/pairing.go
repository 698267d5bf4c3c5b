package companion

import (
	"silvertray/hw"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// Door lets phones in to the page, or keeps them out.
type Door interface {
	IsOpen() bool
	Turn(open bool)
	// Pairing is where the page is, and the code that gives a phone its seat
	// with the QR code of both, by rows; no code while the door is closed.
	Pairing() (address, code string, squares [][]bool)
}

// doorLine opens the page to phones and shows how they come in, or closes it.
func (t *table) doorLine(back state) line {
	l := line{text: "Page for phones", value: "closed"}
	l.act = func() state {
		t.door.Turn(true)
		return &pairing{back: back}
	}
	if t.door.IsOpen() {
		l.value = "open"
		l.act = func() state { return &pairing{back: back} }
	}
	return l
}

// pairing shows the code for phones.
type pairing struct{ back state }

func (p *pairing) screen(t *table) prompt.Prompt {
	address, code, squares := t.door.Pairing()
	if code == "" {
		return prompt.Message{Title: "Page for phones", Text: "The page is closed to phones.", Keys: "any key: back"}
	}
	return prompt.Pairing{Title: "Page for phones", Address: address, Code: code, Squares: squares, Keys: pairingKeys}
}

const pairingKeys words.Phrase = "▼ close the page   ◄ back"

func (p *pairing) press(t *table, k hw.Key) state {
	if k == hw.Down {
		t.door.Turn(false)
	}
	return p.back
}
