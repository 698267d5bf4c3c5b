// Package area judges a part of a table on which nothing should lie by the colours
// of a grid of cells.
package area
