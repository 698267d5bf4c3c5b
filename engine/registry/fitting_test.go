package registry_test

import (
	"maps"
	"slices"
	"testing"

	"silvertray/engine"
	"silvertray/engine/registry"
)

// TestACampaignWaitsWhileAnotherGameIsPlayed leaves its settings behind, but not one
// that is mistyped, nor a value that no game has.
func TestACampaignWaitsWhileAnotherGameIsPlayed(t *testing.T) {
	games := registry.Games()
	all := slices.Collect(maps.Values(games))
	chosen := map[string]string{"level": "3", "solo-extra": "no", "leve": "3", "solo-tie": "first"}
	tests := map[string]map[string]string{
		"ganz-schoen-clever": {"solo-extra": "no", "leve": "3", "solo-tie": "first"},
		"goennen-practice":   {"level": "3", "leve": "3", "solo-tie": "first"},
		"einfach-genial":     {"leve": "3", "solo-tie": "first"},
	}
	for name, want := range tests {
		if got := engine.Fitting(games[name], all, chosen); !maps.Equal(got, want) {
			t.Errorf("%s: %v, want %v", name, got, want)
		}
	}
	if got := engine.Fitting(games["einfach-genial"], nil, nil); len(got) != 0 {
		t.Errorf("of nothing are left %v", got)
	}
}
