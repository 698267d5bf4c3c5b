package prompt_test

import (
	"slices"
	"testing"

	"silvertray/engine"
	"silvertray/internal/prompt"
)

// about is an option about a card at a price that gains so many points.
func about(card string, price, gain int) engine.Label {
	l := engine.Label{Group: card, Card: &engine.CardMove{}}
	l.Card.Price, l.Card.Gain = price, gain
	return l
}

func again(dice ...string) engine.Label {
	var l engine.Label
	l.Dice.Throws = dice
	return l
}

func TestFold(t *testing.T) {
	done := engine.Label{Text: "done"}
	tests := []struct {
		name    string
		options []engine.Label
		cards   bool
		want    []int // options in each line
	}{
		{"nothing", nil, true, nil},
		{"ways with one card", []engine.Label{about("s01", 0, 1), about("s01", 0, 2), done}, true, []int{2, 1}},
		{"cards are left apart", []engine.Label{about("s01", 0, 1), about("s01", 0, 2), done}, false, []int{1, 1, 1}},
		{"another price is another line", []engine.Label{about("s01", 2, 0), about("s01", 3, 0)}, true, []int{1, 1}},
		{"throws in any list", []engine.Label{done, again("yellow"), again("blue"), done}, false, []int{1, 2, 1}},
		{"a card in between", []engine.Label{about("s01", 0, 1), about("s02", 0, 1), about("s01", 0, 1)}, true, []int{1, 1, 1}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			var got []int
			for _, line := range prompt.Fold(tt.options, func(l engine.Label) engine.Label { return l }, tt.cards) {
				got = append(got, len(line))
			}
			if !slices.Equal(got, tt.want) {
				t.Errorf("lines of %v options, want %v", got, tt.want)
			}
		})
	}
}

func TestTheBestWayOfALineComesFirst(t *testing.T) {
	all := []engine.Label{about("s01", 0, 1), about("s01", 0, 5)}
	line := prompt.Fold(all, func(l engine.Label) engine.Label { return l }, true)[0]
	if line[0].Card.Gain != 5 {
		t.Errorf("first is the way that gains %d points, want 5", line[0].Card.Gain)
	}
	if all[0].Card.Gain != 1 {
		t.Error("the options themselves have changed their order")
	}
}
