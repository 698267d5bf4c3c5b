package ingenious

import (
	"iter"

	"silvertray/engine"
)

// moves are all legal moves: tiles in the order of kinds, each in the order of
// places; then passing, a swap of the player before, one tile to be shown, and
// whole racks.
func (m *Match) moves() iter.Seq[engine.Move] {
	return func(yield func(engine.Move) bool) {
		if m.over {
			return
		}
		for l := range m.lays(m.layable()) {
			if !yield(Tile{l}) {
				return
			}
		}
		if m.passable() && !yield(Pass{}) {
			return
		}
		for r := range m.swaps() {
			if !yield(Rack{true, r}) {
				return
			}
		}
		for r := range m.showable() {
			if !yield(Rack{false, r}) {
				return
			}
		}
	}
}

// passable reports whether an extra tile is due that may be left alone.
func (m *Match) passable() bool { return m.owed > 0 && m.mayPass }

// layable are the kinds that may be laid now: of tiles that have to be laid the
// shown ones, otherwise all that are not on the board yet.
func (m *Match) layable() [kinds]bool {
	from := &m.unlaid
	if m.known() {
		from = m.mine()
	}
	var free [kinds]bool
	for k, n := range from {
		free[k] = n > 0
	}
	return free
}

// lays are the ways to lay tiles of some kinds.
func (m *Match) lays(some [kinds]bool) iter.Seq[lay] {
	return func(yield func(lay) bool) {
		open := m.openPairs(make([]uint16, 0, pairs))
		for k := range kind(kinds) {
			if !some[k] {
				continue
			}
			for _, p := range open {
				if !yield(lay{k, false, p}) || !k.double() && !yield(lay{k, true, p}) {
					return
				}
			}
		}
	}
}

// openPairs adds the pairs of cells on which a tile may be laid.
func (m *Match) openPairs(open []uint16) []uint16 {
	first := m.first()
	for _, i := range m.pairs {
		if p := &allPairs[i]; m.cells[p.a]|m.cells[p.b] == empty && (!first || m.opens(p.a) || m.opens(p.b)) {
			open = append(open, i)
		}
	}
	return open
}

// legal reports whether a tile may be laid so.
func (m *Match) legal(l lay) bool {
	p := allPairs[l.pair]
	return !m.over && m.layable()[l.kind] && m.inPlay(p.a) && m.inPlay(p.b) && m.fits(p) && !(l.turned && l.kind.double())
}

// swaps are the racks that the player before may swap.
func (m *Match) swaps() iter.Seq[rack] {
	return func(yield func(rack) bool) {
		if !m.maySwap() {
			return
		}
		from, free := m.unlaid, m.shunned()
		for k := range from {
			if !free[k] {
				from[k] = 0
			}
		}
		racksWith(m.seen[m.leaver()], from, int(m.leaving))(yield)
	}
}

// showable are the racks that the player whose turn it is may show: a single
// tile, or all that are held.
func (m *Match) showable() iter.Seq[rack] {
	return func(yield func(rack) bool) {
		if m.known() {
			return
		}
		more := true
		for r := range racks(m.unlaid, 1) {
			if more = yield(r); !more {
				return
			}
		}
		if m.held > 1 {
			racksWith(*m.mine(), m.unlaid, int(m.held))(yield)
		}
	}
}

// showing reports whether these tiles may be shown now.
func (m *Match) showing(r *rack) bool {
	n := r.size()
	return !m.over && !m.known() && r.within(&m.unlaid) && (n == int(m.held) && m.mine().within(r) || n == 1)
}

// racksWith are all choices of n tiles from others that have some tiles among them.
func racksWith(some, from rack, n int) iter.Seq[rack] {
	return func(yield func(rack) bool) {
		if !some.within(&from) {
			return
		}
		for k, m := range some {
			from[k] -= m
		}
		for r := range racks(from, n-some.size()) {
			for k, m := range some {
				r[k] += m
			}
			if !yield(r) {
				return
			}
		}
	}
}

// racks are all choices of n tiles from others, in the order of kinds.
func racks(from rack, n int) iter.Seq[rack] {
	return func(yield func(rack) bool) {
		var chosen rack
		choose(&from, 0, n, &chosen, yield)
	}
}

// choose goes on with n tiles from kind k on, and reports whether to go on.
func choose(from *rack, k kind, n int, chosen *rack, yield func(rack) bool) bool {
	if n == 0 {
		return yield(*chosen)
	}
	if k == kinds {
		return true
	}
	for take := min(n, int(from[k])); take >= 0; take-- {
		chosen[k] = uint8(take)
		if !choose(from, k+1, n-take, chosen, yield) {
			return false
		}
	}
	return true
}
