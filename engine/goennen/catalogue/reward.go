package catalogue

import "silvertray/internal/words"

// Kind is what a completed card brings.
type Kind uint8

// The kinds of reward: seven that score, five that help.
const (
	LineCompleted  Kind = iota // per completed card in line with this one
	PerColour                  // per card of a colour
	AdjacentColour             // per card of a colour above, below, left or right
	FullLines                  // per row or column of three completed cards
	FiveColours                // for a set of all five colours
	MonoLines                  // per row or column of three cards of one colour
	BonusVariety               // per different bonus on a completed card
	PlusMinus                  // a die counts one more or less
	OtherColour                // a die counts as another colour
	SecondDie                  // a second die in the passive role
	ColourJoker                // the card's colour is chosen at the end
	OneDieLess                 // a purchase needs a die less
)

// Kinds names them in files.
var Kinds = [...]string{
	"line-completed", "per-colour", "adjacent-colour", "full-lines", "five-colours", "mono-lines", "bonus-variety",
	"plus-minus-1", "other-colour", "second-die", "colour-joker", "one-die-less",
}

func (k Kind) String() string { return Kinds[k] }

// Deck is the deck whose cards have such rewards.
func (k Kind) Deck() Deck {
	if k < PlusMinus {
		return Scoring
	}
	return Bonus
}

// Coloured reports whether the reward names a colour.
func (k Kind) Coloured() bool { return k == PerColour || k == AdjacentColour }

// Reward is the lower part of a card.
type Reward struct {
	Kind   Kind
	Points int    // of a scoring card, for each time it scores
	Uses   int    // circles of a bonus card
	Colour Colour // the one that counts, where the kind is Coloured
}

// Phrase says what is rewarded; of names the colour that counts, where one does.
func (r Reward) Phrase(of words.Phrase) words.Phrase {
	switch r.Kind {
	case LineCompleted:
		return "each completed card in line"
	case PerColour:
		return words.Say("each %s card", of)
	case AdjacentColour:
		return words.Say("each %s card beside it", of)
	case FullLines:
		return "each full row or column"
	case FiveColours:
		return "all five colours"
	case MonoLines:
		return "each row or column of one colour"
	case BonusVariety:
		return "each different bonus"
	case PlusMinus:
		return "a die one up or down"
	case OtherColour:
		return "a die as another colour"
	case SecondDie:
		return "a second die"
	case ColourJoker:
		return "its colour is chosen at the end"
	}
	return "a purchase with a die less"
}
