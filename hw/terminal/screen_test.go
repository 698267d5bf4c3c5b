package terminal

import (
	"errors"
	"strings"
	"testing"

	"github.com/gdamore/tcell/v2"
	_ "github.com/gdamore/tcell/v2/encoding" // character sets other than UTF-8
)

// A terminal without the characters for a picture is given back, and the error says
// what to set.
func TestTerminalsWithoutTheCharacters(t *testing.T) {
	for _, test := range []struct {
		charset, variable, locale string
	}{
		{"US-ASCII", "LANG", "C"},
		{"US-ASCII", "LC_ALL", "POSIX"},
		{"ISO8859-1", "LC_CTYPE", "de_DE.ISO8859-1"},
		{"KOI8-R", "LANG", "ru_RU.KOI8-R"},
		{"no charset at all", "LC_ALL", "xx_XX.nothing"},
	} {
		for _, name := range []string{"LC_ALL", "LC_CTYPE", "LANG"} {
			t.Setenv(name, "")
		}
		t.Setenv(test.variable, test.locale)
		_, err := New(tcell.NewSimulationScreen(test.charset), panel)
		if !errors.Is(err, ErrCharset) || !strings.Contains(err.Error(), test.variable+"="+test.locale) || !strings.Contains(err.Error(), "C.UTF-8") {
			t.Errorf("box in %s: %v", test.charset, err)
		}
		_, err = NewFinder(tcell.NewSimulationScreen(test.charset))
		if test.charset != "KOI8-R" && !errors.Is(err, ErrCharset) { // which has half blocks
			t.Errorf("finder in %s: %v", test.charset, err)
		}
	}
	for _, charset := range []string{"UTF-8", "GB18030"} {
		b, err := New(tcell.NewSimulationScreen(charset), panel)
		if err != nil {
			t.Errorf("box in %s: %v", charset, err)
			continue
		}
		b.Close()
	}
}
