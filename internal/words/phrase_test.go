package words_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"silvertray/internal/words"
)

func TestEnglish(t *testing.T) {
	for _, tt := range []struct {
		phrase words.Phrase
		want   string
	}{
		{"Counts", "Counts"},
		{"at 100 %", "at 100 %"},
		{words.Say("%d of %d", 3, 6), "3 of 6"},
		{words.Say("%s: %s", "Ana", words.Say("%+d points", 7)), "Ana: +7 points"},
		{words.Count(1, "1 die", "%d dice"), "1 die"},
		{words.Count(2, "1 die", "%d dice"), "2 dice"},
		{words.List(nil), ""},
		{words.List([]words.Phrase{"white", "blue", "green"}), "white, blue, green"},
		{words.And([]words.Phrase{"white"}), "white"},
		{words.And([]words.Phrase{"white", "blue", "green"}), "white, blue and green"},
		{words.Error(errors.New("no paper")), "no paper"},
	} {
		if got := tt.phrase.String(); got != tt.want {
			t.Errorf("says %q, want %q", got, tt.want)
		}
	}
}

// TestTextsStayAsTheyAre gives names from outside, marks of our own in them, to
// every language.
func TestTextsStayAsTheyAre(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		one := rapid.StringMatching(`[a-zé% \n"]*`).Draw(t, "one")
		two := rapid.StringMatching(`[a-zé% \n"]*`).Draw(t, "two")
		n := rapid.Int().Draw(t, "n")
		p := words.Say("%s|%s", words.Say("%s|%d", one, n), words.Name(two))
		for _, l := range words.Languages {
			if got, want := l.Say(p), fmt.Sprintf("%s|%d|%s", one, n, two); got != want {
				t.Fatalf("%s says %q, want %q", l, got, want)
			}
		}
	})
}

func FuzzSayTakesAnyText(f *testing.F) {
	f.Add("a\x0eb\x0fc\x1cd\x1de\x1ef", "\x0e%s\x1c")
	f.Fuzz(func(t *testing.T, text, format string) {
		words.German.Say(words.Phrase(text)) // whatever it is, it ends
		words.German.Say(words.Say(words.Phrase(format), text, words.Phrase(text)))
	})
}

func TestNothingIsSaidInNoWords(t *testing.T) {
	for _, l := range append(words.Languages, "", "fr") {
		if got := l.Say(""); got != "" {
			t.Errorf("%s says %q for nothing", l, got)
		}
	}
}

func TestProgramsReadEnglish(t *testing.T) {
	got, err := json.Marshal(words.Say("%d of %s", 3, words.Phrase("white")))
	if err != nil || string(got) != `"3 of white"` {
		t.Errorf("JSON %s, %v", got, err)
	}
}

func TestParse(t *testing.T) {
	for _, l := range words.Languages {
		if got, err := words.Parse(string(l)); got != l || err != nil {
			t.Errorf("%s: %v, %v", l, got, err)
		}
	}
	if _, err := words.Parse("fr"); err == nil {
		t.Error("fr is none of the languages")
	}
}
