package dice

import (
	"silvertray/engine"
	"silvertray/internal/companion/session"
	"silvertray/internal/words"
	"silvertray/vision"
)

// keptChanged says which die that was kept shows something else now, or lies
// elsewhere where the table has a place for it; empty when none does for sure.
func keptChanged(t *session.Table, r vision.Reading) words.Phrase {
	if n := len(t.Steps()); n == 0 || t.Steps()[n-1].Label().Dice.Throws == nil {
		return ""
	}
	for _, f := range t.Match().Ask().Faces() {
		d, ok := Only(r, f.Die)
		switch {
		case !ok || f.Place != engine.OnField:
		case d.Sure && d.Value != f.Value:
			return words.Say("The %s die was kept as a %d. Turn it back.", words.Phrase(f.Die), f.Value)
		case t.Dice.Zoned && !d.Aside():
			return words.Say("The %s die was kept and belongs in the building zone.", words.Phrase(f.Die))
		}
	}
	return ""
}
