package plain

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"silvertray/engine"
)

// TestPerftAgrees counts the legal sequences up to six moves, from an opening
// and from the middle of a game, twice. engine.Perft states what the dice show.
func TestPerftAgrees(t *testing.T) {
	tests := []struct {
		pair    int
		players int
		round   int      // the first choice of a die in this round of a random game; 0 for the opening
		want    []uint64 // by depth, from 1
	}{
		{0, 1, 0, []uint64{1, 13, 13, 78, 78, 572}},
		{0, 1, 4, []uint64{11, 25, 51, 147, 318, 1027}},
		{0, 3, 3, []uint64{11, 45, 213, 437, 1606, 4570}},
		{1, 1, 0, []uint64{1, 20, 44, 236, 482, 2368}},
		{1, 1, 4, []uint64{17, 51, 165, 587, 1439, 4385}},
		{1, 3, 3, []uint64{19, 64, 524, 1170, 8957, 42605}},
	}
	for _, tt := range tests {
		p := both[tt.pair]
		t.Run(fmt.Sprintf("%s/%d/%d", p.real.Name(), tt.players, tt.round), func(t *testing.T) {
			m, g := middle(t, p, tt.players, tt.round)
			for depth := 1; depth <= 6; depth++ {
				real, plain := engine.Perft(m, depth), g.perft(depth, 0)
				if real != plain || real != tt.want[depth-1] {
					t.Errorf("depth %d: %d sequences, %d in the plain game, want %d", depth, real, plain, tt.want[depth-1])
				}
			}
		})
	}
}

// middle plays random moves, the same ones every time, to the first choice of a
// die in a round.
func middle(t *testing.T, p pair, players, round int) (engine.Match, *game) {
	settings := map[string]string{}
	for _, rule := range p.real.Rules() {
		settings[rule.Name] = rule.Values[0]
	}
	m, err := p.real.New(engine.Setup{Players: names[:players], Settings: settings})
	if err != nil {
		t.Fatal(err)
	}
	g := newGame(p.plain, players, settings)
	by := player{Rand: rand.New(rand.NewPCG(uint64(players), uint64(round)))}
	for g.round < round || round > 0 && g.step != "pick" {
		move, fault := chooseBoth(m, g, by)
		if fault != "" {
			t.Fatal(fault)
		}
		if m, err = m.Apply(move); err != nil {
			t.Fatal(err)
		}
		g.do(move.String())
	}
	return m, g
}

// pi has the values of the dice in a count: its digits from 1 to 6.
const pi = "3.14159265358979323846264338327950288419716939937510582097494459230781640628620899862803482534211706798214808651328230664709384460955058223172535940812848111745028410270193852110555964462294895493038196"

// perft counts legal sequences, reading pi from a place on.
func (g *game) perft(depth, place int) uint64 {
	switch {
	case depth == 0:
		return 1
	case g.step == "end":
		return 0
	case g.rolling():
		next := g.copy()
		roll, used := g.rollOfPi(place)
		next.do(roll)
		return next.perft(depth-1, place+used)
	}
	var total uint64
	for _, move := range g.legal() {
		next := g.copy()
		next.do(move)
		total += next.perft(depth-1, place)
	}
	return total
}

// rollOfPi rolls the dice in hand; equal ones lie near the tray in their order.
func (g *game) rollOfPi(place int) (roll string, used int) {
	digits := strings.Join(strings.FieldsFunc(pi, func(r rune) bool { return r < '1' || r > '6' }), "")[:60]
	words := []string{"roll"}
	for i, die := range g.dicein("hand") {
		value := digits[(place+i)%len(digits)] - '0'
		words = append(words, die+"="+strconv.Itoa(int(value)))
	}
	return strings.Join(slices.Concat(words, []string{"near=" + strings.Join(g.dice, ",")}), " "), len(words) - 1
}
