package ingenious

// leaver is the player before.
func (m *Match) leaver() int { return (m.player() + len(m.players) - 1) % len(m.players) }

// lowest reports for each symbol whether no other one of the row has less.
func lowest(row *[colours]uint8) (low [colours]bool) {
	least := row[0]
	for _, points := range row {
		least = min(least, points)
	}
	for c, points := range row {
		low[c] = points == least
	}
	return low
}

// mayShun reports whether the player before has a symbol that is not lowest, so that
// there are tiles without the lowest ones.
func (m *Match) mayShun() bool {
	return lowest(&m.points[m.side(m.leaver())]) != [colours]bool{true, true, true, true, true, true}
}

// shunned are the kinds that may be on a rack to be swapped: without any symbol
// in which its player has least.
func (m *Match) shunned() (free [kinds]bool) {
	low := lowest(&m.points[m.side(m.leaver())])
	for k, f := range faces {
		free[k] = !low[f[0]] && !low[f[1]]
	}
	return free
}

// swappable reports whether the player before may swap these tiles.
func (m *Match) swappable(r *rack) bool {
	if m.leaving.rest == 0 || r.size() != int(m.leaving.rest) || !r.within(&m.unlaid) {
		return false
	}
	if m.leaving.known.all && *r != m.leaving.known.tiles {
		return false
	}
	free := m.shunned()
	for k, n := range r {
		if n > 0 && !free[k] {
			return false
		}
	}
	return true
}
