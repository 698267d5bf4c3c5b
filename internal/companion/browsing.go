package companion

import (
	"silvertray/display"
	"silvertray/hw"
	"silvertray/internal/words"
)

// browsing leafs through the sheets and the score table, and then goes back
// to where it came from.
type browsing struct {
	page int // a player, or one past the last for the scores
	back state
}

// newBrowsing opens at the sheet of the player who is asked.
func newBrowsing(t *table, back state) *browsing {
	return &browsing{page: t.match.Ask().Player, back: back}
}

func (b *browsing) pages(t *table) int { return len(t.match.Setup().Players) + 1 }

func (b *browsing) screen(t *table) display.Screen {
	if b.page == b.pages(t)-1 {
		s := scores(t)
		s.Keys = browsingKeys
		return s
	}
	return display.Sheet{Heading: t.heading(), Sheet: t.match.Sheet(b.page), Keys: browsingKeys}
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
	case k == hw.Back && len(t.past) > 0:
		return newUndoing(t, b.back)
	case k == hw.Up || k == hw.Down:
		return b.press(t, k)
	}
	return b
}

// heldBack is what holding the back key does at a question of the match.
func (t *table) heldBack() words.Phrase {
	if len(t.past) == 0 {
		return ""
	}
	return "hold ◄: take back"
}

const browsingKeys words.Phrase = "▲▼ next   OK menu   ◄ back"

func scores(t *table) display.Scores {
	return display.Scores{Sheet: t.match.Sheet(0), Score: t.match.Score()}
}
