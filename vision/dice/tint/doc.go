// Package tint names dice by the colour of their bodies.
//
// Light multiplies, so as logarithms every colour moves by the same step under
// another lamp. The naming of a whole set and the lamp that together fit best are
// found in turns.
package tint
