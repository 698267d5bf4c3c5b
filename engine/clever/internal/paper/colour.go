package paper

import "silvertray/internal/words"

// Colour is the colour of a die or of an area.
type Colour uint8

// The colours of the family.
const (
	White Colour = iota
	Yellow
	Blue
	Green
	Orange
	Purple
	Silver
	Pink
)

var colourNames = [...]words.Phrase{"white", "yellow", "blue", "green", "orange", "purple", "silver", "pink"}

func (c Colour) String() string { return string(colourNames[c]) }

// Phrase is the colour in words for people.
func (c Colour) Phrase() words.Phrase { return colourNames[c] }

// Names are the words for colours, in their order.
func Names(colours []Colour) []string {
	names := make([]string, len(colours))
	for i, c := range colours {
		names[i] = c.String()
	}
	return names
}
