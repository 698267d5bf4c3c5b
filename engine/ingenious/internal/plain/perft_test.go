package plain

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"silvertray/engine"
	"silvertray/engine/ingenious"
	"silvertray/internal/thorough"
)

// copy keeps a game as it stands.
func (g *game) copy() *game {
	next := *g
	board := *g.board
	next.board = &board
	next.tiled, next.left = maps.Clone(g.tiled), maps.Clone(g.left)
	next.tracks = nil
	for _, track := range g.tracks {
		next.tracks = append(next.tracks, maps.Clone(track))
	}
	if g.teams {
		next.tracks[2], next.tracks[3] = next.tracks[0], next.tracks[1]
	}
	return &next
}

// digits of pi that are on a die, as engine.Perft has them.
const digits = "314152653532346264333252411633515244452316462626234253421162"

// count counts the legal sequences; hands are shown by the digits from a place on.
func (g *game) count(depth, place int) (n uint64) {
	if depth == 0 {
		return 1
	}
	if !g.known() && !g.over {
		next := g.copy()
		tiles := slices.Clone(g.seen[g.who])
		for len(tiles) < g.hand {
			a, b := symbols[digits[place%60]-'1'], symbols[digits[(place+1)%60]-'1']
			place += 2
			if g.enough(append(tiles[:len(tiles):len(tiles)], name(a, b))) {
				tiles = append(tiles, name(a, b))
			}
		}
		next.show(tiles)
		return next.count(depth-1, place)
	}
	for _, text := range g.legal() {
		said := strings.Fields(text)
		var cells [2]at
		for _, pair := range g.pairs() {
			switch pair[0].String() + " " + pair[1].String() {
			case said[4] + " " + said[5]:
				cells = pair
			case said[5] + " " + said[4]:
				cells = [2]at{pair[1], pair[0]}
			}
		}
		next := g.copy()
		next.lay(said[1], said[2], cells)
		n += next.count(depth-1, place)
	}
	return n
}

func TestAgreesOnCounts(t *testing.T) {
	for n, depth := range map[int]int{1: 4, 2: 3, 3: 3} {
		depth = thorough.Count(depth-1, depth)
		m, err := ingenious.EinfachGenial.New(engine.Setup{Players: players[:n]})
		if err != nil {
			t.Fatal(err)
		}
		plain := newGame(n, m.Setup().Settings)
		if got, want := engine.Perft(m, depth), plain.count(depth, 0); got != want {
			t.Errorf("%d players: %d sequences of %d moves, in the plain game %d", n, got, depth, want)
		}
	}
}
