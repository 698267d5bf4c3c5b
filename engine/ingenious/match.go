package ingenious

import (
	"strings"

	"silvertray/engine"
	"silvertray/internal/words"
)

// Match is a match of Einfach Genial. It implements engine.Match and
// engine.Boarded.
type Match struct {
	*table
	state
}

var (
	_ engine.Match   = (*Match)(nil)
	_ engine.Boarded = (*Match)(nil)
)

// deal begins a match: the board has its printed symbols, and all tiles are in
// the bag or on racks.
func deal(t *table) *Match {
	m := &Match{table: t}
	for i, cell := range corners {
		m.cells[cell] = uint8(t.symbols[i]) + 1
	}
	m.unlaid = full()
	m.held = uint8(t.hand())
	return m
}

// Game is the game being played.
func (m *Match) Game() engine.Game { return EinfachGenial }

// Ask says what the match waits for. Where a tile is to be laid that the box
// does not know, the table is asked; once all tiles are shown that may be laid,
// it is the player's choice.
func (m *Match) Ask() engine.Ask {
	ask := engine.Ask{Player: m.player(), Round: m.round(), Title: m.title(), Moves: m.moves()}
	if m.over {
		return ask
	}
	ask.Lay = &engine.Lay{Symbols: 2, Instead: m.instead()}
	if m.known() {
		ask.Choice = &engine.Choice{}
	} else {
		ask.Lay.Shows, ask.Fixed = m.shows(), m.fixed
	}
	if m.helped || m.known() {
		ask.Lay.Best = m.best()
	}
	return ask
}

// instead is what may be chosen in place of laying a tile.
func (m *Match) instead() []engine.Offer {
	var all []engine.Offer
	if m.passable() {
		all = append(all, engine.Offer{Player: m.player(), Move: Pass{}})
	}
	if r := m.seen[m.leaver()]; m.swappable(&r) {
		all = append(all, engine.Offer{Player: m.leaver(), Move: Rack{true, r}})
	}
	return all
}

// shows are the ways to show tiles now.
func (m *Match) shows() []engine.Showing {
	showing := func(word string, player, pieces int) engine.Showing {
		s := engine.Showing{Word: word, Title: m.shown(word == swapWord, pieces), Player: player, Pieces: pieces, Symbols: 2}
		if pieces > 1 {
			s.Known = m.seen[player].symbols()
		}
		return s
	}
	all := []engine.Showing{showing(showsWord, m.player(), 1)}
	if m.held > 1 {
		all = append(all, showing(showsWord, m.player(), int(m.held)))
	}
	if m.maySwap() && m.seen[m.leaver()].size() < int(m.leaving) {
		all = append(all, showing(swapWord, m.leaver(), int(m.leaving)))
	}
	return all
}

// shown says that so many tiles are shown, but not which.
func (m *Match) shown(swap bool, pieces int) words.Phrase {
	switch name := m.players[m.player()]; {
	case swap:
		return words.Say("%s's rack, to be swapped", m.players[m.leaver()])
	case m.solo():
		return "The tile drawn"
	case pieces == 1:
		return words.Say("A tile of %s's", name)
	default:
		return words.Say("%s's rack", name)
	}
}

// title is the question in a few words.
func (m *Match) title() words.Phrase {
	switch {
	case m.over:
		return "The end"
	case m.owed > 1:
		return words.Say("GENIAL! Lay %d more tiles", int(m.owed))
	case m.owed == 1:
		return "GENIAL! Lay another tile"
	case m.first():
		return "Lay the first tile, beside a printed symbol"
	case m.solo() && !m.known():
		return "Draw a tile and lay it"
	}
	return "Lay a tile"
}

// fixed answers with tiles by pairs of numbers: their symbols in the game's
// order, 1 for red to 6 for purple. A tile of which none is left is passed over.
// A player alone shows one; others show a whole rack, with what is known of it.
func (m *Match) fixed(next func() int) engine.Move {
	r, left := *m.mine(), m.unlaid
	for k, n := range r {
		left[k] -= n
	}
	for tries := 0; r.size() < int(m.held); tries++ {
		k := kindOf(colour(next()-1), colour(next()-1))
		for tries > fixedTries && left[k] == 0 { // the numbers come again and again
			k = (k + 1) % kinds
		}
		if left[k] > 0 {
			r[k]++
			left[k]--
		}
	}
	return Rack{false, r}
}

// fixedTries is how many pairs of numbers are looked at before the next kind
// there is stands in.
const fixedTries = 60

// Apply returns the match after a move, or a *engine.Refusal.
func (m *Match) Apply(mv engine.Move) (engine.Match, error) {
	switch mv := mv.(type) {
	case Tile:
		if !m.legal(mv.lay) {
			return nil, &engine.Refusal{Move: mv.String(), Rule: m.whyNotTile(mv.lay)}
		}
		after := *m
		after.play(mv.lay)
		return &after, nil
	case Rack:
		return m.applyRack(mv)
	case Pass:
		if !m.passable() {
			return nil, &engine.Refusal{Move: passWord, Rule: m.whyNotPass()}
		}
		after := *m
		after.endTurn()
		return &after, nil
	case engine.Laid, engine.Shown:
		return m.applyText(mv.String())
	}
	return nil, engine.Foreign(mv)
}

// applyText applies what the table shows in the words of all games.
func (m *Match) applyText(text string) (engine.Match, error) {
	mv, err := m.Parse(text)
	if err != nil {
		return nil, err
	}
	return m.Apply(mv)
}

// owner is whose tiles are shown or swapped.
func (m *Match) owner(mv Rack) *int {
	player := m.player()
	if mv.swap {
		player = m.leaver()
	}
	return &player
}

func (m *Match) applyRack(mv Rack) (engine.Match, error) {
	after := *m
	switch {
	case mv.swap && m.swappable(&mv.tiles):
		after.leaving, after.seen[m.leaver()] = 0, rack{}
	case !mv.swap && m.showing(&mv.tiles):
		after.leaving, after.helped = 0, true
		mine := after.mine()
		for k, n := range mv.tiles {
			mine[k] = max(mine[k], n)
		}
	default:
		return nil, &engine.Refusal{Move: mv.String(), Rule: m.whyNotRack(mv), Of: m.owner(mv)}
	}
	return &after, nil
}

// Parse reads the text of a move of this moment.
func (m *Match) Parse(text string) (engine.Move, error) {
	text = strings.Join(strings.Fields(text), " ")
	mv, err := m.read(text)
	if err == nil {
		_, err = m.Apply(mv)
	}
	if err != nil {
		return nil, err
	}
	return mv, nil
}
