package display

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/leonelquinteros/gotext"

	"silvertray/internal/words"
)

// ruled are the phrases that say why a move is forbidden, which the language
// files mark.
func ruled(t *testing.T) map[words.Phrase]bool {
	t.Helper()
	text, err := os.ReadFile("../internal/words/de.po")
	if err != nil {
		t.Fatal(err)
	}
	rules := make(map[words.Phrase]bool)
	for _, m := range regexp.MustCompile(`#\. a rule .*\nmsgid (".*")\n`).FindAllStringSubmatch(string(text), -1) {
		rule, err := strconv.Unquote(m[1])
		if err != nil {
			t.Fatal(err)
		}
		rules[words.Phrase(rule)] = true
	}
	if len(rules) == 0 {
		t.Fatal("no rule is marked")
	}
	return rules
}

// spoken are the phrases of the program, which the language files list.
func spoken(t *testing.T) []words.Phrase {
	t.Helper()
	text, err := os.ReadFile("../internal/words/de.po")
	if err != nil {
		t.Fatal(err)
	}
	file := gotext.NewPo()
	file.Parse(text)
	var all []words.Phrase
	for key := range file.GetDomain().GetTranslations() {
		if key != "" {
			all = append(all, words.Phrase(key))
		}
	}
	slices.Sort(all)
	return slices.DeleteFunc(all, elsewhere(t))
}

// elsewhere reports whether only the pages in a browser say a phrase: it stands in
// their sources, and in no other code.
func elsewhere(t *testing.T) func(words.Phrase) bool {
	t.Helper()
	var page, panel strings.Builder
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		into, ext := &panel, filepath.Ext(path)
		for _, pages := range []string{"page", "cardpage"} {
			if strings.HasPrefix(path, filepath.Join("..", "internal", pages)) {
				into = &page
			}
		}
		if err != nil || d.IsDir() || ext != ".go" && ext != ".html" || strings.HasSuffix(path, "_test.go") {
			return err
		}
		text, err := os.ReadFile(path)
		into.Write(text)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return func(p words.Phrase) bool {
		quoted := strconv.Quote(string(p))
		return strings.Contains(page.String(), quoted) && !strings.Contains(panel.String(), quoted)
	}
}
