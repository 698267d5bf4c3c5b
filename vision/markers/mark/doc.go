// Package mark reads the corner marks of a printed mat: it fits the edges of a dark
// quadrangle to a fraction of a px, and compares its cells with the marks there are.
package mark
