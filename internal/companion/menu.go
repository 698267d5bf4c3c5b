package companion

import (
	"silvertray/engine"
	"silvertray/hw"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// menu is a list to choose from.
type menu struct {
	title words.Phrase
	// note says something about the line at the cursor; may be nil.
	note func(at int) words.Phrase
	// lines are made anew for each screen, since values change.
	lines func() []line
	at    int
	// back is the state after the back key; nil: the menu stays.
	back state
}

// line is one line of a menu.
type line struct {
	text, value words.Phrase
	// dice of a roll are shown in place of the text.
	dice []engine.Face
	// act returns the state after OK; nil where nothing is to be done.
	act func() state
}

func (m *menu) screen(*table) prompt.Prompt {
	lines := m.lines()
	s := prompt.Menu{Title: m.title, Selected: m.at, Keys: menuKeys}
	if m.note != nil {
		s.Note = m.note(m.at)
	}
	for _, l := range lines {
		s.Items = append(s.Items, prompt.Item{Text: l.text, Value: l.value, Dice: l.dice})
	}
	return s
}

const menuKeys words.Phrase = "▲▼ choose   OK take   ◄ back"

func (m *menu) press(_ *table, k hw.Key) state {
	lines := m.lines()
	switch {
	case k == hw.Back && m.back != nil:
		return m.back
	case len(lines) == 0 || k == hw.Back:
	case k == hw.OK:
		if act := lines[m.at].act; act != nil {
			return act()
		}
	default:
		m.at = turn(m.at, len(lines), k)
	}
	return m
}

// newMenu is what can be done beside the match.
func newMenu(t *table, back state) *menu {
	m := &menu{title: "Menu", back: back}
	m.lines = func() []line {
		var lines []line
		if t.canUndo() {
			lines = append(lines, line{text: "Take back moves", act: func() state { return newUndoing(t, m) }})
		}
		if t.canUndo() && t.canReplace() {
			lines = append(lines, line{text: t.amending(), act: func() state { return newAmending(t, m) }})
			if len(boardOf(t.match).Cells) > 0 {
				lines = append(lines, line{text: "Correct a cell", act: func() state { return newPointing(t, m) }})
			}
		}
		if t.camera != nil {
			lines = append(lines, line{text: "Camera picture", act: func() state { return &placing{back: m} }})
		}
		return append(lines, line{text: "Settings", act: func() state { return newSettings(t, m) }})
	}
	return m
}
