package engine

import (
	"iter"
	"slices"
)

// Rolls are all rolls of these dice: values count up with the last die
// fastest, and where tray is set every order of the dice that tie for it
// follows, in the order of dice.
func Rolls(dice []string, tray bool) iter.Seq[Move] {
	return func(yield func(Move) bool) {
		values := make([]int, len(dice))
		for more := true; more; more = count(values) {
			for roll := range nearOrders(facesOf(dice, values), tray) {
				if !yield(roll) {
					return
				}
			}
		}
	}
}

// facesOf puts values, counted from 0, onto dice.
func facesOf(dice []string, values []int) []Face {
	faces := make([]Face, len(dice))
	for i, die := range dice {
		faces[i] = Face{Die: die, Value: values[i] + 1}
	}
	return faces
}

// count steps to the next combination of values, and reports false after the last.
func count(values []int) bool {
	for i := len(values) - 1; i >= 0; i-- {
		values[i]++
		if values[i] < Sides {
			return true
		}
		values[i] = 0
	}
	return false
}

// nearOrders are the rolls that show these faces.
func nearOrders(faces []Face, tray bool) iter.Seq[Thrown] {
	return func(yield func(Thrown) bool) {
		var tied []string
		if tray {
			tied = Tied(faces)
		}
		for near := range orders(tied) {
			if !yield(Thrown{Faces: slices.Clone(faces), Near: near}) {
				return
			}
		}
	}
}

// orders are all orders of the names, the given one first; of no names there
// is one, the empty order.
func orders(names []string) iter.Seq[[]string] {
	return func(yield func([]string) bool) {
		if len(names) == 0 {
			yield(nil)
			return
		}
		for i, first := range names {
			for rest := range orders(slices.Concat(names[:i], names[i+1:])) {
				if !yield(append([]string{first}, rest...)) {
					return
				}
			}
		}
	}
}
