package display

import (
	"fmt"
	"image"
	"slices"
	"testing"

	"silvertray/display/canvas"
	"silvertray/engine"
	"silvertray/engine/goennen/catalogue"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// Whole matches with cards, of two and of one.
const (
	cardsTwo  = "testdata/cards.txt"
	cardsSolo = "testdata/cards-solo.txt"
)

func init() {
	screens["dealing"] = dealingOf(playGame(cardsTwo, "card b18"), 2, -1)
	screens["dealing-card"] = dealingOf(playGame(cardsTwo, "card s23"), 2, 4)
	two := playGame(cardsTwo, "complete b2 yellow orange purple")
	screens["dealing-box"] = dealingOf(playGame(cardsTwo, "card s28"), 5, -1)
	screens["market"] = prompt.Market{
		Heading: headingOf(two), Title: "Market", Cards: two.(engine.Marketed).Market(), Keys: "▲▼ next   OK menu   ◄ back",
	}
	screens["sheet-cards"] = prompt.Sheet{Heading: headingOf(two), Sheet: two.Sheet(0), Keys: "▲▼ next   OK menu   ◄ back"}
	screens["sheet-hand"] = prompt.Sheet{Sheet: playGame(cardsTwo, "place").Sheet(0), Keys: "▲▼ next   OK menu   ◄ back"}
	screens["sheet-cardless"] = prompt.Sheet{Sheet: playGame(cardsTwo, "card").Sheet(0), Keys: "▲▼ next   OK menu   ◄ back"}
	screens["market-cardless"] = prompt.Market{Title: "Market", Keys: "▲▼ next   OK menu   ◄ back"}
	screens["cards-lay"] = cardChoice(playGame(cardsTwo, "place b04"), 6)
	screens["cards-fill"] = cardChoice(two, 1)
	screens["cards-buy"] = cardChoice(playGame(cardsTwo, "buy"), 3)
	screens["cards-enter"] = cardChoice(playGame(cardsTwo, "enter"), 2)
	screens["keeping"] = rethrowOf(playGame(cardsTwo, "reroll"))
	screens["scores-own"] = prompt.Scores{Sheet: two.Sheet(0), Score: two.Score(), Keys: "▲▼ next   OK menu   ◄ back"}
	solo := playGame(cardsSolo, "")
	screens["scores-level"] = prompt.Scores{Sheet: solo.Sheet(0), Score: solo.Score()}
}

// TestWholeMatchesWithCards walks through matches and draws each choice, and what
// lies before the players between, in every language and size.
func TestWholeMatchesWithCards(t *testing.T) {
	for _, game := range []string{cardsTwo, cardsSolo} {
		moves, m := deal(game)
		for i, move := range moves {
			for j, l := range words.Languages {
				for _, size := range inTurn(i/8 + i + j) {
					if m.Ask().Choice != nil {
						wholeChoice(t, l, cardChoice(m, i), size)
					}
					if i%8 == 0 {
						wholeCards(t, l, m, size)
					}
				}
			}
			m = play(m, move)
		}
	}
}

// wholeCards draws the cards of all players and of the market, with every task.
func wholeCards(t *testing.T, l words.Language, m engine.Match, size image.Point) {
	t.Helper()
	for i := range m.Setup().Players {
		c := drawnIn(l, prompt.Sheet{Heading: round3, Sheet: m.Sheet(i)}, size)
		measure(t, c)
		uncut(c, t)
		tasks(c, t, m.Sheet(i).Grid.Cards)
	}
	scores := drawnIn(l, prompt.Scores{Sheet: m.Sheet(0), Score: m.Score()}, size)
	measure(t, scores)
	uncut(scores, t)
	market := m.(engine.Marketed).Market()
	c := drawnIn(l, prompt.Market{Heading: round3, Cards: market}, size)
	measure(t, c)
	uncut(c, t)
	tasks(c, t, market)
}

// tasks counts the names, links and sums that were drawn.
func tasks(c *canvas.Canvas, t *testing.T, cards []engine.Card) {
	t.Helper()
	want := make(map[string]int)
	for _, card := range cards {
		want[card.ID]++
		if card.Sum > 0 {
			want[fmt.Sprintf("Σ≥%d", card.Sum)]++
		}
		for _, b := range card.Boxes {
			if b.Link != "" {
				want[b.Link]++
			}
		}
	}
	got := make(map[string]int)
	for _, p := range c.Placed {
		got[p.Text]++
	}
	for text, n := range want {
		if got[text] != n {
			t.Errorf("%v in %s: %q is drawn %d times, want %d", c.Bounds().Max, c.Language, text, got[text], n)
		}
	}
}

func headingOf(m engine.Match) prompt.Heading {
	ask := m.Ask()
	return prompt.Heading{Player: m.Setup().Players[ask.Player], Round: ask.Round, Rounds: ask.Rounds}
}

// dealingOf asks for a card by groups of colour, one group at the cursor or one of
// its cards.
func dealingOf(m engine.Match, group, card int) prompt.Dealing {
	ask := m.Ask()
	s := prompt.Dealing{
		Heading: headingOf(m), Title: ask.Title, Piles: ask.Draw.Piles, Group: group, Selected: card, Inside: card >= 0,
		Buttons: []words.Phrase{"the box draws one"}, Keys: "◄ back",
	}
	for mv := range ask.Moves {
		if colour := words.Phrase(m.Label(mv).Card.Colour); !slices.Contains(s.Groups, colour) {
			s.Groups = append(s.Groups, colour)
		}
	}
	for mv := range ask.Moves {
		if card := m.Label(mv).Card; group < len(s.Groups) && card.Colour == string(s.Groups[group]) {
			s.Cards = append(s.Cards, card.Card)
		}
	}
	return s
}

// rethrowOf throws the second and fourth die again.
func rethrowOf(m engine.Match) prompt.Rethrow {
	ask := m.Ask()
	sheet := m.Sheet(ask.Player)
	return prompt.Rethrow{
		Heading: headingOf(m), Title: ask.Title, Faces: ask.Faces(), Thrown: []string{ask.Faces()[1].Die, ask.Faces()[3].Die},
		Buttons: []words.Phrase{words.Count(2, "Throw one die", "Throw %d dice"), "Throw all"}, Cursor: 3, Sheet: &sheet, Keys: "◄ back",
	}
}

// cardChoice is a choice about cards with one of the options at the cursor.
func cardChoice(m engine.Match, selected int) prompt.Choice {
	c := choiceOf(m, selected)
	c.Market = m.(engine.Marketed).Market()
	c.Held = "hold ◄: take back"
	return c
}

// hardCard has more of everything than any card.
func hardCard(n int) engine.Card {
	card := engine.Card{
		ID: longName, Place: fmt.Sprint(n), Row: n / 5, Col: n%5 - 2, Colour: "chartreuse", Sum: 1 << 30, Reward: words.Phrase(longName),
		Icon: catalogue.PerColour.Icon(), Of: longName, Points: 1 << 30, Worth: -1 << 30, Uses: 1 << 20, Used: 7, Done: n%2 == 0, Price: n % 3 * 1000,
	}
	for i := range 5 * n {
		card.Boxes = append(card.Boxes, engine.Blank{Colour: []string{"white", longName, "blue"}[i%3], Number: i % 2 * 77, Written: i % 4 * 1000, Link: []string{"", "<", "≈≈≈"}[i%3]})
	}
	return card
}

// hardCards are such, some of them far away.
func hardCards(n int) (all []engine.Card) {
	for i := range n {
		all = append(all, hardCard(i))
	}
	return all
}

func init() {
	far := hardCard(3)
	far.Row, far.Col = -1<<40, 1<<40
	sheet := engine.Sheet{Player: longName, Grid: &engine.Grid{Rows: 9, Cols: -3, Cards: hardCards(9)}, Hand: hardCards(11)}
	hardScreens["market"] = prompt.Market{Heading: longHeading, Title: words.Phrase(longName), Cards: hardCards(13), Keys: words.Phrase(longName)}
	hardScreens["market-far"] = prompt.Market{Heading: longHeading, Cards: []engine.Card{far, hardCard(1)}}
	hardScreens["sheet-cards"] = prompt.Sheet{Heading: longHeading, Sheet: sheet}
	hardScreens["dealing"] = prompt.Dealing{
		Heading: longHeading, Title: words.Phrase(longName), Piles: make([]string, 1000), Groups: numbered(longName, 12), Buttons: numbered(longName, 3),
		Group: 3, Cards: hardCards(17), Selected: 16, Inside: true, Note: repeated("That card is not in the pile. ", 20), Held: words.Phrase(longName),
	}
	hardScreens["dealing-button"] = prompt.Dealing{Heading: longHeading, Groups: []words.Phrase{"yellow", ""}, Buttons: numbered(longName, 3), Group: 4, Selected: -8, Cards: hardCards(1)}
	hardScreens["keeping"] = prompt.Rethrow{
		Heading: longHeading, Title: words.Phrase(longName), Faces: lyingDice, Thrown: []string{"white", longName}, Buttons: numbered(longName, 4),
		Cursor: 3, Sheet: &sheet, Note: repeated("Two dice were turned. ", 20), Keys: words.Phrase(longName),
	}
	for i, card := range []engine.Card{hardCard(2), hardCard(3), far, {}} {
		hard := longChoice(7)
		hard.Options[7].Card, hard.Options[8].Card, hard.Sheet, hard.Market = &engine.CardMove{Card: card}, &engine.CardMove{Card: far}, &sheet, hardCards(4)
		hardScreens[fmt.Sprintf("choice-card-%d", i)] = hard
	}
}
