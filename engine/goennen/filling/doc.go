// Package filling finds what dice can do with cards: complete one, fill a box,
// pay for one in the market.
//
// Two ways that use the same dice, each counted as the same value and colour, are
// one way: which of them lands in which box makes no difference to a card that
// is full. A way is not found when the same dice do with fewer helps, since nothing
// is gained by marking more circles than needed; Read and Fit take it where a player
// states it, since no rule forbids it.
package filling
