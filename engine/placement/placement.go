// Package placement works out where a piece may lie on a board that all share, and
// which piece laid before explains what a cell shows.
package placement

import (
	"slices"

	"silvertray/engine"
)

// Place is one way to lay a piece.
type Place struct {
	Move engine.Move
	// Label says the move; its Puts are in the order of the symbols asked for.
	Label engine.Label
	// Points are what the piece earns there.
	Points int
}

// All returns the places for a piece with these symbols, by their cells in the
// board's order. The error is why it may not lie on one of the cells that are open.
func All(m engine.Match, symbols []string) (all []Place, why error) {
	open := open(m)
	seen := make(map[string]bool)
	var lay func(puts []engine.Put)
	lay = func(puts []engine.Put) {
		if len(puts) == len(symbols) {
			place, err := parse(m, puts)
			switch {
			case err != nil:
				why = err
			case !seen[place.Move.String()]:
				seen[place.Move.String()] = true
				all = append(all, place)
			}
			return
		}
		for _, at := range open {
			if continues(puts, at) {
				lay(append(puts[:len(puts):len(puts)], engine.Put{At: at, Symbol: symbols[len(puts)]}))
			}
		}
	}
	lay(nil)
	return all, why
}

// open are the cells of the board on which a piece may lie.
func open(m engine.Match) (cells []engine.Hex) {
	boarded, ok := m.(engine.Boarded)
	if !ok {
		return nil
	}
	for _, cell := range boarded.Board().Cells {
		if cell.Open {
			cells = append(cells, cell.At)
		}
	}
	return cells
}

func parse(m engine.Match, puts []engine.Put) (Place, error) {
	move, err := m.Parse(engine.Laid{Puts: puts}.String())
	if err != nil {
		return Place{}, err
	}
	p := Place{Move: move, Label: m.Label(move)}
	p.Label.Puts = inOrder(p.Label.Puts, puts)
	for _, put := range p.Label.Puts {
		p.Points += put.Points
	}
	return p, nil
}

// continues reports whether a piece may go on with a cell: it is another one than
// those it lies on, and a neighbour of the last.
func continues(puts []engine.Put, at engine.Hex) bool {
	lies := func(p engine.Put) bool { return p.At == at }
	return len(puts) == 0 || !slices.ContainsFunc(puts, lies) && puts[len(puts)-1].At.Adjacent(at)
}

// Joined reports whether symbols lie as one piece: each on a cell of its own that
// touches the one before.
func Joined(puts []engine.Put) bool {
	for i := range puts {
		if !continues(puts[:i], puts[i].At) {
			return false
		}
	}
	return true
}

// inOrder are puts in the order of the cells of others.
func inOrder(puts, as []engine.Put) []engine.Put {
	var ordered []engine.Put
	for _, p := range as {
		if i := slices.IndexFunc(puts, func(q engine.Put) bool { return q.At == p.At }); i >= 0 {
			ordered = append(ordered, puts[i])
		}
	}
	return ordered
}
