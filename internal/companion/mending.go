package companion

import (
	"slices"

	"silvertray/engine"
	"silvertray/engine/record"
)

// fix is a move made before, as it must have been if a cell shows what a person
// says it does.
type fix struct {
	at   int // moves made before it
	move engine.Move
	// breaks tells that what followed does not fit any more from some move on.
	breaks bool
}

// fixes are the pieces laid before that may lie otherwise, so that a cell shows a
// symbol, or nothing; the last one laid first.
func (t *table) fixes(at engine.Hex, shows string) (all []fix) {
	made := make([]string, len(t.past))
	for i, p := range t.past {
		made[i] = p.Move.String()
	}
	for i := len(t.past) - 1; i >= 0; i-- {
		for _, move := range otherwise(t.past[i], at, shows) {
			c, err := record.Correct(t.past[0].Before, made, i, move.String())
			if err == nil {
				all = append(all, fix{i, move, c.Why != nil})
			}
		}
	}
	return all
}

// otherwise are the moves in place of one that laid a piece, by which a cell shows
// a symbol, or nothing: with another symbol on that cell, or with the same symbols
// and a part of the piece where it was.
func otherwise(p record.Step, at engine.Hex, shows string) (moves []engine.Move) {
	puts := p.Label().Puts
	covers := slices.IndexFunc(puts, func(q engine.Put) bool { return q.At == at })
	switch {
	case len(puts) == 0 || covers < 0 && !reaches(puts, at, shows):
	case covers >= 0 && shows != "":
		changed := slices.Clone(puts)
		changed[covers].Symbol = shows
		if move, err := p.Before.Parse(engine.Laid{Puts: changed}.String()); err == nil && shows != puts[covers].Symbol {
			moves = append(moves, move)
		}
	default:
		places, _ := sites(p.Before, symbolsOf(puts))
		for _, place := range places {
			if shown(place.label.Puts, at) == shows && stays(puts, place.label.Puts) {
				moves = append(moves, place.move)
			}
		}
	}
	return moves
}

// reaches tells that a piece with such a symbol lies beside a cell.
func reaches(puts []engine.Put, at engine.Hex, symbol string) bool {
	has := slices.ContainsFunc(puts, func(p engine.Put) bool { return p.Symbol == symbol })
	return has && slices.ContainsFunc(puts, func(p engine.Put) bool { return touching([]engine.Put{p}, at) })
}

// shown is what a piece puts on a cell; empty for nothing.
func shown(puts []engine.Put, at engine.Hex) string {
	for _, p := range puts {
		if p.At == at {
			return p.Symbol
		}
	}
	return ""
}

// stays tells that a part of a piece lies where it did.
func stays(before, after []engine.Put) bool {
	return slices.ContainsFunc(before, func(p engine.Put) bool { return shown(after, p.At) == p.Symbol })
}

func symbolsOf(puts []engine.Put) (symbols []string) {
	for _, p := range puts {
		symbols = append(symbols, p.Symbol)
	}
	return symbols
}

// mend puts right what a cell shows: by the one piece that explains it, or by one
// that a person chooses among several.
func (t *table) mend(at engine.Hex, shows string, back state) state {
	if t.counts(at, shows) {
		return back
	}
	all := t.fixes(at, shows)
	fit := slices.DeleteFunc(slices.Clone(all), func(f fix) bool { return f.breaks })
	switch {
	case len(fit) == 1:
		return t.amend(fit[0].at, fit[0].move, back)
	case len(fit) > 1:
		return &which{fixes: fit, back: back}
	case len(all) == 1:
		return t.amend(all[0].at, all[0].move, back)
	case len(all) > 1:
		return &which{fixes: all, back: back}
	}
	return &message{title: "No tile explains that", text: "No tile laid before can lie so. Enter the tile that is missing, or correct a whole tile.", back: back}
}

// counts tells that a cell shows that as the match has it.
func (t *table) counts(at engine.Hex, shows string) bool {
	return slices.ContainsFunc(boardOf(t.match).Cells, func(s engine.Spot) bool { return s.At == at && s.Symbol == shows })
}
