package main

import (
	"testing"

	"silvertray/configs"
	"silvertray/hw"
)

// Beside a terminal the game needs no keys that are wired, and "any" keypad is
// not the terminal's own keyboard.
func TestBesideATerminalNothingNeedsToBeWired(t *testing.T) {
	keys := hw.NewQueue(nil)
	leave := handsBeside(configs.Settings{Keys: []string{"up=NOWHERE"}, Keypad: "any"}, keys)
	keys.Press(hw.OK)
	if got := <-keys.Presses(); got != hw.OK {
		t.Errorf("pressed %v", got)
	}
	leave()
	if k, open := <-keys.Presses(); open {
		t.Errorf("%v after the end", k)
	}
}
