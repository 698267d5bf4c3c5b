package words_test

import (
	"maps"
	"os"
	"slices"
	"strings"
	"testing"
	"unicode"

	"github.com/leonelquinteros/gotext"

	"silvertray/internal/words"
)

func isLetter(r rune) bool { return unicode.IsLetter(r) }

// others are the languages that have a file.
var others = []words.Language{words.German, words.Spanish, words.Italian}

// catalogue is a language's file.
func catalogue(t *testing.T, l words.Language) map[string]*gotext.Translation {
	t.Helper()
	text, err := os.ReadFile(string(l) + ".po")
	if err != nil {
		t.Fatal(err)
	}
	file := gotext.NewPo()
	file.Parse(text)
	all := file.GetDomain().GetTranslations()
	delete(all, "") // the file's own head
	return all
}

func TestEveryPhraseIsTranslated(t *testing.T) {
	phrases, err := spoken()
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range others {
		file := catalogue(t, l)
		for _, phrase := range slices.Sorted(maps.Keys(phrases)) {
			if said, ok := file[phrase]; !ok || said.Trs[0] == "" {
				t.Errorf("%s: %q is not in %s.po", phrases[phrase], phrase, l)
			}
		}
	}
}

func TestNoTranslationIsLeftOver(t *testing.T) {
	phrases, err := spoken()
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range others {
		for key := range catalogue(t, l) {
			if _, used := phrases[key]; !used {
				t.Errorf("%s.po: no code says %q", l, key)
			}
		}
	}
}

// TestTranslationsTakeTheSameArguments compares the verbs in order of their
// arguments.
func TestTranslationsTakeTheSameArguments(t *testing.T) {
	for _, l := range others {
		for key, said := range catalogue(t, l) {
			if got, want := verbs(said.Get()), verbs(key); !slices.Equal(got, want) {
				t.Errorf("%s.po: %q takes %q, but %q takes %q", l, said.Get(), got, key, want)
			}
		}
	}
}

// verbs of a format in the order of their arguments, as "1s", "2d".
func verbs(format string) []string {
	var all []string
	for i, v := range verb.FindAllStringSubmatch(format, -1) {
		at := string(rune('1' + i))
		if v[1] != "" {
			at = strings.Trim(v[1], "[]")
		}
		all = append(all, at+v[2])
	}
	slices.Sort(all)
	return all
}
