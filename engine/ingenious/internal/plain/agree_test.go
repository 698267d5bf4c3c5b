package plain

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"silvertray/engine"
	"silvertray/engine/ingenious"
	"silvertray/internal/thorough"
)

var players = []string{"Ana", "Ben", "Cleo", "Dan"}

// games is how many random games are compared, a quarter of them for each number
// of players.
var games = thorough.Int("games", 200, 10_000, "random games to compare")

// TestAgreesOnRandomGames plays random games twice. At every moment the same
// tiles may be laid, shown or swapped, by the same player; every move leads to
// the same scores, and the same players win. Between them the games have seen
// extra tiles, swaps and the second score board. Lists of legal tiles are long:
// some are compared, and at every moment one tile on any two cells.
func TestAgreesOnRandomGames(t *testing.T) {
	seen := map[string]int{}
	for i := range games() {
		b := &both{Rand: rand.New(rand.NewPCG(uint64(i), 5)), seen: seen}
		n := 1 + i%len(players)
		settings := map[string]string{"teams": "no", "extra": []string{"must", "may"}[b.IntN(2)], "symbols": b.anyOrder()}
		if n == 4 {
			settings["teams"] = []string{"no", "yes"}[b.IntN(2)]
		}
		if fault := b.play(n, settings); fault != "" {
			t.Fatalf("game %d: %s\nsettings %v\nafter\n%s", i, fault, settings, strings.Join(b.past, "\n"))
		}
	}
	t.Log(seen)
	for _, what := range []string{"extra", "pass", "swap", "rack", "two boards", "win"} {
		if seen[what] == 0 && thorough.On() {
			t.Errorf("no game has seen: %s", what)
		}
	}
}

// both are the two games side by side.
type both struct {
	*rand.Rand
	real  engine.Match
	plain *game
	past  []string
	seen  map[string]int
}

// anyOrder is a random order of the printed symbols.
func (b *both) anyOrder() string {
	rest := slices.Clone(symbols[1:])
	b.Shuffle(len(rest), func(i, j int) { rest[i], rest[j] = rest[j], rest[i] })
	return "red-" + strings.Join(rest, "-")
}

// play plays a random game and says where the two disagree.
func (b *both) play(n int, settings map[string]string) string {
	var err error
	if b.real, err = ingenious.EinfachGenial.New(engine.Setup{Players: players[:n], Settings: settings}); err != nil {
		return err.Error()
	}
	b.plain = newGame(n, settings)
	for !b.plain.over {
		for _, next := range []func() string{b.sameAsk, b.trySwap, b.tryRack, b.tryPass, b.tryTile, b.layOne} {
			if fault := next(); fault != "" {
				return fault
			}
			if b.plain.over {
				break
			}
		}
	}
	return b.sameEnd()
}

// sameAsk compares who is asked, and the tiles that may be laid.
func (b *both) sameAsk() string {
	ask, g := b.real.Ask(), b.plain
	if ask.Over() || ask.Player != g.who || ask.Round != 1+g.turns/g.players || (ask.Choice != nil) != g.known() {
		return fmt.Sprintf("asks player %d in round %d, to choose: %t; the plain game player %d in turn %d, shown %v", ask.Player, ask.Round, ask.Choice != nil, g.who, g.turns, g.seen)
	}
	if long := len(g.names()) > 6; long && b.IntN(80) > 0 || !long && b.IntN(3) > 0 {
		return "" // the lists of hidden racks have up to 17,000 tiles
	}
	var real []string
	for mv := range ask.Moves {
		if !strings.HasPrefix(mv.String(), "tile") {
			break
		}
		real = append(real, mv.String())
	}
	plain := g.legal()
	slices.Sort(plain)
	if slices.Sort(real); !slices.Equal(real, plain) {
		return fmt.Sprintf("%d tiles may be laid, in the plain game %d", len(real), len(plain))
	}
	return ""
}

// make makes a move in the real game.
func (b *both) make(text string) bool {
	mv, err := b.real.Parse(text)
	if err != nil {
		return false
	}
	next, err := b.real.Apply(mv)
	if err != nil {
		return false
	}
	b.real, b.past = next, append(b.past, text)
	return true
}

// tiles are n random tiles that are not on the board, or nearly so.
func (b *both) tiles(n int, but func(tile string) bool) (all []string) {
	var left []string
	for _, a := range symbols {
		for _, c := range symbols {
			if tile := name(a, c); name(a, c) == a+" "+c && !but(tile) {
				for range b.plain.left[tile] {
					left = append(left, tile)
				}
			}
		}
	}
	for range min(n, len(left)) {
		at := b.IntN(len(left))
		all = append(all, left[at])
		if b.IntN(50) > 0 {
			left = slices.Delete(left, at, at+1)
		}
		if len(left) == 0 {
			break
		}
	}
	return all
}

// trySwap tries to put tiles back, mostly such as might be allowed.
func (b *both) trySwap() string {
	g := b.plain
	if g.players == 1 || b.IntN(3) > 0 {
		return ""
	}
	track, least := g.tracks[(g.who+g.players-1)%g.players], 36
	for _, symbol := range symbols {
		least = min(least, track[symbol])
	}
	tiles := b.tiles(max(g.before, 1)+b.IntN(12)/11, func(tile string) bool {
		a, c, _ := strings.Cut(tile, " ")
		return (track[a] == least || track[c] == least) && b.IntN(60) > 0
	})
	if seen := g.seen[(g.who+g.players-1)%g.players]; len(seen) > 0 && b.IntN(5) > 0 {
		tiles = append(slices.Clone(seen), tiles[:max(0, len(tiles)-len(seen))]...)
	}
	if len(tiles) == 0 {
		return ""
	}
	text := "swap " + strings.Join(tiles, ", ")
	may := g.maySwap(tiles)
	if did := b.make(text); did != may {
		return fmt.Sprintf("%s: %v, in the plain game %v", text, did, may)
	}
	if may {
		g.before, g.seen[(g.who+g.players-1)%g.players] = 0, nil
		b.seen["swap"]++
	}
	return ""
}

// tryRack tries to show tiles.
func (b *both) tryRack() string {
	if b.IntN(3) > 0 {
		return ""
	}
	n := []int{1, b.plain.hand, b.plain.hand, 1 + b.IntN(6)}[b.IntN(4)]
	tiles := b.tiles(n, func(string) bool { return false })
	text := "shows " + strings.Join(tiles, ", ")
	may := b.plain.mayShow(tiles)
	if did := b.make(text); did != may {
		return fmt.Sprintf("%s: %v, in the plain game %v", text, did, may)
	}
	if may {
		b.plain.show(tiles)
		b.seen["rack"]++
	}
	return ""
}

// tryPass tries to leave extra tiles alone.
func (b *both) tryPass() string {
	if b.IntN(4) > 0 {
		return ""
	}
	may := b.plain.mayPass()
	if did := b.make("pass"); did != may {
		return fmt.Sprintf("pass: %v, in the plain game %v", did, may)
	}
	if may {
		b.plain.next()
		b.seen["pass"]++
	}
	return ""
}

// tryTile tries a tile on any two cells, mostly where it may not lie.
func (b *both) tryTile() string {
	from := at{b.IntN(17) - 8, b.IntN(17) - 8}
	to := from.step(around[b.IntN(6)])
	x, y := symbols[b.IntN(6)], symbols[b.IntN(6)]
	may := slices.Contains(b.plain.names(), name(x, y)) &&
		slices.ContainsFunc(b.plain.spots(), func(p [2]at) bool { return p == [2]at{from, to} || p == [2]at{to, from} })
	return b.lay(x, y, [2]at{from, to}, may)
}

// layOne lays a tile: now and then any, mostly one of the best of some.
func (b *both) layOne() string {
	g := b.plain
	spots, names := g.spots(), g.names()
	slices.Sort(names)
	most := -1
	var x, y string
	var cells [2]at
	for range 1 + b.IntN(2)*60 {
		a, c, _ := strings.Cut(names[b.IntN(len(names))], " ")
		p := spots[b.IntN(len(spots))]
		if b.IntN(2) == 0 {
			a, c = c, a
		}
		if points := g.half(p[0], p[1], a) + g.half(p[1], p[0], c); points > most {
			most, x, y, cells = points, a, c, p
		}
	}
	return b.lay(x, y, cells, true)
}

// lay lays a tile in both games and compares what comes of it.
func (b *both) lay(x, y string, cells [2]at, may bool) string {
	g := b.plain
	text := fmt.Sprintf("tile %s %s at %s %s", x, y, cells[0], cells[1])
	if did := b.make(text); did != may {
		return fmt.Sprintf("%s: %v, in the plain game %v", text, did, may)
	}
	if !may {
		return ""
	}
	who := g.who
	g.lay(x, y, cells)
	if g.extras > 0 {
		b.seen["extra"]++
	}
	return b.sameScore(who)
}

// sameScore compares the scores of a player.
func (b *both) sameScore(player int) string {
	p := b.real.Score().Players[player]
	for _, symbol := range symbols {
		if p.Areas[symbol] != b.plain.tracks[player][symbol] {
			return fmt.Sprintf("%s has %v, in the plain game %v", p.Name, p.Areas, b.plain.tracks[player])
		}
		if p.Areas[symbol] > 18 {
			b.seen["two boards"]++
		}
	}
	return ""
}

// sameEnd compares the end: who has won, and what lies on the board.
func (b *both) sameEnd() string {
	score := b.real.Score()
	var won []string
	for _, player := range b.plain.winners() {
		won = append(won, players[player])
	}
	if !score.Finished || !slices.Equal(score.Winners, won) {
		return fmt.Sprintf("finished: %v, won by %v, in the plain game by %v", score.Finished, score.Winners, won)
	}
	for _, spot := range b.real.(engine.Boarded).Board().Cells {
		if spot.Symbol != *b.plain.of(at{spot.At.Q, spot.At.R}) && spot.InPlay {
			return fmt.Sprintf("%s shows %q, in the plain game %q", spot.At, spot.Symbol, *b.plain.of(at{spot.At.Q, spot.At.R}))
		}
	}
	b.seen["win"]++
	return ""
}
