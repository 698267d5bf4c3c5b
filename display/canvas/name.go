package canvas

import (
	"cmp"
	"slices"
	"strings"

	"silvertray/internal/words"
)

// Call draws names as others, in place of those for which the fonts have no letters.
func (c *Canvas) Call(names []string, as []words.Phrase) {
	type call struct{ name, as string }
	var calls []call
	for i, name := range names {
		if said := c.Language.Say(as[i]); said != name && name != "" {
			calls = append(calls, call{name, said})
		}
	}
	if len(calls) == 0 {
		return
	}
	// A name that begins another one comes after it.
	slices.SortStableFunc(calls, func(a, b call) int { return cmp.Compare(len(b.name), len(a.name)) })
	var pairs []string
	for _, call := range calls {
		pairs = append(pairs, call.name, call.as)
	}
	c.calls = strings.NewReplacer(pairs...)
}

// Name is a text with the names in it as they are drawn.
func (c *Canvas) Name(text string) string {
	if c.calls == nil {
		return text
	}
	return c.calls.Replace(text)
}
