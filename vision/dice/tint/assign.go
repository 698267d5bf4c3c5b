package tint

import (
	"math"
	"math/bits"
)

const (
	// shadeWeight makes brightness count less than hue: dice stand in each
	// other's shade and under lamps that fall off. In 48 rendered scenes brightness
	// strays by 0.55 and hue by 0.35 either way, and all 288 dice got their names.
	shadeWeight = 0.35
	// lampRounds bounds the alternation of dice and lamp: in these scenes the names
	// of the second round were always those of the first.
	lampRounds = 8
	// strangeStray is how far any die strays from a colour that nothing is known of,
	// squared: three spreads, farther than all but 7 % of the dice in these scenes.
	strangeStray = 9
)

// lamps to start from: white, warm, cool, dim. In the scenes the hue of the lamp that
// fitted lay within 0.38 of white.
var lamps = []Tint{{0, 0, 0}, {0.4, 0, -0.5}, {-0.3, 0, 0.4}, {-1, -1, -1}}

// assign names each measured tint with another colour of the palette, all at
// once: it looks for the lamp under which the dice look most like it. It returns
// an index into the palette for each tint, and how much worse the whole would
// be if that die were another colour.
func (p palette) assign(measured []Tint) (names []int, margins []float64) {
	best := math.Inf(1)
	var lamp Tint
	for _, start := range lamps {
		chosen, light, cost := p.settle(measured, start)
		if cost < best {
			best, names, lamp = cost, chosen, light
		}
	}
	margins = make([]float64, len(measured))
	for i := range measured {
		_, other := match(p.costs(measured, lamp, i, names[i]))
		margins[i] = other - best + p.lampCost(lamp)
	}
	return names, margins
}

// settle alternates between naming the dice under a lamp and finding the lamp
// that fits the names.
func (p palette) settle(measured []Tint, lamp Tint) (names []int, light Tint, cost float64) {
	for round := 0; round < lampRounds; round++ {
		next, sum := match(p.costs(measured, lamp, -1, -1))
		if same(next, names) {
			return next, lamp, sum + p.lampCost(lamp)
		}
		names = next
		lamp = p.fitLamp(measured, names)
	}
	names, cost = match(p.costs(measured, lamp, -1, -1))
	return names, lamp, cost + p.lampCost(lamp)
}

func same(a, b []int) bool {
	for i := range a {
		if len(a) != len(b) || a[i] != b[i] {
			return false
		}
	}
	return len(a) == len(b)
}

// fitLamp returns the likeliest lamp when the dice are named.
func (p palette) fitLamp(measured []Tint, names []int) Tint {
	var sum Tint
	n := 0.0
	for i, c := range names {
		if p.strange[c] {
			continue // it says nothing about the lamp
		}
		n++
		for k := range sum {
			sum[k] += measured[i][k] - p.tints[c][k]
		}
	}
	for k := range sum {
		sum[k] /= n + p.strays.tint*p.strays.tint/(p.strays.lamp*p.strays.lamp)
	}
	return sum
}

// lampCost is how unlikely a lamp's colour is; its strength may be anything.
func (p palette) lampCost(lamp Tint) float64 {
	shade := (lamp[0] + lamp[1] + lamp[2]) / 3
	sum := 0.0
	for _, l := range lamp {
		sum += (l - shade) * (l - shade)
	}
	return sum / (p.strays.lamp * p.strays.lamp)
}

// costs returns how badly each tint fits each colour under a lamp. Die without,
// when given, must not be colour banned.
func (p palette) costs(measured []Tint, lamp Tint, without, banned int) [][]float64 {
	table := make([][]float64, len(measured))
	for i, m := range measured {
		table[i] = make([]float64, len(p.tints))
		for c, t := range p.tints {
			table[i][c] = p.stray(m, t, lamp)
			if p.strange[c] {
				table[i][c] = strangeStray
			}
			if i == without && c == banned {
				table[i][c] = math.Inf(1)
			}
		}
	}
	return table
}

// stray is the squared distance of two tints under a lamp, brightness apart.
func (p palette) stray(measured, colour, lamp Tint) float64 {
	var d Tint
	for k := range d {
		d[k] = measured[k] - colour[k] - lamp[k]
	}
	shade := (d[0] + d[1] + d[2]) / 3
	sum := 3 * shade * shade * shadeWeight * shadeWeight
	for _, x := range d {
		sum += (x - shade) * (x - shade)
	}
	return sum / (p.strays.tint * p.strays.tint)
}

// match gives each row its own column with the least sum. It goes over all
// subsets of columns, each as large as the number of rows served so far: sets
// are small, at most all the colours there are.
func match(table [][]float64) (columns []int, sum float64) {
	if len(table) == 0 {
		return nil, 0
	}
	width := len(table[0])
	cost, choice := make([]float64, 1<<width), make([]int8, 1<<width)
	for s := 1; s < len(cost); s++ {
		cost[s] = math.Inf(1)
	}
	best, sum := 0, math.Inf(1)
	for s, c := range cost {
		served := bits.OnesCount(uint(s))
		if served == len(table) && c < sum {
			best, sum = s, c
		}
		for k := 0; k < width && served < len(table); k++ {
			if with := s | 1<<k; with != s && c+table[served][k] < cost[with] {
				cost[with], choice[with] = c+table[served][k], int8(k)
			}
		}
	}
	return walk(choice, best, len(table)), sum
}

// walk follows the choices back from the cheapest full set.
func walk(choice []int8, set, rows int) []int {
	columns := make([]int, rows)
	for i := rows - 1; i >= 0; i-- {
		columns[i] = int(choice[set])
		set &^= 1 << columns[i]
	}
	return columns
}

// nearest names one tint by itself, for dice of no known set.
func (p palette) nearest(measured Tint) string {
	best := 0
	for i, t := range p.tints {
		if p.stray(measured, t, Tint{}) < p.stray(measured, p.tints[best], Tint{}) {
			best = i
		}
	}
	return p.names[best]
}
