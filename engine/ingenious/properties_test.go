package ingenious

import (
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"silvertray/engine"
)

// anyMatch draws a match of any size, with any settings, after any moves, and
// the moves.
func anyMatch(t *rapid.T) (*Match, []Tile) {
	players := rapid.IntRange(1, seats).Draw(t, "players")
	settings := map[string]string{
		"extra":   rapid.SampledFrom(extraTile.Values).Draw(t, "extra"),
		"symbols": rapid.SampledFrom(order.Values).Draw(t, "symbols"),
	}
	if players == 4 {
		settings["teams"] = rapid.SampledFrom(teams.Values).Draw(t, "teams")
	}
	dealt, err := EinfachGenial.New(engine.Setup{Players: names[:players], Settings: settings})
	if err != nil {
		t.Fatal(err)
	}
	m := dealt.(*Match)
	r := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 1))
	var made []Tile
	for range rapid.IntRange(0, 90).Draw(t, "moves") {
		if m.over {
			break
		}
		if rapid.IntRange(0, 9).Draw(t, "help") == 0 && m.Ask().Lay.Best == nil {
			m = m.apply(t, m.drawn(r))
		}
		mv := Tile{m.anyLay(r)}
		made = append(made, mv)
		m = m.apply(t, mv)
	}
	return m, made
}

// apply is the match after a legal move.
func (m *Match) apply(t *rapid.T, mv engine.Move) *Match {
	next, err := m.Apply(mv)
	if err != nil {
		t.Fatal(err)
	}
	return next.(*Match)
}

// drawn shows as many tiles as the player whose turn it is holds: those that are
// known, and others drawn by chance from all that are not on the board.
func (m *Match) drawn(r *rand.Rand) Rack {
	mv, bag := Rack{tiles: *m.mine()}, m.unlaid
	for k, n := range mv.tiles {
		bag[k] -= n
	}
	left := bag.list()
	r.Shuffle(len(left), func(i, j int) { left[i], left[j] = left[j], left[i] })
	for _, k := range left[:int(m.held)-mv.tiles.size()] {
		mv.tiles[k]++
	}
	return mv
}

// anyLay is a legal tile by chance.
func (m *Match) anyLay(r *rand.Rand) lay {
	var some []kind
	for k, free := range m.layable() {
		if free {
			some = append(some, kind(k))
		}
	}
	open := m.openPairs(make([]uint16, 0, pairs))
	l := lay{kind: some[r.IntN(len(some))], pair: open[r.IntN(len(open))]}
	l.turned = !l.kind.double() && r.IntN(2) == 0
	return l
}

// TestATileScoresTheSameEitherWayRound writes a tile with its symbols and cells
// in the other order, which means the same move.
func TestATileScoresTheSameEitherWayRound(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m, made := anyMatch(t)
		if m.over || len(made) == 0 {
			return
		}
		mv := Tile{m.anyLay(rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "lay"), 2)))}
		label := m.Label(mv)
		slices.Reverse(label.Puts)
		turned, err := m.Apply(engine.Laid{Puts: label.Puts})
		if err != nil {
			t.Fatal(err)
		}
		if same := m.apply(t, mv); turned.(*Match).state != same.state {
			t.Fatalf("%s and %s differ", mv, engine.Laid{Puts: label.Puts})
		}
	})
}

// TestScoresStayWithinTheirBoards looks at the scores and the number of tiles
// after every move: no score over its last place, none that falls.
func TestScoresStayWithinTheirBoards(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m, _ := anyMatch(t)
		r := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed on"), 1))
		for !m.over {
			next := m.apply(t, Tile{m.anyLay(r)})
			for side := range m.sides() {
				for c := range colours {
					was, is := m.points[side][c], next.points[side][c]
					if is > m.last() || is < was || was < goal && is > goal {
						t.Fatalf("side %d has %d in %s after %d", side, is, colour(c), was)
					}
				}
			}
			m = next
		}
		if left := m.unlaid.size(); left+int(m.laid) != 120 || left < 120-81 {
			t.Fatalf("%d tiles on the board and %d beside it", m.laid, left)
		}
	})
}

// TestLegalTilesAreTheEmptyPairs holds the legal tiles to the rule in other
// words: two neighbouring cells of the part in play, both empty, and in the
// first round one of them beside a printed symbol with no tile beside it.
func TestLegalTilesAreTheEmptyPairs(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m, made := anyMatch(t)
		if m.over {
			return
		}
		board := make(map[engine.Hex]engine.Spot)
		for _, spot := range m.Board().Cells {
			if spot.InPlay {
				board[spot.At] = spot
			}
		}
		fresh := func(at engine.Hex) bool { // a printed symbol without a tile beside it
			for _, next := range at.Neighbours() {
				if board[next].Piece > 0 {
					return false
				}
			}
			return board[at].Printed
		}
		want := 0
		for at, spot := range board {
			around := at.Neighbours()
			for _, other := range around[:3] { // the other three have at itself there
				beside, ok := board[other]
				if !ok || spot.Symbol != "" || beside.Symbol != "" {
					continue
				}
				opens := len(made) >= len(m.players)
				beyond := other.Neighbours()
				opens = opens || slices.ContainsFunc(around[:], fresh) || slices.ContainsFunc(beyond[:], fresh)
				if opens {
					want++
				}
			}
		}
		mixed, doubles := 0, 0
		for k, free := range m.layable() {
			switch {
			case free && kind(k).double():
				doubles++
			case free:
				mixed++
			}
		}
		seen := make(map[lay]bool)
		for mv := range m.Ask().Moves {
			tile, ok := mv.(Tile)
			if !ok {
				break
			}
			if seen[tile.lay] || !m.legal(tile.lay) {
				t.Fatalf("%s is listed twice, or not legal", tile)
			}
			seen[tile.lay] = true
		}
		if len(seen) != want*(2*mixed+doubles) {
			t.Fatalf("%d tiles may be laid, want %d pairs by %d mixed and %d double tiles", len(seen), want, mixed, doubles)
		}
	})
}

// TestListedMovesApply tries moves of every sort that are listed; their texts
// read back as themselves.
func TestListedMovesApply(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m, _ := anyMatch(t)
		every := rapid.IntRange(1, 997).Draw(t, "every")
		i := 0
		for mv := range firstMoves(m, 30000) {
			if i++; i%every != 0 {
				continue
			}
			m.apply(t, mv)
			if again, err := m.Parse(mv.String()); err != nil || again != mv {
				t.Fatalf("%s reads as %v, %v", mv, again, err)
			}
		}
		if lay := m.Ask().Lay; lay != nil {
			for _, mv := range lay.Instead {
				m.apply(t, mv.Move)
			}
		}
	})
}

// TestBestAreTheTilesShown has the moves of what was shown in another order, the
// one ahead in the ranking first.
func TestBestAreTheTilesShown(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m, _ := anyMatch(t)
		if m.over || m.Ask().Lay.Best != nil {
			return
		}
		m = m.apply(t, m.drawn(rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "rack"), 1))))
		listed, best := slices.Collect(m.Ask().Moves), slices.Collect(m.Ask().Lay.Best)
		if len(listed) != len(best) {
			t.Fatalf("%d moves, %d of them best", len(listed), len(best))
		}
		player := m.player()
		for i := 1; i < len(best); i++ {
			a, b := m.apply(t, best[i-1]), m.apply(t, best[i])
			if ahead(&b.points[m.side(player)], &a.points[m.side(player)]) {
				t.Fatalf("%s comes before %s", best[i-1], best[i])
			}
		}
	})
}

// TestTheSameMovesAreTheSameMatch replays a match from its moves, and takes back
// moves by going on from an earlier value: none is changed by what followed.
func TestTheSameMovesAreTheSameMatch(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m, made := anyMatch(t)
		again, err := EinfachGenial.New(m.Setup())
		if err != nil {
			t.Fatal(err)
		}
		var before []state
		past := []*Match{again.(*Match)}
		for _, mv := range made {
			last := past[len(past)-1]
			before = append(before, last.state)
			past = append(past, last.apply(t, mv))
		}
		last := past[len(past)-1]
		if last.cells != m.cells || last.points != m.points || last.turn != m.turn || last.over != m.over {
			t.Fatal("the same tiles lead to another match")
		}
		for i, was := range before {
			if past[i].state != was {
				t.Fatalf("the match before move %d has changed", i+1)
			}
		}
	})
}
