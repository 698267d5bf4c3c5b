package display

import (
	"silvertray/engine"
	"silvertray/internal/words"
)

// Whole matches with cards, of two and of one.
const (
	cards     = "testdata/cards.txt"
	cardsSolo = "testdata/cards-solo.txt"
)

func init() {
	screens["dealing"] = dealingOf(playGame(cards, "card b18"), false)
	screens["dealing-card"] = dealingOf(playGame(cards, "card s23"), true)
	two := playGame(cards, "complete b2 yellow orange purple")
	screens["market"] = Market{
		Heading: headingOf(two), Cards: two.(engine.Marketed).Market(), Keys: "▲▼ next   OK menu   ◄ back",
	}
	screens["keeping"] = keepingOf(playGame(cards, "reroll"))
	screens["scores-own"] = Scores{Sheet: two.Sheet(0), Score: two.Score(), Keys: "▲▼ next   OK menu   ◄ back"}
	solo := playGame(cardsSolo, "")
	screens["scores-level"] = Scores{Sheet: solo.Sheet(0), Score: solo.Score()}
}

func headingOf(m engine.Match) Heading {
	ask := m.Ask()
	return Heading{Player: m.Setup().Players[ask.Player], Round: ask.Round, Rounds: ask.Rounds}
}

// dealingOf asks for a card by groups of colour, those of green at the cursor.
func dealingOf(m engine.Match, inside bool) Dealing {
	ask := m.Ask()
	s := Dealing{Heading: headingOf(m), Title: ask.Title, Piles: ask.Cards, Inside: inside, Selected: 2, Group: 2, Keys: "◄ back"}
	for mv := range ask.Moves {
		card := m.Label(mv).Card
		if group := words.Phrase(card.Colour); len(s.Groups) == 0 || s.Groups[len(s.Groups)-1] != group {
			s.Groups = append(s.Groups, group)
		}
		if card.Colour == "green" {
			s.Cards = append(s.Cards, *card)
		}
	}
	return s
}

// keepingOf throws the second and fourth die again.
func keepingOf(m engine.Match) Keeping {
	ask := m.Ask()
	sheet := m.Sheet(ask.Player)
	return Keeping{
		Heading: headingOf(m), Title: ask.Title, Faces: ask.Faces, Thrown: []string{ask.Faces[1].Die, ask.Faces[3].Die},
		Buttons: []words.Phrase{words.Count(2, "Throw 1 die.", "Throw %d dice.")}, Cursor: 3, Sheet: &sheet, Keys: "◄ back",
	}
}
