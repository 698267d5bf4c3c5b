package companion

import (
	"fmt"
	"strings"

	"silvertray/engine"
	"silvertray/vision"
)

// astray says which dice are not where or what they should be: blue and white
// are added up as they lie, wherever that is. Empty when all is well or no
// tray is known.
func astray(r vision.Reading, faces []engine.Face) string {
	var toTray, turned, offTray, toField []string
	for _, f := range faces {
		d, ok := only(r, f.Die)
		switch {
		case !ok || !trayKnown(d):
		case f.Place == engine.OnTray && !d.InTray:
			toTray = append(toTray, f.Die)
		case f.Place == engine.OnTray && d.Sure && d.Value != f.Value:
			turned = append(turned, fmt.Sprintf("On the tray the %s die was a %d. Turn it back.", f.Die, f.Value))
		case f.Place != engine.OnTray && d.InTray:
			offTray = append(offTray, f.Die)
		case f.Place == engine.OnField && d.Field == 0:
			toField = append(toField, f.Die)
		}
	}
	switch {
	case toTray != nil:
		return said(toTray, "belongs on the tray.", "belong on the tray.")
	case turned != nil:
		return turned[0]
	case offTray != nil:
		return said(offTray, "does not belong on the tray.", "do not belong on the tray.")
	case toField != nil:
		return said(toField, "was taken and belongs on a die field.", "were taken and belong on die fields.")
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

// said is a sentence about one die or more.
func said(dice []string, one, more string) string {
	if len(dice) == 1 {
		return fmt.Sprintf("The %s die %s", dice[0], one)
	}
	return fmt.Sprintf("The %s dice %s", and(dice), more)
}

// and lists names as a sentence does.
func and(names []string) string {
	last := len(names) - 1
	if last < 1 {
		return strings.Join(names, "")
	}
	return strings.Join(names[:last], ", ") + " and " + names[last]
}
