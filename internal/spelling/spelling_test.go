package spelling_test

import (
	"strings"
	"testing"

	"silvertray/internal/spelling"
)

func TestClosest(t *testing.T) {
	known := []string{"panel", "page", "players", "profile", "game", "keys"}
	for word, want := range map[string]string{
		"panle": "panel", "Panel": "panel", "pannel": "panel", "paeg": "page", "player": "players", "games": "game",
		"key": "keys", "PROFIL": "profile", "colour": "", "": "", "x": "", strings.Repeat("page", 9): "",
	} {
		if got := spelling.Closest(word, known); got != want {
			t.Errorf("%q is %q, want %q", word, got, want)
		}
	}
	if got := spelling.Closest("page", nil); got != "" {
		t.Errorf("of no words %q is the closest", got)
	}
}
