package paper

import (
	"iter"
	"math/bits"
)

// Set is a small set of numbers from 0 to 31: boxes of an area, or dice.
type Set uint32

// Only is the set of one number.
func Only(i int) Set { return 1 << i }

// Has reports whether a number is a member.
func (s Set) Has(i int) bool { return s>>i&1 == 1 }

// holds reports whether all members of another set are members.
func (s Set) holds(all Set) bool { return all&^s == 0 }

// Size is how many members there are.
func (s Set) Size() int { return bits.OnesCount32(uint32(s)) }

// Each yields the members in rising order.
func (s Set) Each() iter.Seq[int] {
	return func(yield func(int) bool) {
		for ; s != 0; s &= s - 1 {
			if !yield(bits.TrailingZeros32(uint32(s))) {
				return
			}
		}
	}
}
