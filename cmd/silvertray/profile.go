package main

import (
	"fmt"
	"io"

	"silvertray/calibration"
	"silvertray/internal/words"
	"silvertray/vision"
)

// table is a table profile as far as it can be used.
type table struct {
	calibration.Profile
	// doubt is why nothing is known, nil when the profile could be read or
	// none was named.
	doubt *vision.Problem
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
		return table{doubt: &vision.Problem{Kind: vision.Profile, Text: words.Say("The table profile cannot be used: %s.", err.Error())}}
	}
	for _, words := range p.Lacks() {
		fmt.Fprintf(stderr, "silvertray: %s\n", words)
	}
	return table{Profile: p}
}

// Measure fills in where the dice of a reading stand, and why it cannot be
// trusted without a person's look.
func (t table) Measure(r *vision.Reading) {
	t.Profile.Measure(r)
	if t.doubt != nil {
		r.Sure = false
		r.Problems = append(r.Problems, *t.doubt)
	}
}

// lights are the colours of the dice as the reader takes them.
func (t table) lights() map[string][3]float64 {
	lights := map[string][3]float64{}
	for name, c := range t.Colours {
		lights[name] = c
	}
	return lights
}
