// Package choices draws what a player may choose, beside the dice, sheet or card that it
// is about.
package choices
