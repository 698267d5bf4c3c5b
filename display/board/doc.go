// Package board draws a board that all share, with the score rails beside it.
package board
