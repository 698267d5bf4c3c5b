package plain

import (
	"math/rand/v2"
	"strconv"
	"strings"

	"silvertray/engine"
)

// player makes the choices of a random game. An idle one takes any legal move;
// a keen one mostly prefers what brings something, low dice, which leave more
// to throw, and the areas it likes in this game. So sheets get full.
type player struct {
	*rand.Rand
	keen  bool
	likes map[string]int
}

// newPlayer is a player who always chooses the same with the same seed. Every
// second one is keen.
func newPlayer(r *rules, seed uint64) player {
	p := player{rand.New(rand.NewPCG(seed, 7)), seed/4%2 == 1, map[string]int{}}
	for _, area := range r.areas {
		p.likes[area] = p.IntN(12)
	}
	return p
}

// choose picks one of the legal moves.
func (p player) choose(moves []engine.Move, g *game) engine.Move {
	best, most := moves[p.IntN(len(moves))], -1000
	if !p.keen || p.IntN(10) == 0 {
		return best
	}
	for _, mv := range moves {
		if worth := p.worth(mv.String(), g) + p.IntN(3); worth > most {
			best, most = mv, worth
		}
	}
	return best
}

// worth is how much a keen player likes a move.
func (p player) worth(text string, g *game) int {
	words := strings.Fields(text)
	switch words[0] {
	case "pass", "done":
		return -100
	case "reroll", "return":
		return -4
	}
	area, _, _ := strings.Cut(words[2], ".")
	number, err := strconv.Atoi(words[1]) // of a bonus
	if err != nil {
		number = g.worth(words[1], words[2])
	}
	next := g.paper().copy()
	g.write(next, words[2], number)
	before, after := 0, 0
	for _, n := range g.paper().got {
		before += n
	}
	for _, n := range g.earned(next) {
		after += n
	}
	worth := 10*(after-before) + p.likes[area] - g.shows[words[1]]
	if i := next.next("blue", 12); g.doppelt && area == "blue" && i > 2 {
		worth += 2 * (number - g.paper().number(numbered("blue", i-2))) // a fall leaves less room
	}
	return worth
}
