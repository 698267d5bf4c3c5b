package goennen

import (
	"fmt"
	"strings"
	"testing"
)

// TestNamesOfFilledDisplaysAreText whatever they look like to YAML.
func TestNamesOfFilledDisplaysAreText(t *testing.T) {
	for _, name := range []string{"Null", "~", "True", "007", "1e3", "0x1F", ".inf", "2026-11-28", "12:30", "Ana"} {
		for _, mark := range []string{"", "\ufeff"} {
			text := fmt.Sprintf("%sgame: goennen-practice\nplayers:\n  - name: %s\n    display: [[s07, b02]]\n", mark, name)
			score, err := Practice().ScoreFilled(strings.NewReader(text))
			if err != nil || score.Players[0].Name != name {
				t.Errorf("%s: %+v, %v", name, score.Players, err)
			}
		}
	}
}
