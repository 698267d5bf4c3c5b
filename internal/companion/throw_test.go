package companion_test

import (
	"errors"
	"testing"

	"silvertray/internal/ledger"
	"silvertray/internal/prompt"
)

// TestAPhoneThrowsDiceAgain names those to be thrown in any order, and has to name
// one at least.
func TestAPhoneThrowsDiceAgain(t *testing.T) {
	b, _ := seen(t)
	for _, tt := range []struct {
		name string
		act  prompt.Throw
		want error
	}{
		{"no die", prompt.Throw{Player: 0}, prompt.ErrNoDice},
		{"a die that is not thrown", prompt.Throw{Player: 0, Dice: []string{"pink"}}, ledger.ErrNotAsked},
		{"another player", prompt.Throw{Player: 1, Dice: []string{"blue"}}, ledger.ErrNotAsked},
		{"two dice", prompt.Throw{Player: 0, Dice: []string{"purple", "yellow"}}, nil},
	} {
		if err := b.asks(b.latest.Number, tt.act); !errors.Is(err, tt.want) {
			t.Errorf("%s: %v, want %v", tt.name, err, tt.want)
		}
	}
	if got := b.kept[len(b.kept)-1]; got != "reroll yellow purple" {
		t.Errorf("made %q", got)
	}
}
