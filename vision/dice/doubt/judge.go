package doubt

import (
	"math"

	"silvertray/internal/words"
	"silvertray/vision"
	"silvertray/vision/dice/sight"
	"silvertray/vision/dice/tint"
)

const (
	// smallest side of a top face in px whose pips can be told apart: a pip is a
	// fifth of a side, and below three px it is no disc any more. In half of the
	// photographs 8 of 38 values that seem certain are wrong on smaller faces, 28 of
	// 1,635 on larger ones.
	smallest = 14
	// nearEdge is how near the picture's edge a corner lies, in sides, from which on
	// a side of the die may be cut off, which looks like another top face.
	nearEdge = 0.5
)

// Judge says what a die shows in a picture of some width and height, and every reason
// to doubt it. Glaring reports whether its face lies in clipped light.
func Judge(s sight.Sighting, inSet bool, colour string, margin float64, glaring bool, width, height int) (vision.Die, []vision.Problem) {
	f := s.Face
	value, p := f.Value()
	var problems []vision.Problem
	doubt := func(kind string, format words.Phrase) {
		problems = append(problems, vision.Problem{Kind: kind, Colour: colour, Text: words.Say(format, words.Phrase(colour))})
	}
	switch {
	case CutOff(f, width, height):
		doubt(vision.CutOff, "The %s die is not wholly in the picture. Move it in.")
	case f.Classes[sight.Unreadable] > sight.SurelyLeans:
		problems = append(problems, Leans(colour))
	case f.Side() < smallest:
		doubt(vision.Value, "The %s die is too small to read. Bring the camera nearer.")
	case !s.Certain(inSet) || s.Die() < sight.SurelyDie,
		p < sight.SurelyPoorly && (glaring || beyond(f, width, height, -nearEdge)):
		doubt(vision.Value, "The pips of the %s die are hard to count. Check its value, or turn it out of the glare.")
	}
	if margin < tint.SureMargin {
		doubt(vision.Colour, "The die named %s could be another colour. Check it, or give more even light.")
	}
	return vision.Die{
		Colour: colour, Value: value, Sure: len(problems) == 0,
		Confidence: p * (1 - math.Exp(-margin)),
		Centre:     f.Centre, Outline: f.Outline,
	}, problems
}

// CutOff reports whether part of a face lies outside the picture.
func CutOff(f sight.Face, width, height int) bool { return beyond(f, width, height, 0) }

// beyond reports whether a corner of a face lies farther out than so many sides beyond
// the picture's edge.
func beyond(f sight.Face, width, height int, sides float64) bool {
	out := sides * f.Side()
	for _, p := range f.Outline {
		if p[0] < -out || p[1] < -out || p[0] > float64(width-1)+out || p[1] > float64(height-1)+out {
			return true
		}
	}
	return false
}

// InTheDark adds that there is too little light, when it may be why the dice
// are in doubt.
func InTheDark(measured []tint.Tint, problems []vision.Problem) []vision.Problem {
	most := math.Inf(-1)
	for _, t := range measured {
		most = max(most, t[0], t[1], t[2])
	}
	if len(problems) == 0 || len(measured) == 0 || most > tint.Dark {
		return problems
	}
	return append(problems, vision.Problem{Kind: vision.Dark, Text: "There is too little light to read by. Turn on a lamp."})
}

// Leans says that a die does not lie flat.
func Leans(colour string) vision.Problem {
	return vision.Problem{
		Kind: vision.Leaning, Colour: colour,
		Text: words.Say("The %s die seems to lean or to be covered. Lay it flat.", words.Phrase(colour)),
	}
}

// TooMany says that more dice lie there than the set has.
func TooMany(found, want int) vision.Problem {
	return vision.Problem{
		Kind: vision.Extra,
		Text: words.Say("%d dice lie here where %d are expected. Take away what does not belong.", found, want),
	}
}

// MayBeDice says that so many more things may be dice.
func MayBeDice(count int) vision.Problem {
	return vision.Problem{Kind: vision.Unclear, Text: words.Count(count,
		"One more thing may be a die. Check the table, or take it away.",
		"%d more things may be dice. Check the table, or take them away.")}
}

// Missing lists the dice of the set that were not found.
func Missing(set, names []string) []vision.Problem {
	if len(set) > 0 && len(names) == 0 {
		return []vision.Problem{{Kind: vision.Missing, Text: "No dice are in view. Throw them where the camera looks."}}
	}
	found := map[string]bool{}
	for _, n := range names {
		found[n] = true
	}
	var problems []vision.Problem
	for _, c := range set {
		if !found[c] {
			problems = append(problems, vision.Problem{
				Kind: vision.Missing, Colour: c,
				Text: words.Say("The %s die was not found. Bring it into view.", words.Phrase(c)),
			})
		}
	}
	return problems
}
