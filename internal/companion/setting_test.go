package companion_test

import (
	"errors"
	"testing"

	"silvertray/display"
	"silvertray/internal/companion"
)

// TestWhatIsSetIsKept sets the language, the panel's colours and a rule; each
// is kept, and what cannot be kept holds all the same.
func TestWhatIsSetIsKept(t *testing.T) {
	var kept companion.Chosen
	var failing error
	b := startWith(t, func(c *companion.Companion) {
		c.Language, c.Inverted = "es", true
		c.Choose = func(chosen companion.Chosen) error { kept = chosen; return failing }
	})
	screen[display.Start](b)
	m := press[display.Menu](b, up, ok)
	m = choose[display.Menu](b, m, "Language")
	if kept.Language != "it" || !kept.Inverted {
		t.Errorf("kept %+v after Italian was set", kept)
	}
	m = choose[display.Menu](b, m, "Solo: extra")
	if kept.Rules["solo-extra"] != "no" {
		t.Errorf("kept %+v after a rule was set", kept)
	}
	failing = errors.New("read-only")
	said := choose[display.Message](b, m, "Panel")
	if said.Sign != display.StorageSign {
		t.Errorf("that it is not kept is said: %+v", said)
	}
	if m = press[display.Menu](b, ok); m.Items[1].Value != "black on white" {
		t.Errorf("it holds all the same: %+v", m)
	}
}
