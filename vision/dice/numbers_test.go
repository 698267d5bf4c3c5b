package dice

import (
	"math"
	"math/cmplx"
	"testing"

	"pgregory.net/rapid"
)

// A quarter turn leaves the answer's two numbers alone, and they give back the
// half diagonals they were made from, up to such turns.
func TestDiagonals(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		size := rapid.Float64Range(0.2, 1).Draw(t, "size")
		turn := rapid.Float64Range(0, 2*math.Pi).Draw(t, "turn")
		skew := rapid.Float64Range(0.6, 1.6).Draw(t, "skew")
		p := cmplx.Rect(size, turn)
		q := cmplx.Rect(size*skew, turn+math.Pi/2*rapid.Float64Range(0.8, 1.2).Draw(t, "angle"))
		a, b := diagonals(p*p+q*q, p*p*q*q)
		near := func(z complex128) bool {
			for _, c := range []complex128{a, b, -a, -b} {
				if cmplx.Abs(z-c) < 1e-6 {
					return true
				}
			}
			return false
		}
		if !near(p) || !near(q) {
			t.Fatalf("%v and %v came back as %v and %v", p, q, a, b)
		}
	})
}

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
		order := rapid.Permutation(clever).Draw(t, "order")
		var lamp tint
		shade := rapid.Float64Range(-2, 0.5).Draw(t, "shade")
		for k := range lamp {
			lamp[k] = shade + rapid.Float64Range(-0.3, 0.3).Draw(t, "lamp")
		}
		measured := make([]tint, len(order))
		for i, name := range order {
			for k := range lamp {
				measured[i][k] = tints[name][k] + lamp[k]
			}
		}
		names, margins := paletteFor(clever, nil).nameSet(measured)
		for i, want := range order {
			if names[i] != want || margins[i] < surelyColour {
				t.Fatalf("%s named %s, margin %.2f", want, names[i], margins[i])
			}
		}
	})
}
