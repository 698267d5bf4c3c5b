package page

import (
	"maps"
	"slices"
)

// Routes are the patterns of all that a page can be asked for.
func (p *Page) Routes() []string { return slices.Sorted(maps.Keys(p.routes())) }
