package geometry_test

import (
	"fmt"
	"strings"
	"testing"

	"silvertray/internal/geometry"
)

func TestParseQuad(t *testing.T) {
	tests := map[string]struct {
		text string
		want string // part of the error; empty: it is a quad
	}{
		"around":          {"0,0 100,0 100,80 0,80", ""},
		"the other way":   {"0,0 0,80 100,80 100,0", ""},
		"seen aslant":     {"690.5,161 844,156 922,535 743,542.25", ""},
		"three corners":   {"0,0 100,0 100,80", "four corners, not 3"},
		"nothing":         {"", "four corners, not 0"},
		"crossing":        {"0,0 100,80 100,0 0,80", "in order around"},
		"a corner inside": {"0,0 100,0 20,20 0,100", "in order around"},
		"on one line":     {"0,0 1,1 2,2 3,3", "in order around"},
		"tiny":            {"0,0 1,0 1,1 0,1", "1 square pixels"},
		"no number":       {"0,0 100,x 100,80 0,80", `"100,x"`},
		"not a number":    {"0,0 100,NaN 100,80 0,80", "corner 2"},
		"far away":        {"0,0 1e9,0 1e9,80 0,80", "corner 2"},
		"no comma":        {"0 0 100 0", `"0"`},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			_, err := geometry.ParseQuad(test.text)
			switch {
			case test.want == "" && err != nil:
				t.Errorf("refused: %v", err)
			case test.want != "" && (err == nil || !strings.Contains(err.Error(), test.want)):
				t.Errorf("error %v, want one with %q", err, test.want)
			}
		})
	}
}

func FuzzParseQuad(f *testing.F) {
	f.Add("0,0 100,0 100,80 0,80")
	f.Add("0,0 1e309,NaN -0,+Inf 0x1p-2,_")
	f.Fuzz(func(t *testing.T, text string) {
		q, err := geometry.ParseQuad(text)
		if err != nil {
			return
		}
		again := fmt.Sprintf("%g,%g %g,%g %g,%g %g,%g", q[0][0], q[0][1], q[1][0], q[1][1], q[2][0], q[2][1], q[3][0], q[3][1])
		if q2, err := geometry.ParseQuad(again); err != nil || q2 != q {
			t.Errorf("%q reads as %v, printed and read again as %v, %v", text, q, q2, err)
		}
	})
}
