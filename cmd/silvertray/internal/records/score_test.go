package records

import (
	"strings"
	"testing"

	"silvertray/engine/registry"
)

func TestSheetsThatCannotBeReadAreSaidInWords(t *testing.T) {
	for text, want := range map[string]string{
		"game: ganz-schoen-clever\nyellow: a: b\n": "line 2 or the next: this is not written as a sheet",
		"game: ganz-schoen-clever\nblue: [1, 2\n":  "this is not written as a sheet; write KEY: VALUE",
		"\tgame: ganz-schoen-clever\n":             "indent by spaces",
		"game: \"ganz":                             "this is not written as a sheet",
		"":                                         "the sheet is empty; it begins like game: ganz-schoen-clever",
		"# nothing\n":                              "the sheet is empty",
		"\xff\xd8\xff\xe0":                         "this is no filled sheet: it is not UTF-8 text",
		strings.Repeat("# long\n", maxSheet/6):     "longer than 131072 bytes",
		"- a\n- b\n":                               "keys with values belong here",
	} {
		_, err := scoreFilled(strings.NewReader(text), registry.Games())
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%.30q: error %v, want one with %q", text, err, want)
		} else if strings.Contains(err.Error(), "yaml") || strings.Contains(err.Error(), "EOF") {
			t.Errorf("%.30q: %v", text, err)
		}
	}
}
