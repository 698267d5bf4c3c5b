package ingenious

// empty is a cell without a symbol; others hold their colour plus one.
const empty = 0

// state is where a match stands: a plain value that = copies and == compares.
type state struct {
	// cells show a symbol; piece is the number of the tile there, 0 for none.
	cells, piece [cells]uint8
	laid         uint8 // tiles on the board
	// unlaid are the tiles in the bag and on all racks.
	unlaid rack
	points [seats][colours]uint8 // by side
	turn   uint16                // turns that have ended
	// held is how many tiles the player whose turn it is has left, owed how many
	// extra tiles are still to be laid.
	held, owed uint8
	// seen are the tiles known to be on each player's rack: shown, and neither laid
	// nor swapped since.
	seen [seats]rack
	// helped reports whether a tile was shown in this turn, which asks for places.
	helped bool
	// leaving is how many tiles the player before has left, before new ones are drawn:
	// the moment of a swap; 0 at all others.
	leaving uint8
	over    bool
}

// player is whose turn it is.
func (m *Match) player() int { return int(m.turn) % len(m.players) }

// me is the score row of the player whose turn it is.
func (m *Match) me() *[colours]uint8 { return &m.points[m.side(m.player())] }

// mine are the tiles known to be on the rack of the player whose turn it is.
func (m *Match) mine() *rack { return &m.seen[m.player()] }

// known reports whether these are all tiles of the rack, of which one has to be laid.
func (m *Match) known() bool { return !m.over && m.mine().size() == int(m.held) }

// first reports whether it is the player's first tile.
func (m *Match) first() bool { return int(m.turn) < len(m.players) && int(m.held) == m.hand() }

// round under way, from 1.
func (m *Match) round() int { return int(m.turn)/len(m.players) + 1 }

// free reports whether both cells of a pair are empty.
func (s *state) free(p pair) bool { return s.cells[p.a] == empty && s.cells[p.b] == empty }

// fits reports whether a tile may be laid on a pair of the part in play.
func (m *Match) fits(p pair) bool {
	return m.free(p) && (!m.first() || m.opens(p.a) || m.opens(p.b))
}

// opens reports whether a cell touches a printed symbol that no tile touches yet, as
// the first tile of every player has to.
func (m *Match) opens(cell uint8) bool {
	for _, symbol := range corners {
		if touches(cell, symbol) && !m.touched(symbol) {
			return true
		}
	}
	return false
}

func touches(a, b uint8) bool {
	for _, n := range next[a] {
		if n == b {
			return true
		}
	}
	return false
}

// touched reports whether a tile lies beside a printed symbol.
func (s *state) touched(symbol uint8) bool {
	for _, n := range next[symbol] {
		if n != outside && s.piece[n] > 0 {
			return true
		}
	}
	return false
}

// full reports whether no two neighbouring cells of the part in play are empty.
func (m *Match) full() bool {
	for _, i := range m.pairs {
		if m.free(allPairs[i]) {
			return false
		}
	}
	return true
}

// across is the direction back.
func across(d uint8) uint8 { return (d + directions/2) % directions }

// rays counts the equal symbols in the five directions from a cell, leaving out
// the direction of the tile's other half.
func (s *state) rays(cell, partner uint8, c colour) (n uint8) {
	for d := range uint8(directions) {
		if d == partner {
			continue
		}
		for at := next[cell][d]; at != outside && s.cells[at] == uint8(c)+1; at = next[at][d] {
			n++
		}
	}
	return n
}

// halves are the points of both halves of a tile.
func (s *state) halves(l lay) (a, b uint8) {
	p := allPairs[l.pair]
	ca, cb := l.symbols()
	return s.rays(p.a, p.to, ca), s.rays(p.b, across(p.to), cb)
}

// gain adds points to a score. A score stops at the end of a score board, and
// what is more is lost; reached tells that it has come there just now.
func (t *table) gain(score, points uint8) (after uint8, reached bool) {
	end := t.last()
	if score < goal {
		end = goal
	}
	after = min(score+points, end)
	return after, after == end && score < end
}

// earns is the score row after a tile, and how many ends of score boards it
// reaches.
func (m *Match) earns(l lay) (row [colours]uint8, reached uint8) {
	a, b := m.halves(l)
	ca, cb := l.symbols()
	row = *m.me()
	// The halves of a double earn together: what its second half earns after the
	// first one has reached the end of a score board is lost as well.
	if ca == cb {
		a, b = a+b, 0
	}
	for _, half := range [...]struct {
		colour
		points uint8
	}{{ca, a}, {cb, b}} {
		var end bool
		if row[half.colour], end = m.gain(row[half.colour], half.points); end {
			reached++
		}
	}
	return row, reached
}

// play lays a tile and moves on to whatever is asked next.
func (m *Match) play(l lay) {
	row, reached := m.earns(l)
	p := allPairs[l.pair]
	ca, cb := l.symbols()
	m.laid++
	m.cells[p.a], m.cells[p.b] = uint8(ca)+1, uint8(cb)+1
	m.piece[p.a], m.piece[p.b] = m.laid, m.laid
	m.unlaid[l.kind]--
	m.leaving = 0
	*m.me() = row
	m.held--
	m.lose(l.kind)
	if m.owed > 0 {
		m.owed--
	}
	if !m.solo() {
		m.owed += reached
	}
	switch {
	case m.full() || m.complete():
		m.over, m.owed, m.held, m.helped = true, 0, 0, false
		m.seen = [seats]rack{}
	case m.owed == 0 || m.held == 0:
		m.endTurn()
	}
}

// lose takes a tile that was laid from what is known of the racks. One of whose kind
// as many were shown elsewhere as there are was not what it was taken for there.
func (m *Match) lose(k kind) {
	if mine := m.mine(); mine[k] > 0 {
		mine[k]--
	}
	for p := range m.seen {
		m.seen[p][k] = min(m.seen[p][k], m.unlaid[k])
	}
}

// complete reports whether the player whose turn it is has every symbol at its end.
func (m *Match) complete() bool {
	for _, points := range m.me() {
		if points < m.last() {
			return false
		}
	}
	return true
}

// endTurn goes on to the next player, while the player before may still swap.
func (m *Match) endTurn() {
	if !m.solo() {
		m.leaving = m.held
	}
	m.turn++
	m.owed, m.held, m.helped = 0, uint8(m.hand()), false
}
