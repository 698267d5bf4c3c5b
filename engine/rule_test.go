package engine

import (
	"maps"
	"strings"
	"testing"
)

func TestSettle(t *testing.T) {
	rules := []Rule{
		{Name: "pace", Values: []string{"slow", "fast"}},
		{Name: "colour", Values: []string{"red"}, Also: func(v string) bool { return strings.HasPrefix(v, "light ") }, Like: "a light one"},
	}
	tests := []struct {
		chosen, want map[string]string
		err          string
	}{
		{nil, map[string]string{"pace": "slow", "colour": "red"}, ""},
		{map[string]string{"pace": "fast"}, map[string]string{"pace": "fast", "colour": "red"}, ""},
		{map[string]string{"colour": "light blue"}, map[string]string{"pace": "slow", "colour": "light blue"}, ""},
		{map[string]string{"pace": "x"}, nil, `setting pace cannot be "x": it is slow or fast`},
		{map[string]string{"colour": "x"}, nil, `setting colour cannot be "x": it is red, or a light one`},
		{map[string]string{"size": "x"}, nil, `no setting is called "size": there are pace, colour`},
	}
	for _, tt := range tests {
		got, err := Settle(rules, tt.chosen)
		if said := ""; err != nil {
			if said = err.Error(); said != tt.err {
				t.Errorf("%v: got %q, want %q", tt.chosen, said, tt.err)
			}
		} else if tt.err != "" || !maps.Equal(got, tt.want) {
			t.Errorf("%v: settled as %v, want %v or %q", tt.chosen, got, tt.want, tt.err)
		}
	}
}
