package tint

import (
	"math"
	"testing"

	"pgregory.net/rapid"
)

// six is the set of Ganz schön clever.
var six = []string{"white", "yellow", "blue", "green", "orange", "purple"}

// The cheapest match is found, compared with trying every order.
func TestMatchAgainstAllOrders(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		width := rapid.IntRange(1, 5).Draw(t, "width")
		table := make([][]float64, rapid.IntRange(1, width).Draw(t, "rows"))
		for i := range table {
			table[i] = rapid.SliceOfN(rapid.Float64Range(0, 9), width, width).Draw(t, "row")
		}
		columns, sum := match(table)
		again, used := 0.0, map[int]bool{}
		for i, c := range columns {
			again += table[i][c]
			used[c] = true
		}
		if len(used) != len(table) || math.Abs(again-sum) > 1e-9 {
			t.Fatalf("columns %v cost %v, said %v", columns, again, sum)
		}
		if best := cheapest(table, map[int]bool{}); math.Abs(best-sum) > 1e-9 {
			t.Fatalf("match costs %v, the best order %v", sum, best)
		}
	})
}

func cheapest(table [][]float64, used map[int]bool) float64 {
	if len(table) == 0 {
		return 0
	}
	best := math.Inf(1)
	for c, cost := range table[0] {
		if !used[c] {
			used[c] = true
			best = math.Min(best, cost+cheapest(table[1:], used))
			delete(used, c)
		}
	}
	return best
}

// A set is named right under any lamp that keeps its colours apart.
func TestAssignUnderAnyLamp(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		order := rapid.Permutation(six).Draw(t, "order")
		var lamp Tint
		shade := rapid.Float64Range(-2, 0.5).Draw(t, "shade")
		for k := range lamp {
			lamp[k] = shade + rapid.Float64Range(-0.3, 0.3).Draw(t, "lamp")
		}
		measured := make([]Tint, len(order))
		for i, name := range order {
			for k := range lamp {
				measured[i][k] = known[name][k] + lamp[k]
			}
		}
		names, margins := NewPalette(six, nil).NameSet(measured)
		for i, want := range order {
			if names[i] != want || margins[i] < SureMargin {
				t.Fatalf("%s named %s, margin %.2f", want, names[i], margins[i])
			}
		}
	})
}
