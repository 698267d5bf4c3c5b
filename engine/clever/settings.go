package clever

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// option is a setting of a match: its name and values, the default first.
type option struct {
	name   string
	values []string
}

// The settings choose between readings of the rules for the solo game.
var (
	// soloExtra tells whether extra dice may be used in a solo passive turn. An
	// Italian rule text forbids it; the others forbid only the reroll.
	soloExtra = option{"solo-extra", []string{"yes", "no"}}

	// soloTie tells how to read the order of equal dice in a solo passive roll:
	// nearest to the tray first, or the rightmost first as an Italian rule text
	// has it. The rules only take the first ones named.
	soloTie = option{"solo-tie", []string{"nearest", "rightmost"}}

	// soloFallback tells what may be used when no tray die of a solo passive
	// roll fits: nothing, or one of the other dice.
	soloFallback = option{"solo-fallback", []string{"nothing", "others"}}
)

// settle spells out every setting, or says which one cannot be.
func settle(options []option, chosen map[string]string) (map[string]string, error) {
	settled := make(map[string]string, len(options))
	var known []string
	for _, o := range options {
		settled[o.name] = o.values[0]
		known = append(known, o.name)
	}
	for _, name := range slices.Sorted(maps.Keys(chosen)) {
		value := chosen[name]
		i := slices.Index(known, name)
		if i < 0 {
			return nil, fmt.Errorf("no setting is called %q: there are %s", name, strings.Join(known, ", "))
		}
		if values := options[i].values; !slices.Contains(values, value) {
			return nil, fmt.Errorf("setting %s cannot be %q: it is %s", name, value, strings.Join(values, " or "))
		}
		settled[name] = value
	}
	return settled, nil
}
