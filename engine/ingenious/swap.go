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

// maySwap reports whether the player before may have a rack that can be swapped, by
// all that is known of it.
func (m *Match) maySwap() bool {
	free := m.shunned()
	if m.lowSeen() >= 0 {
		return false
	}
	n := 0
	for k, left := range m.unlaid {
		if free[k] {
			n += int(left)
		}
	}
	return m.leaving > 0 && n >= int(m.leaving)
}

// lowSeen is a tile that the player before is known to have, and that shows a symbol
// in which that player has least; -1 for none.
func (m *Match) lowSeen() int {
	free := m.shunned()
	for k, n := range m.seen[m.leaver()] {
		if n > 0 && !free[k] {
			return k
		}
	}
	return -1
}

// swappable reports whether the player before may swap these tiles.
func (m *Match) swappable(r *rack) bool {
	if m.leaving == 0 || r.size() != int(m.leaving) || !r.within(&m.unlaid) || !m.seen[m.leaver()].within(r) {
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
