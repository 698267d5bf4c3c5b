package diceset_test

import (
	"maps"
	"slices"
	"testing"

	"silvertray/vision/dice/tint"
	"silvertray/vision/diceset"
)

// TestNamesThatAreNew shows dice of which some have names that nobody has heard of:
// one goes to the die that is left, of two a person has to tell which is which.
func TestNamesThatAreNew(t *testing.T) {
	lights := maps.Clone(looks)
	lights["mauve"], lights["teal"] = [3]float64{0.45, 0.22, 0.36}, [3]float64{0.04, 0.24, 0.2}
	tests := []struct {
		set     []string
		unclear []string
	}{
		{[]string{"yellow", "orange", "green", "blue", "mauve"}, nil},
		{[]string{"teal", "yellow", "orange", "white", "purple"}, nil},
		{[]string{"yellow", "orange", "mauve", "blue", "teal"}, []string{"mauve", "teal"}},
	}
	for _, tt := range tests {
		f := diceset.Of(tt.set)
		var picture []tint.Sample
		for i, name := range tt.set {
			picture = append(picture, show(lights[name], 100+60*float64(i)))
		}
		if _, err := f.Show(picture); err != nil {
			t.Fatal(err)
		}
		named, unclear, err := f.Dice()
		if err != nil || !slices.Equal(unclear, tt.unclear) {
			t.Errorf("%v: unclear %v, %v, want %v", tt.set, unclear, err, tt.unclear)
		}
		for i, name := range tt.set {
			if !slices.Contains(tt.unclear, name) && named[name] != picture[i] {
				t.Errorf("%v: %s is %v, want %v", tt.set, name, named[name].Colour, picture[i].Colour)
			}
		}
	}
}
