package lattice

import (
	"fmt"
	"slices"
)

// CheckOrder checks that an order names each symbol once, and puts red first.
// An empty one is that of Symbols.
func CheckOrder(names []string) (order [Turns]string, err error) {
	if len(names) == 0 {
		return Symbols, nil
	}
	for _, s := range Symbols {
		if len(names) != Turns || !slices.Contains(names, s) {
			return order, fmt.Errorf("the order of the printed symbols must name %v, each once, not %v", Symbols, names)
		}
	}
	first := slices.Index(names, Symbols[0])
	for i := range order {
		order[i] = names[(first+i)%Turns]
	}
	return order, nil
}
