// Package overhead works on the picture of a board as seen from straight above: it
// makes the board's own grey neutral, and mends the view by the middles of the
// symbols.
package overhead
