// Package doubt says what each cell of a board shows, and every reason to ask a
// person instead of being wrong about it.
package doubt
