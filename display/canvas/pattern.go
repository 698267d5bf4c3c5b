package canvas

import (
	"image"
)

// Patterns stand for the dice colours in one bit: bar draws one under a die.
// No two look alike, so that nothing depends on reading the word.
var Patterns = map[string]func(x, y int) bool{
	"white":  func(int, int) bool { return false },
	"yellow": dots,
	"blue":   func(_, y int) bool { return y%2 == 0 },
	"green":  func(x, _ int) bool { return x%3 == 0 },
	"orange": func(x, y int) bool { return (x+y)%2 == 0 },
	"purple": func(x, y int) bool { return (x+y)%4 == 0 },
	"red":    func(x, y int) bool { return (x-y)&3 == 0 },
	"pink":   func(x, _ int) bool { return x%6 < 3 },
	"silver": func(x, y int) bool { return (x+y)%4 == 0 || (x-y)&3 == 0 },
	"brown":  func(x, y int) bool { return !dots(x, y) },
	"black":  func(int, int) bool { return true },
}

// dots is one dot in every eight, each row in the gaps of the one above.
func dots(x, y int) bool { return y%2 == 0 && (x+y)%4 == 0 }

// BarHeight is the height of the bar between a die and its name.
func (c *Canvas) BarHeight() int { return c.Style.Small.Cap/2 + 3 }

// Bar draws the pattern of a colour into r; a colour without one has no bar.
func (c *Canvas) Bar(r image.Rectangle, colour string) {
	pattern, ok := Patterns[colour]
	if !ok || r.Dx() < 4 {
		return
	}
	c.Frame(r, 1, Black)
	in, dot := r.Inset(1), max(c.Style.Small.Cap/8, 1)
	for y := range in.Dy() {
		for x := range in.Dx() {
			if pattern(x/dot, y/dot) {
				c.Set(in.Min.X+x, in.Min.Y+y, Black)
			}
		}
	}
}
