package display

import (
	"image"
	"testing"

	"silvertray/display/canvas"
	"silvertray/display/dice"
)

// TestPipsCanBeCounted draws dice of every side and counts the pips as
// separate patches of ink. A face looks the same upside down.
func TestPipsCanBeCounted(t *testing.T) {
	for side := 12; side <= 96; side += 2 {
		for value := 1; value <= 6; value++ {
			c := canvas.New(image.Pt(side, side))
			dice.DrawDie(c, c.Bounds(), dice.Die{Value: value})
			frame := 1 // the outline is one patch more
			if got := patches(c.Pic) - frame; got != value {
				t.Errorf("die of %d pixels shows %d pips, want %d", side, got, value)
			}
			if !sameUpsideDown(c.Pic) {
				t.Errorf("die of %d pixels with %d pips is askew", side, value)
			}
		}
	}
}

// TestEveryStateOfADieLooksDifferent compares pictures of one die.
func TestEveryStateOfADieLooksDifferent(t *testing.T) {
	seen := map[string]dice.DieState{}
	for _, state := range []dice.DieState{dice.Certain, dice.Doubtful, dice.Absent, dice.Chosen} {
		c := canvas.New(image.Pt(60, 60))
		dice.DrawDie(c, image.Rect(10, 10, 50, 50), dice.Die{Value: 4, State: state})
		pixels := string(c.Pic.Pix)
		if twin, ok := seen[pixels]; ok {
			t.Errorf("states %d and %d look the same", state, twin)
		}
		seen[pixels] = state
	}
}

// patches counts areas of ink that touch by sides or corners.
func patches(picture *image.Paletted) int {
	left := append([]uint8(nil), picture.Pix...)
	size, n := picture.Rect.Size(), 0
	var clear func(x, y int)
	clear = func(x, y int) {
		if x < 0 || y < 0 || x >= size.X || y >= size.Y || left[y*size.X+x] == 0 {
			return
		}
		left[y*size.X+x] = 0
		for _, d := range []image.Point{{X: 1}, {X: -1}, {Y: 1}, {Y: -1}, {X: 1, Y: 1}, {X: 1, Y: -1}, {X: -1, Y: 1}, {X: -1, Y: -1}} {
			clear(x+d.X, y+d.Y)
		}
	}
	for y := range size.Y {
		for x := range size.X {
			if left[y*size.X+x] != 0 {
				n++
				clear(x, y)
			}
		}
	}
	return n
}

func sameUpsideDown(picture *image.Paletted) bool {
	for i, k := range picture.Pix {
		if k != picture.Pix[len(picture.Pix)-1-i] {
			return false
		}
	}
	return true
}
