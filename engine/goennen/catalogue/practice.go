package catalogue

import (
	_ "embed"
	"strings"
	"sync"
)

//go:embed practice.yaml
var practice string

// Practice is a deck of this project's own invention, with every kind of box,
// link and reward. It is not the published one, of which no card is in it. It is
// shared: leave it as it is.
var Practice = sync.OnceValue(func() *Catalogue {
	c, err := Parse(strings.NewReader(practice))
	if err != nil {
		panic("the practice deck: " + err.Error()) // a test reads it
	}
	return c
})
