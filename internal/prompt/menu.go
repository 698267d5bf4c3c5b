package prompt

import (
	"silvertray/engine"
	"silvertray/internal/words"
)

// Start offers what can be done before a match.
type Start struct {
	Title words.Phrase
	// Items to choose from, such as "Continue" or "New game: 2 players".
	Items    []words.Phrase
	Selected int
}

// Menu is a list to choose from, such as of settings with their values.
type Menu struct {
	Title    words.Phrase
	Items    []Item
	Selected int
	// Note says something about all of it; empty for nothing.
	Note words.Phrase
	// Keys hints at what the keys do now; empty for none.
	Keys words.Phrase
}

// Item is a line of a Menu: what it is, and how it stands or what comes of it.
type Item struct {
	Text, Value words.Phrase
	// Dice of a roll are drawn in place of the text that names them; nil for
	// anything else.
	Dice []engine.Face
}

// Naming lets a name be written letter by letter, with a wheel of letters at
// the place of the next one.
type Naming struct {
	Title words.Phrase
	// Name so far.
	Name string
	// Wheel holds what can come next, which may be whole words such as "done".
	Wheel []words.Phrase
	At    int
	// Keys hints at what the keys do now; empty for none.
	Keys words.Phrase
}

// Pairing shows where the page for phones is and the code that gives a phone
// its seat, in words and as a QR code.
type Pairing struct {
	Title words.Phrase
	// Address of the page, and the pairing code.
	Address, Code string
	// Squares of the QR code by rows, dark ones set; nil for none.
	Squares [][]bool
	// Keys hints at what the keys do now; empty for none.
	Keys words.Phrase
}

// Says implements Prompt.
func (s Start) Says() Said {
	said := Said{Title: s.Title, Cursor: Cursor{s.Selected, len(s.Items)}}
	for _, item := range s.Items {
		said.Options = append(said.Options, engine.Label{Text: item})
	}
	return said
}

// Says implements Prompt.
func (m Menu) Says() Said {
	said := Said{Asks: AskItem, Title: m.Title, Note: m.Note, Cursor: Cursor{m.Selected, len(m.Items)}}
	for _, item := range m.Items {
		said.Options = append(said.Options, engine.Label{Text: item.Text})
	}
	return said
}

// Says implements Prompt.
func (n Naming) Says() Said { return Said{Title: n.Title} }

// Says implements Prompt.
func (p Pairing) Says() Said { return Said{Title: p.Title} }

// Mask implements Masked: who sees the code can come in.
func (p Pairing) Mask() Prompt {
	return Message{Title: p.Title, Text: "Here stands the code that lets phones in. It can be read on the box alone."}
}
