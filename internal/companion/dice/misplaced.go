package dice

import (
	"silvertray/engine"
	"silvertray/internal/words"
	"silvertray/vision"
)

// Misplaced says which dice are not where or what they should be: blue and white
// are added up as they lie, wherever that is. Empty when all is well or no
// tray is known.
func Misplaced(r vision.Reading, faces []engine.Face) words.Phrase {
	var toTray, offTray, toField []string
	var turned words.Phrase
	for _, f := range faces {
		d, ok := Only(r, f.Die)
		switch {
		case !ok || !trayKnown(d):
		case f.Place == engine.OnTray && !d.InTray:
			toTray = append(toTray, f.Die)
		case f.Place == engine.OnTray && d.Sure && d.Value != f.Value && turned == "":
			turned = words.Say("On the tray the %s die was a %d. Turn it back.", words.Phrase(f.Die), f.Value)
		case f.Place != engine.OnTray && d.InTray:
			offTray = append(offTray, f.Die)
		case f.Place == engine.OnField && !d.Aside():
			toField = append(toField, f.Die)
		}
	}
	switch {
	case toTray != nil:
		return About(toTray, "The %s die belongs on the tray.", "The %s dice belong on the tray.")
	case turned != "":
		return turned
	case offTray != nil:
		return About(offTray, "The %s die does not belong on the tray.", "The %s dice do not belong on the tray.")
	case toField != nil:
		return About(toField, "The %s die was taken and belongs on a die field.", "The %s dice were taken and belong on die fields.")
	}
	return ""
}

// About is a sentence about one die or more.
func About(dice []string, one, more words.Phrase) words.Phrase {
	format := more
	if len(dice) == 1 {
		format = one
	}
	return words.Say(format, words.And(words.Phrases(dice)))
}
