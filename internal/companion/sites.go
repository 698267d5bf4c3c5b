package companion

import (
	"slices"

	"silvertray/engine"
)

// sites are all places for a piece, by the cells in the order of its symbols; the
// error is why it may not lie on one that is open.
func sites(m engine.Match, symbols []string) (all []option, why error) {
	var open []engine.Hex
	for _, spot := range boardOf(m).Cells {
		if spot.Open {
			open = append(open, spot.At)
		}
	}
	seen := make(map[string]bool)
	var lay func(puts []engine.Put)
	lay = func(puts []engine.Put) {
		if len(puts) == len(symbols) {
			move, err := m.Parse(engine.Laid{Puts: puts}.String())
			if err != nil {
				why = err
			} else if !seen[move.String()] {
				seen[move.String()] = true
				label := m.Label(move)
				label.Puts = inOrder(label.Puts, puts)
				all = append(all, option{move: move, label: label, worth: earned(label)})
			}
			return
		}
		for _, at := range open {
			if len(puts) == 0 || touching(puts, at) {
				lay(append(puts[:len(puts):len(puts)], engine.Put{At: at, Symbol: symbols[len(puts)]}))
			}
		}
	}
	lay(nil)
	return all, why
}

// touching tells that a cell is free and a neighbour of the one put last.
func touching(puts []engine.Put, at engine.Hex) bool {
	if slices.ContainsFunc(puts, func(p engine.Put) bool { return p.At == at }) {
		return false
	}
	last := puts[len(puts)-1].At
	q, r := at.Q-last.Q, at.R-last.R
	return max(q, -q, r, -r, q+r, -q-r) == 1
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

func earned(l engine.Label) (points int) {
	for _, p := range l.Puts {
		points += p.Points
	}
	return points
}
