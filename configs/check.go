package configs

import (
	"errors"
	"fmt"
	"slices"

	"silvertray/engine"
	"silvertray/hw"
	"silvertray/internal/words"
)

// check reports values that no part of the program could use, each with the place
// where it was set.
func (s Settings) check() error {
	var wrong []error
	note := func(key string, err error) { wrong = append(wrong, s.Origin.Blame(key, err)) }
	_, err := s.PanelSize()
	note("panel", err)
	_, err = s.PanelWiring()
	note("wiring", err)
	note("page", s.checkPage())
	_, err = words.Parse(s.Language)
	note("language", err)
	_, err = s.TrayCorners()
	note("tray", err)
	setup, err := s.Setup()
	note("rules", err)
	note("players", engine.CheckNames(setup.Players))
	note("cards", s.checkCards())
	_, err = hw.ParseWires(s.Keys)
	note("keys", err)
	note("keys", s.checkPins())
	return errors.Join(wrong...)
}

// checkPins reports a pin that a key and a panel on the bus are both wired to.
func (s Settings) checkPins() error {
	wires, err := hw.ParseWires(s.Keys)
	pins, wrong := s.PanelWiring()
	if _, wired := s.PanelModel(); err != nil || wrong != nil || !wired {
		return nil
	}
	for _, w := range wires {
		for _, line := range panelLines {
			if pins[line] == w.Pin {
				return fmt.Errorf("the key %s and the panel's %s are both wired to %s", w.Key, line, w.Pin)
			}
		}
	}
	return nil
}

// checkCards reports a value that is none of those that cards can have.
func (s Settings) checkCards() error {
	if all := []string{CardsAuto, CardsTable, CardsBox}; !slices.Contains(all, s.Cards) {
		return notOne("cards", s.Cards, all)
	}
	return nil
}
