// Package spelling guesses which known word was meant by one that is not known.
package spelling

import (
	"slices"
	"strings"
)

// far is how many letters may be wrong in a word for a guess.
const far = 2

// Closest is the known word that is most like another one, whatever the case of its
// letters; empty where none is close. Of equally close ones it is the first of the
// alphabet.
func Closest(word string, known []string) string {
	best, least := "", far+1
	for _, k := range slices.Sorted(slices.Values(known)) {
		d := distance([]rune(strings.ToLower(word)), []rune(strings.ToLower(k)))
		if d < least && d < len([]rune(k)) {
			best, least = k, d
		}
	}
	return best
}

// distance is how many letters are to be changed, added, left out, or swapped with
// their neighbour to make one word of the other (optimal string alignment).
func distance(a, b []rune) int {
	rows := make([][]int, len(a)+1)
	for i := range rows {
		rows[i] = make([]int, len(b)+1)
		rows[i][0] = i
	}
	for j := range rows[0] {
		rows[0][j] = j
	}
	for i := 1; i <= len(a); i++ {
		for j := 1; j <= len(b); j++ {
			change := rows[i-1][j-1]
			if a[i-1] != b[j-1] {
				change++
			}
			rows[i][j] = min(change, rows[i-1][j]+1, rows[i][j-1]+1)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				rows[i][j] = min(rows[i][j], rows[i-2][j-2]+1)
			}
		}
	}
	return rows[len(a)][len(b)]
}
