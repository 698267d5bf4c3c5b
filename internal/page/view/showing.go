package view

import (
	"fmt"

	"silvertray/engine"
	"silvertray/internal/page/access"
	"silvertray/internal/words"
)

// showing is a way to show pieces that a visitor may use.
type showing struct {
	engine.Showing
	// Each piece's fields, and the names of symbols there are.
	Fields [][]field
	Names  []words.Phrase
}

// field is a symbol of a piece in a form.
type field struct {
	Name string
	// Known is the symbol where the visitor has shown the piece before, or "".
	Known words.Phrase
}

// showingsOf are the ways for a visitor to say what was shown.
func showingsOf(m engine.Match, who access.Visitor) (all []showing) {
	ask := m.Ask()
	boarded, ok := m.(engine.Boarded)
	if !ok || ask.Lay == nil {
		return nil
	}
	var symbols []words.Phrase
	for _, name := range boarded.Board().Names() {
		symbols = append(symbols, words.Phrase(name))
	}
	for _, s := range ask.Lay.Shows {
		if !who.MayPlay(s.Player) {
			continue
		}
		out := showing{Showing: s, Names: symbols}
		for piece := range s.Pieces {
			var fields []field
			for symbol := range s.Symbols {
				f := field{Name: fmt.Sprintf("piece-%d-%d", piece, symbol)}
				if piece < len(s.Known) && maySee(m, who, s.Player) {
					f.Known = words.Phrase(s.Known[piece][symbol])
				}
				fields = append(fields, f)
			}
			out.Fields = append(out.Fields, fields)
		}
		all = append(all, out)
	}
	return all
}

// offered is a move that a player may choose in place of what is asked.
type offered struct {
	Player int
	option
}

// offersOf are the offers that a visitor may accept. One that names pieces is
// on their player's own device only.
func offersOf(m engine.Match, who access.Visitor) (all []offered) {
	for _, o := range m.Ask().Offers() {
		label := m.Label(o.Move)
		if who.MayPlay(o.Player) && (label.Secret == nil || maySee(m, who, o.Player)) {
			all = append(all, offered{o.Player, option{Move: o.Move.String(), Label: label}})
		}
	}
	return all
}
