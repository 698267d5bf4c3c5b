package clever

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
)

var colourNames = [...]string{"white", "yellow", "blue", "green", "orange", "purple"}

func (c colour) String() string { return colourNames[c] }

// names are the words for colours, in their order.
func names(colours []colour) []string {
	words := make([]string, len(colours))
	for i, c := range colours {
		words[i] = c.String()
	}
	return words
}
