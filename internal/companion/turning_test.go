package companion_test

import (
	"slices"
	"strings"
	"testing"

	"silvertray/hw"
	"silvertray/internal/companion"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// opening is a match of Ana and Ben up to Ana's first roll.
var opening = strings.Split(`card s05, card s23, card s07, card s28, card b18, card b11, card b15, card b13,
card s11, card s14, card b01, card b04, card s03, card s09, card b12, card b16,
discard s11, place b01 b2, place b04 d2, discard s09, place b16 b3, place b12 d3`, ",")

func init() {
	for i, move := range opening {
		opening[i] = strings.TrimSpace(move)
	}
}

// enter puts the cursor on a card of a colour and takes it.
func enter(b *box, d prompt.Dealing, colour, card string) companion.Moment {
	b.t.Helper()
	for range d.Groups {
		if d.Groups[d.Group].String() == colour {
			break
		}
		d = press[prompt.Dealing](b, down)
	}
	d = press[prompt.Dealing](b, ok)
	for range d.Cards {
		if d.Cards[d.Selected].ID == card {
			b.keys <- ok
			return <-b.moments
		}
		d = press[prompt.Dealing](b, down)
	}
	b.t.Fatalf("%s is not among %+v", card, d.Cards)
	panic("unreachable")
}

// TestACardIsEnteredByColour turns over the first two cards of the market.
func TestACardIsEnteredByColour(t *testing.T) {
	b := carded(t, []string{"Ana"}, nil)
	d := screen[prompt.Dealing](b)
	if len(d.Piles) != 8 || d.Piles[0] != "scoring" || d.Inside || len(d.Groups) != 5 || len(d.Buttons) != 1 {
		t.Fatalf("asks %+v", d)
	}
	m := enter(b, d, "blue", "s04")
	if d := m.Screen.(prompt.Dealing); len(d.Piles) != 7 || d.Inside {
		t.Errorf("after a card it asks %+v", d)
	}
	d = press[prompt.Dealing](b, ok, down)
	if d = press[prompt.Dealing](b, back); d.Inside {
		t.Error("back does not lead to the colours")
	}
	if !slices.Equal(b.kept, []string{"card s04"}) {
		t.Errorf("kept %q", b.kept)
	}
}

// TestColoursStayWhereTheyAre turns over the first card of the catalogue.
func TestColoursStayWhereTheyAre(t *testing.T) {
	b := carded(t, []string{"Ana"}, nil)
	d := enter(b, screen[prompt.Dealing](b), "yellow", "s01").Screen.(prompt.Dealing)
	if want := []words.Phrase{"yellow", "orange", "green", "blue", "purple"}; !slices.Equal(d.Groups, want) {
		t.Errorf("colours %q, want %q", d.Groups, want)
	}
}

// TestTheBoxDrawsOneCard is asked for one by its button and by a phone.
func TestTheBoxDrawsOneCard(t *testing.T) {
	b := carded(t, []string{"Ana"}, nil)
	screen[prompt.Dealing](b)
	d := press[prompt.Dealing](b, up)
	if d.Group != len(d.Groups) || d.Buttons[0] != "the box draws one" {
		t.Fatalf("the last one is %d of %q, %q", d.Group, d.Groups, d.Buttons)
	}
	press[prompt.Dealing](b, ok)
	before := b.latest.Number
	if err := b.asks(before, prompt.DrawCard{}); err != nil || len(b.kept) != 2 {
		t.Errorf("%v, kept %q", err, b.kept)
	}
	if err := b.asks(before, prompt.DrawCard{}); err != prompt.ErrStale {
		t.Errorf("asked twice at once: %v", err)
	}
	if err := b.asks(b.latest.Number, prompt.Choose{Player: 0, Move: "card s05"}); err != nil || b.kept[2] != "card s05" {
		t.Errorf("entered on a phone: %v, kept %q", err, b.kept)
	}
}

// TestNoCardIsDrawnWhereNoneIsAsked refuses it before a roll.
func TestNoCardIsDrawnWhereNoneIsAsked(t *testing.T) {
	b := carded(t, []string{"Ana", "Ben"}, nil, opening...)
	screen[prompt.Waiting](b)
	if err := b.asks(b.latest.Number, prompt.DrawCard{}); err != prompt.ErrStale {
		t.Errorf("%v", err)
	}
}

// TestACardIsCorrectedByKeys corrects the second card of the market, and says where
// what followed does not fit.
func TestACardIsCorrectedByKeys(t *testing.T) {
	b := carded(t, []string{"Ana", "Ben"}, nil, opening[:10]...)
	screen[prompt.Dealing](b)
	press[prompt.Sheet](b, back)
	list := choose[prompt.Menu](b, press[prompt.Menu](b, ok), "Correct a roll or a card")
	if len(list.Items) != 10 || list.Items[0].Text.String() != "s14" {
		t.Fatalf("cards: %+v", list.Items)
	}
	press[prompt.Menu](b, up, up)
	d := press[prompt.Dealing](b, ok)
	if !d.Inside || d.Cards[d.Selected].ID != "s23" || len(d.Buttons) > 0 {
		t.Fatalf("the card is shown as %+v", d)
	}
	d = press[prompt.Dealing](b, back)
	enter(b, d, "blue", "s04")
	if b.kept[1] != "card s04" || len(b.kept) != 10 {
		t.Errorf("kept %q", b.kept)
	}
	if err := b.asks(b.latest.Number, prompt.ReplaceMove{At: 0, Move: "card s14"}); err != nil || len(b.kept) != 9 {
		t.Errorf("%v, kept %q", err, b.kept)
	}
	if m, ok := b.latest.Screen.(prompt.Message); !ok || m.Title != "From here on it does not fit" {
		t.Errorf("says %+v", b.latest.Screen)
	}
}

// TestACardTakenBackIsShown puts the cursor on it.
func TestACardTakenBackIsShown(t *testing.T) {
	b := carded(t, []string{"Ana"}, nil, opening[:2]...)
	screen[prompt.Dealing](b)
	press[prompt.Menu](b, back, back|hw.Long)
	if d := press[prompt.Dealing](b, ok); !d.Inside || d.Cards[d.Selected].ID != "s23" || len(b.kept) != 1 {
		t.Errorf("shows %+v", d)
	}
}

// TestACardThatCannotBeStoredDoesNotCount says so, whoever turned it over.
func TestACardThatCannotBeStoredDoesNotCount(t *testing.T) {
	b := carded(t, []string{"Ana"}, nil)
	screen[prompt.Dealing](b)
	b.keepErr = errDisk
	press[prompt.Message](b, up, ok)
	if d := press[prompt.Dealing](b, ok); len(d.Piles) != 8 || len(b.kept) != 0 {
		t.Errorf("it counts: %+v", d)
	}
	b.keepErr = nil
	press[prompt.Dealing](b, ok)
	if len(b.kept) != 1 {
		t.Errorf("kept %q", b.kept)
	}
}

// TestCardsCanBeLeafedThrough goes to every display, the market and the scores.
func TestCardsCanBeLeafedThrough(t *testing.T) {
	b := carded(t, []string{"Ana", "Ben"}, nil, opening...)
	screen[prompt.Waiting](b)
	if s := press[prompt.Sheet](b, back); len(s.Sheet.Grid.Cards) != 3 {
		t.Errorf("Ana's display: %+v", s.Sheet.Grid)
	}
	if s := press[prompt.Sheet](b, down); s.Sheet.Player != "Ben" {
		t.Errorf("then %s", s.Sheet.Player)
	}
	if s := press[prompt.Market](b, down); len(s.Cards) != 8 || s.Cards[0].Price == 0 {
		t.Errorf("the market: %+v", s.Cards)
	}
	if s := press[prompt.Scores](b, down); len(s.Score.Columns) != 7 {
		t.Errorf("the scores: %+v", s.Score.Columns)
	}
	press[prompt.Sheet](b, down)
}

// TestSheetsOpenWhereCardsLie leafs from the first card of all, which leads to a sheet
// without any, and from a later one, when only the market has some.
func TestSheetsOpenWhereCardsLie(t *testing.T) {
	b := carded(t, []string{"Ana"}, nil)
	screen[prompt.Dealing](b)
	press[prompt.Sheet](b, back)
	b = carded(t, []string{"Ana"}, nil, opening[:2]...)
	screen[prompt.Dealing](b)
	if m := press[prompt.Market](b, back); len(m.Cards) != 2 {
		t.Errorf("the market has %d cards", len(m.Cards))
	}
	press[prompt.Sheet](b, up)
}
