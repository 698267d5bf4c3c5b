package dice

import (
	"math"

	"silvertray/internal/words"
	"silvertray/vision"
)

const (
	// likelyDie is the least probability of being a die; what has less is not
	// worth a word.
	likelyDie = 0.5
	// weakest strength of a sighting that counts as a die; what is weaker makes
	// the reading unsure, no more.
	weakest = 0.1
	// The least probability a value needs over all looks. A set lies under the
	// box's own camera; unknown dice come from any. README.md has how they were
	// weighed.
	surelyInSet, surelyAlone = 0.7, 0.82
	// A glance is enough from these probabilities of value and die, and up to
	// that of an unreadable top face.
	plainValue, plainDie, plainLean = 0.95, 0.9, 0.3
	// surelyDie is the least probability of a die with which its value counts.
	surelyDie = 0.6
	// leaningValue is the least probability with which a finer search is not
	// worth its time.
	leaningValue = 0.6
	// surelyLeans is the probability of an unreadable top face to speak of.
	surelyLeans = 0.5
	// surelyColour is how much worse the next best naming of the whole set
	// must be.
	surelyColour = 3.0
	// darkest light in which dice are expected to be read, linear from 0 to 1.
	tooDark = 0.01
	// smallest side of a top face in px whose pips can be told apart.
	smallest = 14
)

// judge says what a die shows, and every reason to doubt it.
func (r *Reader) judge(s sighting, colour string, margin float64, width, height int) (vision.Die, []vision.Problem) {
	f := s.face
	value, p := f.value()
	var problems []vision.Problem
	doubt := func(kind string, format words.Phrase) {
		problems = append(problems, vision.Problem{Kind: kind, Colour: colour, Text: words.Say(format, words.Phrase(colour))})
	}
	switch {
	case cutOff(f, width, height):
		doubt(vision.CutOff, "The %s die is not wholly in the picture. Move it in.")
	case f.classes[unreadable] > surelyLeans:
		problems = append(problems, leans(colour))
	case f.side() < smallest:
		doubt(vision.Value, "The %s die is too small to read. Bring the camera nearer.")
	case !r.certain(&s) || s.die() < surelyDie:
		doubt(vision.Value, "The pips of the %s die are hard to count. Check its value, or turn it out of the glare.")
	}
	if margin < surelyColour {
		doubt(vision.Colour, "The die named %s could be another colour. Check it, or give more even light.")
	}
	return vision.Die{
		Colour: colour, Value: value, Sure: len(problems) == 0,
		Confidence: p * (1 - math.Exp(-margin)),
		Centre:     f.centre, Outline: f.outline,
	}, problems
}

// cutOff reports whether part of a face lies outside the picture.
func cutOff(f face, width, height int) bool {
	slack := 0.1 * f.side() // an outline is not read more exactly
	for _, p := range f.outline {
		if p[0] < -slack || p[1] < -slack || p[0] > float64(width)+slack || p[1] > float64(height)+slack {
			return true
		}
	}
	return false
}

// inTheDark adds that there is too little light, when it may be why the dice
// are in doubt.
func inTheDark(measured []tint, problems []vision.Problem) []vision.Problem {
	most := math.Inf(-1)
	for _, t := range measured {
		most = max(most, t[0], t[1], t[2])
	}
	if len(problems) == 0 || len(measured) == 0 || most > math.Log(tooDark+tintFloor) {
		return problems
	}
	return append(problems, vision.Problem{Kind: vision.Dark, Text: "There is too little light to read by. Turn on a lamp."})
}

func leans(colour string) vision.Problem {
	return vision.Problem{
		Kind: vision.Leaning, Colour: colour,
		Text: words.Say("The %s die seems to lean or to be covered. Lay it flat.", words.Phrase(colour)),
	}
}

func tooMany(found, want int) vision.Problem {
	return vision.Problem{
		Kind: vision.Extra,
		Text: words.Say("%d dice lie here where %d are expected. Take away what does not belong.", found, want),
	}
}

func mayBeDice(count int) vision.Problem {
	return vision.Problem{Kind: vision.Unclear, Text: words.Count(count,
		"One more thing may be a die. Check the table, or take it away.",
		"%d more things may be dice. Check the table, or take them away.")}
}

// missing lists the dice of the set that were not found.
func missing(set, names []string) []vision.Problem {
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
