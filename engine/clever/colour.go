package clever

import "silvertray/internal/words"

// colour is the colour of a die or of an area.
type colour uint8

// The colours of the family.
const (
	white colour = iota
	yellow
	blue
	green
	orange
	purple
	silver
	pink
)

var colourNames = [...]words.Phrase{"white", "yellow", "blue", "green", "orange", "purple", "silver", "pink"}

func (c colour) String() string { return string(colourNames[c]) }

// phrase is the colour in words for people.
func (c colour) phrase() words.Phrase { return colourNames[c] }

// names are the words for colours, in their order.
func names(colours []colour) []string {
	names := make([]string, len(colours))
	for i, c := range colours {
		names[i] = c.String()
	}
	return names
}
