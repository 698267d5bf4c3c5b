// Package paper has the printed sheets of the family: what stands in each box, what may
// be written there, what that brings, and what it is worth.
package paper
