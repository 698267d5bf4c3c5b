package plain

import (
	"slices"
	"strings"
)

// enough reports whether there are so many tiles beside the board.
func (g *game) enough(tiles []string) bool {
	count := map[string]int{}
	for _, tile := range tiles {
		if count[tile]++; count[tile] > g.left[tile] {
			return false
		}
	}
	return true
}

// mayShow reports whether these tiles may be shown.
func (g *game) mayShow(tiles []string) bool {
	if g.over || g.known() || !g.enough(tiles) {
		return false
	}
	return len(tiles) == 1 && g.hand > 1 || len(tiles) == g.hand && has(tiles, g.seen[g.who])
}

// show shows them.
func (g *game) show(tiles []string) {
	g.before = 0
	switch {
	case len(tiles) == g.hand:
		g.seen[g.who] = slices.Clone(tiles)
	case !slices.Contains(g.seen[g.who], tiles[0]):
		g.seen[g.who] = append(slices.Clone(g.seen[g.who]), tiles[0])
	}
}

// has reports whether some tiles are among others, each as often.
func has(tiles, some []string) bool {
	rest := slices.Clone(tiles)
	for _, tile := range some {
		at := slices.Index(rest, tile)
		if at < 0 {
			return false
		}
		rest = slices.Delete(rest, at, at+1)
	}
	return true
}

// maySwap reports whether the player before may put these tiles back.
func (g *game) maySwap(tiles []string) bool {
	if g.over || g.before == 0 || len(tiles) != g.before || !g.enough(tiles) {
		return false
	}
	if !has(tiles, g.seen[(g.who+g.players-1)%g.players]) {
		return false
	}
	track := g.tracks[(g.who+g.players-1)%g.players]
	least := 36
	for _, symbol := range symbols {
		least = min(least, track[symbol])
	}
	for _, symbol := range symbols {
		if track[symbol] == least && strings.Contains(strings.Join(tiles, " "), symbol) {
			return false
		}
	}
	return true
}

// mayPass reports whether an extra tile may be left alone.
func (g *game) mayPass() bool { return !g.over && g.extras > 0 && g.extra == "may" }

// winners are the players whose scores, from the lowest up, are the highest.
func (g *game) winners() (best []int) {
	for player := range g.players {
		switch {
		case best == nil || slices.Compare(g.ranked(player), g.ranked(best[0])) > 0:
			best = []int{player}
		case slices.Equal(g.ranked(player), g.ranked(best[0])):
			best = append(best, player)
		}
	}
	return best
}

// ranked are the scores of a player from the lowest up.
func (g *game) ranked(player int) (scores []int) {
	for _, symbol := range symbols {
		scores = append(scores, g.tracks[player][symbol])
	}
	slices.Sort(scores)
	return scores
}
