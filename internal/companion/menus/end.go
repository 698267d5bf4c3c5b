package menus

import (
	"maps"

	"silvertray/engine"
	"silvertray/hw"
	"silvertray/internal/companion/session"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// End shows the final score; OK leaves, or goes on to the match that follows.
type End struct{}

// Screen implements session.State.
func (e *End) Screen(t *session.Table) prompt.Prompt { return scores(t) }

// Press implements session.State.
func (e *End) Press(t *session.Table, k hw.Key) session.State {
	switch k {
	case hw.OK:
		if next, title, ok := next(t); ok {
			return newSequel(t, next, title, e)
		}
		return nil
	case hw.Back, hw.Down, hw.Up:
		return &sheets{page: 0, back: e}
	}
	return e
}

// next is the match that follows the one at the table; not ok where none does.
func next(t *session.Table) (setup engine.Setup, title words.Phrase, ok bool) {
	if c, continued := t.Match().(engine.Continued); continued {
		return c.Next()
	}
	return engine.Setup{}, "", false
}

// newSequel offers the match that follows, or to leave. What differs in it from the
// rules set holds from then on, so that a campaign goes on another evening, too.
func newSequel(t *session.Table, next engine.Setup, title words.Phrase, back session.State) *session.Menu {
	m := &session.Menu{Title: "And now?", Back: back}
	m.Lines = func() []session.Line {
		return []session.Line{
			{Text: title, Act: func() session.State {
				adopt(t, next.Settings)
				return t.Chosen(t.Deal(next, m))
			}},
			{Text: "The end", Act: func() session.State {
				adopt(t, next.Settings)
				return t.Chosen(nil)
			}},
		}
	}
	return m
}

// adopt sets the rules that a following match has otherwise than the one at the
// table.
func adopt(t *session.Table, settings map[string]string) {
	rules := maps.Clone(t.Rules)
	if rules == nil {
		rules = make(map[string]string)
	}
	before := t.Match().Setup().Settings
	for name, value := range settings {
		if before[name] != value {
			rules[name] = value
		}
	}
	t.Rules = rules
}
