package box

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"silvertray/internal/companion"
	"silvertray/internal/words"
	"silvertray/vision"
	"silvertray/vision/dice/tint"
)

// colourCheck is an eye that names the first die whose colour it does not know. The
// reader's own error lists all colours, which do not fit on a panel.
type colourCheck struct {
	companion.Eye
	colours map[string][3]float64
}

// Look reads the next throw, unless it has a die that cannot be read.
func (e colourCheck) Look(ctx context.Context, want vision.Want) (vision.Reading, error) {
	if die := unknownColour(slices.Concat(want.Dice, want.Taken), e.colours); die != "" {
		return vision.Reading{}, words.Sorry(words.Say(
			"The colour of the %s die is not known here. Show your dice once to \"silvertray calibrate\".", words.Phrase(die)))
	}
	return e.Eye.Look(ctx, want)
}

// unknownColour is the first die of a set whose colour the reader neither knows by
// its name nor was taught; empty where all can be read.
func unknownColour(set []string, learnt map[string][3]float64) string {
	known := tint.Colours()
	for _, name := range set {
		if _, ok := learnt[name]; !ok && !slices.Contains(known, name) {
			return name
		}
	}
	return ""
}

// errUnknownColour says how the reader gets to know a set of dice.
func errUnknownColour(set []string, die string) error {
	return fmt.Errorf("a %s die is not known to the reader: show your dice once to \"silvertray calibrate --dice %s\", and set profile to the file that it writes",
		die, strings.Join(set, ","))
}
