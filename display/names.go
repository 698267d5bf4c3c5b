package display

import (
	"slices"

	"silvertray/display/font"
	"silvertray/engine"
	"silvertray/internal/words"
)

// Names are names as the panel shows them: as they are where the fonts have all their
// letters; without emoji, and without accents that the fonts lack, where a name stays
// that nobody else has; else "Player 2" after the seat.
func Names(names []string) []words.Phrase {
	drawn := make([]string, len(names))
	for i, name := range names {
		drawn[i] = font.Drawable(name)
	}
	all := make([]words.Phrase, len(names))
	for i, name := range names {
		switch {
		case font.Draws(name):
			all[i] = words.Name(name)
		case drawn[i] != "" && !others(drawn, i):
			all[i] = words.Name(drawn[i])
		default:
			all[i] = playerOf(i+1, drawn)
		}
	}
	return all
}

// others reports whether another name looks the same once it is drawn.
func others(drawn []string, at int) bool {
	for i, name := range drawn {
		if i != at && engine.SameName(name, drawn[at]) {
			return true
		}
	}
	return false
}

// playerOf is what a seat's player is called, if nobody's own name is that.
func playerOf(seat int, taken []string) words.Phrase {
	for _, l := range words.Languages {
		if slices.Contains(taken, l.Say(words.Say("Player %d", seat))) {
			return words.Say("seat %d", seat)
		}
	}
	return words.Say("Player %d", seat)
}

// Renamed are the names of Names that the panel does not show as they were written.
func Renamed(names []string) []words.Phrase {
	var changed []words.Phrase
	for i, as := range Names(names) {
		if !font.Draws(font.Composed(names[i])) {
			changed = append(changed, as)
		}
	}
	return changed
}
