package registry_test

import (
	"testing"

	"silvertray/engine"
	"silvertray/engine/registry"
)

// TestEveryGameCanBeDealt deals each to a player alone.
func TestEveryGameCanBeDealt(t *testing.T) {
	for name, game := range registry.Games() {
		match, err := game.New(engine.Setup{Players: []string{"Ana"}})
		if err != nil {
			t.Errorf("%s: %v", name, err)
		} else if match.Ask().Over() {
			t.Errorf("%s has ended before it began", name)
		}
	}
}
