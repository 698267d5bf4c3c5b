// Package sheets draws the sheets as printed, and the score table.
package sheets
