package area

import (
	"math"

	"silvertray/vision"
)

// From what light on colours can be measured, linear from 0 to 1: black felt
// under a good lamp sends back 0.01; above 0.97 a camera's channels are full.
const (
	dimmest   = 0.004
	brightest = 0.97
)

// Doubt says why colours cannot be measured on this area, and what to do; nil
// when they can. Dice are not looked for.
func (a *Area) Doubt() *vision.Problem {
	c := a.Colour()
	switch {
	case max(c[0], c[1], c[2]) < dimmest:
		return &vision.Problem{Kind: vision.Dark, Text: "It is too dark to see colours. Turn on a lamp, or uncover the camera."}
	case min(c[0], c[1], c[2]) > brightest:
		return &vision.Problem{Kind: vision.Bright, Text: "It is so bright that all colours look white. Turn the lamp down, or away from the camera."}
	case a.hand() > handPart:
		return &vision.Problem{Kind: vision.Unclear, Text: "A hand seems to be over the table. Take it away."}
	}
	return nil
}

const (
	// handPart is the least part of the area that reaches in as a hand does.
	handPart = 0.03
	// otherHue and otherShade are how far a hand differs from the ground, as
	// logarithms of ratios between channels, and of brightness.
	otherHue, otherShade = 0.3, 0.6
	// step is the part of that by which the ground may differ from one cell to
	// the next: gloss and shade come gradually, a hand has an edge.
	step = 0.5
)

// hand is the largest part of the area that has the colour of skin, does not
// go over into the ground and reaches in from the edge.
func (a *Area) hand() float64 {
	other := a.ground()
	for i, c := range a {
		other[i] = !other[i] && skin(c)
	}
	most := 0
	for i := range a {
		if x, y := i%grid, i/grid; other[i] && (x == 0 || y == 0 || x == grid-1 || y == grid-1) {
			cells := 0
			spread([]int{i}, func(_, to int) bool {
				found := other[to]
				other[to] = false
				if found {
					cells++
				}
				return found
			})
			most = max(most, cells)
		}
	}
	return float64(most) / float64(len(a))
}

// ground marks the cells that look like most of the area, and those to which
// the look goes over step by step.
func (a *Area) ground() (is [grid * grid]bool) {
	under := a.Colour()
	var from []int
	for i, c := range a {
		if is[i] = differ(c, under) < 1; is[i] {
			from = append(from, i)
		}
	}
	spread(from, func(from, to int) bool {
		reached := !is[to] && differ(a[from], a[to]) < step
		is[to] = is[to] || reached
		return reached
	})
	return is
}

// differ is how much two colours differ, 1 when it is as much as a hand does.
func differ(a, b [3]float64) float64 {
	const floor = 0.01 // camera noise
	ratio := func(c [3]float64, k int) float64 { return math.Log((c[k] + floor) / (c[1] + floor)) }
	hue := math.Hypot(ratio(a, 0)-ratio(b, 0), ratio(a, 2)-ratio(b, 2))
	return max(hue/otherHue, math.Abs(ratio([3]float64{a[1], b[1]}, 0))/otherShade)
}

// spread walks from cells to their neighbours, as far as enter lets it.
func spread(todo []int, enter func(from, to int) bool) {
	for len(todo) > 0 {
		i := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		x, y := i%grid, i/grid
		for _, n := range [...][2]int{{x - 1, y}, {x + 1, y}, {x, y - 1}, {x, y + 1}} {
			if n[0] < 0 || n[0] >= grid || n[1] < 0 || n[1] >= grid {
				continue
			}
			if to := n[1]*grid + n[0]; enter(i, to) {
				todo = append(todo, to)
			}
		}
	}
}

// skin of any tone sends back more red than green and more green than blue,
// under lamps that a camera has balanced: red is 1.2 to 3 times green, and blue
// a third of it or more.
func skin(c [3]float64) bool {
	return c[0] > 1.2*c[1] && c[0] < 3*c[1] && c[2] < c[1] && c[2] > 0.3*c[1] && c[0] > dimmest
}
