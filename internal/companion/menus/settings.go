package menus

import (
	"maps"
	"slices"

	"silvertray/engine"
	"silvertray/internal/companion/session"
	"silvertray/internal/words"
)

// newSettings lists the settings; OK goes on to the next value of one. The
// rules can be set until a match has begun.
func newSettings(t *session.Table, back session.State) *session.Menu {
	m := &session.Menu{Title: "Settings", Back: back}
	m.Lines = func() []session.Line {
		var lines []session.Line
		for i := range t.Settings {
			s := &t.Settings[i]
			lines = append(lines, session.Line{Text: s.Title, Value: s.Values[s.At], Act: func() session.State { return s.Next(m) }})
		}
		lines = append(lines,
			languageLine(t, m),
			session.Line{Text: "Panel", Value: paper(t), Act: func() session.State { t.Inverted = !t.Inverted; return t.Chosen(m) }},
			session.Line{Text: "Clean the panel", Value: "now", Act: func() session.State { t.Clean = true; return m }})
		if t.Seats != nil && t.Door.IsOpen() {
			lines = append(lines, seatsLine(t, m))
		}
		if t.Door != nil {
			lines = append(lines, doorLine(t, m))
		}
		if t.Match() == nil || t.Greet {
			lines = append(lines, ruleLines(t, m)...)
		}
		return lines
	}
	return m
}

// paper says how the panel shows a picture.
func paper(t *session.Table) words.Phrase {
	if t.Inverted {
		return "white on black"
	}
	return "black on white"
}

// ruleLines are the rules of the game that can be chosen.
func ruleLines(t *session.Table, back session.State) []session.Line {
	ruled, ok := t.Game.(engine.Ruled)
	if !ok {
		return nil
	}
	var lines []session.Line
	rules := engine.ByPrint(t.Game, t.Rules, t.Printed)
	for _, r := range ruled.Rules() {
		at := max(slices.Index(r.Values, rules[r.Name]), 0)
		value := r.Words[at]
		if set, ok := rules[r.Name]; ok && !slices.Contains(r.Values, set) {
			at, value = -1, words.Name(set) // such as found by the camera
		}
		lines = append(lines, session.Line{Text: r.Title, Value: value, Act: func() session.State {
			t.Rules = maps.Clone(t.Rules)
			if t.Rules == nil {
				t.Rules = make(map[string]string)
			}
			t.Rules[r.Name] = r.Values[(at+1)%len(r.Values)]
			return t.Chosen(back)
		}})
	}
	return lines
}
