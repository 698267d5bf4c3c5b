package box

import (
	"context"
	"strings"
	"testing"

	"silvertray/internal/words"
	"silvertray/vision"
)

// sees is an eye that sees no dice.
type sees struct{}

func (sees) Look(context.Context, vision.Want) (vision.Reading, error) { return vision.Reading{}, nil }

// TestAnUntaughtDieIsToldShortly looks for sets with and without a die that has to be
// taught, wherever it lies.
func TestAnUntaughtDieIsToldShortly(t *testing.T) {
	for _, c := range []struct {
		dice, taken, taught, want string
	}{
		{"yellow blue", "", "", ""},
		{"yellow mauve", "", "", "The colour of the mauve die is not known here."},
		{"yellow", "mauve", "", "The colour of the mauve die is not known here."},
		{"yellow mauve", "", "mauve", ""},
	} {
		colours := make(map[string][3]float64)
		for _, name := range strings.Fields(c.taught) {
			colours[name] = [3]float64{0.35, 0.18, 0.33}
		}
		want := vision.Want{Dice: strings.Fields(c.dice), Taken: strings.Fields(c.taken)}
		_, err := colourCheck{sees{}, colours}.Look(t.Context(), want)
		switch {
		case c.want == "" && err != nil:
			t.Errorf("%+v: %v", c, err)
		case c.want != "" && (err == nil || !strings.HasPrefix(words.Error(err).String(), c.want)):
			t.Errorf("%+v: says %v", c, err)
		}
	}
}
