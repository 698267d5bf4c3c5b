// Package cards draws cards, one by one, in a market and as they lie before a player.
package cards
