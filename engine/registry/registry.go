// Package registry holds every game whose rules are known.
package registry

import (
	"silvertray/engine"
	"silvertray/engine/clever"
	"silvertray/engine/goennen"
	"silvertray/engine/ingenious"
)

// Games are all of them, by name.
func Games() engine.Games {
	return engine.NewGames(clever.GanzSchoen, clever.Doppelt, ingenious.EinfachGenial, goennen.Practice())
}
