package companion

import (
	"silvertray/engine"
	"silvertray/hw"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// browsing leafs through the sheets, the market where there is one and the score
// table, and then goes back to where it came from.
type browsing struct {
	page int // a player, or one of those behind
	back state
}

// newBrowsing opens at the sheet of the player who is asked, or at the market as long
// as that player has no card.
func newBrowsing(t *table, back state) *browsing {
	b := &browsing{page: t.match.Ask().Player, back: back}
	market, ok := t.match.(engine.Marketed)
	if s := t.match.Sheet(b.page); ok && s.Grid != nil && len(s.Grid.Cards)+len(s.Hand) == 0 && len(market.Market()) > 0 {
		b.page = b.pages(t) - 2
	}
	return b
}

func (b *browsing) pages(t *table) int {
	n := len(t.match.Setup().Players) + 1
	if _, ok := t.match.(engine.Marketed); ok {
		n++
	}
	return n
}

func (b *browsing) screen(t *table) prompt.Prompt {
	market, _ := t.match.(engine.Marketed)
	switch {
	case b.page < len(t.match.Setup().Players):
		return prompt.Sheet{Heading: t.heading(), Sheet: t.match.Sheet(b.page), Keys: browsingKeys}
	case b.page < b.pages(t)-1:
		return prompt.Market{Heading: t.heading(), Title: "Market", Cards: market.Market(), Keys: browsingKeys}
	}
	s := scores(t)
	s.Keys = browsingKeys
	return s
}

func (b *browsing) press(t *table, k hw.Key) state {
	switch k {
	case hw.Up, hw.Down:
		b.page = turn(b.page, b.pages(t), k)
		return b
	case hw.OK:
		return newMenu(t, b.back)
	}
	return b.back
}

// hold of the back key, which led here, goes on to taking back moves.
func (b *browsing) hold(t *table, k hw.Key) state {
	switch {
	case k == hw.Back && t.canUndo():
		return newUndoing(t, b.back)
	case k == hw.Up || k == hw.Down:
		return b.press(t, k)
	}
	return b
}

// heldBack is what holding the back key does at a question of the match.
func (t *table) heldBack() words.Phrase {
	if !t.canUndo() {
		return ""
	}
	return "hold ◄: take back"
}

const browsingKeys words.Phrase = "▲▼ next   OK menu   ◄ back"

func scores(t *table) prompt.Scores {
	return prompt.Scores{Sheet: t.match.Sheet(0), Score: t.match.Score()}
}
