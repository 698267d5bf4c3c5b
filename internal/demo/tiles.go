package demo

import (
	"slices"
	"strings"

	"silvertray/engine"
	"silvertray/hw"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// board answers a question about a board: pieces are shown by keys and laid on the
// table. One that was not seen is entered, one that was misread corrected.
func (p *Player) board(match engine.Match, s prompt.Said) {
	due := p.due()
	entering := len(s.Pieces) > 0 && len(s.Puts) == 0
	switch {
	case due.Move == nil:
		p.walkAway()
	case entering:
		p.pick(match, s)
	case p.byHand:
		p.put(s)
	case p.wrong:
		p.press(hw.Back)
	case len(due.Puts()) == 0:
		p.option(s, showing(match, due.Move))
	case !p.look() && s.Note != "":
		p.enter(s)
	}
}

// showing is what the option is called that shows pieces; empty where the move
// does not.
func showing(match engine.Match, m engine.Move) words.Phrase {
	word, _, _ := strings.Cut(m.String(), " ")
	for _, show := range match.Ask().Lay.Shows {
		if show.Word == word && show.Pieces == len(pieces(m)) {
			return show.Title
		}
	}
	return ""
}

// pieces that a move shows, by their symbols.
func pieces(m engine.Move) (all [][]string) {
	_, named, _ := strings.Cut(m.String(), " ")
	for piece := range strings.SplitSeq(named, ", ") {
		all = append(all, strings.Fields(piece))
	}
	return all
}

// option takes the one of a name.
func (p *Player) option(s prompt.Said, name words.Phrase) {
	at := slices.IndexFunc(s.Options, func(l engine.Label) bool { return l.Text == name })
	p.take(s.Cursor, at)
}

// enter begins to enter a piece by hand.
func (p *Player) enter(s prompt.Said) {
	p.byHand = true
	p.Corrected++
	if len(s.Options) > 0 {
		p.option(s, "enter a tile")
		return
	}
	p.put(s)
}

// pick gives the symbol at the cursor the right value.
func (p *Player) pick(match engine.Match, s prompt.Said) {
	p.byHand = p.byHand || p.wrong
	want := slices.Concat(pieces(p.due().Move)...)
	if puts := p.due().Puts(); puts != nil {
		want = nil
		for _, put := range puts {
			want = append(want, put.Symbol)
		}
	}
	have := slices.Concat(s.Pieces...)
	b, ok := match.(engine.Boarded)
	if !ok || len(have) != len(want) {
		p.walkAway()
		return
	}
	symbols := b.Board().Names()
	at := s.Cursor.At
	p.take(prompt.Cursor{At: slices.Index(symbols, have[at]), Of: len(symbols)}, slices.Index(symbols, want[at]))
}

// put takes the place at the cursor where it is the right one, or looks at the
// next place.
func (p *Player) put(s prompt.Said) {
	want := p.due().Puts()
	same := func(a, b engine.Put) bool { return a.At == b.At && a.Symbol == b.Symbol }
	if slices.EqualFunc(s.Puts, want[:min(len(s.Puts), len(want))], same) {
		p.press(hw.OK)
		return
	}
	p.press(hw.Down)
}

// pickFrom goes through the menu to the piece laid last, or leaves after the end.
func (p *Player) pickFrom(s prompt.Said) {
	const list words.Phrase = "Correct a tile"
	at := 0
	if s.Title != list {
		at = slices.IndexFunc(s.Options, func(l engine.Label) bool { return l.Text == list || l.Text == "The end" })
	}
	p.take(s.Cursor, at)
}
