package board

import (
	"slices"

	"silvertray/engine"
	"silvertray/hw"
	"silvertray/internal/companion/session"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// enterSymbols enters the symbols of pieces, one after the other.
type enterSymbols struct {
	match engine.Match
	// asks is set where a player is asked for pieces now, and not where one laid before
	// is corrected from a menu.
	asks   bool
	player int
	title  words.Phrase
	pieces [][]string
	// at is the symbol at the cursor, counted through all pieces.
	at   int
	note words.Phrase
	// done follows the last symbol.
	done func() session.State
	back session.State
}

// begin puts the cursor on the first symbol.
func (p *enterSymbols) begin() *enterSymbols {
	p.at = 0
	p.suggest()
	return p
}

// suggest begins where none is known: with the symbol entered before, from which no
// other is far, or with the board's first.
func (p *enterSymbols) suggest() {
	s, before := p.symbol(), p.symbols()[0]
	if p.at > 0 {
		before = *p.nth(p.at - 1)
	}
	if *s == "" {
		*s = before
	}
}

func (p *enterSymbols) symbols() []string { return boardOf(p.match).Names() }

// symbol is the one at the cursor.
func (p *enterSymbols) symbol() *string { return p.nth(p.at) }

// nth is a symbol, counted through all pieces.
func (p *enterSymbols) nth(n int) *string {
	each := len(p.pieces[0])
	return &p.pieces[n/each][n%each]
}

// Screen implements session.State.
func (p *enterSymbols) Screen(t *session.Table) prompt.Prompt {
	s := screen(t, p.match)
	s.Title, s.Pieces, s.At, s.Note, s.Keys = p.title, make([][]string, len(p.pieces)), p.at, p.note, "▲▼ symbol   OK take   ◄ back"
	for i, piece := range p.pieces {
		s.Pieces[i] = append(s.Pieces[i], piece...)
	}
	return s
}

// Seat implements session.Seated.
func (p *enterSymbols) Seat(*session.Table) (player int, keys []hw.Key) {
	if !p.asks {
		return p.player, nil
	}
	return p.player, session.AllKeys()
}

// Press implements session.State.
func (p *enterSymbols) Press(_ *session.Table, k hw.Key) session.State {
	switch k {
	case hw.Up, hw.Down:
		s := p.symbol()
		*s = p.symbols()[session.Turn(slices.Index(p.symbols(), *s), len(p.symbols()), k)]
	case hw.OK:
		p.note = ""
		if p.at++; p.at == len(p.pieces)*len(p.pieces[0]) {
			p.at = 0
			return p.done()
		}
		p.suggest()
	case hw.Back:
		if p.at == 0 {
			return p.back
		}
		*p.symbol() = ""
		p.at--
	}
	return p
}
