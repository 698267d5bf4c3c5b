package companion

import (
	"slices"

	"silvertray/internal/words"
)

// languageLine is the language that the box speaks, by its own name for
// itself; OK goes on to the next one.
func (t *table) languageLine(back state) line {
	return line{text: "Language", value: words.Name(t.language.Title()), act: func() state {
		t.language = nextLanguage(t.language)
		return t.chosen(back)
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
