package clever

import (
	"iter"
	"math/bits"
)

// set is a small set of numbers from 0 to 31: boxes of an area, or dice.
type set uint32

func only(i int) set             { return 1 << i }
func (s set) has(i int) bool     { return s>>i&1 == 1 }
func (s set) holds(all set) bool { return all&^s == 0 }
func (s set) size() int          { return bits.OnesCount32(uint32(s)) }

// each yields the members in rising order.
func (s set) each() iter.Seq[int] {
	return func(yield func(int) bool) {
		for ; s != 0; s &= s - 1 {
			if !yield(bits.TrailingZeros32(uint32(s))) {
				return
			}
		}
	}
}
