package main

import (
	"fmt"
	"io"

	"silvertray/calibration"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
	"silvertray/vision"
)

// table is a table profile as far as it can be used.
type table struct {
	calibration.Profile
	// damage is why nothing is known, nil when the profile could be read or
	// none was named.
	damage error
}

// tableOf loads a table profile. What is wrong with it or missing in it is
// said in words; the reader then works with what is left, and asks more.
func tableOf(stderr io.Writer, path string) table {
	if path == "" {
		return table{}
	}
	p, err := calibration.Load(path)
	if err != nil {
		fmt.Fprintf(stderr, "silvertray: %v\nsilvertray: going on without it; every throw will be asked\n", err)
		return table{damage: err}
	}
	for _, words := range p.Lacks() {
		fmt.Fprintf(stderr, "silvertray: %s\n", words)
	}
	return table{Profile: p}
}

// damaged is the screen that says why a profile cannot be used.
func damaged(err error) prompt.Message {
	return prompt.Message{
		Sign: prompt.TableSign, Title: "The table profile is damaged",
		Text: words.Say("%s.\n\nDice are read without it, and every roll is asked.", words.Error(err)),
	}
}

// Measure fills in where the dice of a reading stand, and why it cannot be
// trusted without a person's look.
func (t table) Measure(r *vision.Reading) {
	t.Profile.Measure(r)
	if t.damage != nil {
		r.Sure = false
		r.Problems = append(r.Problems, unusable(t.damage))
	}
}

// unusable says of a reading that the profile was not to be had.
func unusable(damage error) vision.Problem {
	return vision.Problem{Kind: vision.Profile, Text: words.Say("The table profile cannot be used: %s.", damage.Error())}
}

// lights are the colours of the dice as the reader takes them.
func (t table) lights() map[string][3]float64 {
	lights := map[string][3]float64{}
	for name, c := range t.Colours {
		lights[name] = c
	}
	return lights
}
