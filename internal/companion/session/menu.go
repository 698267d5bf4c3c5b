package session

import (
	"silvertray/engine"
	"silvertray/hw"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// Menu is a list to choose from.
type Menu struct {
	Title words.Phrase
	// Note says something about the line at the cursor; may be nil.
	Note func(at int) words.Phrase
	// Lines are made anew for each screen, since values change.
	Lines func() []Line
	// At is the line at the cursor.
	At int
	// Back is the state after the back key; nil: the menu stays.
	Back State
}

// Line is one line of a menu.
type Line struct {
	Text, Value words.Phrase
	// Dice of a roll are shown in place of the text.
	Dice []engine.Face
	// Act returns the state after OK; nil where nothing is to be done.
	Act func() State
}

// Screen implements State.
func (m *Menu) Screen(*Table) prompt.Prompt {
	lines := m.lines()
	s := prompt.Menu{Title: m.Title, Selected: m.At, Keys: menuKeys}
	if m.Note != nil {
		s.Note = m.Note(m.At)
	}
	for _, l := range lines {
		s.Items = append(s.Items, prompt.Item{Text: l.Text, Value: l.Value, Dice: l.Dice})
	}
	return s
}

const menuKeys words.Phrase = "▲▼ choose   OK take   ◄ back"

// lines are the lines as they are now, with the cursor on one of them: there may be
// fewer than before.
func (m *Menu) lines() []Line {
	lines := m.Lines()
	m.At = max(min(m.At, len(lines)-1), 0)
	return lines
}

// Press implements State.
func (m *Menu) Press(_ *Table, k hw.Key) State {
	lines := m.lines()
	switch {
	case k == hw.Back && m.Back != nil:
		return m.Back
	case len(lines) == 0 || k == hw.Back:
	case k == hw.OK:
		if act := lines[m.At].Act; act != nil {
			return act()
		}
	default:
		m.At = Turn(m.At, len(lines), k)
	}
	return m
}
