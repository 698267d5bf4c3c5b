package companion

import (
	"maps"
	"slices"

	"silvertray/engine"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// Setting is something of the box that can be set while it runs.
type Setting struct {
	Title words.Phrase
	// Values to choose from, the one that holds at At.
	Values []words.Phrase
	At     int
	// Set makes another value hold.
	Set func(at int) error
}

// Chosen is what people set on the box itself.
type Chosen struct {
	// Game to be dealt, by its name; empty until another was chosen.
	Game     string
	Language words.Language
	Inverted bool
	// Rules of the matches to be dealt.
	Rules map[string]string
}

// chosen keeps what is set now, and then goes on to next. What cannot be kept
// holds until the box is switched off.
func (t *table) chosen(next state) state {
	if t.keepSet == nil {
		return next
	}
	if err := t.keepSet(Chosen{t.picked, t.language, t.inverted, maps.Clone(t.rules)}); err != nil {
		text := words.Say("It holds until the box is switched off, but could not be kept: %s.", words.Error(err))
		return &message{sign: prompt.StorageSign, title: "The card cannot be written", text: text, back: next}
	}
	return next
}

// anotherGame is the next game on the shelf.
func (t *table) anotherGame() engine.Game {
	at := slices.IndexFunc(t.shelf, func(g engine.Game) bool { return g.Name() == t.game.Name() })
	return t.shelf[(at+1)%len(t.shelf)]
}

// turnTo makes another game the one to be dealt. The rules of the other stay set for
// when it is dealt again.
func (t *table) turnTo(game engine.Game) { t.game, t.picked = game, game.Name() }

// newSettings lists the settings; OK goes on to the next value of one. The
// rules can be set until a match has begun.
func newSettings(t *table, back state) *menu {
	m := &menu{title: "Settings", back: back}
	m.lines = func() []line {
		var lines []line
		for i := range t.settings {
			s := &t.settings[i]
			lines = append(lines, line{text: s.Title, value: s.Values[s.At], act: func() state { return s.next(m) }})
		}
		lines = append(lines,
			t.languageLine(m),
			line{text: "Panel", value: t.paper(), act: func() state { t.inverted = !t.inverted; return t.chosen(m) }},
			line{text: "Clean the panel", value: "now", act: func() state { t.clean = true; return m }})
		if t.door != nil {
			lines = append(lines, t.doorLine(m))
		}
		if t.match == nil || t.greeting {
			lines = append(lines, t.ruleLines(m)...)
		}
		return lines
	}
	return m
}

// next makes the next value hold.
func (s *Setting) next(back state) state {
	at := (s.At + 1) % len(s.Values)
	if s.Set != nil {
		if err := s.Set(at); err != nil {
			return &message{title: "That could not be set", text: words.Error(err), back: back}
		}
	}
	s.At = at
	return back
}

func (t *table) paper() words.Phrase {
	if t.inverted {
		return "white on black"
	}
	return "black on white"
}

// ruleLines are the rules of the game that can be chosen.
func (t *table) ruleLines(back state) []line {
	ruled, ok := t.game.(engine.Ruled)
	if !ok {
		return nil
	}
	var lines []line
	rules := engine.ByPrint(t.game, t.rules, t.printed)
	for _, r := range ruled.Rules() {
		at := max(slices.Index(r.Values, rules[r.Name]), 0)
		value := r.Words[at]
		if set, ok := rules[r.Name]; ok && !slices.Contains(r.Values, set) {
			at, value = -1, words.Name(set) // such as found by the camera
		}
		lines = append(lines, line{text: r.Title, value: value, act: func() state {
			t.rules = maps.Clone(t.rules)
			if t.rules == nil {
				t.rules = make(map[string]string)
			}
			t.rules[r.Name] = r.Values[(at+1)%len(r.Values)]
			return t.chosen(back)
		}})
	}
	return lines
}
