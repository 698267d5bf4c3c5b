package engine

import "silvertray/internal/words"

// A Ruled game has settings of its matches that can be listed.
type Ruled interface {
	// Rules in the order in which they are offered.
	Rules() []Rule
}

// A Rule is a setting of a match where sources read the rules differently.
type Rule struct {
	// Name of the setting, and its values with the default first, as records
	// have them.
	Name   string
	Values []string
	// Title says what is settled, Words each value.
	Title words.Phrase
	Words []words.Phrase
}
