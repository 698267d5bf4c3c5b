package prompt

import (
	"silvertray/engine"
	"silvertray/internal/words"
)

// Dealing asks which card was turned over at the table: first for one of the
// groups, such as the colours of the cards, then for a card of that group.
type Dealing struct {
	Heading Heading
	// Title is the question: "A bonus card for Ana".
	Title words.Phrase
	// Piles are those that cards are turned over from, as engine.Ask has them.
	Piles []string
	// Groups of the first pile's cards, each the name of a colour. Behind them stand
	// buttons, such as for letting the box deal.
	Groups  []words.Phrase
	Buttons []words.Phrase
	// Group at the cursor; len(Groups) and more for a button.
	Group int
	// Cards of that group; none at a button.
	Cards    []engine.Card
	Selected int
	// Inside is set when the cursor is among the cards, not among the groups.
	Inside bool
	// Note says what is wrong; empty when all is well.
	Note words.Phrase
	// Keys hints at what the keys do now besides choosing; empty for nothing.
	Keys words.Phrase
	// Held says what a key does that is held; empty for nothing.
	Held words.Phrase
}

// Market shows the cards that lie open to be bought, row by row with their prices.
type Market struct {
	Heading Heading
	Title   words.Phrase
	Cards   []engine.Card
	// Keys hints at what the keys do now; empty for none.
	Keys words.Phrase
	// Held says what a key does that is held; empty for nothing.
	Held words.Phrase
}

// Says implements Prompt.
func (d Dealing) Says() Said {
	return Said{Asks: AskCard, Heading: d.Heading, Title: d.Title, Note: d.Note}
}

// Says implements Prompt.
func (m Market) Says() Said { return Said{Heading: m.Heading, Title: m.Title} }
