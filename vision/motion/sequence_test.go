package motion_test

import (
	"image"
	"math"
	"testing"

	"silvertray/vision/motion"
)

// with is a table with one thing changed, n times over; i counts the frames.
func with(n int, s table, change func(i int, s *table)) []table {
	all := repeat(n, s)
	for i := range all {
		change(i, &all[i])
	}
	return all
}

// band is a soft shadow around a place, 240 px wide, that takes a part of the
// light.
func band(middle int, part float64) func(x, y int) float64 {
	return func(x, _ int) float64 {
		return part * math.Exp(-square(float64(x-middle)/120))
	}
}

func square(x float64) float64 { return x * x }

// TestSequences shows what happens at a table. Each film begins with a table
// that lies still for ten frames, and ends with one that does for ten.
func TestSequences(t *testing.T) {
	black := lying
	black.dark = true
	slid := func(px int) table {
		return table{dice: append([]image.Point{{300 + px, 300}}, lying.dice[1:]...)}
	}
	for name, test := range map[string]struct {
		films []table
		last  table
		// busy reports whether the table is never still meanwhile; else it always is.
		busy bool
	}{
		"a die that rolls slowly": {
			films: with(12, lying, func(i int, s *table) { *s = slid(2 * (i + 1)) }), last: slid(24), busy: true,
		},
		"a die that is nudged": {
			films: repeat(settled, slid(6)), last: slid(6), busy: true,
		},
		"a die that is lifted": {
			films: repeat(settled, table{dice: lying.dice[1:]}), last: lying, busy: true,
		},
		"a hand's shadow that passes": {
			films: with(12, lying, func(i int, s *table) { s.shade = band(110*i, 0.35) }), last: lying, busy: true,
		},
		"a slow cloud from one side": {
			films: with(25, lying, func(i int, s *table) {
				s.shade = func(x, _ int) float64 { return 0.3 * float64(i) / 25 * float64(x) / 1280 }
			}),
			last: lying,
		},
		"sparkles": {
			films: with(20, lying, func(i int, s *table) {
				for k := range 6 {
					s.sparks = append(s.sparks, image.Pt(97*(i+3*k)%1200, 61*(i+7*k)%700))
				}
			}),
			last: lying,
		},
		"an exposure that pumps": {
			films: with(24, lying, func(i int, s *table) { s.light = 1 + 0.08*math.Sin(float64(i)/2) }),
			last:  lying,
		},
		"an exposure that pumps over black felt": {
			films: with(24, black, func(i int, s *table) { s.light = 0.9 + 0.06*math.Sin(float64(i)/2) }),
			last:  black,
		},
	} {
		t.Run(name, func(t *testing.T) {
			before := lying
			if test.last.dark {
				before = black
			}
			films := append(repeat(10, before), test.films...)
			states := film(t, append(films, repeat(10, test.last)...)...)
			for i, s := range states[10 : 10+len(test.films)] {
				if test.busy == (s == motion.Still) {
					t.Errorf("frame %d of what happens: %v", i, s)
				}
			}
			if last := states[len(states)-1]; last != motion.Still {
				t.Errorf("in the end the table is %v", last)
			}
		})
	}
}
