package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"silvertray/calibration"
	"silvertray/vision/dice"
	"silvertray/vision/family"
)

// survey measures the dice in rolling area, tray and building zone.
func (s *setup) survey(taken shot, set []string) ([]dice.Sample, error) {
	reader, err := dice.New(dice.Options{Set: set, Unnamed: true, Printed: s.profile.Printed()})
	if err != nil {
		return nil, err
	}
	defer reader.Close()
	samples, err := reader.Survey(taken.Mat)
	return slices.DeleteFunc(samples, func(d dice.Sample) bool {
		place, known := s.profile.Place(d.Outline)
		return known && !place.InArea && !place.InTray && !place.InZone && place.Field == 0
	}), err
}

// seeDice learns the family's dice. Without a picture of them, what was known
// stays.
func (s *setup) seeDice(ctx context.Context, old calibration.Profile) error {
	set := s.dice
	if set == nil {
		set = old.Dice
	}
	learnt, err := s.learn(ctx, set)
	if errors.Is(err, io.EOF) {
		s.profile.Dice = set
		if s.dice == nil || slices.Equal(s.dice, old.Dice) {
			// How many px a die has is another matter where the camera was moved.
			s.profile.Colours, s.profile.DieMM = old.Colours, old.DieMM
		}
		return nil
	}
	if err != nil {
		return err
	}
	s.keep(learnt)
	return nil
}

// usual are the dice of Ganz schön clever.
var usual = []string{"white", "yellow", "blue", "green", "orange", "purple"}

// learn looks at dice until all were seen and have a name; io.EOF when no
// picture shows any.
func (s *setup) learn(ctx context.Context, set []string) (map[string]dice.Sample, error) {
	if len(set) == 0 {
		set = usual
	}
	f := family.Of(set)
	todo := fmt.Sprintf("Lay your dice into the rolling area, apart from each other: %s; all at once or one after another", strings.Join(set, ", "))
	for shown := 0; ; shown++ {
		err := s.step(ctx, diceShot, todo, func(taken shot) error { return s.show(f, taken, set, "") })
		if errors.Is(err, io.EOF) {
			if shown == 0 {
				return nil, io.EOF
			}
			return whole(f)
		}
		if err != nil {
			return nil, err
		}
		if n := f.Missing(); n > 0 {
			todo = fmt.Sprintf("%d of %d dice are missing. Show them, apart from each other", n, len(set))
			continue
		}
		if s.shots.again() {
			return s.tell(ctx, f, set)
		}
		if _, more := s.shots.(byName); !more {
			return whole(f)
		}
	}
}

// whole are all dice by name; those without a clear one are an error.
func whole(f *family.Family) (map[string]dice.Sample, error) {
	named, unclear, err := f.Dice()
	if err == nil && unclear != nil {
		err = fmt.Errorf("which are the %s dice is not clear: show each alone with its name, as in --dice-picture %s=PICTURE",
			strings.Join(unclear, " and "), unclear[0])
	}
	return named, err
}

// show adds the dice of a picture to the family: those of the only die's name,
// when it has one.
func (s *setup) show(f *family.Family, taken shot, set []string, name string) error {
	if err := s.profile.Fits(taken.Size()); err != nil {
		return err
	}
	samples, err := s.survey(taken, set)
	if err != nil {
		return err
	}
	if taken.die != "" {
		name = taken.die
	}
	if name != "" {
		return f.Tell(name, samples)
	}
	fresh, err := f.Show(samples)
	if err == nil && fresh == 0 && s.shots.again() {
		err = errors.New("no other die is seen; lay it into the rolling area, away from the edge")
	}
	return err
}

// tell asks a person for the dice whose names are not clear.
func (s *setup) tell(ctx context.Context, f *family.Family, set []string) (map[string]dice.Sample, error) {
	_, unclear, err := f.Dice()
	if err != nil {
		return nil, err
	}
	for _, name := range unclear {
		todo := fmt.Sprintf("It is not clear which is the %s die. Lay it alone into the rolling area", name)
		err := s.step(ctx, diceShot, todo, func(taken shot) error { return s.show(f, taken, set, name) })
		if err != nil {
			return nil, err
		}
	}
	named, _, err := f.Dice()
	return named, err
}

// keep stores what was learnt of the dice, and says what cannot be told apart.
func (s *setup) keep(learnt map[string]dice.Sample) {
	p := &s.profile
	p.Dice = s.names(learnt)
	p.Colours = map[string]calibration.Colour{}
	var px, mm []float64
	for name, d := range learnt {
		p.Colours[name] = calibration.Measured(d.Colour)
		px = append(px, d.Side)
		if size, known := p.DieSize(d.Outline); known {
			mm = append(mm, size)
		}
	}
	p.DiePX, p.DieMM = middle(px), middle(mm)
	fmt.Fprintf(s.print, "Seen %d dice: %s.\n", len(p.Dice), strings.Join(p.Dice, ", "))
	for _, words := range family.Alike(learnt, p.Dice) {
		fmt.Fprintln(s.print, words)
	}
}

// names are the dice in the order of the set.
func (s *setup) names(learnt map[string]dice.Sample) []string {
	var names []string
	for _, order := range [][]string{s.dice, usual, slices.Sorted(maps.Keys(learnt))} {
		for _, name := range order {
			if _, ok := learnt[name]; ok && !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
	}
	return names
}

// middle is the median; 0 of none.
func middle(x []float64) float64 {
	if len(x) == 0 {
		return 0
	}
	slices.Sort(x)
	return x[len(x)/2]
}
