package goennen

import (
	"testing"

	"silvertray/engine"
	"silvertray/engine/record"
)

// TestOpeningCounted counts an opening that a person can follow. The fixed
// values give the table's cards; each of four cards may go back, and then the
// other two of a hand have 8 places each around the first, and the last one as
// many as the grid leaves: beside a card in the same row or column 10 (the
// grid may grow both ways along the line), at a corner 12.
func TestOpeningCounted(t *testing.T) {
	m := begin(t, 1, nil)
	// 8 cards of the market and 4 of a hand come first.
	want := []uint64{11: 1, 12: 1, 13: 4, 14: 4 * 2 * 8, 15: 4 * 2 * (4*10 + 4*12)}
	for depth, n := range want {
		if got := engine.Perft(m, depth); n != 0 && got != n {
			t.Errorf("depth %d: %d sequences, want %d", depth, got, n)
		}
	}
}

// TestTurnCounted counts a first roll of 3 1 4 1 5, the fixed values, with three
// circles for steps and three for a die less:
//
//   - 31 ways to throw dice again;
//   - 2 to complete orange < white < blue: 1 2 3 and 1 3 4, three steps each, the
//     white box with the yellow 3;
//   - 33 for each of four cards at three dice: none; 5 single dice; 22 with a pair at
//     most three apart, as every number from one die to the other; 5 triples, as the
//     middle number (3 1 4 with either 1, 3 1 1, 4 1 1, 3 4 5);
//   - 32 for each of four cards at four dice: the same but for none, since no four
//     dice can be made equal with three steps.
//
// What follows in the third place is only held fast.
func TestTurnCounted(t *testing.T) {
	m := turn(t, 2, nil, "s06@c3 b18@d3! b02@c4!")
	m.lay(t, 1, "s01@c3")
	for depth, want := range []uint64{1, 1, 31 + 2 + 4*33 + 4*32, 3193} {
		if got := engine.Perft(m, depth); got != want {
			t.Errorf("depth %d: %d sequences, want %d", depth, got, want)
		}
	}
}

// TestRecords replays every playthrough as a record, and leads to the same score.
func TestRecords(t *testing.T) {
	for players := 1; players <= seats; players++ {
		m := begin(t, players, map[string]string{"level": "3", "carried": "12", "tie": "boxes"})
		r := record.New(m)
		for _, text := range sensibleMatch(t, players) {
			if m.phase == over { // another level has fewer rounds
				break
			}
			m = m.played(t, text)
			r.Lines = append(r.Lines, record.Line{Move: text})
		}
		again, err := record.Replay(r, engine.NewGames(Practice()))
		if err != nil {
			t.Fatal(err)
		}
		if again.(*Match).state != m.state {
			t.Errorf("%d players: the record leads elsewhere", players)
		}
	}
}

func BenchmarkMatch(b *testing.B) {
	moves := sensibleMatch(b, 1)
	b.ResetTimer()
	for range b.N {
		m := begin(b, 1, nil)
		for _, text := range moves {
			mv, err := m.Parse(text)
			if err != nil {
				b.Fatal(err)
			}
			next, _ := m.Apply(mv)
			m = next.(*Match)
		}
	}
	b.ReportMetric(float64(len(moves)), "moves/op")
}
