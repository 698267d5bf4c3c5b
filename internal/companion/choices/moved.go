package choices

import (
	"slices"

	"silvertray/engine"
	"silvertray/internal/companion/dice"
	"silvertray/internal/words"
	"silvertray/vision"
)

// moved is what a person did to the dice since a question was put.
type moved struct {
	// picked now lie aside, swept in the tray.
	picked, swept []string
}

// handle compares where dice lie with the question's own dice. Dice that lay
// aside when it was put are none of its answers; where that is not
// known, such as after a restart, only a die in hand counts as picked.
func handle(ask engine.Ask, aside map[string]bool, r vision.Reading) moved {
	var m moved
	for _, f := range ask.Faces() {
		d, ok := dice.Only(r, f.Die)
		before, known := aside[f.Die]
		switch {
		case !ok:
		case d.Aside() && f.Place != engine.OnField && !before && (known || f.Place == engine.InHand):
			m.picked = append(m.picked, f.Die)
		case d.InTray && f.Place == engine.InHand:
			m.swept = append(m.swept, f.Die)
		}
	}
	return m
}

// fitting are the options that what was done may mean.
func (m moved) fitting(all []option) []option {
	return slices.DeleteFunc(slices.Clone(all), func(o option) bool {
		if len(m.picked) > 0 {
			return o.label.Dice.Takes != m.picked[0]
		}
		return slices.ContainsFunc(m.swept, func(d string) bool { return !slices.Contains(o.label.Dice.Sweeps, d) })
	})
}

// unfit says why what was done is no answer; empty when it is one.
func (m moved) unfit(fitting []option) words.Phrase {
	switch {
	case len(m.picked) > 1:
		return words.Say("The %s dice lie on die fields. Leave only the one you take.", words.And(words.Phrases(m.picked)))
	case len(fitting) > 0:
		return ""
	case len(m.picked) == 1:
		return words.Say("The %s die cannot be taken now. Put it back.", words.Phrase(m.picked[0]))
	}
	return dice.About(m.swept, "No choice sends the %s die to the tray. Put back what does not belong there.",
		"No choice sends the %s dice to the tray. Put back what does not belong there.")
}

// unclear says why a reading does not tell for sure where which die lies.
func unclear(r vision.Reading) words.Phrase {
	for _, p := range r.Problems {
		switch p.Kind {
		case vision.Missing, vision.Value, vision.Leaning, vision.CutOff:
			// One die less in view, or one whose pips do not matter here.
		default:
			return p.Text
		}
	}
	return ""
}

// turned says which die shows something else than it did when it was thrown;
// empty when none does for sure.
func turned(r vision.Reading, faces []engine.Face, names []string) words.Phrase {
	for _, f := range faces {
		if d, ok := dice.Only(r, f.Die); ok && slices.Contains(names, f.Die) && d.Sure && d.Value != f.Value {
			return words.Say("The %s die was a %d. Turn it back.", words.Phrase(f.Die), f.Value)
		}
	}
	return ""
}

// after are the dice as they lie once an option is taken.
func after(faces []engine.Face, l engine.Label) []engine.Face {
	faces = slices.Clone(faces)
	for i, f := range faces {
		switch {
		case f.Die == l.Dice.Takes:
			faces[i].Place = engine.OnField
		case slices.Contains(l.Dice.Sweeps, f.Die):
			faces[i].Place = engine.OnTray
		}
	}
	return faces
}
