package prompt

import (
	"image"

	"silvertray/internal/words"
)

// View shows what the camera sees, to place it.
type View struct {
	Title words.Phrase
	// Picture of the camera; nil while there is none.
	Picture image.Image
	// Outlines are drawn over it, in its pixels, such as the tray's.
	Outlines [][]image.Point
	// Note says what to do.
	Note words.Phrase
	// Keys hints at what the keys do now; empty for none.
	Keys words.Phrase
}

// Says implements Prompt.
func (v View) Says() Said { return Said{Title: v.Title, Note: v.Note} }
