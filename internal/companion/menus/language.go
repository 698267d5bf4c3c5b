package menus

import (
	"slices"

	"silvertray/internal/companion/session"
	"silvertray/internal/words"
)

// languageLine is the language that the box speaks, by its own name for
// itself; OK goes on to the next one.
func languageLine(t *session.Table, back session.State) session.Line {
	return session.Line{Text: "Language", Value: words.Name(t.Language.Title()), Act: func() session.State {
		t.Language = nextLanguage(t.Language)
		return t.Chosen(back)
	}}
}

// nextLanguage goes round; what is none of the languages speaks English.
func nextLanguage(l words.Language) words.Language {
	if !slices.Contains(words.Languages, l) {
		l = words.English
	}
	at := slices.Index(words.Languages, l)
	return words.Languages[(at+1)%len(words.Languages)]
}
