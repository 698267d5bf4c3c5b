package sight

import (
	"math"
	"sort"

	"silvertray/internal/geometry"
)

// minFacesApart is how near two top faces may be, in sides: those of touching dice
// are 0.95 apart when tilted by 25 degrees. Side faces lie 0.6 to 0.75 from the
// top face; at 0.6 they were counted as dice of their own in seven pictures.
const minFacesApart = 0.78

// LeastProbability that a look gives a class: none is ever ruled out alone.
const LeastProbability = 1e-4

const (
	// LikelyDie is the least probability of being a die; what has less is not
	// worth a word: it is likelier something else.
	LikelyDie = 0.5
	// weakest strength of a sighting that counts as a die; what is weaker makes
	// the reading unsure, no more: in 75 scenes all but one of 411 dice had
	// more than 0.2 (see surveyed in package dice). In half of the photographs 7 of
	// 2,179 dice had less than 0.1, and 125 things that the truth does not list.
	weakest = 0.1
	// The least probability a value needs over all looks. A set lies under the
	// box's own camera; unknown dice come from any. In a named set wrong values
	// stay below 0.5 in all photographs and scenes; see README.md, Thresholds.
	surelyInSet, surelyAlone = 0.7, 0.82
	// A glance is enough from these probabilities of value and die, and up to
	// that of an unreadable top face: the corner marks of a mat, which
	// are no dice, reach 0.78; see README.md.
	plainValue, plainDie, plainLean = 0.95, 0.9, 0.3
	// SurelyDie is the least probability of a die with which its value counts:
	// a little more than LikelyDie, as a doubt costs one question.
	SurelyDie = 0.6
	// LeaningValue is the least probability with which a finer search is not
	// worth its time: wrong values stay below 0.5.
	LeaningValue = 0.6
	// SurelyPoorly is the least probability of a value where the die is shown poorly:
	// in clipped light or at the picture's edge. No value that was wrong and sure in 64
	// scenes brightened up to 3.5 times, or cut at a die, had more than 0.75.
	SurelyPoorly = 0.77
	// SurelyLeans is the probability of an unreadable top face to speak of: it is
	// likelier than all values together.
	SurelyLeans = 0.5
)

// Sighting is one die as one or more looks saw it.
type Sighting struct {
	Candidate
	// Face holds the shape of the last upright look, and what all looks say
	// together.
	Face  Face
	looks [][Classes]float64
}

// Add takes in one more look.
func (s *Sighting) Add(f Face, upright bool) {
	s.looks = append(s.looks, f.Classes)
	if upright {
		s.Face.Centre, s.Face.Outline = f.Centre, f.Outline
	}
	s.Face.Classes = together(s.looks)
}

// together is the geometric mean of several looks' probabilities: one look
// that rules a value out weighs more than in a sum.
func together(looks [][Classes]float64) [Classes]float64 {
	var logs [Classes]float32
	for _, look := range looks {
		for c, p := range look {
			logs[c] += float32(math.Log(max(p, LeastProbability)) / float64(len(looks)))
		}
	}
	return softmax(logs[:])
}

// Die is the probability that there is a die at all.
func (s *Sighting) Die() float64 { return 1 - s.Face.Classes[nothing] }

// Strength weighs sightings of one die: the finder knows best where its middle
// is, the reader whether a top face is there.
func (s *Sighting) Strength() float64 {
	return s.Heat * (s.Die() - s.Face.Classes[Unreadable])
}

// Certain reports whether the looks together are sure of the value. Where nothing is
// known of the dice, each of them must see it.
func (s *Sighting) Certain(inSet bool) bool {
	value, p := s.Face.Value()
	if inSet {
		return p >= surelyInSet
	}
	for _, look := range s.looks {
		if own, _ := (Face{Classes: look}).Value(); own != value {
			return false
		}
	}
	return p >= surelyAlone
}

// Plain reports whether a look needs no second one.
func (s *Sighting) Plain() bool {
	_, p := s.Face.Value()
	return p >= plainValue && s.Die() >= plainDie && s.Face.Classes[Unreadable] <= plainLean
}

// Alone keeps the strongest of sightings that are one die, and counts the weak
// ones that may be dice nevertheless.
func Alone(all []*Sighting) (kept []Sighting, unclear int) {
	sort.SliceStable(all, func(i, j int) bool { return all[i].Strength() > all[j].Strength() })
	for _, s := range all {
		switch {
		case s.Die() < LikelyDie || !s.apart(kept):
		case s.Strength() < weakest:
			unclear++
		default:
			kept = append(kept, *s)
		}
	}
	return kept, unclear
}

// apart reports whether no sighting kept so far is the same die.
func (s *Sighting) apart(kept []Sighting) bool {
	for _, k := range kept {
		if geometry.Distance(s.Face.Centre, k.Face.Centre) < minFacesApart*max(s.Face.Side(), k.Face.Side()) {
			return false
		}
	}
	return true
}

// Blank reports whether nothing speaks for any value, although nothing covers the face.
func (s *Sighting) Blank() bool {
	_, p := s.Face.Value()
	return p < LeaningValue && s.Face.Classes[Unreadable] <= SurelyLeans
}
