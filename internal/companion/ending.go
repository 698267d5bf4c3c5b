package companion

import (
	"maps"

	"silvertray/engine"
	"silvertray/hw"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// ending shows the final score; OK leaves, or goes on to the match that follows.
type ending struct{}

func (e *ending) screen(t *table) prompt.Prompt { return scores(t) }

func (e *ending) press(t *table, k hw.Key) state {
	switch k {
	case hw.OK:
		if next, title, ok := t.next(); ok {
			return newSequel(t, next, title, e)
		}
		return nil
	case hw.Back, hw.Down, hw.Up:
		return &browsing{page: 0, back: e}
	}
	return e
}

// lastRound says which round is the last one, as soon as that is known; nil where
// there is nothing to say.
func (t *table) lastRound() state {
	n := len(t.past)
	ask := t.match.Ask()
	if n == 0 || t.told == n || ask.Over() || ask.Rounds == 0 || ask.Rounds == t.past[n-1].Before.Ask().Rounds {
		return nil
	}
	t.told = n
	return &message{title: "The end is near", text: words.Say("Round %d is the last one.", ask.Rounds), back: t.ask()}
}

// next is the match that follows the one at the table; not ok where none does.
func (t *table) next() (setup engine.Setup, title words.Phrase, ok bool) {
	if c, continued := t.match.(engine.Continued); continued {
		return c.Next()
	}
	return engine.Setup{}, "", false
}

// newSequel offers the match that follows, or to leave. What differs in it from the
// rules set holds from then on, so that a campaign goes on another evening, too.
func newSequel(t *table, next engine.Setup, title words.Phrase, back state) *menu {
	m := &menu{title: "And now?", back: back}
	m.lines = func() []line {
		return []line{
			{text: title, act: func() state {
				t.adopt(next.Settings)
				return t.chosen(t.deal(next, m))
			}},
			{text: "The end", act: func() state {
				t.adopt(next.Settings)
				return t.chosen(nil)
			}},
		}
	}
	return m
}

// adopt sets the rules that a following match has otherwise than the one at the
// table.
func (t *table) adopt(settings map[string]string) {
	rules := maps.Clone(t.rules)
	if rules == nil {
		rules = make(map[string]string)
	}
	before := t.match.Setup().Settings
	for name, value := range settings {
		if before[name] != value {
			rules[name] = value
		}
	}
	t.rules = rules
}
