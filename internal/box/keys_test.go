package box

import (
	"log/slog"
	"testing"

	"silvertray/configs"
	"silvertray/hw"
)

// Beside a terminal the game needs no keys that are wired, and "any" keypad is
// not the terminal's own keyboard.
func TestBesideATerminalNothingNeedsToBeWired(t *testing.T) {
	terminal := hw.NewQueue(nil)
	keys := openKeys(configs.Settings{Keys: []string{"up=NOWHERE"}, Keypad: "any"}, terminal, slog.New(slog.DiscardHandler))
	if len(keys.closers) != 1 {
		t.Errorf("%d kinds of keys beside the terminal", len(keys.closers)-1)
	}
	terminal.Press(hw.OK)
	if got := <-keys.Presses(); got != hw.OK {
		t.Errorf("pressed %v", got)
	}
	if err := terminal.Close(); err != nil {
		t.Error(err)
	}
	keys.Close()
	if k, open := <-keys.Presses(); open {
		t.Errorf("%v after the end", k)
	}
}
