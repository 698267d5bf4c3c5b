package placement

import (
	"slices"

	"silvertray/engine"
	"silvertray/engine/record"
)

// Fix is a move made before as it must have been, so that a cell shows what a person
// says it does.
type Fix struct {
	// At is how many moves were made before it.
	At   int
	Move engine.Move
	// Breaks reports that what followed does not fit any more from some move on.
	Breaks bool
}

// Explain returns the pieces laid before that may lie otherwise, so that a cell shows
// a symbol, or nothing where that is empty; the last one laid first.
func Explain(steps []record.Step, cell engine.Hex, shows string) (fixes []Fix) {
	for i := len(steps) - 1; i >= 0; i-- {
		for _, move := range otherwise(steps[i], cell, shows) {
			if c, err := record.Amend(steps, i, move.String()); err == nil {
				fixes = append(fixes, Fix{i, move, c.Why != nil})
			}
		}
	}
	return fixes
}

// otherwise returns the moves in place of one that laid a piece, by which a cell shows
// a symbol, or nothing: with another symbol on that cell, or with the same symbols
// and a part of the piece where it was.
func otherwise(s record.Step, cell engine.Hex, shows string) (moves []engine.Move) {
	puts := s.Label().Puts
	covers := slices.IndexFunc(puts, func(p engine.Put) bool { return p.At == cell })
	switch {
	case len(puts) == 0 || covers < 0 && !reaches(puts, cell, shows):
	case covers >= 0 && shows != "":
		changed := slices.Clone(puts)
		changed[covers].Symbol = shows
		if move, err := s.Before.Parse(engine.Laid{Puts: changed}.String()); err == nil && shows != puts[covers].Symbol {
			moves = append(moves, move)
		}
	default:
		places, _ := All(s.Before, Symbols(puts))
		for _, p := range places {
			if shown(p.Label.Puts, cell) == shows && stays(puts, p.Label.Puts) {
				moves = append(moves, p.Move)
			}
		}
	}
	return moves
}

// reaches reports whether a piece with such a symbol lies beside a cell.
func reaches(puts []engine.Put, cell engine.Hex, symbol string) bool {
	has := slices.ContainsFunc(puts, func(p engine.Put) bool { return p.Symbol == symbol })
	return has && slices.ContainsFunc(puts, func(p engine.Put) bool { return p.At.Adjacent(cell) })
}

// shown is what a piece puts on a cell; empty for nothing.
func shown(puts []engine.Put, cell engine.Hex) string {
	for _, p := range puts {
		if p.At == cell {
			return p.Symbol
		}
	}
	return ""
}

// stays reports whether a part of a piece lies where it did.
func stays(before, after []engine.Put) bool {
	return slices.ContainsFunc(before, func(p engine.Put) bool { return shown(after, p.At) == p.Symbol })
}

// Symbols are those of a piece, in the order of its cells.
func Symbols(puts []engine.Put) (symbols []string) {
	for _, p := range puts {
		symbols = append(symbols, p.Symbol)
	}
	return symbols
}
