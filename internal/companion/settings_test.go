package companion_test

import (
	"errors"
	"testing"

	"silvertray/engine"
	"silvertray/engine/clever"
	"silvertray/internal/companion/session"
	"silvertray/internal/prompt"
)

// TestWhatIsSetIsKept sets the language, the panel's colours and a rule; each
// is kept, and what cannot be kept holds all the same.
func TestWhatIsSetIsKept(t *testing.T) {
	var kept session.Preferences
	var failing error
	b := startWith(t, func(c *scene) {
		c.Language, c.Inverted = "es", true
		c.Memory = memory{choose: func(chosen session.Preferences) error { kept = chosen; return failing }}
	})
	screen[prompt.Start](b)
	m := press[prompt.Menu](b, up, ok)
	m = choose[prompt.Menu](b, m, "Language")
	if kept.Language != "it" || !kept.Inverted {
		t.Errorf("kept %+v after Italian was set", kept)
	}
	m = choose[prompt.Menu](b, m, "Solo: extra")
	if kept.Rules["solo-extra"] != "no" {
		t.Errorf("kept %+v after a rule was set", kept)
	}
	failing = errors.New("read-only")
	said := choose[prompt.Message](b, m, "Panel")
	if said.Sign != prompt.StorageSign {
		t.Errorf("that it is not kept is said: %+v", said)
	}
	if m = press[prompt.Menu](b, ok); m.Items[1].Value != "black on white" {
		t.Errorf("it holds all the same: %+v", m)
	}
}

// TestAnotherGameIsTakenFromTheShelf changes the game at the start screen, and
// deals it without the rules of the other.
func TestAnotherGameIsTakenFromTheShelf(t *testing.T) {
	var kept session.Preferences
	b := startWith(t, func(c *scene) {
		c.Shelf = []engine.Game{clever.Doppelt, clever.GanzSchoen}
		c.Rules = map[string]string{"solo-fallback": "others", "solo-extra": "no"}
		c.Memory = memory{choose: func(chosen session.Preferences) error { kept = chosen; return nil }}
	})
	if s := screen[prompt.Start](b); s.Items[4].String() != "Another game: Doppelt so clever" {
		t.Fatalf("the start screen offers %q", s.Items)
	}
	s := press[prompt.Start](b, down, down, down, down, ok)
	if s.Title.String() != "Doppelt so clever" || s.Items[s.Selected].String() != "Another game: Ganz schön clever" || kept.Picked != "doppelt-so-clever" {
		t.Errorf("now it is %+v; kept %+v", s, kept)
	}
	press[prompt.Menu](b, up, up, up, up, ok)
	press[prompt.Waiting](b, ok)
	if got := b.latest.Match.Game().Name(); got != "doppelt-so-clever" {
		t.Errorf("dealt %s", got)
	}
}
