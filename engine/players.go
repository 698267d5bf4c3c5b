package engine

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
)

// longestName is the most letters a player's name may have.
const longestName = 40

// CheckPlayers refuses more players than a game has seats for, none, and names
// that a record or a screen could not show.
func CheckPlayers(players []string, seats int) error {
	if n := len(players); n < 1 || n > seats {
		return fmt.Errorf("%d players: the game is for 1 to %d", n, seats)
	}
	for i, name := range players {
		switch {
		case strings.TrimSpace(name) == "" || strings.TrimSpace(name) != name:
			return fmt.Errorf("player %d: the name %q is empty or has spaces around it", i+1, name)
		case len([]rune(name)) > longestName:
			return fmt.Errorf("player %d: the name is longer than %d letters", i+1, longestName)
		case strings.ContainsAny(name, ",#") || strings.ContainsFunc(name, unicode.IsControl):
			return fmt.Errorf("player %d: the name %q has a comma, a # or a control character in it", i+1, name)
		case slices.Contains(players[:i], name):
			return fmt.Errorf("player %d: there is a player %q already", i+1, name)
		}
	}
	return nil
}
