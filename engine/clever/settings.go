package clever

import (
	"silvertray/engine"
	"silvertray/internal/words"
)

// option is a setting of a match: its name and values, the default first, and
// how people say them.
type option struct {
	name   string
	values []string
	title  words.Phrase
	words  []words.Phrase
}

// The settings choose between readings of the rules where sources differ.
var (
	// unusedRoll says what becomes of an active player's turn when no die of a
	// roll is used: it ends, as the rule book says, or only the roll is lost, as
	// players of the online versions know it.
	unusedRoll = option{"unused-roll", []string{"ends-turn", "lost"},
		"A roll of which no die is used", []words.Phrase{"ends the turn", "is lost"}}

	// negativeFox says what a fox is worth beside a negative area: that area's
	// total, or nothing.
	negativeFox = option{"negative-fox", []string{"counts", "zero"},
		"A fox beside a negative area", []words.Phrase{"counts against you", "is worth nothing"}}

	// soloExtra reports whether extra dice may be used in a solo passive turn. An
	// Italian rule text forbids it; the others forbid only the reroll.
	soloExtra = option{"solo-extra", []string{"yes", "no"},
		"Solo: extra dice in the passive turn", []words.Phrase{"yes", "no"}}

	// soloTie says how to read the order of equal dice in a solo passive roll:
	// nearest to the tray first, or the rightmost first as an Italian rule text
	// has it. The rules only take the first ones named.
	soloTie = option{"solo-tie", []string{"nearest", "rightmost"},
		"Solo: equal dice, to the tray first", []words.Phrase{"the nearest", "the rightmost"}}

	// soloFallback says what may be used when no tray die of a solo passive
	// roll fits: nothing, or one of the other dice.
	soloFallback = option{"solo-fallback", []string{"nothing", "others"},
		"Solo: no tray die fits", []words.Phrase{"take none", "take another"}}
)

// Rules are the settings of the game's matches.
func (g *Game) Rules() []engine.Rule {
	rules := make([]engine.Rule, len(g.switches))
	for i, o := range g.switches {
		rules[i] = engine.Rule{Name: o.name, Values: o.values, Title: o.title, Words: o.words}
	}
	return rules
}
