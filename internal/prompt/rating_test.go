package prompt_test

import (
	"fmt"
	"testing"

	"silvertray/engine"
	"silvertray/internal/prompt"
)

func ExampleStars() {
	for _, n := range []float64{0, 2.5, 5} {
		fmt.Println(prompt.Stars(n, "★", "½", "☆"))
	}
	// Output:
	// ☆☆☆☆☆
	// ★★½☆☆
	// ★★★★★
}

func TestVerdict(t *testing.T) {
	solo := engine.PlayerScore{Name: "Ana", Rating: &engine.Rating{Stars: 3.5, Words: "good"}}
	tests := map[string]struct {
		score engine.Score
		want  string
	}{
		"before the end": {engine.Score{Players: []engine.PlayerScore{{Name: "Ana"}, {Name: "Ben"}}}, ""},
		"a winner":       {engine.Score{Finished: true, Players: []engine.PlayerScore{{Name: "Ana"}, {Name: "Ben"}}, Winners: []string{"Ben"}}, "★ Ben wins"},
		"alone":          {engine.Score{Finished: true, Players: []engine.PlayerScore{solo}, Winners: []string{"Ana"}}, "★★★½☆ good"},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			if got := prompt.Verdict(tt.score).String(); got != tt.want {
				t.Errorf("says %q, want %q", got, tt.want)
			}
		})
	}
}

func TestWhen(t *testing.T) {
	for want, h := range map[string]prompt.Heading{
		"": {}, "Round 3": {Round: 3}, "Round 3 of 6": {Round: 3, Rounds: 6},
	} {
		if got := h.When().String(); got != want {
			t.Errorf("%+v is %q, want %q", h, got, want)
		}
	}
}
