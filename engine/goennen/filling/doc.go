// Package filling finds what dice can do with cards: complete one, fill a box,
// pay for one in the market.
//
// Two ways that use the same dice, each counted as the same value and colour, are
// one way: which of them lands in which box makes no difference to a card that
// is full. A way is left out when the same dice do with fewer helps, since
// nothing is gained by marking more circles than needed.
package filling
