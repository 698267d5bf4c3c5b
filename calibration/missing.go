package calibration

import "fmt"

// Missing says in words what a profile cannot tell the reader, so that it asks
// more, and how to mend that.
func (p Profile) Missing() []string {
	var words []string
	say := func(when bool, text string) {
		if when {
			words = append(words, text)
		}
	}
	say(p.Version != 0 && p.Version < Version, fmt.Sprintf(
		"The table profile is of version %d, this program writes %d. What it knows is used; %s.", p.Version, Version, remedy))
	say(p.Tray == nil, "The table profile does not know where the tray lies, so the box asks; "+remedy+".")
	say(len(p.Dice) > 0 && !p.knowsColours(),
		"The table profile does not know how your dice look under this lamp, so colours are asked more often; show them to \"silvertray calibrate\".")
	return words
}

func (p Profile) knowsColours() bool {
	for _, name := range p.Dice {
		if _, ok := p.Colours[name]; !ok {
			return false
		}
	}
	return true
}
