package goennen

import (
	"testing"

	"silvertray/engine"
)

// labelled is the label of the move of a text.
func labelled(t *testing.T, m *Match, text string) engine.Label {
	t.Helper()
	mv, err := m.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return m.Label(mv)
}

// TestCardsOfASheet reads a display as it lies: s07 asks for white6, white6 and
// purple.
func TestCardsOfASheet(t *testing.T) {
	m := turn(t, 2, nil, "s07@c3 b01@d4")
	m.displays[0].Spots[0].Written[0] = 6
	g := m.Sheet(0).Grid
	if g.Rows != 2 || g.Cols != 2 || g.Most != 3 || len(g.Cards) != 2 {
		t.Fatalf("a grid of %d by %d with %d cards", g.Rows, g.Cols, len(g.Cards))
	}
	c := g.Cards[0]
	want := []engine.Blank{
		{Name: "c3.1", Colour: "white", Number: 6, Written: 6}, {Name: "c3.2", Colour: "white", Number: 6}, {Name: "c3.3", Colour: "purple"},
	}
	for i, box := range c.Boxes {
		if box != want[i] {
			t.Errorf("box %d is %+v, want %+v", i+1, box, want[i])
		}
	}
	if c.ID != "s07" || c.Icon.Name != "per-colour" || c.Of != "orange" || c.Row != 0 || c.Col != 0 || c.Done {
		t.Errorf("got %+v", c)
	}
}

// TestLabelsShowTheirCard has each move carry the card as it lies after it.
func TestLabelsShowTheirCard(t *testing.T) {
	m := turn(t, 2, nil, "s07@c3 s01@d3")
	m.displays[0].Spots[0].Written[0] = 6
	m = m.played(t, rollOf("61446"))
	if l := labelled(t, m, "reroll yellow green"); len(l.Dice.Throws) != 2 || l.Card != nil {
		t.Errorf("a reroll throws %q and is about %v", l.Dice.Throws, l.Card)
	}
	done := labelled(t, m, "complete c3 yellow purple").Card
	if done == nil || !done.Done || done.Boxes[1].Written != 6 || done.Boxes[2].Written != 6 {
		t.Errorf("the completed card is %+v", done)
	}
	m = turn(t, 2, nil, "s07@c3 s01@d3").played(t, rollOf("44412"))
	if c := labelled(t, m, "buy scoring.3 yellow orange green").Card; c == nil || c.Place != "scoring.3" || c.Price != 3 {
		t.Errorf("the card bought is %+v", c)
	}
	m = m.played(t, "buy scoring.3 yellow orange green")
	// The grid so far is c3 and d3.
	if c := labelled(t, m, "place s03 e4").Card; c == nil || c.Place != "e4" || c.Row != 1 || c.Col != 2 {
		t.Errorf("the card laid is %+v", c)
	}
	if c := labelled(t, m, "place s03 b2").Card; c.Row != -1 || c.Col != -1 {
		t.Errorf("above and left of the grid is row %d, column %d", c.Row, c.Col)
	}
}

// TestWhatIsInHandIsSecret keeps a card that is dealt, or goes back, to its player.
func TestWhatIsInHandIsSecret(t *testing.T) {
	m := begin(t, 2, nil)
	if l := labelled(t, m, "card s01"); l.Secret != nil {
		t.Errorf("a card for the market is secret: %+v", l.Secret)
	}
	m = m.played(t, "cards s01 s02 s03 s04 b01 b03 b04 b05", "cards s05 s06 b06 b07")
	if l := labelled(t, m, "card s08"); l.Secret == nil || l.Secret.Player != 1 {
		t.Errorf("a card for Ben is kept to %+v", l.Secret)
	}
	m = m.played(t, "cards s08 s09 b08 b09")
	if l := labelled(t, m, "discard s05"); l.Secret == nil || l.Secret.Player != 0 {
		t.Errorf("the card that Ana gives back is kept to %+v", l.Secret)
	}
	m = m.played(t, "discard s05")
	if l := labelled(t, m, "place b06 b2"); l.Secret != nil {
		t.Errorf("a card that is laid is secret: %+v", l.Secret)
	}
}
