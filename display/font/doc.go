// Package font draws letters and signs as dots of one bit.
//
// The letters are those of the Go fonts; signs that they lack are outlines.
package font
