package words

import (
	"fmt"
	"strings"
)

// Suggestion asks whether one of the known words was meant: "; did you mean panel?".
// It is empty where none comes close.
func Suggestion(said string, known []string) string {
	if word := Nearest(said, known); word != "" {
		return fmt.Sprintf("; did you mean %s?", word)
	}
	return ""
}

// Nearest returns the known word that was probably meant: the one with the fewest
// slips, else the only one with said in it. It is empty where none comes close, or
// several equally so.
func Nearest(said string, known []string) string {
	said = folded(said)
	near, fewest := "", (len(said)+1)/3+1
	if fewest > mostSlips+1 {
		fewest = mostSlips + 1
	}
	for _, word := range known {
		switch n := slips([]rune(said), []rune(folded(word))); {
		case n < fewest:
			near, fewest = word, n
		case n == fewest && word != near:
			near = ""
		}
	}
	if near != "" {
		return near
	}
	return around(said, known)
}

// Bounds of a guess: slips in the longest word, and letters of the shortest part.
const (
	mostSlips    = 3
	shortestPart = 3
)

// around returns the only word that begins with a part, else the only one that has it
// somewhere.
func around(part string, known []string) string {
	if len(part) < shortestPart {
		return ""
	}
	for _, has := range []func(s, part string) bool{strings.HasPrefix, strings.Contains} {
		var found []string
		for _, word := range known {
			if has(folded(word), part) {
				found = append(found, word)
			}
		}
		if len(found) == 1 {
			return found[0]
		}
	}
	return ""
}

// folded is a word as names are spelled in files: in small letters without umlauts,
// parted by hyphens.
func folded(word string) string {
	return folding.Replace(strings.ToLower(strings.TrimSpace(word)))
}

var folding = strings.NewReplacer("ä", "ae", "ö", "oe", "ü", "ue", "ß", "ss", "_", "-", " ", "-", "×", "x")

// slips is the distance of two words: the letters to be changed, added, left out, or
// swapped with the next, to make one of the other.
func slips(a, b []rune) int {
	before, last := make([]int, len(b)+1), make([]int, len(b)+1)
	for j := range last {
		last[j] = j
	}
	for i := range a {
		row := make([]int, len(b)+1)
		row[0] = i + 1
		for j := range b {
			change := last[j]
			if a[i] != b[j] {
				change++
			}
			row[j+1] = min(change, last[j+1]+1, row[j]+1)
			if i > 0 && j > 0 && a[i] == b[j-1] && a[i-1] == b[j] {
				row[j+1] = min(row[j+1], before[j-1]+1)
			}
		}
		before, last = last, row
	}
	return last[len(b)]
}
