// Package pose finds where the camera stands over the table from the dice and the
// tray that it sees, and from there where each die stands.
//
// Lengths are counted in dice; only what Measure fills in is in mm.
package pose
