package setup

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
	"silvertray/vision/dice/tint"
	"silvertray/vision/diceset"
)

// survey measures the dice in rolling area, tray and building zone.
func (s *Setup) survey(taken Shot, set []string) ([]tint.Sample, error) {
	reader, err := dice.New(dice.Options{Set: set, Unnamed: true, Printed: s.profile.Printed()})
	if err != nil {
		return nil, err
	}
	defer reader.Close()
	samples, err := reader.Survey(taken.Mat)
	return slices.DeleteFunc(samples, func(d tint.Sample) bool {
		place, known := s.profile.Place(d.Outline)
		return known && !place.InArea && !place.InTray && !place.InZone && place.Field == 0
	}), err
}

// seeDice learns how the dice look. Without a picture of them, what Old knows
// stays.
func (s *Setup) seeDice(ctx context.Context) error {
	set := s.Dice
	if set == nil {
		set = s.Old.Dice
	}
	learnt, err := s.learn(ctx, set)
	if errors.Is(err, io.EOF) {
		s.profile.Dice = set
		if s.Dice == nil || slices.Equal(s.Dice, s.Old.Dice) {
			// DiePX does not stay: the camera may have been moved.
			s.profile.Colours, s.profile.DieMM = s.Old.Colours, s.Old.DieMM
		}
		return nil
	}
	if err != nil {
		return err
	}
	s.learnDice(learnt)
	if err := s.profile.Check(); err != nil {
		return fmt.Errorf("%w; show the dice again, and see that the size given for the table is right", err)
	}
	return nil
}

// learn looks at dice until all were seen and have a name. The error is io.EOF
// when no picture shows any.
func (s *Setup) learn(ctx context.Context, set []string) (map[string]tint.Sample, error) {
	if len(set) == 0 {
		set = s.Usual
	}
	f := diceset.Of(set)
	todo := fmt.Sprintf("Lay your dice into the rolling area, apart from each other: %s; all at once or one after another", strings.Join(set, ", "))
	for shown := 0; ; shown++ {
		err := s.step(ctx, Dice, todo, func(taken Shot) error { return s.show(f, taken, set, "") })
		if errors.Is(err, io.EOF) {
			if shown == 0 {
				return nil, io.EOF
			}
			return complete(f)
		}
		if err != nil {
			return nil, err
		}
		if n := f.Missing(); n > 0 {
			todo = fmt.Sprintf("%d of %d dice are missing. Show them, apart from each other", n, len(set))
			continue
		}
		if s.Shots.Interactive() {
			return s.askNames(ctx, f, set)
		}
		if _, more := s.Shots.(byName); !more {
			return complete(f)
		}
	}
}

// complete returns all dice by name. Dice without a clear name are an error.
func complete(f *diceset.Set) (map[string]tint.Sample, error) {
	named, unclear, err := f.Dice()
	if err == nil && unclear != nil {
		err = fmt.Errorf("which are the %s dice is not clear: show each alone with its name, as in --dice-picture %s=PICTURE",
			strings.Join(unclear, " and "), unclear[0])
	}
	return named, err
}

// show adds the dice of a picture to the set. Where the only die's name is known,
// that die is it.
func (s *Setup) show(f *diceset.Set, taken Shot, set []string, name string) error {
	if err := s.profile.Fits(taken.Size()); err != nil {
		return err
	}
	samples, err := s.survey(taken, set)
	if err != nil {
		return err
	}
	if taken.Die != "" {
		name = taken.Die
	}
	if name != "" {
		return f.Name(name, samples)
	}
	fresh, err := f.Show(samples)
	if err == nil && fresh == 0 && s.Shots.Interactive() {
		err = errors.New("no other die is seen; lay it into the rolling area, away from the edge")
	}
	return err
}

// askNames asks a person for the dice whose names are not clear.
func (s *Setup) askNames(ctx context.Context, f *diceset.Set, set []string) (map[string]tint.Sample, error) {
	_, unclear, err := f.Dice()
	if err != nil {
		return nil, err
	}
	for _, name := range unclear {
		todo := fmt.Sprintf("It is not clear which is the %s die. Lay it alone into the rolling area", name)
		err := s.step(ctx, Dice, todo, func(taken Shot) error { return s.show(f, taken, set, name) })
		if err != nil {
			return nil, err
		}
	}
	named, _, err := f.Dice()
	return named, err
}

// learnDice writes into the profile what was learnt of the dice, and says which of
// them look alike.
func (s *Setup) learnDice(learnt map[string]tint.Sample) {
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
	p.DiePX, p.DieMM = median(px), median(mm)
	s.say("Seen %d dice: %s.", len(p.Dice), strings.Join(p.Dice, ", "))
	for _, words := range diceset.Alike(learnt, p.Dice) {
		s.say("%s", words)
	}
}

// names are the dice that were learnt, in the order of the set.
func (s *Setup) names(learnt map[string]tint.Sample) []string {
	var names []string
	for _, order := range [][]string{s.Dice, s.Usual, slices.Sorted(maps.Keys(learnt))} {
		for _, name := range order {
			if _, ok := learnt[name]; ok && !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
	}
	return names
}

// median is the upper median; 0 of no numbers. It sorts x.
func median(x []float64) float64 {
	if len(x) == 0 {
		return 0
	}
	slices.Sort(x)
	return x[len(x)/2]
}
