package words

import (
	"embed"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/leonelquinteros/gotext"
)

// A Language is one in which phrases can be said, by its code of two letters.
// The empty one is English.
type Language string

// The languages.
const (
	English Language = "en"
	German  Language = "de"
	Spanish Language = "es"
	Italian Language = "it"
)

// Languages in the order in which they are offered.
var Languages = []Language{German, English, Spanish, Italian}

// Parse reads a language's code.
func Parse(code string) (Language, error) {
	if l := Language(code); slices.Contains(Languages, l) {
		return l, nil
	}
	var codes, titles []string
	for _, l := range Languages {
		codes, titles = append(codes, string(l)), append(titles, l.Title())
	}
	meant := Suggestion(code, codes)
	if near := Nearest(code, titles); near != "" {
		meant = Suggestion(codes[slices.Index(titles, near)], codes)
	}
	return "", fmt.Errorf("language %q is not known; choose one of %v%s", code, Languages, meant)
}

// Title is the language's own name for itself.
func (l Language) Title() string {
	switch l {
	case German:
		return "Deutsch"
	case Spanish:
		return "Español"
	case Italian:
		return "Italiano"
	}
	return "English"
}

//go:embed *.po
var files embed.FS

// catalogues are the translations by language and English format, read at first
// use. English needs none.
var catalogues = sync.OnceValue(func() map[Language]map[string]*gotext.Translation {
	read := make(map[Language]map[string]*gotext.Translation)
	for _, l := range Languages {
		if l != English {
			file := gotext.NewPoFS(files)
			file.ParseFile(string(l) + ".po")
			read[l] = file.GetDomain().GetTranslations()
			delete(read[l], "") // the file's own head
		}
	}
	return read
})

// translate looks a format up; one without a translation stays English.
func (l Language) translate(format string) string {
	if t, ok := catalogues()[l][format]; ok {
		return t.Get()
	}
	return format
}

// Say says a phrase in the language.
func (l Language) Say(p Phrase) string {
	said, _ := l.say(string(p))
	return said
}

// say says the phrase that text begins with, and returns what follows it.
func (l Language) say(text string) (said, rest string) {
	text, withArguments := strings.CutPrefix(text, string(open))
	format, rest := cut(text)
	if !withArguments {
		return l.translate(format), rest
	}
	var args []any
	for rest != "" && rest[0] != shut {
		var a any
		a, rest = l.argument(rest[0], rest[1:])
		args = append(args, a)
	}
	return fmt.Sprintf(l.translate(format), args...), strings.TrimPrefix(rest, string(shut))
}

// argument reads the argument behind a mark, and returns what follows it.
func (l Language) argument(mark byte, text string) (a any, rest string) {
	if mark == phrase {
		return l.say(text)
	}
	text, rest = cut(text)
	if mark == number {
		if n, err := strconv.Atoi(text); err == nil {
			return n, rest
		}
	}
	return text, rest
}

// cut parts a text before its first mark.
func cut(text string) (before, rest string) {
	if i := strings.IndexAny(text, marks); i >= 0 {
		return text[:i], text[i:]
	}
	return text, ""
}
