package companion_test

import (
	"errors"
	"syscall"
	"testing"

	"silvertray/engine"
	"silvertray/engine/clever"
	"silvertray/internal/ledger"
	"silvertray/internal/prompt"
)

// TestPlayingOnWithoutStoring fails to store a roll twice: then people may play
// on, and every screen of the match says that it is not stored.
func TestPlayingOnWithoutStoring(t *testing.T) {
	var why error
	var news []ledger.News
	b := startWith(t, func(c *scene) {
		c.stored.Match = solo(t)
		c.keeper = offline{c.store, &why, &news}
	})
	screen[prompt.Waiting](b)
	b.sees(sure(3, 5, 2, 6, 1, 4))
	screen[prompt.Check](b)
	b.keepErr = syscall.ENOSPC
	if m := press[prompt.Message](b, ok); m.Title != "The card is full" {
		t.Errorf("the first time: %+v", m)
	}
	press[prompt.Check](b, ok)
	offer := press[prompt.Menu](b, ok)
	if offer.Title != "The card is full" || offer.Note == "" {
		t.Errorf("the second time: %+v", offer)
	}
	if check := choose[prompt.Check](b, offer, "Try again"); check.Heading.Unstored {
		t.Error("not stored, before anybody said so")
	}
	if check := choose[prompt.Check](b, press[prompt.Menu](b, ok), "Play on"); !check.Heading.Unstored || !errors.Is(why, syscall.ENOSPC) {
		t.Errorf("played on because of %v: %+v", why, check.Heading)
	}
	news = []ledger.News{{Title: "Nothing can be stored", Text: "The match goes on."}}
	if m := press[prompt.Message](b, ok); m.Title != "Nothing can be stored" {
		t.Errorf("what the store has to tell: %+v", m)
	}
	if choice := press[prompt.Choice](b, ok); !choice.Heading.Unstored || len(b.kept) != 1 {
		t.Errorf("kept %q, heading %+v", b.kept, choice.Heading)
	}
	why = nil
	if next := press[prompt.Waiting](b, ok); next.Heading.Unstored {
		t.Error("stored again, and the heading says it is not")
	}
}

// solo is a match before its first roll.
func solo(t *testing.T) engine.Match {
	t.Helper()
	m, err := clever.GanzSchoen.New(engine.Setup{Players: []string{"Ana"}})
	if err != nil {
		t.Fatal(err)
	}
	return m
}
