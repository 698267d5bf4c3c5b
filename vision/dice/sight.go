package dice

import (
	"fmt"
	"math"
	"slices"
	"sort"

	"gocv.io/x/gocv"

	"silvertray/internal/geometry"
	"silvertray/vision"
)

// facesApart is how near two top faces may be, in sides: those of touching dice
// are 0.95 apart when tilted by 25 degrees. Side faces lie 0.6 to 0.75 from the
// top face; at 0.6 they were counted as dice of their own in seven pictures.
const facesApart = 0.78

// leastProbability that a look gives a class: none is ever ruled out alone.
const leastProbability = 1e-4

// sighting is one die as one or more looks saw it.
type sighting struct {
	spot
	// face holds the shape of the last upright look, and what all looks say
	// together.
	face  face
	looks [][readClasses]float64
}

// add takes in one more look.
func (s *sighting) add(f face, upright bool) {
	s.looks = append(s.looks, f.classes)
	if upright {
		s.face.centre, s.face.outline = f.centre, f.outline
	}
	s.face.classes = together(s.looks)
}

// together is the geometric mean of several looks' probabilities: one look
// that rules a value out weighs more than in a sum.
func together(looks [][readClasses]float64) [readClasses]float64 {
	var logs [readClasses]float32
	for _, look := range looks {
		for c, p := range look {
			logs[c] += float32(math.Log(max(p, leastProbability)) / float64(len(looks)))
		}
	}
	return softmax(logs[:])
}

// die is the probability that there is a die at all.
func (s *sighting) die() float64 { return 1 - s.face.classes[nothing] }

// strength weighs sightings of one die: the finder knows best where its middle
// is, the reader whether a top face is there.
func (s *sighting) strength() float64 {
	return s.heat * (s.die() - s.face.classes[unreadable])
}

// certain reports whether the looks together are sure of the value. Where nothing is
// known of the dice, each of them must see it.
func (r *Reader) certain(s *sighting) bool {
	value, p := s.face.value()
	if r.options.Set != nil {
		return p >= surelyInSet
	}
	for _, look := range s.looks {
		if own, _ := (face{classes: look}).value(); own != value {
			return false
		}
	}
	return p >= surelyAlone
}

// plain reports whether a look needs no second one.
func (s *sighting) plain() bool {
	_, p := s.face.value()
	return p >= plainValue && s.die() >= plainDie && s.face.classes[unreadable] <= plainLean
}

// sightings finds dice and looks at them. Where the quick search for a set
// leaves a doubt it searches a larger picture, where small dice and dice in a
// heap are easier to find.
func (r *Reader) sightings(whole gocv.Mat) (found []sighting, unclear int, err error) {
	picture := newPyramid(whole)
	defer picture.close()
	if r.options.Set == nil {
		all, err := r.search(picture, factorFor(picture, anyLong), anyHalvings, findHeat)
		found, unclear = alone(all)
		return found, unclear, err
	}
	factor := factorFor(picture, setLong)
	quick, err := r.search(picture, factor, 0, quickHeat)
	found, unclear = alone(quick)
	found = r.unprinted(found, whole.Cols(), whole.Rows())
	if err != nil || r.complete(found) {
		return found, unclear, err
	}
	fine, err := r.search(picture, max(1, factor-1), 0, findHeat)
	finer, unclear := alone(fine)
	if len(finer) < len(found) { // some dice may be too large for it
		finer, unclear = alone(append(quick, fine...))
	}
	return r.unprinted(finer, whole.Cols(), whole.Rows()), unclear, err
}

// printed reports whether something is printed at a place.
func (r *Reader) printed(at vision.Point) bool {
	return slices.ContainsFunc(r.options.Printed, func(outline [4]vision.Point) bool { return geometry.Inside(at, outline) })
}

// unprinted drops squares without pips where the whole set lies beside them, each
// die sure: those are printed, such as the die fields of a mat.
func (r *Reader) unprinted(found []sighting, width, height int) []sighting {
	dice := slices.DeleteFunc(slices.Clone(found), func(s sighting) bool { return s.blank() && !cutOff(s.face, width, height) })
	for _, s := range dice {
		if !r.certain(&s) || s.die() < surelyDie {
			return found
		}
	}
	if r.complete(dice) {
		return dice
	}
	return found
}

// blank reports whether nothing speaks for any value, although nothing covers the face.
func (s *sighting) blank() bool {
	_, p := s.face.value()
	return p < leaningValue && s.face.classes[unreadable] <= surelyLeans
}

// complete reports whether the whole set was found and that each die's looks lean
// to one value.
func (r *Reader) complete(found []sighting) bool {
	for _, s := range found {
		if _, p := s.face.value(); p < leaningValue {
			return false
		}
	}
	return len(found) == len(r.options.Set)
}

// search finds dice at some scales and glances at each. Where that is not plain
// the reader looks with the face in the middle, and turned every way where
// that too leaves a doubt.
func (r *Reader) search(picture *pyramid, factor, halvings int, heat float64) ([]*sighting, error) {
	spots, err := r.find(picture, factor, halvings, heat)
	if err != nil {
		return nil, fmt.Errorf("find dice: %w", err)
	}
	all := make([]*sighting, len(spots))
	for i, s := range spots {
		all[i] = &sighting{spot: s, face: face{centre: s.middle}}
	}
	likely := func(s *sighting) bool { return s.die() >= likelyDie }
	for _, round := range []struct {
		by    network
		turns []int
		worth func(*sighting) bool
	}{
		{r.glance, []int{0}, func(*sighting) bool { return true }},
		{r.reader, []int{0}, func(s *sighting) bool { return likely(s) && !s.plain() }},
		{r.reader, []int{1, 2, 3}, func(s *sighting) bool {
			return likely(s) && (!r.certain(s) || s.face.classes[unreadable] > surelyLeans)
		}},
	} {
		if err := round.by.lookAgain(picture, all, round.turns, round.worth); err != nil {
			return nil, fmt.Errorf("look at dice: %w", err)
		}
	}
	all = slices.DeleteFunc(all, func(s *sighting) bool { return !s.plain() && r.printed(s.face.centre) })
	return all, nil
}

// lookAgain looks once more, turned so many quarters, at the dice worth it.
func (n network) lookAgain(picture *pyramid, all []*sighting, turns []int, worth func(*sighting) bool) error {
	var looks []look
	var whose []*sighting
	for _, s := range all {
		if !worth(s) {
			continue
		}
		for _, turn := range turns {
			looks, whose = append(looks, lookAt(s.face.centre, s.size, turn)), append(whose, s)
		}
	}
	faces, err := n.read(picture, looks)
	for i, f := range faces {
		whose[i].add(f, looks[i].turns == 0)
	}
	return err
}

// alone keeps the strongest of sightings that are one die, and counts the weak
// ones that may be dice nevertheless.
func alone(all []*sighting) (kept []sighting, unclear int) {
	sort.SliceStable(all, func(i, j int) bool { return all[i].strength() > all[j].strength() })
	for _, s := range all {
		switch {
		case s.die() < likelyDie || !s.apart(kept):
		case s.strength() < weakest:
			unclear++
		default:
			kept = append(kept, *s)
		}
	}
	return kept, unclear
}

// apart reports whether no sighting kept so far is the same die.
func (s *sighting) apart(kept []sighting) bool {
	for _, k := range kept {
		if geometry.Distance(s.face.centre, k.face.centre) < facesApart*max(s.face.side(), k.face.side()) {
			return false
		}
	}
	return true
}
