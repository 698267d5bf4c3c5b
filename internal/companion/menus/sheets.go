package menus

import (
	"silvertray/engine"
	"silvertray/hw"
	"silvertray/internal/companion/session"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// sheets leafs through the sheets, the market where there is one and the score
// table, and then goes back to where it came from.
type sheets struct {
	page int // a player, or one of those behind
	back session.State
}

// NewSheets opens at the sheet of the player who is asked, or at the market as long
// as that player has no card.
func NewSheets(t *session.Table, back session.State) *sheets {
	b := &sheets{page: t.Match().Ask().Player, back: back}
	market, ok := t.Match().(engine.Marketed)
	if s := t.Match().Sheet(b.page); ok && s.Grid != nil && len(s.Grid.Cards)+len(s.Hand) == 0 && len(market.Market()) > 0 {
		b.page = b.pages(t) - 2
	}
	return b
}

func (b *sheets) pages(t *session.Table) int {
	n := len(t.Match().Setup().Players) + 1
	if _, ok := t.Match().(engine.Marketed); ok {
		n++
	}
	return n
}

// Screen implements session.State.
func (b *sheets) Screen(t *session.Table) prompt.Prompt {
	market, _ := t.Match().(engine.Marketed)
	switch {
	case b.page < len(t.Match().Setup().Players):
		return prompt.Sheet{Heading: t.Heading(), Sheet: t.Match().Sheet(b.page), Keys: sheetsKeys}
	case b.page < b.pages(t)-1:
		return prompt.Market{Heading: t.Heading(), Title: "Market", Cards: market.Market(), Keys: sheetsKeys}
	}
	s := scores(t)
	s.Keys = sheetsKeys
	return s
}

// Press implements session.State.
func (b *sheets) Press(t *session.Table, k hw.Key) session.State {
	switch k {
	case hw.Up, hw.Down:
		b.page = session.Turn(b.page, b.pages(t), k)
		return b
	case hw.OK:
		return newMenu(t, b.back)
	}
	return b.back
}

// Seat implements session.Seated: OK leads to the menu, which is the box's.
func (b *sheets) Seat(t *session.Table) (player int, keys []hw.Key) {
	if back, ok := b.back.(session.Seated); ok {
		player, keys = back.Seat(t)
	}
	if keys == nil {
		return player, nil
	}
	return player, []hw.Key{hw.Up, hw.Down, hw.Back}
}

// Hold of the back key, which led here, goes on to taking back moves.
func (b *sheets) Hold(t *session.Table, k hw.Key) session.State {
	switch {
	case k == hw.Back && t.CanUndo():
		return NewUndo(t, b.back)
	case k == hw.Up || k == hw.Down:
		return b.Press(t, k)
	}
	return b
}

const sheetsKeys words.Phrase = "▲▼ next   OK menu   ◄ back"

func scores(t *session.Table) prompt.Scores {
	return prompt.Scores{Sheet: t.Match().Sheet(0), Score: t.Match().Score()}
}
