package tint

import (
	"errors"
	"strings"
	"testing"
)

func TestCheckSet(t *testing.T) {
	for _, test := range []struct{ set, want string }{
		{"white,yellow,blue,green,orange,purple", ""},
		{"white,yellow,blue,green,pink,silver", ""},
		{"white,grey,turquoise", ""},
		{"white,mauve", `unknown die colour "mauve": known are black, blue, brown, green, grey, orange, pink, purple, red, silver, turquoise, white, yellow; ` +
			`teach another one with "silvertray calibrate --dice white,mauve"`},
		{"white,blue,white", "twice"},
		{"white,", `""`},
	} {
		set := strings.Split(test.set, ",")
		err := errors.Join(CheckNames(set), CheckKnown(set, nil))
		if (err == nil) != (test.want == "") || err != nil && !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: %v", test.set, err)
		}
	}
}
