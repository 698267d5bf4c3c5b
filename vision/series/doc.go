// Package series is a test of whole games on a board under a camera: every tile
// that is laid counts, and none that is not, whatever else goes on at the table.
//
// Films of games are rendered by testdata/boards/film.py. The frames go the way
// that a camera's go: until the board lies still, through the reader and the
// rules, in a box that nobody touches.
package series
