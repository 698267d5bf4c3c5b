package display

import (
	"image"

	"silvertray/display/font"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// Line is a line of text as it stands on a picture.
type Line struct {
	// Text as it was drawn: one without room for all of it ends in an ellipsis. An icon
	// stands in it as its name in braces.
	Text string
	// Region is where the text was meant to be, and Ink where its dots lie, in pixels
	// right and down from the picture's top left corner.
	Region, Ink image.Rectangle
}

// Lines are the lines of text that DrawIn puts on a picture, in the order drawn. Tests
// of a game find in them whether its words have room.
func Lines(l words.Language, p prompt.Prompt, size image.Point) []Line {
	var lines []Line
	for _, t := range drawIn(l, p, size).Placed {
		lines = append(lines, Line{Text: font.Named(t.Text), Region: t.Region, Ink: t.Inks})
	}
	return lines
}
