package engine

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"silvertray/internal/words"
)

// A Ruled game has settings of its matches that can be listed.
type Ruled interface {
	// Rules in the order in which they are offered.
	Rules() []Rule
}

// A Rule is a setting of a match where sources read the rules differently, or
// editions are printed differently.
type Rule struct {
	// Name of the setting, and its values with the default first, as records
	// have them.
	Name   string
	Values []string
	// Also reports whether a value holds that is not offered among Values; nil where
	// there are no others. Like says in a few words what such values are.
	Also func(value string) bool
	Like string
	// Print is set where the setting tells how a board is printed: it is the value for
	// symbols that follow each other so, as Board.Printed has them.
	Print func(symbols []string) (value string, ok bool)
	// Title says what is settled, Words each value.
	Title words.Phrase
	Words []words.Phrase
}

// Allows reports whether the setting may have a value.
func (r Rule) Allows(value string) bool {
	return slices.Contains(r.Values, value) || r.Also != nil && r.Also(value)
}

// ByPrint are the settings chosen and, where nothing was chosen, those of the board
// at hand, of which these symbols are printed; none where that is not known.
func ByPrint(g Game, chosen map[string]string, printed []string) map[string]string {
	ruled, ok := g.(Ruled)
	if !ok {
		return chosen
	}
	settings := make(map[string]string)
	for _, r := range ruled.Rules() {
		if r.Print == nil {
			continue
		}
		if value, ok := r.Print(printed); ok {
			settings[r.Name] = value
		}
	}
	maps.Copy(settings, chosen)
	return settings
}

// Fitting are the settings chosen, but for those that only other games of these
// have: such as the level of a campaign, while another game is played.
func Fitting(g Game, games []Game, chosen map[string]string) map[string]string {
	fit := maps.Clone(chosen)
	maps.DeleteFunc(fit, func(name, value string) bool {
		others := func(other Game) bool { return allows(other, name, value) }
		return !allows(g, name, value) && slices.ContainsFunc(games, others)
	})
	return fit
}

// allows reports whether a game has a setting that may have a value.
func allows(g Game, name, value string) bool {
	ruled, ok := g.(Ruled)
	return ok && slices.ContainsFunc(ruled.Rules(), func(r Rule) bool { return r.Name == name && r.Allows(value) })
}

// Settle spells out every setting, or says which of those chosen cannot be.
func Settle(rules []Rule, chosen map[string]string) (map[string]string, error) {
	settled := make(map[string]string, len(rules))
	var known []string
	for _, r := range rules {
		settled[r.Name] = r.Values[0]
		known = append(known, r.Name)
	}
	for _, name := range slices.Sorted(maps.Keys(chosen)) {
		value := chosen[name]
		i := slices.Index(known, name)
		if i < 0 {
			return nil, fmt.Errorf("no setting is called %q: there are %s%s", name, strings.Join(known, ", "), words.Suggestion(name, known))
		}
		if !rules[i].Allows(value) {
			return nil, fmt.Errorf("setting %s cannot be %q: it is %s%s", name, value, rules[i].choices(), words.Suggestion(value, rules[i].Values))
		}
		settled[name] = value
	}
	return settled, nil
}

// choices lists the values for an error.
func (r Rule) choices() string {
	values := strings.Join(r.Values, " or ")
	if r.Also != nil {
		values += ", or " + r.Like
	}
	return values
}
