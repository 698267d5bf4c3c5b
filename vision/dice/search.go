package dice

import (
	"fmt"
	"slices"

	"gocv.io/x/gocv"

	"silvertray/internal/geometry"
	"silvertray/vision"
	"silvertray/vision/dice/doubt"
	"silvertray/vision/dice/sight"
)

// sightings finds dice and looks at them. Where the quick search for a set
// leaves a doubt it searches a larger picture, where small dice and dice in a
// heap are easier to find.
func (r *Reader) sightings(whole gocv.Mat) (found []sight.Sighting, unclear int, err error) {
	picture := newPyramid(whole)
	defer picture.close()
	if r.options.Set == nil {
		all, err := r.search(picture, factorFor(picture, anyLong), anyHalvings, findHeat)
		found, unclear = sight.Alone(all)
		return found, unclear, err
	}
	factor := factorFor(picture, setLong)
	quick, err := r.search(picture, factor, 0, quickHeat)
	found, unclear = sight.Alone(quick)
	found = r.unprinted(found, whole.Cols(), whole.Rows())
	if err != nil || r.complete(found) {
		return found, unclear, err
	}
	fine, err := r.search(picture, max(1, factor-1), 0, findHeat)
	finer, unclear := sight.Alone(fine)
	if len(finer) < len(found) { // some dice may be too large for it
		finer, unclear = sight.Alone(append(quick, fine...))
	}
	return r.unprinted(finer, whole.Cols(), whole.Rows()), unclear, err
}

// printed reports whether something is printed at a place.
func (r *Reader) printed(at vision.Point) bool {
	return slices.ContainsFunc(r.options.Printed, func(outline [4]vision.Point) bool { return geometry.Inside(at, outline) })
}

// unprinted drops squares without pips where the whole set lies beside them, each
// die sure: those are printed, such as the die fields of a mat.
func (r *Reader) unprinted(found []sight.Sighting, width, height int) []sight.Sighting {
	dice := slices.DeleteFunc(slices.Clone(found), func(s sight.Sighting) bool { return s.Blank() && !doubt.CutOff(s.Face, width, height) })
	for _, s := range dice {
		if !s.Certain(r.options.Set != nil) || s.Die() < sight.SurelyDie {
			return found
		}
	}
	if r.complete(dice) {
		return dice
	}
	return found
}

// complete reports whether the whole set was found and that each die's looks lean
// to one value.
func (r *Reader) complete(found []sight.Sighting) bool {
	for _, s := range found {
		if _, p := s.Face.Value(); p < sight.LeaningValue {
			return false
		}
	}
	return len(found) == len(r.options.Set)
}

// search finds dice at some scales and glances at each. Where that is not plain
// the reader looks with the face in the middle, and turned every way where
// that too leaves a doubt.
func (r *Reader) search(picture *pyramid, factor, halvings int, heat float64) ([]*sight.Sighting, error) {
	found, err := r.find(picture, factor, halvings, heat)
	if err != nil {
		return nil, fmt.Errorf("find dice: %w", err)
	}
	all := make([]*sight.Sighting, len(found))
	for i, s := range found {
		all[i] = &sight.Sighting{Candidate: s, Face: sight.Face{Centre: s.Middle}}
	}
	likely := func(s *sight.Sighting) bool { return s.Die() >= sight.LikelyDie }
	for _, round := range []struct {
		by    network
		turns []int
		worth func(*sight.Sighting) bool
	}{
		{r.glance, []int{0}, func(*sight.Sighting) bool { return true }},
		{r.reader, []int{0}, func(s *sight.Sighting) bool { return likely(s) && !s.Plain() }},
		{r.reader, []int{1, 2, 3}, func(s *sight.Sighting) bool {
			return likely(s) && (!s.Certain(r.options.Set != nil) || s.Face.Classes[sight.Unreadable] > sight.SurelyLeans)
		}},
	} {
		if err := round.by.lookAgain(picture, all, round.turns, round.worth); err != nil {
			return nil, fmt.Errorf("look at dice: %w", err)
		}
	}
	all = slices.DeleteFunc(all, func(s *sight.Sighting) bool { return !s.Plain() && r.printed(s.Face.Centre) })
	return all, nil
}

// lookAgain looks once more, turned so many quarters, at the dice worth it.
func (n network) lookAgain(picture *pyramid, all []*sight.Sighting, turns []int, worth func(*sight.Sighting) bool) error {
	var looks []sight.Crop
	var whose []*sight.Sighting
	for _, s := range all {
		if !worth(s) {
			continue
		}
		for _, turn := range turns {
			looks, whose = append(looks, sight.CropAt(s.Face.Centre, s.Size, turn)), append(whose, s)
		}
	}
	faces, err := n.read(picture, looks)
	for i, f := range faces {
		whose[i].Add(f, looks[i].Turns == 0)
	}
	return err
}
