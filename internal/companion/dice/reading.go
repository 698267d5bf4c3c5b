package dice

import (
	"slices"

	"silvertray/engine"
	"silvertray/vision"
)

// InView names the dice to look for: those thrown or on the tray, and those
// that may lie on a die field.
func InView(ask engine.Ask) vision.Want {
	want := vision.Want{Dice: slices.Clone(ask.Dice())}
	for _, f := range ask.Faces() {
		switch {
		case f.Place == engine.OnField:
			want.Taken = append(want.Taken, f.Die)
		case !slices.Contains(want.Dice, f.Die):
			want.Dice = append(want.Dice, f.Die)
		}
	}
	return want
}

// Only is the one die of a colour in a reading.
func Only(r vision.Reading, colour string) (die vision.Die, ok bool) {
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
