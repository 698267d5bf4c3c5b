package prompt

import (
	"strings"

	"silvertray/engine"
	"silvertray/internal/words"
)

// mostStars is the best rating of a solo match.
const mostStars = 5

// Stars draws a rating of 0 to 5 stars, in halves, with these signs.
func Stars(n float64, full, half, empty string) string {
	n = min(max(n, 0), mostStars)
	whole := int(n)
	drawn := strings.Repeat(full, whole)
	if n-float64(whole) >= 0.5 {
		drawn += half
		whole++
	}
	return drawn + strings.Repeat(empty, mostStars-whole)
}

// Verdict says who has won, or how good a solo score is; it is empty before the end.
func Verdict(s engine.Score) words.Phrase {
	if r := RatingOf(s); s.Finished && r != nil {
		return words.Say("%s %s", Stars(r.Stars, "★", "½", "☆"), r.Words)
	}
	return s.Verdict()
}

// RatingOf is the rating of a solo match; nil where there is none.
func RatingOf(s engine.Score) *engine.Rating {
	if len(s.Players) != 1 {
		return nil
	}
	return s.Players[0].Rating
}
