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

// printed is a game whose board tells one of its settings.
type printed struct{ Game }

func (printed) Rules() []Rule {
	return []Rule{
		{Name: "pace", Values: []string{"slow", "fast"}},
		{Name: "print", Values: []string{"ab"}, Print: func(symbols []string) (string, bool) {
			return strings.Join(symbols, ""), len(symbols) == 2
		}},
	}
}

func TestByPrint(t *testing.T) {
	tests := []struct {
		chosen  map[string]string
		printed []string
		want    map[string]string
	}{
		{nil, nil, map[string]string{}},
		{nil, []string{"b", "a"}, map[string]string{"print": "ba"}},
		{nil, []string{"b"}, map[string]string{}},
		{map[string]string{"pace": "fast"}, []string{"b", "a"}, map[string]string{"pace": "fast", "print": "ba"}},
		{map[string]string{"print": "ab"}, []string{"b", "a"}, map[string]string{"print": "ab"}},
	}
	for _, tt := range tests {
		if got := ByPrint(printed{}, tt.chosen, tt.printed); !maps.Equal(got, tt.want) {
			t.Errorf("%v on %v: %v, want %v", tt.chosen, tt.printed, got, tt.want)
		}
	}
}
