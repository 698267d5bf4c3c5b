package calibration

import (
	"silvertray/internal/words"
	"silvertray/vision"
)

// Usable is a table profile as far as it can be used.
type Usable struct {
	Profile
	// Damage is why nothing is known of the table; nil where the profile could
	// be read, or none was named.
	Damage error
}

// Use loads the profile in a file; an empty path is no profile. A reader works
// with what is left of a damaged one, and asks more. The warnings say what is
// wrong with it or missing in it, a sentence each.
func Use(path string) (u Usable, warnings []string) {
	if path == "" {
		return Usable{}, nil
	}
	p, err := Load(path)
	if err != nil {
		return Usable{Damage: err}, []string{err.Error(), "going on without it; every throw will be asked"}
	}
	return Usable{Profile: p}, p.Missing()
}

// Measure fills in where the dice of a reading stand. A reading without the
// profile's help is never sure.
func (u Usable) Measure(r *vision.Reading) {
	u.Profile.Measure(r)
	if u.Damage != nil {
		r.Sure = false
		r.Problems = append(r.Problems, u.Problem())
	}
}

// Problem says of a reading that the profile could not be used.
func (u Usable) Problem() vision.Problem {
	return vision.Problem{Kind: vision.Profile, Text: words.Say("The table profile cannot be used: %s.", u.Damage.Error())}
}

// Lights are the colours of the dice under the lamp of this table, as readers
// take them: linear red, green and blue by name.
func (p Profile) Lights() map[string][3]float64 {
	lights := make(map[string][3]float64, len(p.Colours))
	for name, c := range p.Colours {
		lights[name] = c
	}
	return lights
}
