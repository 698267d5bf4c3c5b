package ingenious

import (
	"silvertray/internal/words"
)

// awaited says what the match waits for.
func (m *Match) awaited() words.Phrase {
	name := words.Name(m.players[m.player()])
	switch {
	case m.over:
		return "the game is over"
	case m.known():
		return words.Say("%s has to lay one of the tiles shown: %s", name, m.mine().phrase())
	}
	return words.Say("%s has to lay a tile now, such as %q", name, m.example())
}

// example is the text of a tile laid.
func (m *Match) example() string {
	for l := range m.lays(m.layable()) {
		return Tile{l}.String()
	}
	return ""
}

// whyNotTile is the rule against laying a tile so. What is legal is settled
// elsewhere: this only looks for the reason.
func (m *Match) whyNotTile(l lay) words.Phrase {
	at := Tile{l}.at()
	p := allPairs[l.pair]
	switch {
	case m.over:
		return "the game is over"
	case m.known() && m.mine()[l.kind] == 0:
		return m.awaited()
	case m.unlaid[l.kind] == 0:
		return words.Say("all %d tiles %s lie on the board already", int(l.kind.printed()), l.kind.phrase())
	case !m.inPlay(p.a) || !m.inPlay(p.b):
		return words.Say("a part of %s, %s is not in play with so few players", at[0], at[1])
	}
	for _, cell := range [...]uint8{p.a, p.b} {
		switch {
		case m.cells[cell] == empty:
		case m.piece[cell] == 0:
			return words.Say("on %s a symbol is printed", places[cell])
		default:
			return words.Say("on %s lies a tile already", places[cell])
		}
	}
	return words.Say("the first tile of %s has to lie beside a printed symbol that no tile touches yet", words.Name(m.players[m.player()]))
}

// whyNotPass is the rule against passing.
func (m *Match) whyNotPass() words.Phrase {
	switch {
	case m.over:
		return "the game is over"
	case m.owed > 0:
		return "an extra tile has to be laid"
	}
	return "nobody may pass: a tile has to be laid, even where it earns nothing"
}

// whyNotRack is the rule against showing tiles, or swapping them.
func (m *Match) whyNotRack(mv Rack) words.Phrase {
	if m.over {
		return "the game is over"
	}
	if k := mv.tiles.beyond(&m.unlaid); k >= 0 {
		return words.Say("more tiles %s are shown than are left, which is %d", kind(k).phrase(), int(m.unlaid[k]))
	}
	if mv.swap {
		return m.whyNotSwap(&mv.tiles)
	}
	switch name := words.Name(m.players[m.player()]); {
	case m.known():
		return words.Say("the tiles of %s are known: %s", name, m.mine().phrase())
	case mv.tiles.size() == int(m.held):
		return words.Say("%s has shown other tiles: %s", name, m.mine().phrase())
	case m.held == 1:
		return words.Say("%s has one tile to show", name)
	default:
		return words.Say("%s may show one tile, or all %d", name, int(m.held))
	}
}

// whyNotSwap is the rule against swapping tiles.
func (m *Match) whyNotSwap(r *rack) words.Phrase {
	name := words.Name(m.players[m.leaver()])
	switch {
	case m.solo():
		return "a player alone has no rack to swap"
	case m.leaving == 0:
		return notNow
	case !m.mayShun():
		return words.Say("%s has the same in all symbols, so every tile shows a lowest one", name)
	case m.lowSeen() >= 0:
		return m.leastOn(&m.seen[m.leaver()])
	case r.size() != int(m.leaving):
		return words.Say("%s has %d tiles left, all of which have to be shown", name, int(m.leaving))
	case !m.seen[m.leaver()].within(r):
		return words.Say("%s has shown other tiles: %s", name, m.seen[m.leaver()].phrase())
	}
	return m.leastOn(r)
}

// leastOn names a tile of the player before that shows a lowest symbol.
func (m *Match) leastOn(r *rack) words.Phrase {
	name := words.Name(m.players[m.leaver()])
	for c, low := range lowest(&m.points[m.side(m.leaver())]) {
		for _, k := range r.list() {
			if low && k.shows(colour(c)) {
				return words.Say("%s has least in %s, which is on the tile %s", name, colour(c).phrase(), k.phrase())
			}
		}
	}
	return notNow
}

// notNow is the rule against a swap at any other time.
const notNow words.Phrase = "a rack is swapped right after its player's turn, and only once"
