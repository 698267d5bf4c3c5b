// Package change finds where two small pictures of a table differ by more than
// light and noise, and whether something large reaches in from the edge.
package change
