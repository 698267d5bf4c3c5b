package plain

import (
	"slices"
	"strings"
)

// game is a game under way.
type game struct {
	*board
	players int
	teams   bool
	extra   string // "must" or "may"
	// tiled are the cells with tiles.
	tiled map[at]bool
	// left counts the tiles that are not on the board, by their name.
	left map[string]int
	// tracks are the scores of each side by symbol.
	tracks []map[string]int
	who    int
	// begun counts the players who have laid a first tile.
	begun, turns int
	// hand is how many tiles the player still has, extras how many more to lay.
	hand, extras int
	// seen are the tiles that each player has shown, and still has.
	seen [4][]string
	// before is how many tiles the player before may still swap.
	before int
	over   bool
}

// name of a tile, the symbols in their order.
func name(a, b string) string {
	if slices.Index(symbols, a) > slices.Index(symbols, b) {
		a, b = b, a
	}
	return a + " " + b
}

func newGame(players int, settings map[string]string) *game {
	g := &game{players: players, teams: settings["teams"] == "yes", extra: settings["extra"]}
	g.board = newBoard(map[int]int{1: 5, 2: 5, 3: 6, 4: 7}[players], strings.Split(settings["symbols"], "-"))
	g.tiled, g.left = map[at]bool{}, map[string]int{}
	for _, a := range symbols {
		for _, b := range symbols {
			g.left[name(a, b)] = 6
		}
		g.left[name(a, a)] = 5
	}
	for range players {
		g.tracks = append(g.tracks, map[string]int{})
	}
	if g.teams {
		g.tracks[2], g.tracks[3] = g.tracks[0], g.tracks[1]
	}
	g.draw()
	return g
}

// draw fills the hand.
func (g *game) draw() {
	g.hand = 6
	if g.players == 1 {
		g.hand = 1
	}
}

// end of the track: two boards in a row, or one.
func (g *game) end() int {
	if g.teams || g.players == 1 {
		return 36
	}
	return 18
}

// known reports whether all tiles of the player are known.
func (g *game) known() bool { return !g.over && len(g.seen[g.who]) == g.hand }

// drop takes a tile from those that a player has shown, if it is among them.
func (g *game) drop(who int, tile string) {
	if at := slices.Index(g.seen[who], tile); at >= 0 {
		g.seen[who] = slices.Delete(slices.Clone(g.seen[who]), at, at+1)
	}
}

// names of the tiles that may be laid.
func (g *game) names() (all []string) {
	if g.known() {
		all = slices.Clone(g.seen[g.who])
		slices.Sort(all)
		return slices.Compact(all)
	}
	for tile, n := range g.left {
		if n > 0 {
			all = append(all, tile)
		}
	}
	return all
}

// spots are the pairs of cells on which a tile may be laid.
func (g *game) spots() (all [][2]at) {
	for _, pair := range g.pairs() {
		if g.begun >= g.players || g.starts(pair[0]) || g.starts(pair[1]) {
			all = append(all, pair)
		}
	}
	return all
}

// starts reports whether a cell lies at a printed symbol with no tile.
func (g *game) starts(cell at) bool {
	for _, corner := range corners {
		at, taken := false, false
		for _, way := range around {
			at = at || corner.step(way) == cell
			taken = taken || g.tiled[corner.step(way)]
		}
		if at && !taken {
			return true
		}
	}
	return false
}

// legal are the texts of all tiles that may be laid.
func (g *game) legal() (all []string) {
	if g.over {
		return nil
	}
	for _, tile := range g.names() {
		a, b, _ := strings.Cut(tile, " ")
		for _, pair := range g.spots() {
			all = append(all, "tile "+tile+" at "+pair[0].String()+" "+pair[1].String())
			if a != b {
				all = append(all, "tile "+tile+" at "+pair[1].String()+" "+pair[0].String())
			}
		}
	}
	return all
}

// lay lays a tile with a on the first cell and b on the second.
func (g *game) lay(a, b string, cells [2]at) {
	earned := [2]int{g.half(cells[0], cells[1], a), g.half(cells[1], cells[0], b)}
	g.before = 0
	if g.extras > 0 {
		g.extras--
	} else if g.begun < g.players {
		g.begun++
	}
	g.extras += g.score(earned, [2]string{a, b})
	*g.of(cells[0]), *g.of(cells[1]) = a, b
	g.tiled[cells[0]], g.tiled[cells[1]] = true, true
	g.left[name(a, b)]--
	g.hand--
	g.drop(g.who, name(a, b))
	for who, tiles := range g.seen {
		for n := 0; n < len(tiles); n++ {
			if !g.enough(g.seen[who]) {
				g.drop(who, name(a, b)) // it was another tile
			}
		}
	}
	switch {
	case len(g.pairs()) == 0 || g.done():
		g.over = true
	case g.extras == 0 || g.hand == 0:
		g.next()
	}
}

// score moves the markers step by step and counts the boards that are finished.
func (g *game) score(earned [2]int, symbols [2]string) (extras int) {
	track, stuck := g.tracks[g.who], map[string]bool{}
	for i, symbol := range symbols {
		for range earned[i] {
			if stuck[symbol] || track[symbol] == g.end() {
				continue // lost
			}
			track[symbol]++
			if track[symbol] == 18 || track[symbol] == 36 {
				stuck[symbol] = true
				extras++
			}
		}
	}
	if g.players == 1 {
		return 0
	}
	return extras
}

// done reports whether the player has finished every track.
func (g *game) done() bool {
	for _, symbol := range symbols {
		if g.tracks[g.who][symbol] < g.end() {
			return false
		}
	}
	return true
}

// next ends the turn.
func (g *game) next() {
	g.before = g.hand
	if g.players == 1 {
		g.before = 0
	}
	g.who = (g.who + 1) % g.players
	g.turns++
	g.extras = 0
	g.draw()
}
