package companion

import (
	"silvertray/engine"
	"silvertray/internal/words"
	"silvertray/vision"
)

// astray says which dice are not where or what they should be: blue and white
// are added up as they lie, wherever that is. Empty when all is well or no
// tray is known.
func astray(r vision.Reading, faces []engine.Face) words.Phrase {
	var toTray, offTray, toField []string
	var turned words.Phrase
	for _, f := range faces {
		d, ok := only(r, f.Die)
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
		return about(toTray, "The %s die belongs on the tray.", "The %s dice belong on the tray.")
	case turned != "":
		return turned
	case offTray != nil:
		return about(offTray, "The %s die does not belong on the tray.", "The %s dice do not belong on the tray.")
	case toField != nil:
		return about(toField, "The %s die was taken and belongs on a die field.", "The %s dice were taken and belong on die fields.")
	}
	return ""
}

// only is the one die of a colour in a reading.
func only(r vision.Reading, colour string) (die vision.Die, ok bool) {
	for _, d := range r.Dice {
		if d.Colour != colour {
			continue
		}
		if ok {
			return die, false
		}
		die, ok = d, true
	}
	return die, ok
}

func trayKnown(d vision.Die) bool { return d.InTray || d.TrayMM != nil || d.TrayPX != nil }

// about is a sentence about one die or more.
func about(dice []string, one, more words.Phrase) words.Phrase {
	format := more
	if len(dice) == 1 {
		format = one
	}
	return words.Say(format, words.And(phrases(dice)))
}

// phrases are the names of dice, to be said.
func phrases(dice []string) []words.Phrase {
	said := make([]words.Phrase, len(dice))
	for i, die := range dice {
		said[i] = words.Phrase(die)
	}
	return said
}
