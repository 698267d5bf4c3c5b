package page

import "testing"

func TestReasonsAreSentences(t *testing.T) {
	for text, want := range map[string]string{
		"that card costs 3 equal dice.": "That card costs 3 equal dice.",
		"no match has begun":            "No match has begun.",
		"él no tiene nada":              "Él no tiene nada.",
		"wirklich?":                     "Wirklich?",
		"":                              "",
	} {
		if got := sentence(text); got != want {
			t.Errorf("%q reads %q", text, got)
		}
	}
}
