package board

import (
	"math/rand/v2"
	"slices"
	"testing"

	"silvertray/engine"
	"silvertray/engine/ingenious"
	"silvertray/hw"
	"silvertray/internal/companion/session"
	"silvertray/internal/companion/sessiontest"
	"silvertray/internal/ledger"
)

// question puts the question of a board.
func (m *Mechanic) question(t *session.Table, ask engine.Ask) session.State {
	if ask.Lay == nil {
		return nil
	}
	return m.Lay(t, ask)
}

// hand presses keys, and counts them.
type hand struct {
	t       *testing.T
	table   *session.Table
	state   session.State
	presses int
}

func (h *hand) press(keys ...hw.Key) {
	for _, k := range keys {
		h.state = h.state.Press(h.table, k)
		h.presses++
	}
}

// turns are the keys that lead round a list of n the shorter way.
func turns(from, to, n int) []hw.Key {
	down := (to - from + n) % n
	if up := n - down; up < down {
		return slices.Repeat([]hw.Key{hw.Up}, up)
	}
	return slices.Repeat([]hw.Key{hw.Down}, down)
}

// option takes the line with this text.
func (h *hand) option(text string) {
	h.t.Helper()
	l, ok := h.state.(*Laying)
	to := -1
	if ok {
		to = slices.IndexFunc(l.lines, func(l session.Line) bool { return l.Text.String() == text })
	}
	if to < 0 {
		h.t.Fatalf("%T has no %q", h.state, text)
	}
	h.press(append(turns(l.selected, to, len(l.lines)), hw.OK)...)
}

// pick enters a tile, the symbol first that is nearer.
func (h *hand) pick(symbols []string) {
	h.t.Helper()
	p := h.state.(*enterSymbols)
	far := func(symbol string) int {
		return len(turns(slices.Index(p.symbols(), *p.symbol()), slices.Index(p.symbols(), symbol), len(p.symbols())))
	}
	if far(symbols[1]) < far(symbols[0]) {
		slices.Reverse(symbols)
	}
	for _, s := range symbols {
		h.press(append(turns(slices.Index(p.symbols(), *p.symbol()), slices.Index(p.symbols(), s), len(p.symbols())), hw.OK)...)
	}
}

// drawn are the tiles of the box in an order by chance.
func drawn(r *rand.Rand) (all [][]string) {
	names := []string{"red", "green", "blue", "orange", "yellow", "purple"}
	for i, a := range names {
		for j := i; j < len(names); j++ {
			for n := 6; n > 0; n-- {
				if i != j || n < 6 {
					all = append(all, []string{a, names[j]})
				}
			}
		}
	}
	r.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	return all
}

// TestPressesOfATile plays whole solo games by the keys alone: each tile is entered
// as it is drawn, and laid where it is said to be best.
func TestPressesOfATile(t *testing.T) {
	const games, most = 20, 7.0
	presses, tiles := 0, 0
	for game := range games {
		m, err := ingenious.EinfachGenial.New(engine.Setup{Players: []string{"Ana"}})
		if err != nil {
			t.Fatal(err)
		}
		bag := drawn(rand.New(rand.NewPCG(1, uint64(game))))
		h := &hand{t: t, table: sessiontest.Table(ledger.Stored{Match: m}, sessiontest.Mechanic{Put: New(false).question})}
		h.state = h.table.Ask()
		for n := 0; !h.table.Match().Ask().Over(); n++ {
			h.option("The tile drawn")
			h.pick(bag[n])
			h.press(hw.OK) // the best place
			tiles++
		}
		presses += h.presses
	}
	each := float64(presses) / float64(tiles)
	t.Logf("%d tiles a game, %.2f presses each, %d presses a game", tiles/games, each, presses/games)
	if each > most {
		t.Errorf("a tile takes %.2f presses, want at most %.1f", each, most)
	}
}
