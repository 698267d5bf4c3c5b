package canvas

import (
	"slices"
	"strings"
	"unicode/utf8"

	"silvertray/display/font"
	"silvertray/internal/words"
)

// Signs are the names' initials. Where several begin alike, a second letter
// tells them apart: the first one that no other of them has in its place.
func Signs(names []string) []string {
	all := make([]string, len(names))
	for i, name := range names {
		all[i] = initial(name) + second(name, rivals(names, name))
	}
	return all
}

// rivals are the other names with the same initial.
func rivals(names []string, name string) []string {
	var others []string
	for _, w := range names {
		if w != name && initial(w) == initial(name) {
			others = append(others, w)
		}
	}
	return others
}

// second is the letter that tells a word from its rivals; empty without any.
func second(word string, rivals []string) string {
	if len(rivals) == 0 {
		return ""
	}
	letters := []rune(word)
	for i, r := range letters {
		if i > 0 && !anyHas(rivals, i, r) {
			return string(r)
		}
	}
	return string(letters[min(1, len(letters)):])
}

func anyHas(names []string, i int, letter rune) bool {
	for _, w := range names {
		if rs := []rune(w); i < len(rs) && rs[i] == letter {
			return true
		}
	}
	return false
}

// Say says a phrase in the language of the canvas.
func (c *Canvas) Say(p words.Phrase) string { return c.Name(c.Language.Say(p)) }

// SayEach says phrases, the empty ones left out.
func (c *Canvas) SayEach(phrases []words.Phrase) []string {
	var said []string
	for _, p := range phrases {
		if p != "" {
			said = append(said, c.Say(p))
		}
	}
	return said
}

// SayAll says words, such as the names of colours.
func (c *Canvas) SayAll(keys []string) []string {
	said := make([]string, len(keys))
	for i, key := range keys {
		said[i] = c.Say(words.Phrase(key))
	}
	return said
}

// colours of dice and areas that a sheet tells apart by a letter or two.
var colours = []string{"blue", "green", "orange", "purple", "white", "yellow"}

// Sign stands for a colour on a sheet. One that is not among the usual colours is told
// apart from the SheetColours.
func (c *Canvas) Sign(colour string) string {
	if i := slices.Index(colours, colour); i >= 0 {
		return Signs(c.SayAll(colours))[i]
	}
	name := c.Say(words.Phrase(colour))
	return initial(name) + second(name, rivals(c.SayAll(c.SheetColours), name))
}

// SignWidth is the room for any colour's sign.
func (c *Canvas) SignWidth(f *font.Face) int {
	w := f.Width("W")
	for _, colour := range slices.Concat(colours, c.SheetColours) {
		w = max(w, f.Width(c.Sign(colour)))
	}
	return w
}

// initial is the capital letter that stands for a colour.
func initial(colour string) string {
	r, size := utf8.DecodeRuneInString(colour)
	if size == 0 {
		return ""
	}
	return strings.ToUpper(string(r))
}
