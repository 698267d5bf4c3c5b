// Package canvas is the paper that every screen is drawn on: lines, text, symbols, and
// the measures of a panel's size.
package canvas
